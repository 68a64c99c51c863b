import { subscriptionDays, subscriptionLimits } from '@/lib/config/limits'
import type { SubscriptionLimits, OrderedSubscription } from '@/core/subscriptions/types'
import { type Handle, uuidV7 } from '@/lib/db/sql'
import {
  findSubscriptionSettings,
  type SubscriptionRecord,
  countSubscriptionsOfCustomer,
  findSubscriptionOfCustomer,
  findSubscriptionsOfCustomer,
  findSubscribedLines,
  findMostDomains,
  findSubscription,
  bringForwardNextRun,
  insertSubscription,
  lockSubscription,
  findSubscriptionsInParts,
  linkParts,
} from './subscriptions.repository'
import { findAccessOf, requestConnections } from './hosted-service.repository'
import { moneyBackUntil } from '@/core/subscriptions/money-back'
import { findPaidAt, type OrderRecord, findOrderById } from '@/modules/orders/orders.repository'
import { addDays } from '@/core/dates'
import { isOrderDue, nextCheck, stateAt, stateByClock, firstTerm, nextTerm, revertedTerm } from '@/core/subscriptions/lifecycle'
import { attachedDomainsOf, parseAttachedDomain, withAttachedDomains, withFirstDomain } from '@/core/subscriptions/attached-domain'
import { err, ok, type Result } from '@/core/result'
import type { Access } from '@/core/provisioning/provisioning'
import { withTransactionSlot } from '@/lib/db/transaction'
import { refusal, type DomainError } from '@/lib/http/http-error'
import {
  findDefaultCard,
  type CardRow,
  findChargeOfOrder,
  type CardCharge,
} from '@/modules/payments/saved-methods/saved-methods.repository'
import type { Context, SignedInCustomer } from '@/lib/context'
import {
  findOpenChange,
  type StoredChange,
  findChangeOfOrder,
  rescheduleAfterCancelledChange,
  writeCredit,
  findListedTermOrders,
  findOpenOrder,
  type ListedTermOrder,
  type OrderOfTerm,
  bookTermOrder,
  findTermsOfOrder,
  insertTermOrder,
} from './term-orders.repository'
import { countMovements, findMovements, type Movement } from './balance.repository'
import { listPartsOfSubscription, type DuePart } from './parts'
import { monthsOfPeriod } from '@/core/catalog/types'
import { renewsSubscriptions, subscribedLines, termAmount, topUpOf } from '@/core/subscriptions/subscription-lines'
import { emitEvents, subscriptionMoved } from '@/modules/webhooks/events'
import { creditIn } from '@/core/orders/calculate-quote'
import { bookChange, type BookingContext, revertChange, recordStateChange, applyStateChange } from './state-changes'
import { bookTopUp, followRefunds, isPrepaid, openBalance, writeOpening } from './balance.service'

export const findSubscriptionLimits = async (handle: Handle): Promise<SubscriptionLimits> => {
  const { defaults, announceDays, reminderDays } = subscriptionDays
  const { leadDays, graceDays, endDays } = await findSubscriptionSettings(handle)
  return {
    leadDays: leadDays ?? defaults.leadDays,
    graceDays: graceDays ?? defaults.graceDays,
    endDays: endDays ?? defaults.endDays,
    announceDays,
    reminderDays,
  }
}

/** U14: end of the refund period, exclusive; null if the payment date is unknown. */
export const findMoneyBackUntil = async (handle: Handle, { orderId }: SubscriptionRecord): Promise<number | null> => {
  const paidAt = await findPaidAt(handle, orderId)
  return paidAt === null ? null : moneyBackUntil(paidAt)
}

export interface SubscriptionList {
  readonly subscriptions: readonly SubscriptionRecord[]
  readonly page: number
  readonly pages: number
}

type Customer = Pick<SignedInCustomer, 'id'>

const pageOf = (asked: number, count: number, listed: number) => {
  const pages = Math.max(1, Math.ceil(count / listed))
  return { page: Number.isSafeInteger(asked) && asked >= 1 && asked <= pages ? asked : 1, pages }
}

