import type { ReactNode } from 'react'

interface OfferTableProps {
  readonly caption: string
  readonly heads: {
    readonly name: string
    readonly firstYear: string
    readonly renewsAt: string
    readonly threeYears: string
    /** Column heading for screen readers only. */
    readonly action: string
  }
  readonly children: ReactNode
}

/** Domains with first year, renewal and three-year price, in that order (DESIGN, Price). */
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
  /** Column labels, shown beside the amounts on small screens. */
  readonly labels: { readonly renewsAt: string; readonly threeYears: string }
  readonly action: ReactNode
  /** Whether the panel below is open. */
  readonly open?: boolean
  /** Skeleton; the list itself is aria-busy. */
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

/** A row without prices: taken, unknown or pending. */
export const OfferNoteRow = ({ plate, badge, note, action }: OfferNoteRowProps) => (
  <tr>
    <OfferName plate={plate} badge={badge} />
    {/* Without an action the note spans its column too. */}
    <td className="offers__note" colSpan={action === null ? 4 : 3}>
      {note}
    </td>
    {action === null ? null : <td className="offers__action">{action}</td>}
  </tr>
)

export const OfferPanelRow = ({ id, children }: { readonly id?: string; readonly children: ReactNode }) => (
  <tr className="offers__panel" id={id}>
    <td colSpan={5}>{children}</td>
  </tr>
)
