import { addDays, startOfDay } from '@/core/dates'
import { roundSum, sumOf } from '@/core/money/arithmetic'
import type { Minor } from '@/core/money/types'
import { balanceDates, drawsUntil, periodOf, type DrawnBalance, milestones, stateByClock } from '@/core/subscriptions/lifecycle'
import type { Balance, OrderedSubscription, SubscriptionLimits } from '@/core/subscriptions/types'
import type { Handle } from '@/lib/db/sql'
import { findRefundedBalances, insertMovements, writeBalance, type NewMovement } from './balance.repository'
import { type SubscriptionRecord, lockSubscription } from './subscriptions.repository'
import { moveTermOrders } from './term-orders.repository'
import { applyStateChange } from './state-changes'

/** U36: a subscription debited daily from a balance. */
export type PrepaidSubscription = SubscriptionRecord & { readonly balance: Balance }

export const isPrepaid = (subscription: SubscriptionRecord): subscription is PrepaidSubscription => subscription.balance !== null

/** Applies movements and recomputes how long the balance lasts. A cancelled subscription never gains time. */
export const withMovements = (
  subscription: PrepaidSubscription,
  movements: readonly NewMovement[],
  changes: Partial<Pick<Balance, 'threshold' | 'drawnUntil'>> = {},
): PrepaidSubscription => {
  const left = (subscription.balance.left + sumOf(movements.map(({ amount }) => amount))) as Minor
  const balance = { ...subscription.balance, ...changes, left }
  const { termEnd, topUpAt } = balanceDates({ ...subscription, balance })
  const end = subscription.cancelAtEnd ? Math.min(termEnd, subscription.termEnd) : termEnd
  // Keeps the date on which it first fell below the threshold.
  const since = left < balance.threshold ? Math.min(topUpAt, subscription.balance.topUpAt) : topUpAt
  return { ...subscription, termEnd: end, balance: { ...balance, topUpAt: since } }
}

/** The caller holds the row lock and updates the subscription itself. */
export const writeMovements = async (
  handle: Handle,
  before: PrepaidSubscription,
  after: PrepaidSubscription,
  movements: readonly NewMovement[],
  at: number,
): Promise<void> => {
  const { id, currency, balance } = before
  await insertMovements(handle, { subscriptionId: id, currency, at, balanceBefore: balance.left }, movements)
  await writeBalance(handle, id, after.balance)
  // The open top-up belongs to the term that starts when the money runs out.
  if (after.termEnd !== before.termEnd) await moveTermOrders(handle, id, before.termEnd, after.termEnd)
}

/** U36: the daily debits before `until`, and the first day after them. */
export const debitsBefore = (subscription: PrepaidSubscription, until: number) => {
  const draws = drawsUntil(subscription, until)
  const last = draws.at(-1)
  return {
    movements: draws.filter(({ amount }) => amount > 0).map(({ day, amount }) => ({ kind: 'drawn', day, amount: -amount }) as const),
    drawnUntil: last === undefined ? subscription.balance.drawnUntil : addDays(last.day, 1),
  }
}

interface RefundContext {
  readonly handle: Handle
  readonly order: { readonly id: string; readonly orderNumber: string }
  readonly limits: SubscriptionLimits
  readonly now: number
}

type TopUpTerms = NonNullable<OrderedSubscription['paidIn']>

export const openBalance = (begun: Omit<DrawnBalance, 'balance'>, { amount: left, threshold }: TopUpTerms) => {
  const balance = { left, threshold, drawnUntil: begun.termStart }
  const { termEnd, topUpAt } = balanceDates({ ...begun, balance })
  return { termEnd, balance: { ...balance, topUpAt } }
}

interface OpeningMovement {
  readonly id: string
  readonly currency: string
  readonly orderId: string
  readonly at: number
}

