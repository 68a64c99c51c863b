import { addDays } from '@/core/dates'
import { isUnpaid } from '@/core/orders/status'
import { isGivenUp } from '@/core/payments/payment-transition'
import {
  domainChargeAt,
  isAutoCharged,
  renewalAmount,
  renewalTerm,
  type RenewalPrice,
  decideRenewal,
  isRenewable,
} from '@/core/orders/renewal-order'
import type { Quote, QuoteRequest } from '@/core/orders/types'
import { domainCharges, domainLifecycle } from '@/lib/config/limits'
import type { Context, SignedInCustomer } from '@/lib/context'
import type { MailPrice } from '@/lib/outbox/email-data'
import { findCatalogSnapshot, type CatalogSnapshot } from '@/modules/catalog/snapshot'
import { findOrderByNumber, type OrderRecord } from '@/modules/orders/orders.repository'
import {
  findChargeOfOrder,
  findChargeSettings,
  findDefaultCard,
  type CardRow,
} from '@/modules/payments/saved-methods/saved-methods.repository'
import { findOwnerTax, type BuyerTax } from '@/modules/tax/buyer-tax'
import {
  findOwnedDomain,
  findKnownPrices,
  findRenewalOrders,
  type ExpiringDomain,
  findRenewableDomain,
  type OwnedDomain,
  findUnpaidRenewals,
} from './renewals.repository'
import { renewableYears } from '@/core/domains/lifecycle'
import { splitDomain } from '@/core/domains/parse-domain'
import { mostYears } from '@/core/pricing/prices'
import { ok, err, type Result } from '@/core/result'
import type { Handle } from '@/lib/db/sql'
import { refusal, type DomainError } from '@/lib/http/http-error'
import { findNamedCodes, toCustomer } from '@/modules/pricing/coupons.repository'
import { toPricingContext, quoteWithContext } from '@/modules/pricing/quote.service'

/** O4: renews the domain and those of its add-ons that are still sold. */
const requestOf = (
  { name, addonIds }: OwnedDomain,
  { catalog, currencies }: CatalogSnapshot,
  currency: string,
  years: number,
): QuoteRequest => ({
  currency: currencies.has(currency) ? currency : 'USD',
  codes: [],
  items: [
    { type: 'domain', id: name, billing: 'yearly', quantity: 1, serviceData: { operation: 'renew', ...(years > 1 ? { years } : {}) } },
    ...addonIds
      .filter((id) => catalog.addons.has(id))
      .map((id) => ({ type: 'addon', id, billing: 'yearly', quantity: 1, serviceData: { domain: name } }) as const),
  ],
})

/** N4: the maximum number of years that its TLD allows, counted from today. */
export const maximumRenewalYears = ({ name, expiresAt }: OwnedDomain, now: number, { catalog }: CatalogSnapshot): number =>
  renewableYears(expiresAt ?? now, now, catalog.extensions.get(splitDomain(name).extension ?? '')?.maxYears ?? mostYears)

interface RenewalTerms {
  readonly held: OwnedDomain
  readonly currency: string
  readonly years: number
  readonly snapshot: CatalogSnapshot
  readonly tax: BuyerTax
}

export const quoteRenewal = async (
  context: Context,
  handle: Handle,
  { held, currency, years, snapshot, tax }: RenewalTerms,
): Promise<Result<Quote, DomainError>> => {
  const named = await findNamedCodes(handle, { codes: [], customer: toCustomer(held.customerId, held.email), locale: context.locale })
  return quoteWithContext(toPricingContext(snapshot, context.now(), named, tax.place), requestOf(held, snapshot, currency, years))
}

/** U43: all amounts in a preview as one string, which the confirmation sends back. */
export const renewalFigures = ({ name, expiresAt }: OwnedDomain, years: number, { currency, lines, breakdown, dueNow }: Quote): string =>
  [
    name,
    expiresAt,
    years,
    currency.code,
    ...lines.map(({ id, subtotal }) => `${id} ${subtotal}`),
    breakdown.discount,
    breakdown.tax,
    breakdown.total,
    dueNow,
  ].join('|')

export interface RenewalPreview {
  readonly domain: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
  readonly years: number
  readonly mostYears: number
  readonly quote: Quote
  readonly figures: string
  readonly open: { readonly orderNumber: string; readonly years: number } | null
}

/**
 * U43: today's price for renewing the customer's own domain; orders nothing. Returns `not-found` for a domain that the customer doesn't
 * own.
 */
