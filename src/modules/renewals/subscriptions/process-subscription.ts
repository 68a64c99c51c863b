import type { Payload, PayloadRequest } from 'payload'
import { subscriptionLimits } from '@/lib/config/limits'
import { addDays, startOfDay, toIsoString } from '@/core/dates'
import {
  periodOf,
  dueReminder,
  isAnnounceDue,
  isDebitDue,
  isOrderDue,
  milestones,
  nextCheck,
  partReminder,
  stateAt,
} from '@/core/subscriptions/lifecycle'
import { termAmount } from '@/core/subscriptions/subscription-lines'
import type { SubscriptionLimits, EndReason } from '@/core/subscriptions/types'
import type { Minor } from '@/core/money/types'
import { findCatalogSnapshot } from '@/modules/catalog/snapshot'
import type { Handle } from '@/lib/db/sql'
import { withTransaction, type Transaction } from '@/lib/db/transaction'
import type { NewMovement } from '@/modules/subscriptions/balance.repository'
import {
  debitsBefore,
  endOfPaidPeriod,
  isPrepaid,
  withMovements,
  writeMovements,
  type PrepaidSubscription,
} from '@/modules/subscriptions/balance.service'
import {
  type SubscriptionRecord,
  lockSubscription,
  findSubscription,
  insertSubscriptionEvent,
  updateNextRun,
  findDueSubscriptions,
  postponeNextRun,
  lockInstalmentOrder,
  findNextPart,
} from '@/modules/subscriptions/subscriptions.repository'
import { applyStateChange, noticeOf, toPartNotice } from '@/modules/subscriptions/state-changes'
import { attemptCharge } from '@/modules/renewals/dunning.service'
import {
  announcedPrice,
  chargeFrom,
  isDiscontinued,
  isRiseAnnounced,
  orderNextTerm,
  planCharge,
  planPartCharge,
  priceNext,
  priceRise,
  priceTopUp,
} from './order-next-term'
import { cancelOrderIn } from '@/modules/checkout/unpaid-orders'
import {
  findOpenChange,
  isPaymentPending,
  findOpenOrders,
  withdrawTermOrder,
  findOpenOrder,
} from '@/modules/subscriptions/term-orders.repository'
import { queueMail } from '@/lib/outbox/outbox'
import { cardText } from '@/core/payments/types'
import { findDefaultCard, findChargeOfOrder } from '@/modules/payments/saved-methods/saved-methods.repository'
import { createContext } from '@/container'
import { describeError } from '@/lib/db/database-errors'
import { findSubscriptionLimits } from '@/modules/subscriptions/subscriptions.service'

interface BalanceContext {
  readonly payload: Payload
  readonly limits: SubscriptionLimits
  readonly now: number
}

/** Today's price for a period; null if it is no longer sold, in which case the last price stays. */
const priceOfPeriod = async ({ payload, now }: BalanceContext, subscription: SubscriptionRecord): Promise<Minor | null> => {
  const quote = priceTopUp(subscription, await findCatalogSnapshot({ payload, locale: subscription.locale }), now)
  return quote.ok ? termAmount(quote.value.lines) : null
}

/** U36: the next period at today's price. U6: a higher price applies only if announced a month ahead. */
const nextPeriod = async (handle: Handle, subscription: PrepaidSubscription, price: Minor | null): Promise<PrepaidSubscription> => {
  const { amount, id, currency, balance } = subscription
  const { termStart } = periodOf(subscription, balance.drawnUntil)
  const isDue = price !== null && (price <= amount || (await isRiseAnnounced(handle, id, { amount: price, currency }, termStart)))
  return { ...subscription, termStart, amount: isDue ? price : amount }
}

interface DebitedDays {
  readonly after: PrepaidSubscription
  readonly movements: readonly NewMovement[]
}

