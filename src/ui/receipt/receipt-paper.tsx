import type { ReactNode } from 'react'

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
