/** On paper only the receipt is left, dark on white whatever the theme, with every line of it on one page where it fits. */
const rules = `
  :root:root, :root[data-theme] { color-scheme: light; --surface: #ffffff; }
  @page { margin: 16mm; }
  body { background: none; }
  body:has(main .receipt) :is(.site-header, .site-footer, .toast-viewport, .drawer, .drawer__scrim, .skip-link),
  main:has(.receipt) :not(.receipt, .receipt *, :has(.receipt)),
  .no-print { display: none; }
  main:has(.receipt) :has(.receipt) { display: block; padding: 0; background: none; }
  .receipt { clip-path: none; max-width: 160mm; margin: 0 auto; padding: 0; print-color-adjust: exact; }
  .receipt::before { display: none; }
  .receipt__stub { border-top-color: var(--line-strong); }
  .receipt tr, .receipt__stub { break-inside: avoid; }
`

/**
 * In no layer: it has the last word. And in a sheet of its own, not in an `@media` of the site's: browsers count rules such as these in
 * even while they do not apply, and then style the whole page anew for each element that is added to it.
 */
export const PrintStyles = () => <style media="print" dangerouslySetInnerHTML={{ __html: rules.replace(/\s+/g, ' ') }} />