const debitDays = async (handle: Handle, before: PrepaidSubscription, until: number, price: Minor | null): Promise<DebitedDays> => {
  const movements: NewMovement[] = []
  let after = before
  while (after.balance.drawnUntil < until) {
    const period = periodOf(after, after.termStart)
    if (after.balance.drawnUntil >= period.termEnd) {
      after = await nextPeriod(handle, after, price)
      continue
    }
    const days = debitsBefore(after, Math.min(until, period.termEnd))
    if (days.drawnUntil === after.balance.drawnUntil) break
    movements.push(...days.movements)
    after = withMovements(after, days.movements, { drawnUntil: days.drawnUntil })
  }
  // At a different price, the balance lasts longer or shorter.
  return { after: withMovements(after, []), movements }
}

/**
 * U36: debits every day that has begun, once each, under the row lock; catches up on missed days in bounded batches. U8: a subscription
 * cancelled with its account ends with its period.
 */
const debitBalance = async (round: BalanceContext, known: SubscriptionRecord): Promise<void> => {
  const { payload, limits, now } = round
  if (!isPrepaid(known) || !isDebitDue(known, now)) return
  const price = await priceOfPeriod(round, known)
  await withTransaction(payload, async (_req, transaction) => {
    const locked = await lockSubscription(transaction, known.id)
    if (!locked || !isPrepaid(locked) || !isDebitDue(locked, now)) return
    const isGivenUp = locked.cancelAtEnd && (locked.endReason === 'customer' || locked.endReason === 'staff')
    const before = isGivenUp ? { ...locked, termEnd: endOfPaidPeriod(locked, now) } : locked
    const today = addDays(startOfDay(now), 1)
    const until = Math.min(before.termEnd, today, addDays(before.balance.drawnUntil, subscriptionLimits.drawnDaysAtOnce))
    const { after, movements } = await debitDays(transaction, before, until, price)
    await writeMovements(transaction, locked, after, movements, now)
    const { termStart, termEnd, amount } = after
    if (termStart !== locked.termStart || termEnd !== locked.termEnd || amount !== locked.amount)
      await applyStateChange(transaction, { ...locked, balance: after.balance }, { termStart, termEnd, amount }, { at: now, limits })
  })
}

interface EndRequest {
  readonly id: string
  readonly at: number
  readonly limits: SubscriptionLimits
  readonly reason: EndReason
  readonly by?: string | null
  readonly note?: string | null
}

/** U12: a change must not be paid once the subscription has moved on. */
export const cancelOpenChange = async (req: PayloadRequest, transaction: Transaction, id: string): Promise<boolean> => {
  const change = await findOpenChange(transaction, id)
  return change !== null && cancelOrderIn(req, transaction, change.orderNumber)
}

/** Locks a subscription and cancels its open orders. Locks orders first, as the booking of a payment does. */
export const cancelOrdersAndLock = async (
  req: PayloadRequest,
  transaction: Transaction,
  id: string,
): Promise<SubscriptionRecord | null> => {
  await lockInstalmentOrder(transaction, id)
  for (const { orderId, orderNumber } of await findOpenOrders(transaction, id))
    if (await cancelOrderIn(req, transaction, orderNumber)) await withdrawTermOrder(transaction, orderId)
  await cancelOpenChange(req, transaction, id)
  return lockSubscription(transaction, id)
}

/** Ends a subscription that has been unpaid for too long (U5) or was cancelled to the end of its term (U8). */
const endNow = async (
  req: PayloadRequest,
  transaction: Transaction,
  { id, at, limits, reason, by, note }: EndRequest,
  isOver: (subscription: SubscriptionRecord) => boolean,
): Promise<boolean> => {
  const known = await findSubscription(transaction, id)
  if (!known || !isOver(known)) return false
  const before = await cancelOrdersAndLock(req, transaction, id)
  if (before?.state === 'ended') return false
  // Paid at the last moment, so throwing restores the cancelled orders.
  if (!before || before.termEnd !== known.termEnd || before.partDueAt !== known.partDueAt)
    throw new Error('Subscription was paid while it was ending')
  if (!isOver(before)) return false
  await applyStateChange(transaction, before, { state: 'ended', endReason: reason }, { at, limits, by: by ?? null, note: note ?? null })
  return true
}

