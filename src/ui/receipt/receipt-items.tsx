import type { ReactNode } from 'react'

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