export const previewRenewal = async (
  context: Context,
  { id }: Pick<SignedInCustomer, 'id'>,
  domain: string,
  { currency, years }: { readonly currency: string; readonly years: number },
): Promise<Result<RenewalPreview, DomainError>> => {
  const { drizzle } = context.payload.db
  const domainId = await findRenewableDomain(drizzle, id, domain.toLowerCase())
  const held = domainId === null ? null : await findOwnedDomain(drizzle, domainId)
  if (held === null || held.expiresAt === null || !isRenewable(held, context.now(), domainLifecycle)) return err(refusal('not-found'))
  const snapshot = await findCatalogSnapshot(context)
  const most = maximumRenewalYears(held, context.now(), snapshot)
  if (years > most) return err(refusal('years-not-offered'))
  const tax = await findOwnerTax(context, snapshot, held)
  const quote = await quoteRenewal(context, drizzle, { held, currency, years, snapshot, tax })
  if (!quote.ok) return quote
  const decision = decideRenewal(await findRenewalOrders(drizzle, renewalTerm(held.id, held.expiresAt)), 'holder')
  const unpaid = decision.kind === 'known' ? await findUnpaidRenewals(drizzle, held.id) : []
  const open = decision.kind === 'known' ? unpaid.find(({ orderNumber }) => orderNumber === decision.orderNumber) : undefined
  return ok({
    domain: held.name,
    expiresAt: held.expiresAt,
    years,
    mostYears: most,
    quote: quote.value,
    figures: renewalFigures(held, years, quote.value),
    open: open ?? null,
  })
}

/** U51, U52: what happens at the end of a domain's term if its customer does nothing. */
export type RenewalPlan =
  /** The domain expires: nothing is ordered, or the order was cancelled or refunded. */
  | { readonly kind: 'none' }
  | { readonly kind: 'paid' }
  /** An order that the customer pays manually; `isTried`: a card was to be charged. */
  | { readonly kind: 'bill'; readonly order: OrderRecord | null; readonly isTried: boolean }
  | {
      readonly kind: 'charge'
      readonly card: CardRow
      /** Epoch milliseconds. */
      readonly at: number
      /** Including tax. */
      readonly total: MailPrice
      /** The order to be charged; null if it is yet to be created. */
      readonly order: OrderRecord | null
      /** Price to announce before it can be charged; null if none. */
      readonly announces: RenewalPrice | null
    }

interface PlanPrice {
  readonly price: RenewalPrice
  readonly total: MailPrice
}

const priceOfOrder = ({ lines, currency, digits, breakdown }: OrderRecord): PlanPrice => ({
  price: { amount: renewalAmount(lines), currency },
  total: { amount: breakdown.total, currency, digits },
})

const priceOfQuote = ({ lines, currency: { code: currency, digits }, breakdown }: Quote): PlanPrice => ({
  price: { amount: renewalAmount(lines), currency },
  total: { amount: breakdown.total, currency, digits },
})

/** Today's renewal price; null if a renewal can't be ordered. */
const priceToday = async (context: Context, domainId: string): Promise<PlanPrice | null> => {
  const { drizzle } = context.payload.db
  const held = await findOwnedDomain(drizzle, domainId)
  if (held === null) return null
  const snapshot = await findCatalogSnapshot(context)
  const tax = await findOwnerTax(context, snapshot, held)
  const quote = await quoteRenewal(context, drizzle, { held, currency: held.currency, years: 1, snapshot, tax })
  return quote.ok ? priceOfQuote(quote.value) : null
}

/**
 * U51: plans a saved card for the term's open order, or for the one to be created, if automatic payment is on, the price will have been
 * known for long enough, and no attempt has failed permanently. A new price is announced if there is still time.
 */
export const planRenewal = async (context: Context, domain: ExpiringDomain): Promise<RenewalPlan> => {
  const { payload, payments } = context
  const { drizzle } = payload.db
  const now = context.now()
  const last = (await findRenewalOrders(drizzle, renewalTerm(domain.id, domain.expiresAt))).at(-1)
  if (last?.status === 'cancelled' || last?.status === 'refunded') return { kind: 'none' }
  if (last && !isUnpaid(last.status)) return { kind: 'paid' }
  const order = last ? await findOrderByNumber(drizzle, last.orderNumber) : null
  const charge = order && (await findChargeOfOrder(drizzle, order.id))
  const bill: RenewalPlan = order || domain.autoRenew ? { kind: 'bill', order, isTried: charge !== null } : { kind: 'none' }
  const card = isAutoCharged(domain, now) ? await findDefaultCard(drizzle, domain.customerId) : null
  if (!card || !payments[card.provider]?.cards || (order && order.paymentMethod !== card.provider)) return bill
  if (charge && isGivenUp(charge)) return bill
  const priced = order ? priceOfOrder(order) : await priceToday(context, domain.id)
  if (priced === null) return bill
  const { price, total } = priced
  const { domainChargeDays } = await findChargeSettings(drizzle)
  const known = await findKnownPrices(drizzle, domain.id)
  const at = domainChargeAt(domain.expiresAt, price, known, domainChargeDays)
  const toKnow = [{ ...price, chargeableFrom: addDays(now, domainCharges.announceDays) }]
  const announced = at ?? domainChargeAt(domain.expiresAt, price, toKnow, domainChargeDays)
  if (announced === null) return bill
  const next = charge?.state === 'declined' && charge.nextAt !== null ? charge.nextAt : announced
  return { kind: 'charge', card, at: next, total, order, announces: at === null ? price : null }
}