interface ExpiryContext {
  readonly payload: Payload
  readonly subscription: SubscriptionRecord
  readonly now: number
}

/** U12: cancels a change that was not paid in time, unless its payment is processing. */
const expireChange = async ({ payload, subscription, now }: ExpiryContext): Promise<void> => {
  const open = await findOpenChange(payload.db.drizzle, subscription.id)
  if (!open || now < open.expiresAt) return
  if (await isPaymentPending(payload.db.drizzle, open.orderId)) return
  await withTransaction(payload, async (req, transaction) => {
    if (!(await cancelOrderIn(req, transaction, open.orderNumber))) return
    const date = new Date(subscription.termEnd).toISOString()
    await queueMail(transaction, noticeOf(subscription, { kind: 'changeExpired', date }, `subscription-change-expired:${open.orderId}`))
  })
}

interface RenewalContext {
  readonly payload: Payload
  readonly subscription: SubscriptionRecord
  readonly limits: SubscriptionLimits
  readonly now: number
}

const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10)
/** U6: lets a discontinued subscription run to the end of its paid term and notifies the customer once. */
const scheduleCancellation = ({ payload, subscription, limits, now }: RenewalContext): Promise<void> =>
  withTransaction(payload, async (_req, transaction) => {
    const before = await lockSubscription(transaction, subscription.id)
    if (!before || before.state === 'ended' || before.cancelAtEnd) return
    await applyStateChange(transaction, before, { cancelAtEnd: true, endReason: 'unsold' }, { at: now, limits, event: 'unsold' })
    const key = `subscription-unsold:${before.id}:${dayOf(before.termEnd)}`
    await queueMail(transaction, noticeOf(before, { kind: 'unsold', date: toIsoString(before.termEnd) }, key))
  })

/**
 * When a new price takes effect: with the next term or, for a balance, with the first billing period that starts at least a month from now
 * (U36).
 */
const priceFrom = ({ subscription, limits, now }: RenewalContext): number =>
  isPrepaid(subscription) ? periodOf(subscription, addDays(now, limits.announceDays)).termEnd : subscription.termEnd

/** U6: announces a higher price once per price, and announces a discontinued product. */
const announce = async (round: RenewalContext): Promise<void> => {
  const { payload, subscription, limits, now } = round
  if (!isAnnounceDue(subscription, now, limits)) return
  const quote = priceNext(subscription, await findCatalogSnapshot({ payload, locale: subscription.locale }), now)
  if (!quote.ok) return isDiscontinued(quote.error, subscription) ? scheduleCancellation(round) : undefined
  const after = priceRise(subscription, quote.value)
  if (after === null) return
  const { id, billing, amount, currency, digits } = subscription
  const from = priceFrom(round)
  const price = { billing, before: { amount, currency, digits }, after }
  // A balance's term end moves with every top-up, so its key must not contain it.
  const term = isPrepaid(subscription) ? 'balance' : dayOf(subscription.termEnd)
  const key = `subscription-price:${id}:${term}:${after.currency}:${after.amount}`
  await payload.db.drizzle.transaction(async (transaction) => {
    const isNew = await queueMail(transaction, noticeOf(subscription, { kind: 'price', date: toIsoString(from), price }, key))
    if (!isNew) return
    await insertSubscriptionEvent(transaction, id, {
      type: 'priceAnnounced',
      at: now,
      note: announcedPrice(after.currency, after.amount),
      by: null,
    })
  })
}

/** U20: a saved card pays for the next term on the day this one ends, before any other step that day. U37: a top-up is paid immediately. */
const charge = async ({ payload, subscription, now }: RenewalContext): Promise<void> => {
  const paymentId = await planCharge(payload, subscription, now)
  if (paymentId !== null && now >= chargeFrom(subscription)) await attemptCharge(payload, paymentId, now)
}

