import type { Payload } from 'payload'
import type { Quote } from '@/core/orders/types'
import { type Result, ok, err } from '@/core/result'
import { quoteTerm, quoteTopUp, termAmount, renewalKey } from '@/core/subscriptions/subscription-lines'
import type { TaxPlace } from '@/core/tax/types'
import { type CatalogSnapshot, findCatalogSnapshot } from '@/modules/catalog/snapshot'
import { type DomainError, refusal, apiWords } from '@/lib/http/http-error'
import { noCodes, toCustomer } from '@/modules/pricing/coupons.repository'
import { toPricingContext, inRange } from '@/modules/pricing/quote.service'
import {
  type OpenPart,
  type SubscriptionRecord,
  findEventAt,
  findSubscription,
  lockSubscription,
} from '@/modules/subscriptions/subscriptions.repository'
import { cardText, isOpen } from '@/core/payments/types'
import { decideRenewal } from '@/core/orders/renewal-order'
import { isOrderDue, nextTerm } from '@/core/subscriptions/lifecycle'
import { findPayments } from '@/modules/payments/payments.repository'
import { type CardRow, findDefaultCard, findPartCard, insertCharge } from '@/modules/payments/saved-methods/saved-methods.repository'
import { lockCheckouts } from '@/modules/checkout/checkout.repository'
import { markFreeOrderPaid, placeOrderForOwner } from '@/modules/checkout/place-order'
import { type OrderRecord, findOrderById, findOrderByKey } from '@/modules/orders/orders.repository'
import type { Context } from '@/lib/context'
import type { Handle } from '@/lib/db/sql'
import { withTransactionSlot, type Transaction } from '@/lib/db/transaction'
import type { OutgoingMail } from '@/lib/outbox/email-data'
import { findOpenChange, findOpenOrder, findOrdersOfTerm, insertTermOrder } from '@/modules/subscriptions/term-orders.repository'
import { findOwnerTax, type BuyerTax } from '@/modules/tax/buyer-tax'
import { findSubscriptionLimits } from '@/modules/subscriptions/subscriptions.service'
import { noticeOf, placeOf } from '@/modules/subscriptions/state-changes'
import { findSubscriptionOwner } from '@/modules/renewals/renewals.repository'
import { addDays, toIsoString } from '@/core/dates'
import { subscriptionDays } from '@/lib/config/limits'

/** U6: errors which mean that the product is no longer sold, or not in this form. */
const unsold: ReadonlySet<string> = new Set(['unknown-product', 'period-not-offered', 'coverage-not-offered', 'incomplete-bundle'])

/** U37: a balance has one currency and is topped up only while on-demand payment is sold. */
const unsoldTopUp: ReadonlySet<string> = new Set([...unsold, 'payment-type-not-offered', 'unknown-currency'])

export const isDiscontinued = (refused: DomainError, { balance }: Pick<SubscriptionRecord, 'balance'>): boolean =>
  refused.kind === 'error' && (balance ? unsoldTopUp : unsold).has(refused.code)

interface TermContext {
  /** T8: null means the shop's single rate. */
  readonly place?: TaxPlace | null
  /** U10: label of the credit on the receipt. */
  readonly creditName?: string
}

/**
 * U3: prices the next term at today's price without codes or automatic discounts, as the receipt announced (D16). Falls back to US dollars
 * if the currency is no longer offered.
 */
const priceTerm = (
  subscription: SubscriptionRecord,
  snapshot: CatalogSnapshot,
  now: number,
  { place = null, creditName = '' }: TermContext = {},
): Result<Quote, DomainError> => {
  const currency = snapshot.currencies.has(subscription.currency) ? subscription.currency : 'USD'
  const credit = subscription.credit > 0 && currency === subscription.currency ? { name: creditName, amount: subscription.credit } : null
  const world = toPricingContext(snapshot, now, noCodes, place)
  return inRange(() => quoteTerm(subscription.items, currency, world, credit))
}

export const priceTopUp = (
  subscription: SubscriptionRecord,
  snapshot: CatalogSnapshot,
  now: number,
  { place = null }: TermContext = {},
): Result<Quote, DomainError> =>
  inRange(() => quoteTopUp(subscription.items, subscription.currency, toPricingContext(snapshot, now, noCodes, place)))

export const priceNext: typeof priceTerm = (subscription, ...world) =>
  (subscription.balance ? priceTopUp : priceTerm)(subscription, ...world)

