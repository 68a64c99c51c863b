import type { ReactNode } from 'react'

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

interface ReceiptItemsProps {
  readonly caption: string
  readonly heads: { readonly item: string; readonly renewsAt: string; readonly now: string }
  readonly children: ReactNode
}

/** The lines of a receipt: what renews stands left of what is paid now. */
export const ReceiptItems = ({ caption, heads, children }: ReceiptItemsProps) => (
  <table className="receipt-items">
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{heads.item}</th>
        <th scope="col">{heads.renewsAt}</th>
        <th scope="col">{heads.now}</th>
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)

interface ReceiptItemProps {
  readonly name: ReactNode
  readonly note?: ReactNode
  readonly renewsAt: ReactNode
  readonly now: ReactNode
  /** An add-on hangs from the domain above it. */
  readonly addon?: boolean
}

export const ReceiptItem = ({ name, note, renewsAt, now, addon = false }: ReceiptItemProps) => (
  <tr className={addon ? 'receipt-items__addon' : undefined}>
    <th scope="row">
      <span>{name}</span>
      {note ? <small>{note}</small> : null}
    </th>
    <td>{renewsAt}</td>
    <td>{now}</td>
  </tr>
)

interface ReceiptPaperProps {
  readonly label: string
  /** The plate: mounted (`paper`) before payment, stamped after it. */
  readonly plate?: ReactNode
  /** Two short texts under the plate: what this is, and when. */
  readonly meta?: readonly [ReactNode, ReactNode]
  /** The due figures, above the perforation. */
  readonly due?: ReactNode
  /** Below the perforation: what renews, and three years. */
  readonly stub?: readonly { readonly label: ReactNode; readonly amount: ReactNode }[]
  readonly id?: string
  readonly children: ReactNode
}

/** The receipt: cart, checkout, order page, e-mail and print are this one. */
export const ReceiptPaper = ({ label, plate, meta, due, stub = [], id, children }: ReceiptPaperProps) => {
  return (
    <section className="receipt on-paper" aria-label={label} id={id}>
      {plate}
      {meta ? (
        <p className="receipt__meta">
          <span>{meta[0]}</span>
          <span>{meta[1]}</span>
        </p>
      ) : null}
      {children}
      {due ? <div className="receipt__due">{due}</div> : null}
      {stub.length > 0 ? (
        <dl className="receipt__stub">
          {stub.map(({ label: term, amount }, index) => (
            <div key={index}>
              <dt>{term}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  )
}