const partReminders = { before: 'partBefore', after: 'partAfter', last: 'partLast' } as const

/** O19: handles the first unpaid part of the price: charged on its due date, with reminders before, after and ahead of termination. */
const dunPart = async ({ payload, subscription, limits, now }: RenewalContext): Promise<void> => {
  const { drizzle } = payload.db
  const { id, state, partDueAt } = subscription
  if (state === 'ended' || partDueAt === null || now < addDays(partDueAt, -limits.reminderDays.part)) return
  const part = await findNextPart(drizzle, id)
  if (!part) return
  const card = await planPartCharge(payload, subscription, part, now)
  if (card && now >= part.dueAt) await attemptCharge(payload, part.paymentId, now)
  const due = partReminder(part.dueAt, now, limits)
  const isPaid = (await findNextPart(drizzle, id))?.paymentId !== part.paymentId
  if (due === null || isPaid) return
  const { suspendAt, endAt } = milestones(part.dueAt, limits)
  const notice = { kind: partReminders[due], date: toIsoString(due === 'last' ? endAt : suspendAt) } as const
  const key = `part-reminder:${part.paymentId}:${due}`
  await queueMail({ payload }, noticeOf(subscription, { ...notice, ...toPartNotice(part, due === 'before' ? card : null) }, key))
}

/** U24: the card expires before the next charge; notifies once per card. */
const notifyExpiry = async ({ payload, subscription, limits, now }: RenewalContext): Promise<void> => {
  const { state, cancelAtEnd, termEnd, customerId } = subscription
  if (state === 'ended' || cancelAtEnd || now < milestones(termEnd, limits).announceFrom) return
  const card = await findDefaultCard(payload.db.drizzle, customerId)
  if (!card || card.endsAt > termEnd) return
  await queueMail(
    { payload },
    noticeOf(subscription, { kind: 'cardExpires', date: toIsoString(termEnd), card: cardText(card) }, `card-expires:${card.id}`),
  )
}

/** False if ordering failed and should be retried soon. */
const orderTerm = async (round: RenewalContext): Promise<boolean> => {
  const { payload, subscription, limits, now } = round
  if (!isOrderDue(subscription, now, limits)) return true
  const ordered = await orderNextTerm({ ...createContext(payload, subscription.locale), now: () => now }, subscription.id, 'shop')
  if (ordered.ok) return true
  if (isDiscontinued(ordered.error, subscription)) {
    await scheduleCancellation(round)
    return true
  }
  payload.logger.warn({ subscription: subscription.id, refusal: ordered.error }, 'Failed to create order for the next term')
  return false
}

const reminderKinds = { before: 'reminderBefore', after: 'reminderAfter', last: 'reminderLast' } as const

/** U5: one reminder per term and kind, for an order that is still unpaid. */
const sendReminder = async ({ payload, subscription, limits, now }: RenewalContext): Promise<void> => {
  const due = subscription.state === 'ended' || subscription.cancelAtEnd ? null : dueReminder(subscription, now, limits)
  const open = due && (await findOpenOrder(payload.db.drizzle, subscription.id, subscription.termEnd))
  if (!due || !open) return
  // No reminder if a card is about to be charged.
  if (due === 'before' && (await findChargeOfOrder(payload.db.drizzle, open.orderId))?.state === 'waiting') return
  const { id, termEnd } = subscription
  const key = `subscription-reminder:${id}:${dayOf(termEnd)}:${due}`
  const { suspendAt, endAt } = milestones(termEnd, limits)
  const date = toIsoString({ before: termEnd, after: suspendAt, last: endAt }[due])
  await queueMail({ payload }, noticeOf(subscription, { kind: reminderKinds[due], date, orderNumber: open.orderNumber }, key))
}

