import type { ReactNode } from 'react'

interface OfferTableProps {
  readonly caption: string
  readonly heads: {
    readonly name: string
    readonly firstYear: string
    readonly renewsAt: string
    readonly threeYears: string
    /** For screen readers only. */
    readonly action: string
  }
  readonly children: ReactNode
}

/** Names and what they cost in the first year, after it and over three years, in that order (DESIGN, Price). */
export const OfferTable = ({ caption, heads, children }: OfferTableProps) => (
  <table className="offers">
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{heads.name}</th>
        <th scope="col">{heads.firstYear}</th>
        <th scope="col">{heads.renewsAt}</th>
        <th scope="col">{heads.threeYears}</th>
        <th scope="col">
          <span className="visually-hidden">{heads.action}</span>
        </th>
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)

interface OfferNameProps {
  readonly plate: ReactNode
  readonly badge?: ReactNode
}

const OfferName = ({ plate, badge }: OfferNameProps) => (
  <th scope="row">
    <span className="offers__name">
      {plate}
      {badge}
    </span>
  </th>
)

interface OfferRowProps extends OfferNameProps {
  /** `PriceOffer` of the first year. */
  readonly offer: ReactNode
  readonly renewsAt: ReactNode
  readonly threeYears: ReactNode
  /** The table's heads again, shown beside the figures where the heads are gone. */
  readonly labels: { readonly renewsAt: string; readonly threeYears: string }
  readonly action: ReactNode
  /** The panel below belongs to this row. */
  readonly open?: boolean
  /** Only a picture of the row that is on its way: the list itself says that it is busy. */
  readonly loading?: boolean
}

export const OfferRow = ({ plate, badge, offer, renewsAt, threeYears, labels, action, open = false, loading }: OfferRowProps) => (
  <tr className={open ? 'offers__row--open' : undefined} aria-hidden={loading}>
    <OfferName plate={plate} badge={badge} />
    <td className="offers__offer">{offer}</td>
    <td className="offers__figure">
      <span className="offers__figure-label">{labels.renewsAt} </span>
      <span>{renewsAt}</span>
    </td>
    <td className="offers__figure">
      <span className="offers__figure-label">{labels.threeYears} </span>
      <span>{threeYears}</span>
    </td>
    <td className="offers__action">{action}</td>
  </tr>
)

interface OfferNoteRowProps extends OfferNameProps {
  readonly note: ReactNode
  readonly action: ReactNode
}

/** A row without figures: taken, unknown, still asking. */
export const OfferNoteRow = ({ plate, badge, note, action }: OfferNoteRowProps) => (
  <tr>
    <OfferName plate={plate} badge={badge} />
    {/* Without a way on the note has its room too. */}
    <td className="offers__note" colSpan={action === null ? 4 : 3}>
      {note}
    </td>
    {action === null ? null : <td className="offers__action">{action}</td>}
  </tr>
)

/** What an opened row shows below itself. */
export const OfferPanelRow = ({ id, children }: { readonly id?: string; readonly children: ReactNode }) => (
  <tr className="offers__panel" id={id}>
    <td colSpan={5}>{children}</td>
  </tr>
)