/** Running ones first. An invalid page number returns page 1. */
export const listSubscriptions = async ({ payload }: Context, { id }: Customer, asked: number): Promise<SubscriptionList> => {
  const { drizzle } = payload.db
  const { listed } = subscriptionLimits
  const { page, pages } = pageOf(asked, await countSubscriptionsOfCustomer(drizzle, id), listed)
  return { subscriptions: await findSubscriptionsOfCustomer(drizzle, id, { offset: (page - 1) * listed, limit: listed }), page, pages }
}

export const listRunning = async ({ payload }: Context, { id }: Customer): Promise<readonly SubscriptionRecord[]> =>
  (await findSubscriptionsOfCustomer(payload.db.drizzle, id, { offset: 0, limit: subscriptionLimits.shown })).filter(
    ({ state }) => state !== 'ended',
  )

export interface OwnSubscription {
  readonly subscription: SubscriptionRecord
  readonly open: OrderOfTerm | null
  readonly isOrderable: boolean
  readonly orders: readonly ListedTermOrder[]
  readonly change: Pick<StoredChange, 'orderNumber' | 'after' | 'expiresAt'> | null
  /** U28: login details; null before setup and for products without a login. */
  readonly access: Access | null
  /** U20: the saved card that pays for the terms, and the state of the next charge. */
  readonly card: CardRow | null
  readonly charge: CardCharge | null
  readonly parts: readonly DuePart[]
  /** U14: last day on which the first term's refund can be requested; null once it has passed. */
  readonly moneyBackUntil: number | null
  /** U36: newest first; null without a balance. */
  readonly movements: MovementList | null
}

export interface MovementList {
  readonly movements: readonly Movement[]
  readonly page: number
  readonly pages: number
}

const mostOrders = 50

/** Newest first. An invalid page number returns page 1. */
export const listMovements = async (handle: Handle, { id, balance }: SubscriptionRecord, asked: number): Promise<MovementList | null> => {
  if (balance === null) return null
  const { movementsListed: limit } = subscriptionLimits
  const { page, pages } = pageOf(asked, await countMovements(handle, id), limit)
  return { movements: await findMovements(handle, id, { offset: (page - 1) * limit, limit }), page, pages }
}

/** Null for another customer's subscription. */
export const getSubscription = async (
  context: Context,
  { id: customerId }: Customer,
  id: string,
  movementPage = 1,
): Promise<OwnSubscription | null> => {
  const { payload, now } = context
  const { drizzle } = payload.db
  const subscription = await findSubscriptionOfCustomer(drizzle, customerId, id)
  if (!subscription) return null
  const [limits, open, orders, change, access, card, until, parts, movements] = await Promise.all([
    findSubscriptionLimits(drizzle),
    findOpenOrder(drizzle, id, subscription.termEnd),
    findListedTermOrders(drizzle, id, mostOrders),
    findOpenChange(drizzle, id),
    findAccessOf(drizzle, id),
    findDefaultCard(drizzle, customerId),
    findMoneyBackUntil(drizzle, subscription),
    listPartsOfSubscription(context, id),
    listMovements(drizzle, subscription, movementPage),
  ])
  const charge = open && (await findChargeOfOrder(drizzle, open.orderId))
  const isOrderable = change === null && isOrderDue(subscription, now(), limits)
  const isAskable = subscription.state !== 'ended' && !subscription.isHeld && until !== null && now() < until
  const moneyBackUntil = isAskable ? addDays(until, -1) : null
  return { subscription, open, isOrderable, orders, change, access, card, charge, parts, moneyBackUntil, movements }
}

const begin = async ({ handle, order, limits, now }: BookingContext, bought: OrderedSubscription, paidAt: number): Promise<void> => {
  const id = uuidV7(now)
  const { paidIn } = bought
  const term = firstTerm(paidAt, monthsOfPeriod[bought.billing])
  const opened = paidIn === undefined ? null : openBalance({ ...term, amount: bought.amount }, paidIn)
  const dates = { ...term, ...opened, state: 'pending' as const, cancelAtEnd: false }
  const isNew = await insertSubscription(handle, {
    id,
    orderId: order.id,
    ...bought,
    ...dates,
    currency: order.currency,
    digits: order.digits,
    customerId: order.customerId,
    customerKey: order.customerKey,
    careAt: nextCheck(dates, now, limits),
  })
  if (!isNew) return
  await insertTermOrder(handle, { subscriptionId: id, termStart: dates.termStart, attempt: 1, orderId: order.id }, now)
  if (opened) await writeOpening(handle, { id, currency: order.currency, orderId: order.id, at: now }, opened.balance)
  const after = await findSubscription(handle, id)
  if (!after) return
  await emitEvents(handle, subscriptionMoved({ ...after, before: null, at: paidAt }))
  await recordStateChange(handle, { from: null, after, at: paidAt, limits })
}