/** U8: cancels orders of a next term that won't start. */
const withdrawTermOrders = async ({ payload, subscription: { id, cancelAtEnd, state } }: RenewalContext): Promise<void> => {
  const goesOn = !cancelAtEnd && state !== 'ended'
  if (goesOn || (await findOpenOrders(payload.db.drizzle, id)).length === 0) return
  await withTransaction(payload, (req, transaction) => cancelOrdersAndLock(req, transaction, id))
}

/** Moves the subscription to the state that its dates imply (U2, U5). */
const advanceState = ({ payload, subscription: { id }, limits, now }: RenewalContext): Promise<unknown> =>
  withTransaction(payload, async (req, transaction) => {
    const isOver = (each: SubscriptionRecord) => each.state !== 'ended' && stateAt(each, now, limits) === 'ended'
    const known = await findSubscription(transaction, id)
    if (known && isOver(known)) {
      const reason = known.cancelAtEnd && now >= known.termEnd ? (known.endReason ?? 'customer') : 'unpaid'
      return endNow(req, transaction, { id, at: now, limits, reason }, isOver)
    }
    await lockInstalmentOrder(transaction, id)
    const before = await lockSubscription(transaction, id)
    const state = before && stateAt(before, now, limits)
    if (!before || !state || state === 'ended' || state === before.state) return
    await applyStateChange(transaction, before, { state }, { at: now, limits })
  })

/** Runs all of a subscription's due steps. Each step is idempotent, so a run may be interrupted anywhere or overlap with another. */
const processSubscription = async (payload: Payload, id: string, limits: SubscriptionLimits, now: number): Promise<void> => {
  const known = await findSubscription(payload.db.drizzle, id)
  if (!known) return
  await debitBalance({ payload, limits, now }, known)
  const subscription = known.balance ? await findSubscription(payload.db.drizzle, id) : known
  if (!subscription) return
  const round = { payload, subscription, limits, now }
  await expireChange(round)
  await announce(round)
  const isOrdered = await orderTerm(round)
  await withdrawTermOrders(round)
  await charge(round)
  await dunPart(round)
  await notifyExpiry(round)
  await sendReminder(round)
  await advanceState(round)
  const after = await findSubscription(payload.db.drizzle, id)
  if (!after) return
  const open = await findOpenChange(payload.db.drizzle, id)
  const looks = [nextCheck(after, now, limits), open && Math.max(open.expiresAt, now + subscriptionLimits.retryAfterMs)].filter(
    (each) => each !== null,
  )
  const next = looks.length === 0 ? null : Math.min(...looks)
  await updateNextRun(payload.db.drizzle, after, isOrdered || next === null ? next : Math.min(next, now + subscriptionLimits.retryAfterMs))
}

interface RunOptions {
  readonly now: number
  readonly isStopping?: () => boolean
  /** Called after `milliseconds` of work; throttles the worker. */
  readonly rest?: (milliseconds: number) => Promise<unknown>
}

/** A failed subscription is retried after an hour and doesn't block others. */
const tryProcess = async (payload: Payload, id: string, limits: Parameters<typeof processSubscription>[2], now: number): Promise<void> => {
  try {
    await processSubscription(payload, id, limits, now)
  } catch (fault) {
    payload.logger.error({ subscription: id, fault: describeError(fault) }, 'Failed to process subscription')
    await postponeNextRun(payload.db.drizzle, id, now + subscriptionLimits.retryAfterMs)
  }
}

/** Processes due subscriptions in batches. Idempotent and safe to run concurrently. */
export const runSubscriptions = async (payload: Payload, { now, isStopping = () => false, rest }: RunOptions): Promise<void> => {
  const limits = await findSubscriptionLimits(payload.db.drizzle)
  for (;;) {
    const due = await findDueSubscriptions(payload.db.drizzle, now, subscriptionLimits.careAtOnce)
    for (const id of due) {
      if (isStopping()) return
      const began = performance.now()
      await tryProcess(payload, id, limits, now)
      await rest?.(performance.now() - began)
    }
    if (due.length < subscriptionLimits.careAtOnce) return
  }
}