export const writeOpening = async (handle: Handle, { id, currency, orderId, at }: OpeningMovement, balance: Balance): Promise<void> => {
  const paidIn = { kind: 'paidIn', amount: balance.left, orderId } as const
  await insertMovements(handle, { subscriptionId: id, currency, at, balanceBefore: 0 }, [paidIn])
  await writeBalance(handle, id, balance)
}

/** U39: grace days are owed because the service kept running; suspended days are not owed. */
const catchUp = (subscription: PrepaidSubscription, suspendAt: number, now: number) => {
  const { movements } = debitsBefore(subscription, suspendAt)
  const drawnUntil = Math.max(subscription.balance.drawnUntil, startOfDay(now))
  return { movements, after: withMovements(subscription, movements, { drawnUntil }) }
}

/** U37: books a top-up in the payment's transaction. The caller has marked the order as booked, so this happens only once. */
export const bookTopUp = async (
  { handle, order, limits, now }: RefundContext,
  before: PrepaidSubscription,
  { amount, threshold }: TopUpTerms,
): Promise<void> => {
  const topUp = { kind: 'topUp', amount, orderId: order.id } as const
  const { suspendAt } = milestones(before.termEnd, limits)
  const paid = withMovements(before, [topUp], { threshold })
  const { movements, after } = now >= suspendAt ? catchUp(paid, suspendAt, now) : { movements: [], after: paid }
  await writeMovements(handle, before, after, [topUp, ...movements], now)
  const changes = { termEnd: after.termEnd, state: stateByClock(after, now, limits) }
  await applyStateChange(handle, { ...before, balance: after.balance }, changes, {
    at: now,
    limits,
    event: 'toppedUp',
    note: order.orderNumber,
  })
}

/**
 * U38: debits a refund from the balance as far as the balance covers it; the rest was used and is refunded as goodwill. The caller holds
 * the row lock.
 */
export const bookBalanceRefund = async (
  handle: Handle,
  before: PrepaidSubscription,
  { amount, ...of }: { readonly amount: number } & Pick<NewMovement, 'orderId' | 'refundId' | 'refunded'>,
  now: number,
): Promise<PrepaidSubscription> => {
  const movement = { kind: 'returned', amount: -Math.min(amount, before.balance.left), ...of } as const
  const after = withMovements(before, [movement])
  await writeMovements(handle, before, after, [movement], now)
  return after
}

/**
 * U38: applies refunds of an order that topped up the balance, however they were made. If the newest payment was refunded in full, the
 * subscription won't renew (U7).
 */
export const followRefunds = async ({ handle, order, limits, now }: RefundContext): Promise<void> => {
  for (const { subscriptionId, paidIn, total, refunded, refundedBefore, isNewest } of await findRefundedBalances(handle, order.id)) {
    const before = refunded > refundedBefore ? await lockSubscription(handle, subscriptionId) : null
    if (!before || !isPrepaid(before)) continue
    const share = (gross: number) => roundSum([{ of: [gross, paidIn], over: [total] }])
    const amount = share(refunded) - share(refundedBefore)
    const after = await bookBalanceRefund(handle, before, { amount, orderId: order.id, refunded }, now)
    if (before.state === 'ended') continue
    const isOver = refunded >= total && isNewest
    const changes = { termEnd: after.termEnd, ...(isOver ? { cancelAtEnd: true, endReason: 'refunded' as const } : {}) }
    const state = stateByClock({ ...after, ...changes }, now, limits)
    const move = { at: now, limits, event: 'takenBack', note: order.orderNumber, isToBeSeen: true }
    await applyStateChange(handle, { ...before, balance: after.balance }, { ...changes, state }, move)
  }
}

/** U38: a cancelled subscription ends with its billing period, or earlier if its money runs out. */
export const endOfPaidPeriod = (subscription: PrepaidSubscription, now: number): number =>
  Math.min(subscription.termEnd, periodOf(subscription, Math.max(startOfDay(now), subscription.termStart)).termEnd)
