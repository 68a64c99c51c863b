import { type BillingPeriod, type Catalog, type Service, billingPeriods, monthsOfPeriod } from '../catalog/types'
import { maximumQuantity } from '../orders/normalise-item'
import type { QuoteItemRequest, Quote, QuoteRefusal, PricingContext } from '../orders/types'
import { ok, err, type Result } from '../result'
import { attachedDomainsOf, mostDomains } from './attached-domain'
import type { OrderedSubscription, Term } from './types'
import { creditIn } from '../orders/calculate-quote'
import type { Minor } from '../money/types'
import { type TermSchedule, firstTerm } from './lifecycle'
import { startOfDay, daysBetween } from '../dates'
import { pick } from '../records'
import { nothing, roundSum, type Fraction } from '../money/arithmetic'
import { quoteTerm } from './subscription-lines'

/** What is left of an order line that paid for a term. */
interface PaidLine {
  /** Before tax, including the setup fee, minus refunds. */
  readonly held: Minor
  /** The term's price after discounts, then the setup fee. */
  readonly term: Minor
  readonly setup: Minor
}

/** A paid term that has not ended. */
export interface PaidTerm {
  readonly termStart: number
  readonly termEnd: number
  readonly lines: readonly PaidLine[]
  /** Credit carried over from earlier terms. */
  readonly carried: Minor
}

const restOf = ({ termStart, termEnd }: PaidTerm, today: number) => ({
  of: daysBetween(termStart, termEnd),
  rest: daysBetween(Math.max(today, termStart), Math.max(today, termStart, termEnd)),
})

const heldFor = ({ held, term, setup }: PaidLine): Fraction =>
  setup === 0 ? { of: [held], over: [1] } : { of: [held, term], over: [term + setup] }

const unusedOf = (term: PaidTerm, today: number): readonly Fraction[] => {
  const { of, rest } = restOf(term, today)
  if (rest === 0) return []
  const held: readonly Fraction[] = [...term.lines.map(heldFor), { of: [term.carried], over: [1] }]
  return held.map((each) => ({ of: [...each.of, rest], over: [...each.over, of] }))
}

/**
 * U9: proration of a plan change. Value of the unused days, including today: whole UTC days, based on money actually received, with exact
 * fractions summed and rounded once, half away from zero.
 */
export const unusedPart = (terms: readonly PaidTerm[], today: number): Minor => roundSum(terms.flatMap((term) => unusedOf(term, today)))

/** U9: remaining days and total days across all paid terms. */
const unusedDays = (terms: readonly PaidTerm[], today: number) =>
  terms
    .map((term) => restOf(term, today))
    .filter(({ rest }) => rest > 0)
    .reduce((all, each) => ({ of: all.of + each.of, rest: all.rest + each.rest }), { of: 0, rest: 0 })

export interface RequestedChange {
  /** One product per part, in the order of the current items; a plan has one. */
  readonly products: readonly string[]
  readonly billing: BillingPeriod
  readonly quantity: number
}

type NoChange = 'same' | 'not-offered' | 'quantity-out-of-range' | 'too-many-domains'

type CurrentPlan = Pick<OrderedSubscription, 'items' | 'billing' | 'quantity'>

const isService = (type: QuoteItemRequest['type']): type is Service['type'] => type !== 'domain' && type !== 'addon'

/**
 * U9: alternatives with the same type and category; certificates must offer the same coverage. Includes the current product while it is
 * sold.
 */
const familyOf = ({ id, type, serviceData }: QuoteItemRequest, { services }: Pick<Catalog, 'services'>): readonly Service[] => {
  const runs = services.get(id)
  const coverage = serviceData?.coverage
  if (!runs || !isService(type)) return []
  return [...services.values()]
    .filter((each) => each.type === type && each.category === runs.category)
    .filter((each) => type !== 'ssl' || coverage === undefined || each.coverages.includes(coverage))
    .sort((left, right) => left.order - right.order || (left.id < right.id ? -1 : 1))
}

/** The current configuration in the form of a requested change. */
export const toRequestedChange = ({ items, billing, quantity }: CurrentPlan): RequestedChange => ({
  products: items.map(({ id }) => id),
  billing,
  quantity,
})

const isSameWish = (one: RequestedChange, other: RequestedChange): boolean =>
  one.billing === other.billing &&
  one.quantity === other.quantity &&
  one.products.length === other.products.length &&
  one.products.every((product, index) => product === other.products[index])

/** C10: a different plan must allow as many domains; the same plan keeps them. */
const hasRoom = ({ items }: Pick<RunningItem, 'items'>, { products }: RequestedChange, { services }: Pick<Catalog, 'services'>): boolean =>
  items.every(({ id }, index) => id === products[index]) ||
  attachedDomainsOf(items).length <=
    Math.max(
      ...items.map(({ serviceData }, index) => {
        const service = services.get(products[index] ?? '')
        return service ? mostDomains(service, serviceData?.coverage) : 1
      }),
    )

