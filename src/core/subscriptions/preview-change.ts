import { startOfDay } from '../calendar'
import { monthsOfPeriod } from '../catalog/types'
import { nothing } from '../money/sum'
import type { Minor } from '../money/types'
import { creditIn } from '../orders/apply-credit'
import { quoteCart } from '../orders/quote-cart'
import type { Quote, QuoteItemRequest, QuoteRefusal, QuoteWorld } from '../orders/types'
import { ok, refuse, type Result } from '../result'
import { changedItems, isSameWish, wishOf, type ChangeWish, type NoChange } from './change-wish'
import { renewalRequest } from './renewal-request'
import { firstTerm, type Rhythm } from './terms'
import type { Subscribed, Term } from './types'
import { unusedDays, unusedPart, type PaidTerm } from './unused-part'

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

export type NoPreview = { readonly code: NoChange | 'currency-gone' } | QuoteRefusal

/** U3, D16: what a term costs: without codes, automatic discounts and setup fee; paid whole wherever that is offered. */
export const quoteTerm = (
  items: readonly QuoteItemRequest[],
  currency: string,
  world: QuoteWorld,
  credit: { readonly name: string; readonly amount: Minor } | null = null,
): Result<Quote, QuoteRefusal> => {
  const plain = { ...world, automaticDiscounts: [], isFirstOrder: false }
  const whole = quoteCart(renewalRequest({ items }, currency, { selectedPaymentType: 'full' }), plain, credit)
  const isOffered = whole.ok || whole.error.code !== 'payment-type-not-offered'
  return isOffered ? whole : quoteCart(renewalRequest({ items }, currency, {}), plain, credit)
}

const backTo = ({ running, wish, terms }: ChangeAsked, began: DayBegan, today: number, unused: Minor): ChangePreview => ({
  kind: 'back',
  items: began.items,
  wish,
  currency: running.currency,
  termStart: began.termStart,
  termEnd: began.termEnd,
  months: began.months,
  anchorDay: began.anchorDay,
  days: unusedDays(terms, today),
  unused,
  credit: running.credit,
  price: began.unused,
  used: began.unused,
  left: (unused + running.credit - began.unused) as Minor,
  tax: nothing,
  total: nothing,
  dueNow: nothing,
  quote: null,
})

/**
 * U9–U11: what a change costs today: the unused part of what was paid, and what earlier changes left, against the price of a new term
 * from today. What of it is not needed stays as credit. Nothing is lost and nothing is given: the figures add up to the cent.
 */
export const previewChange = (asked: ChangeAsked, world: QuoteWorld): Result<ChangePreview, NoPreview> => {
  const { running, terms, began, wish, creditName } = asked
  if (!world.currencies.has(running.currency)) return refuse({ code: 'currency-gone' })
  const items = changedItems(running, wish, world.catalog)
  const today = startOfDay(world.now)
  const unused = unusedPart(terms, today)
  const available = (unused + running.credit) as Minor
  if (began && isSameWish(wish, wishOf(began)) && available >= began.unused) return ok(backTo(asked, began, today, unused))
  if (!items.ok) return refuse({ code: items.error })
  const quote = quoteTerm(items.value, running.currency, world, { name: creditName, amount: available })
  if (!quote.ok) return quote
  const { breakdown, dueNow, lines } = quote.value
  const used = creditIn(lines)
  return ok({
    kind: 'change',
    items: items.value,
    wish,
    currency: running.currency,
    ...firstTerm(today, monthsOfPeriod[wish.billing]),
    days: unusedDays(terms, today),
    unused,
    credit: running.credit,
    price: breakdown.subtotal,
    used,
    left: (available - used) as Minor,
    tax: breakdown.tax,
    total: breakdown.total,
    dueNow,
    quote: quote.value,
  })
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
