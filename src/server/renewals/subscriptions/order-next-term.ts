import { cardText } from '@/core/payments/cards'
import { decideRenewal } from '@/core/orders/renewal-order'
import { ok, refuse, type Result } from '@/core/result'
import { isOrderDue } from '@/core/subscriptions/lifecycle'
import { renewalKey } from '@/core/subscriptions/renewal-request'
import { nextTerm } from '@/core/subscriptions/terms'
import type { CardRow } from '@/server/cards/card-repository'
import { findCatalogSnapshot } from '@/server/catalog/find-catalog-snapshot'
import type { CatalogSnapshot } from '@/server/catalog/load-catalog-snapshot'
import { lockCheckouts } from '@/server/checkout/checkout-repository'
import { orderForHolder } from '@/server/checkout/order-for-holder'
import { payFreeOrder } from '@/server/checkout/pay-free-order'
import type { OrderRecord } from '@/server/orders/order-record'
import { findOrderByKey } from '@/server/orders/order-repository'
import type { Context } from '@/server/platform/context'
import type { Handle } from '@/server/platform/database/handle'
import { withinLimit } from '@/server/platform/database/transaction-limit'
import type { OutgoingMail } from '@/server/platform/outbox/outgoing-mail'
import { refusal, type Refusal } from '@/server/platform/refusals'
import type { Transaction } from '@/server/platform/with-transaction'
import { apiWords } from '@/server/platform/api-words'
import { findOpenChange } from '@/server/subscriptions/change-repository'
import { findHolderTax, type BuyerTax } from '@/server/tax/find-buyer-tax'
import { toCustomer } from '@/server/pricing/customer'
import { findSubscriptionLimits } from '@/server/subscriptions/find-limits'
import { noticeOf, placeOf } from '@/server/subscriptions/notice-of'
import type { SubscriptionRecord } from '@/server/subscriptions/subscription-record'
import { findSubscription, lockSubscription } from '@/server/subscriptions/subscription-repository'
import { findOrdersOfTerm, insertTermOrder } from '@/server/subscriptions/term-order-repository'
import { findChargeableCard } from '../charges/find-chargeable-card'
import { priceNext } from './price-term'
import { findHolderOf } from './subscription-holder-repository'

export interface TermOrdered {
  readonly orderNumber: string
}

type Answer = Result<TermOrdered | null, Refusal>

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** The order itself is the mail's receipt, with the way to pay. */
const mailOf = (
  subscription: SubscriptionRecord,
  { orderNumber, contact, paymentMethod }: OrderRecord,
  card: CardRow | null,
): OutgoingMail<'subscription-order'> => {
  const { termStart, termEnd } = nextTerm(subscription, subscription)
  const charged = card?.provider === paymentMethod ? { charge: { card: cardText(card), on: iso(subscription.termEnd) } } : {}
  return {
    template: 'subscription-order',
    to: contact.email,
    locale: subscription.locale,
    data: { orderNumber, name: subscription.name, from: iso(termStart), to: iso(termEnd), ...charged, ...placeOf(subscription) },
    dedupeKey: `subscription-order:${orderNumber}`,
  }
}

/** U37: how much, why, and what the card does; the order is the receipt. */
const topUpMailOf = (
  subscription: SubscriptionRecord,
  { orderNumber, breakdown, currency, digits, paymentMethod, contact }: OrderRecord,
  card: CardRow | null,
): OutgoingMail<'subscription-notice'> => {
  const isCharged = card?.provider === paymentMethod
  const kind = isCharged ? 'topUpCharged' : 'topUpDue'
  const said = {
    kind,
    date: iso(subscription.termEnd),
    topUp: { amount: breakdown.total, currency, digits },
    ...(isCharged ? { card: cardText(card) } : { orderNumber }),
  } as const
  return { ...noticeOf(subscription, said, `subscription-top-up:${orderNumber}`), to: contact.email }
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
): Promise<Result<OrderRecord, Refusal>> => {
  const terms = { place: tax.place, creditName: (await apiWords(subscription.locale)).credit }
  const quote = priceNext(subscription, snapshot, context.now(), terms)
  if (!quote.ok) return quote
  const holder = await findHolderOf(handle, subscription.id)
  if (holder === null) return refuse(refusal('not-found'))
  const card = await findChargeableCard(handle, subscription, quote.value)
  return orderForHolder(context, handle, {
    holder,
    key,
    quote: quote.value,
    proof: tax.proof,
    method: card?.provider,
    mailsOf: (order) => [subscription.balance ? topUpMailOf(subscription, order, card) : mailOf(subscription, order, card)],
  })
}

/** An order that is there and not remembered is taken up; otherwise a new one is written, and remembered with it. */
const write = async (
  context: Context,
  transaction: Transaction,
  subscription: SubscriptionRecord,
  attempt: number,
  pricing: Pricing,
): Promise<Result<OrderRecord, Refusal>> => {
  const { id, termEnd } = subscription
  const key = renewalKey(id, termEnd, attempt)
  const known = await findOrderByKey(transaction, key)
  const placed = known ? ok(known) : await place(context, transaction, subscription, key, pricing)
  if (!placed.ok) return placed
  await insertTermOrder(transaction, { subscriptionId: id, termStart: termEnd, attempt, orderId: placed.value.id })
  // What costs nothing is paid, and counts, as soon as it is remembered.
  await payFreeOrder(context.payload, transaction, { order: placed.value, isReplay: known !== null })
  return placed
}

const lockForOrder = async (handle: Handle, known: SubscriptionRecord): Promise<SubscriptionRecord | null> => {
  await lockCheckouts(handle, [{ key: `subscription:${known.id}`, customer: toCustomer(known.customerId, [known.email]) }])
  return lockSubscription(handle, known.id)
}

/**
 * U3: orders the next term of a subscription for whoever has it, at the price of the day: once a term, whoever asks and however often at
 * once. Null where its holder cancelled the last one and has not asked for another.
 */
export const orderNextTerm = async (context: Context, id: string, askedBy: 'holder' | 'shop'): Promise<Answer> => {
  const { payload } = context
  const snapshot = await findCatalogSnapshot(context)
  const known = await findSubscription(payload.db.drizzle, id)
  const holder = await findHolderOf(payload.db.drizzle, id)
  if (known === null || holder === null) return refuse(refusal('not-found'))
  const tax = await findHolderTax(context, snapshot, holder)
  return withinLimit(payload, () =>
    payload.db.drizzle.transaction(async (transaction): Promise<Answer> => {
      const subscription = await lockForOrder(transaction, known)
      const limits = await findSubscriptionLimits(transaction)
      if (subscription === null || !isOrderDue(subscription, context.now(), limits)) return refuse(refusal('not-found'))
      // U12: one order at a time is asked of its holder.
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