/** U9: each part stays within its family. */
const changedItems = (
  running: CurrentPlan,
  wish: RequestedChange,
  catalog: Pick<Catalog, 'services'>,
): Result<readonly QuoteItemRequest[], NoChange> => {
  const { items } = running
  if (isSameWish(toRequestedChange(running), wish)) return err('same')
  if (!Number.isInteger(wish.quantity) || wish.quantity < 1 || wish.quantity > maximumQuantity) return err('quantity-out-of-range')
  const isOffered = (item: QuoteItemRequest, index: number) => familyOf(item, catalog).some(({ id }) => id === wish.products[index])
  if (wish.products.length !== items.length || !items.every(isOffered)) return err('not-offered')
  if (!hasRoom(running, wish, catalog)) return err('too-many-domains')
  return ok(items.map((item, index) => ({ ...item, id: wish.products[index] ?? item.id, billing: wish.billing, quantity: wish.quantity })))
}

export interface ChangeChoice extends Pick<Service, 'id' | 'name' | 'specs'> {
  /** Unit price per term, before tax; periods not offered are absent. */
  readonly prices: Readonly<Partial<Record<BillingPeriod, Minor>>>
}

export interface ChangeChoices {
  readonly parts: readonly (readonly ChangeChoice[])[]
  readonly periods: readonly BillingPeriod[]
}

/** U9, U42: options with their unit prices. Not every plan has every period; invalid combinations are rejected on request. */
export const planChangeChoices = (
  { items, currency }: CurrentPlan & { readonly currency: string },
  world: PricingContext,
): ChangeChoices => {
  const families = items.map((item) => familyOf(item, world.catalog).map((service) => ({ item, service })))
  const priceOf = ({ item, service: { id } }: (typeof families)[number][number], billing: BillingPeriod): Minor | null => {
    const quote = quoteTerm([{ ...item, id, billing, quantity: 1 }], currency, world)
    return quote.ok ? quote.value.breakdown.subtotal : null
  }
  const pricesOf = (option: (typeof families)[number][number]): ChangeChoice['prices'] =>
    Object.fromEntries(
      billingPeriods.flatMap((billing) => {
        const price = option.service.prices[billing] === undefined ? null : priceOf(option, billing)
        return price === null ? [] : [[billing, price]]
      }),
    )
  return {
    parts: families.map((family) =>
      family.map((option) => ({
        id: option.service.id,
        name: option.service.name,
        specs: option.service.specs,
        prices: pricesOf(option),
      })),
    ),
    periods: billingPeriods.filter((period) =>
      families.every((family) => family.some(({ service }) => service.prices[period] !== undefined)),
    ),
  }
}

/** Current subscription and its currency. */
export interface RunningItem extends Term, TermSchedule, Pick<OrderedSubscription, 'items' | 'billing' | 'quantity'> {
  readonly currency: string
  /** U10: credit from earlier changes. */
  readonly credit: Minor
}

/** U11: state before the day's first change; returning to it on the same day cancels the change. */
interface DayStart extends RunningItem {
  readonly unused: Minor
}

export interface ChangeInput {
  readonly running: RunningItem
  readonly terms: readonly PaidTerm[]
  readonly began: DayStart | null
  readonly wish: RequestedChange
  /** The credit's name on the receipt. */
  readonly creditName: string
}

/** Amounts before tax, except `tax` and the due amounts. `unused + credit = used + left`, `price - used + tax = total`. */
export interface ChangePreview extends Term, TermSchedule {
  readonly kind: 'change' | 'back'
  readonly items: readonly QuoteItemRequest[]
  readonly wish: RequestedChange
  readonly currency: string
  readonly days: { readonly of: number; readonly rest: number }
  readonly unused: Minor
  readonly credit: Minor
  readonly price: Minor
  readonly used: Minor
  /** Credit for later terms. */
  readonly left: Minor
  readonly tax: Minor
  readonly total: Minor
  readonly dueNow: Minor
  /** None if the change reverts to the day's initial state. */
  readonly quote: Quote | null
}

const figures = ['currency', 'termStart', 'termEnd', 'unused', 'credit', 'price', 'used', 'left', 'tax', 'total', 'dueNow'] as const

/** Fingerprint of the previewed figures, which the confirmation must send back. */
export const figuresOf = (preview: ChangePreview): string => {
  const { kind, wish } = preview
  return [kind, ...wish.products, wish.billing, wish.quantity, ...figures.map((figure) => preview[figure])].join('|')
}

export type PreviewError = { readonly code: NoChange | 'currency-gone' } | QuoteRefusal

const backTo = ({ running, wish, terms }: ChangeInput, began: DayStart, today: number, unused: Minor): ChangePreview => ({
  kind: 'back',
  ...pick(began, ['items', 'termStart', 'termEnd', 'months', 'anchorDay']),
  wish,
  currency: running.currency,
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
 * U9–U11: prorated price of a change today: the unused part of paid terms (`unusedPart`) plus earlier credit, against a new term starting
 * today. The remainder stays as credit; the figures add up to the cent.
 */
export const previewChange = (asked: ChangeInput, world: PricingContext): Result<ChangePreview, PreviewError> => {
  const { running, terms, began, wish, creditName } = asked
  if (!world.currencies.has(running.currency)) return err({ code: 'currency-gone' })
  const items = changedItems(running, wish, world.catalog)
  const today = startOfDay(world.now)
  const unused = unusedPart(terms, today)
  const available = (unused + running.credit) as Minor
  if (began && isSameWish(wish, toRequestedChange(began)) && available >= began.unused) return ok(backTo(asked, began, today, unused))
  if (!items.ok) return err({ code: items.error })
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