/** U1: orders paid before payment dates were recorded get no subscriptions. */
const beginAll = async (books: BookingContext): Promise<void> => {
  const bought = subscribedLines(books.order.lines)
  const paidAt = bought.length === 0 ? null : await findPaidAt(books.handle, books.order.id)
  if (paidAt === null) return
  const begun = await findSubscribedLines(books.handle, books.order.id)
  for (const each of bought) if (!begun.has(each.lineKey)) await begin(books, each, paidAt)
}

/** O19: a paid part counts immediately; the due date moves to the next part. */
const followParts = async ({ handle, order, limits, now }: BookingContext): Promise<void> => {
  for (const id of await findSubscriptionsInParts(handle, order.id)) {
    const before = await lockSubscription(handle, id)
    if (!before || before.state === 'ended') continue
    const state = stateAt(before, now, limits)
    if (state === before.state) await bringForwardNextRun(handle, id, nextCheck(before, now, limits) ?? now)
    else if (state !== 'ended') await applyStateChange(handle, before, { state }, { at: now, limits })
  }
}

/** U4: once per order, adds one term at the end of the current one, at the price of this term. */
const advance = async ({ handle, order, limits, now }: BookingContext): Promise<void> => {
  for (const { subscriptionId } of await findTermsOfOrder(handle, order.id, false)) {
    const before = await lockSubscription(handle, subscriptionId)
    const used = creditIn(order.lines)
    if (!before || !(await bookTermOrder(handle, order.id, now, used))) continue
    const topUp = topUpOf(order.lines)
    if (isPrepaid(before) && topUp) {
      await bookTopUp({ handle, order, limits, now }, before, topUp)
      continue
    }
    if (used > 0) await writeCredit(handle, subscriptionId, Math.max(0, before.credit - used))
    const term = nextTerm(before, before)
    await applyStateChange(
      handle,
      before,
      {
        ...term,
        amount: termAmount(order.lines),
        currency: order.currency,
        digits: order.digits,
        state: stateByClock({ ...before, ...term }, now, limits),
      },
      { at: now, limits, event: 'renewed', note: order.orderNumber },
    )
  }
}

/** U7: a full refund reverts the last paid term; the rest of the previous one keeps running. */
const takeBack = async ({ handle, order, limits, now }: BookingContext): Promise<void> => {
  for (const { subscriptionId, termStart } of await findTermsOfOrder(handle, order.id, true)) {
    const before = await lockSubscription(handle, subscriptionId)
    if (!before || isPrepaid(before) || before.state === 'ended' || before.termStart !== termStart) continue
    const changes = { ...revertedTerm(before, before), cancelAtEnd: true, endReason: 'refunded' as const }
    const state = stateByClock({ ...before, ...changes }, now, limits)
    // The next term may already be ordered; the lifecycle run cancels that order.
    const told = { at: now, limits, event: 'takenBack', note: order.orderNumber, isToBeSeen: true }
    await applyStateChange(handle, before, { ...changes, state }, told)
  }
}

/**
 * U1, U4: starts and extends subscriptions for an order. Runs in the payment's transaction under the order's lock, and is idempotent: each
 * line starts once, each term counts once.
 */