/** U6: the price increase over the current term; null if there is none. */
export const priceRise = ({ amount, currency }: SubscriptionRecord, quote: Quote) => {
  const next = termAmount(quote.lines)
  return quote.currency.code !== currency || next > amount
    ? { amount: next, currency: quote.currency.code, digits: quote.currency.digits }
    : null
}

/** Note on the event that records a price announcement. */
export const announcedPrice = (currency: string, amount: number): string => `${currency} ${amount}`

/** U6: whether the customer has known this price for a month by then. The one-day margin allows for a lifecycle run up to a day late. */
export const isRiseAnnounced = async (
  handle: Handle,
  id: string,
  { currency, amount }: { readonly currency: string; readonly amount: number },
  by: number,
): Promise<boolean> => {
  const announcedAt = await findEventAt(handle, id, 'priceAnnounced', announcedPrice(currency, amount))
  return announcedAt !== null && announcedAt <= addDays(by, 1 - subscriptionDays.announceDays)
}

type PricedQuote = Pick<Quote, 'lines'> & { readonly currency: { readonly code: string } }

/**
 * U20: the card that pays for the next term automatically. Null if the term costs more than the current one and the increase was not
 * announced a month ahead; the customer then pays manually or not at all.
 */
const findChargeableCard = async (
  handle: Handle,
  subscription: SubscriptionRecord,
  { lines, currency }: PricedQuote,
): Promise<CardRow | null> => {
  const card = await findDefaultCard(handle, subscription.customerId)
  if (card === null) return null
  const amount = termAmount(lines)
  if (currency.code === subscription.currency && amount <= subscription.amount) return card
  return (await isRiseAnnounced(handle, subscription.id, { currency: currency.code, amount }, subscription.termEnd)) ? card : null
}

interface TermOrdered {
  readonly orderNumber: string
}

type Answer = Result<TermOrdered | null, DomainError>

const mailOf = (
  subscription: SubscriptionRecord,
  { orderNumber, contact, paymentMethod }: OrderRecord,
  card: CardRow | null,
): OutgoingMail<'subscription-order'> => {
  const { termStart, termEnd } = nextTerm(subscription, subscription)
  const charged = card?.provider === paymentMethod ? { charge: { card: cardText(card), on: toIsoString(subscription.termEnd) } } : {}
  return {
    template: 'subscription-order',
    to: contact.email,
    locale: subscription.locale,
    data: {
      orderNumber,
      name: subscription.name,
      from: toIsoString(termStart),
      to: toIsoString(termEnd),
      ...charged,
      ...placeOf(subscription),
    },
    dedupeKey: `subscription-order:${orderNumber}`,
  }
}

const topUpMailOf = (
  subscription: SubscriptionRecord,
  { orderNumber, breakdown, currency, digits, paymentMethod, contact }: OrderRecord,
  card: CardRow | null,
): OutgoingMail<'subscription-notice'> => {
  const isCharged = card?.provider === paymentMethod
  const kind = isCharged ? 'topUpCharged' : 'topUpDue'
  const notification = {
    kind,
    date: toIsoString(subscription.termEnd),
    topUp: { amount: breakdown.total, currency, digits },
    ...(isCharged ? { card: cardText(card) } : { orderNumber }),
  } as const
  return { ...noticeOf(subscription, notification, `subscription-top-up:${orderNumber}`), to: contact.email }
}

interface Pricing {
  readonly snapshot: CatalogSnapshot
  readonly tax: BuyerTax
}

const place = async (
  context: Context,
  handle: Handle,
  subscription: SubscriptionRecord,
  key: string,
  { snapshot, tax }: Pricing,
): Promise<Result<OrderRecord, DomainError>> => {
  const terms = { place: tax.place, creditName: (await apiWords(subscription.locale)).credit }
  const quote = priceNext(subscription, snapshot, context.now(), terms)
  if (!quote.ok) return quote
  const holder = await findSubscriptionOwner(handle, subscription.id)
  if (holder === null) return err(refusal('not-found'))
  const card = await findChargeableCard(handle, subscription, quote.value)
  return placeOrderForOwner(context, handle, {
    holder,
    key,
    quote: quote.value,
    proof: tax.proof,
    method: card?.provider,
    mailsOf: (order) => [subscription.balance ? topUpMailOf(subscription, order, card) : mailOf(subscription, order, card)],
  })
}

