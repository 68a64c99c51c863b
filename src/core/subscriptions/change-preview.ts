import type { Minor } from '../money/types'
import type { Quote, QuoteItemRequest } from '../orders/types'
import type { ChangeWish } from './change-wish'
import type { Rhythm } from './terms'
import type { Subscribed, Term } from './types'
import type { PaidTerm } from './unused-part'

/** What runs, and what its money is. */
export interface RunningThing extends Term, Rhythm, Pick<Subscribed, 'items' | 'billing' | 'quantity'> {
  readonly currency: string
  /** Credit that earlier changes left (U10). */
  readonly credit: Minor
}

/** What stood before the first change of a day: whoever comes back to it on that day has changed nothing (U11). */
export interface DayBegan extends RunningThing {
  readonly unused: Minor
}

export interface ChangeAsked {
  readonly running: RunningThing
  readonly terms: readonly PaidTerm[]
  readonly began: DayBegan | null
  readonly wish: ChangeWish
  /** How the credit is called on the receipt. */
  readonly creditName: string
}

/** Every figure of a change. Amounts before tax, but for `tax` and those that are due. `unused + credit = used + left`, `price - used + tax = total`. */
export interface ChangePreview extends Term, Rhythm {
  readonly kind: 'change' | 'back'
  readonly items: readonly QuoteItemRequest[]
  readonly wish: ChangeWish
  readonly currency: string
  readonly days: { readonly of: number; readonly rest: number }
  readonly unused: Minor
  readonly credit: Minor
  readonly price: Minor
  readonly used: Minor
  /** Kept for the next terms. */
  readonly left: Minor
  readonly tax: Minor
  readonly total: Minor
  readonly dueNow: Minor
  /** The order of it; none where what ran this morning comes back. */
  readonly quote: Quote | null
}

/** Everything that was seen of a preview, as one text: whoever confirms it says it back. */
export const figuresOf = ({
  kind,
  wish,
  currency,
  termStart,
  termEnd,
  unused,
  credit,
  price,
  used,
  left,
  tax,
  total,
  dueNow,
}: ChangePreview) =>
  [
    kind,
    ...wish.products,
    wish.billing,
    wish.quantity,
    currency,
    termStart,
    termEnd,
    unused,
    credit,
    price,
    used,
    left,
    tax,
    total,
    dueNow,
  ].join('|')
