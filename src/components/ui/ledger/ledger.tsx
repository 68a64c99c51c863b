import type { ReactNode } from 'react'

import { VisuallyHidden } from '@/components/ui/accessibility/accessibility'
import { classNames } from '@/components/ui/styles/class-names'

/** `subtotal` starts a sum, `discount` reduces it, `total` ends it, `later` renews. */
type LedgerRowKind = 'item' | 'subtotal' | 'discount' | 'total' | 'later'

interface LedgerRowProps {
  readonly label: ReactNode
  /** The rule and its base: "10 % of $107.25". */
  readonly note?: ReactNode
  readonly amount: ReactNode
  readonly kind?: LedgerRowKind
}

export const LedgerRow = ({ label, note, amount, kind = 'item' }: LedgerRowProps) => (
  <tr className={`ledger__row--${kind}`}>
    <th scope="row">
      <span>{label}</span> {note ? <small>{note}</small> : null}
    </th>
    <td>{amount}</td>
  </tr>
)

/** Every sum consists of amounts above it. */
export const Ledger = ({ caption, children }: { readonly caption: string; readonly children: ReactNode }) => (
  <table className="ledger">
    <caption className="visually-hidden">{caption}</caption>
    <tbody>{children}</tbody>
  </table>
)

interface DueProps {
  readonly label: ReactNode
  readonly amount: ReactNode
  readonly later?: boolean
  /** Read before the label. */
  readonly hiddenLabel?: string
}

export const Due = ({ label, amount, later = false, hiddenLabel }: DueProps) => (
  <p className={classNames('due', later && 'due--later')}>
    <span className="due__label">
      {hiddenLabel ? <VisuallyHidden>{hiddenLabel} </VisuallyHidden> : null}
      <span>{label}</span>
    </span>
    <b className="due__amount">{amount}</b>
  </p>
)