export const updateSubscriptionsOfOrder = async (
  handle: Handle,
  { id, status }: Pick<OrderRecord, 'id' | 'status'>,
  now: number,
): Promise<void> => {
  if (status === 'cancelled') return rescheduleAfterCancelledChange(handle, id, now)
  if (status !== 'paid' && status !== 'fulfilled' && status !== 'refunded') return
  const order = await findOrderById(handle, id)
  if (!order) return
  const books = { handle, order, limits: await findSubscriptionLimits(handle), now }
  await followRefunds(books)
  const change = await findChangeOfOrder(handle, order.id)
  if (status === 'refunded') return change ? revertChange(books, change) : takeBack(books)
  if (change) return bookChange(books, change)
  if (renewsSubscriptions(order.lines)) return advance(books)
  await beginAll(books)
  await linkParts(handle, order, now)
  return followParts(books)
}

type Domains = readonly string[]

/** Event type: a different primary domain, or an additional one added or removed. */
const eventOf = (before: Domains, after: Domains): 'attached' | 'domainAdded' | 'domainRemoved' => {
  if (before.length === after.length || before.length === 0) return 'attached'
  return after.length > before.length ? 'domainAdded' : 'domainRemoved'
}

/**
 * C3, C10: changes the domains of a customer's own subscription, the primary one first, and asks its host to serve them. Returns 422 if the
 * change is invalid or exceeds the product's maximum; 404 if the subscription has ended or belongs to someone else.
 */
const changeDomains = (
  { payload, now }: Pick<Context, 'payload' | 'now'>,
  { id: customerId }: Customer,
  id: string,
  change: (domains: Domains) => Domains,
  note: string | null,
): Promise<Result<null, DomainError>> =>
  withTransactionSlot(payload, () =>
    payload.db.drizzle.transaction(async (transaction): Promise<Result<null, DomainError>> => {
      const before = await lockSubscription(transaction, id)
      if (!before || before.customerId !== customerId || before.state === 'ended') return err(refusal('not-found'))
      const domains = attachedDomainsOf(before.items)
      const wanted = [...new Set(change(domains))]
      if (wanted.join() === domains.join()) return ok(null)
      const most = await findMostDomains(transaction, before)
      if (wanted.length > Math.max(most, domains.length)) return err(refusal('too-many-domains', { field: 'domain', values: { most } }))
      const items = withAttachedDomains(before.items, wanted)
      const limits = await findSubscriptionLimits(transaction)
      const event = eventOf(domains, wanted)
      await applyStateChange(transaction, before, { items }, { at: now(), limits, event, note })
      await requestConnections(transaction, id, wanted, now())
      return ok(null)
    }),
  )

const notADomain = refusal('domain-not-attachable', { field: 'domain' })

/** C3: sets the primary domain; `null` removes it and promotes the next one. */
export const attachDomain = async (
  context: Pick<Context, 'payload' | 'now'>,
  customer: Customer,
  id: string,
  typed: string | null,
): Promise<Result<null, DomainError>> => {
  const domain = typed === null ? null : parseAttachedDomain(typed)
  if (typed !== null && domain === null) return err(notADomain)
  return changeDomains(context, customer, id, (domains) => withFirstDomain(domains, domain), domain)
}

/** C10: adds a domain; it becomes the primary one if there is none. */
export const addDomain = async (
  context: Pick<Context, 'payload' | 'now'>,
  customer: Customer,
  id: string,
  typed: string,
): Promise<Result<null, DomainError>> => {
  const domain = parseAttachedDomain(typed)
  return domain === null ? err(notADomain) : changeDomains(context, customer, id, (domains) => [...domains, domain], domain)
}

/** C10: removes a domain. */
export const removeDomain = (
  context: Pick<Context, 'payload' | 'now'>,
  customer: Customer,
  id: string,
  domain: string,
): Promise<Result<null, DomainError>> =>
  changeDomains(context, customer, id, (domains) => domains.filter((each) => each !== domain), domain)

/** C10: replaces all domains, the primary one first. */
export const replaceDomains = async (
  context: Pick<Context, 'payload' | 'now'>,
  customer: Customer,
  id: string,
  typed: Domains,
): Promise<Result<null, DomainError>> => {
  const domains = typed.map(parseAttachedDomain)
  const isWhole = (list: readonly (string | null)[]): list is Domains => !list.includes(null)
  if (!isWhole(domains)) return err(notADomain)
  return changeDomains(context, customer, id, () => domains, domains.join(', '))
}