/** Adopts an order that exists but was not recorded; otherwise writes and records a new one. */
const write = async (
  context: Context,
  transaction: Transaction,
  subscription: SubscriptionRecord,
  attempt: number,
  pricing: Pricing,
): Promise<Result<OrderRecord, DomainError>> => {
  const { id, termEnd } = subscription
  const key = renewalKey(id, termEnd, attempt)
  const known = await findOrderByKey(transaction, key)
  const placed = known ? ok(known) : await place(context, transaction, subscription, key, pricing)
  if (!placed.ok) return placed
  await insertTermOrder(transaction, { subscriptionId: id, termStart: termEnd, attempt, orderId: placed.value.id })
  // A free order counts as paid once it is recorded.
  await markFreeOrderPaid(context.payload, transaction, { order: placed.value, isReplay: known !== null })
  return placed
}

const lockForOrder = async (handle: Handle, known: SubscriptionRecord): Promise<SubscriptionRecord | null> => {
  await lockCheckouts(handle, [{ key: `subscription:${known.id}`, customer: toCustomer(known.customerId, known.email) }])
  return lockSubscription(handle, known.id)
}

/**
 * U3: orders the next term at today's price, once per term under any concurrency. Null if the customer cancelled the last such order and
 * has not asked for another.
 */
export const orderNextTerm = async (context: Context, id: string, askedBy: 'holder' | 'shop'): Promise<Answer> => {
  const { payload } = context
  const snapshot = await findCatalogSnapshot(context)
  const known = await findSubscription(payload.db.drizzle, id)
  const holder = await findSubscriptionOwner(payload.db.drizzle, id)
  if (known === null || holder === null) return err(refusal('not-found'))
  const tax = await findOwnerTax(context, snapshot, holder)
  return withTransactionSlot(payload, () =>
    payload.db.drizzle.transaction(async (transaction): Promise<Answer> => {
      const subscription = await lockForOrder(transaction, known)
      const limits = await findSubscriptionLimits(transaction)
      if (subscription === null || !isOrderDue(subscription, context.now(), limits)) return err(refusal('not-found'))
      // U12: at most one open order per subscription.
      if (await findOpenChange(transaction, id)) return ok(null)
      const earlier = await findOrdersOfTerm(transaction, id, subscription.termEnd)
      const decision = decideRenewal(
        earlier.filter(({ isWithdrawn }) => !isWithdrawn),
        askedBy,
      )
      if (decision.kind === 'declined') return ok(null)
      if (decision.kind === 'known') return ok({ orderNumber: decision.orderNumber })
      const written = await write(context, transaction, subscription, earlier.length + 1, { snapshot, tax })
      return written.ok ? ok({ orderNumber: written.value.orderNumber }) : written
    }),
  )
}

/** U37: a top-up is charged immediately. */
export const chargeFrom = ({ balance, termEnd }: SubscriptionRecord): number => balance?.topUpAt ?? termEnd

/**
 * U20: schedules the charge of the next term's open order to the saved card, on the day the current term ends. Returns the payment's id;
 * null if there is nothing to charge.
 */
export const planCharge = async (payload: Payload, subscription: SubscriptionRecord, now: number): Promise<string | null> => {
  const { drizzle } = payload.db
  if (subscription.customerId === null || subscription.cancelAtEnd || subscription.state === 'ended') return null
  const open = await findOpenOrder(drizzle, subscription.id, subscription.termEnd)
  const order = open && (await findOrderById(drizzle, open.orderId))
  if (!order) return null
  const card = await findChargeableCard(drizzle, subscription, { lines: order.lines, currency: { code: order.currency } })
  if (card === null) return null
  const payment = (await findPayments(drizzle, order.id)).find(({ dueAt, status }) => dueAt === null && isOpen(status))
  if (payment?.provider !== card.provider || payment.amount <= 0) return null
  const subject = { subscriptionId: subscription.id }
  await insertCharge(drizzle, { paymentId: payment.id, subject, nextAt: Math.max(chargeFrom(subscription), now) })
  return payment.id
}

/** O19: schedules the charge of a later payment on its due date. Returns the card; null if none may be charged. */
export const planPartCharge = async (
  payload: Payload,
  { id, customerId }: SubscriptionRecord,
  { paymentId, provider, dueAt }: OpenPart,
  now: number,
): Promise<CardRow | null> => {
  const { drizzle } = payload.db
  const card = await findPartCard(drizzle, customerId)
  if (card?.provider !== provider) return null
  await insertCharge(drizzle, { paymentId, subject: { subscriptionId: id }, nextAt: Math.max(dueAt, now) })
  return card
}
