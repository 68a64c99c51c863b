import type { ReactNode } from 'react'

/** Prints the receipt only, dark on white in both themes, on one page if it fits. */
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
 * Outside of any layer, so it takes precedence. A sheet of its own and not an `@media` rule: browsers include such rules in style
 * invalidation even while they do not apply, and would restyle the whole page for each added element.
 */
export const PrintStyles = () => <style media="print" dangerouslySetInnerHTML={{ __html: rules.replace(/\s+/g, ' ') }} />

interface ReceiptItemsProps {
  readonly caption: string
  readonly heads: { readonly item: string; readonly renewsAt: string; readonly now: string }
  readonly children: ReactNode
}

/** Renewal prices are left of what is paid now. */
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
  /** An add-on of the domain above. */
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
  /** `paper` before payment, `stamp` after it. */
  readonly plate?: ReactNode
  /** Two short texts below the plate: document and date. */
  readonly meta?: readonly [ReactNode, ReactNode]
  /** Amounts due, above the perforation. */
  readonly due?: ReactNode
  /** Below the perforation: renewals and three-year total. */
  readonly stub?: readonly { readonly label: ReactNode; readonly amount: ReactNode }[]
  readonly id?: string
  readonly children: ReactNode
}

/** Shared by cart, checkout, order page, email and print. */
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
