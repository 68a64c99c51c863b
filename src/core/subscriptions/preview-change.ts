import { startOfDay } from '../calendar'
import { monthsOfPeriod } from '../catalog/types'
import { nothing } from '../money/sum'
import type { Minor } from '../money/types'
import { creditIn } from '../orders/apply-credit'
import type { QuoteRefusal, QuoteWorld } from '../orders/types'
import { ok, refuse, type Result } from '../result'
import type { ChangeAsked, ChangePreview, DayBegan } from './change-preview'
import { changedItems, isSameWish, wishOf, type NoChange } from './change-wish'
import { quoteTerm } from './quote-term'
import { firstTerm } from './terms'
import { unusedDays, unusedPart } from './unused-part'

export type NoPreview = { readonly code: NoChange | 'currency-gone' } | QuoteRefusal

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
