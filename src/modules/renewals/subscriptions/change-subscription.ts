import type { EndReason } from '@/core/subscriptions/types'
import { stateByClock, putForward } from '@/core/subscriptions/lifecycle'
import { ok, err, type Result } from '@/core/result'
import type { Context } from '@/lib/context'
import { withTransactionSlot, withTransaction, type Transaction } from '@/lib/db/transaction'
import { queueMail } from '@/lib/outbox/outbox'
import { findSubscriptionLimits } from '@/modules/subscriptions/subscriptions.service'
import { updateSuspension, type SubscriptionRecord, lockSubscription } from '@/modules/subscriptions/subscriptions.repository'
import { endOfPaidPeriod, isPrepaid, withMovements } from '@/modules/subscriptions/balance.service'
import { noticeOf, isServiceUnchanged, applyStateChange } from '@/modules/subscriptions/state-changes'
import { moveTermOrders } from '@/modules/subscriptions/term-orders.repository'
import { cancelOpenChange, cancelOrdersAndLock } from './process-subscription'
import { orderNextTerm } from './order-next-term'
import { toIsoString } from '@/core/dates'

export type SubscriptionChange =
  /** U15: `suspend` and `release` are for staff only. */
  | { readonly kind: 'cancelAtEnd' | 'end' | 'resume' | 'suspend' | 'release' }
  /** U8: goodwill days. */
  | { readonly kind: 'putForward'; readonly days: number }

interface Wish {
  readonly id: string
  readonly change: SubscriptionChange
  /** The staff member with a reason; null means the customer. */
  readonly by: { readonly email: string; readonly reason: string } | null
  /** Rejects other customers' subscriptions. */
  readonly customerId?: string
  /** Additional writes in the same transaction. */
  readonly beside?: (transaction: Transaction) => Promise<void>
}

export type ChangeSubscriptionError = 'not-found' | 'not-possible'

interface StaffMove {
  readonly transaction: Transaction
  readonly before: SubscriptionRecord
  readonly told: { readonly at: number; readonly by: string | null; readonly note: string | null } & HasLimits
  readonly reason: EndReason
}

interface HasLimits {
  readonly limits: Awaited<ReturnType<typeof findSubscriptionLimits>>
}

/** Lets the subscription run to the end of the paid period, or ends it now if that has passed. */
const cancelAtEnd = async ({ transaction, before, told, reason }: StaffMove): Promise<boolean> => {
  if (before.state === 'ended' || before.cancelAtEnd) return false
  // U38: the remaining balance is then refunded.
  const end = isPrepaid(before) ? { termEnd: endOfPaidPeriod(before, told.at) } : {}
  const changes = { ...end, cancelAtEnd: true, endReason: reason }
  const state = stateByClock({ ...before, ...changes }, told.at, told.limits)
  const after = await applyStateChange(transaction, before, { ...changes, state }, { ...told, event: 'cancelled' })
  if (state === 'ended') return true
  const key = `subscription-cancelled:${before.id}:${told.at}`
  const owed = after.partDueAt === null ? {} : { isOwed: true }
  await queueMail(transaction, noticeOf(after, { kind: 'cancelled', date: toIsoString(after.termEnd), ...owed }, key))
  return true
}

const end = async ({ transaction, before, told, reason }: StaffMove): Promise<boolean> => {
  if (before.state === 'ended') return false
  await applyStateChange(transaction, before, { state: 'ended', endReason: reason }, told)
  return true
}

/** Undoes the cancellation and restores the state that its dates imply. Only staff can bring back an ended subscription. */
const resume = async ({ transaction, before, told }: StaffMove): Promise<boolean> => {
  const isOver = before.state === 'ended'
  if ((isOver && told.by === null) || (!isOver && !before.cancelAtEnd)) return false
  const kept = { ...before, cancelAtEnd: false }
  const changes = { cancelAtEnd: false, endReason: null, termEnd: isPrepaid(kept) ? withMovements(kept, []).termEnd : before.termEnd }
  const byClock = stateByClock({ ...before, ...changes }, told.at, told.limits)
  if (byClock === 'ended') return false
  // U26: a deprovisioned service is first set up again.
  const isGone = isOver && !(await isServiceUnchanged(transaction, before.id))
  const state = isGone && byClock === 'active' ? 'pending' : byClock
  await applyStateChange(transaction, before, { ...changes, state }, { ...told, event: 'resumed' })
  return true
}

const addDaysByStaff = async ({ transaction, before, told }: StaffMove, days: number): Promise<boolean> => {
  // U36: a prepaid subscription's days depend only on its balance.
  if (before.state === 'ended' || isPrepaid(before)) return false
  const term = putForward(before, before, days)
  await moveTermOrders(transaction, before.id, before.termEnd, term.termEnd)
  const state = stateByClock({ ...before, ...term }, told.at, told.limits)
  const changes = { termStart: term.termStart, termEnd: term.termEnd, anchorDay: term.anchorDay, state }
  await applyStateChange(transaction, before, changes, { ...told, event: 'putForward' })
  return true
}

/** U15: suspended until staff release it, even if paid. A pending subscription can't be suspended. */
const suspend = async ({ transaction, before, told }: StaffMove): Promise<boolean> => {
  if (before.state !== 'active' && before.state !== 'pastDue') return false
  if (!(await updateSuspension(transaction, before.id, true, told.at))) return false
  const suspensionNotice = { kind: 'held', date: toIsoString(before.termEnd) } as const
  await applyStateChange(transaction, before, { state: 'suspended' }, { ...told, event: 'held', said: suspensionNotice })
  return true
}

/** Restores the state that its dates imply, which is suspended or ended if it has been unpaid since. */
const release = async ({ transaction, before, told }: StaffMove): Promise<boolean> => {
  if (!before.isHeld || !(await updateSuspension(transaction, before.id, false, told.at))) return false
  const freed = { ...before, isHeld: false }
  const state = before.state === 'ended' ? 'ended' : stateByClock(freed, told.at, told.limits)
  const releaseNotice = state === 'active' ? ({ kind: 'released', date: toIsoString(before.termEnd) } as const) : undefined
  await applyStateChange(transaction, freed, { state }, { ...told, event: 'released', ...(releaseNotice ? { said: releaseNotice } : {}) })
  return true
}

const perform = (staffMove: StaffMove, change: SubscriptionChange): Promise<boolean> => {
  switch (change.kind) {
    case 'cancelAtEnd':
      return cancelAtEnd(staffMove)
    case 'end':
      return end(staffMove)
    case 'resume':
      return resume(staffMove)
    case 'suspend':
      return suspend(staffMove)
    case 'release':
      return release(staffMove)
    case 'putForward':
      return addDaysByStaff(staffMove, change.days)
    default:
      return change satisfies never
  }
}

class NothingChanged extends Error {}

/** U8: applies a change made by the customer, or by staff with a reason. Events, email and open order change in the same transaction. */
export const changeSubscription = async (
  context: Context,
  { id, change, by, customerId, beside }: Wish,
): Promise<Result<null, ChangeSubscriptionError>> => {
  const { payload } = context
  const isEnding = change.kind === 'cancelAtEnd' || change.kind === 'end'
  const work = () =>
    withTransaction(payload, async (req, transaction) => {
      if (change.kind === 'putForward') await cancelOpenChange(req, transaction, id)
      const before = isEnding ? await cancelOrdersAndLock(req, transaction, id) : await lockSubscription(transaction, id)
      // Throwing rolls back everything, including the order cancelled above.
      if (!before || (customerId !== undefined && before.customerId !== customerId)) throw new NothingChanged('not-found')
      const limits = await findSubscriptionLimits(transaction)
      const told = { at: context.now(), limits, by: by?.email ?? null, note: by?.reason ?? null }
      const isDone = await perform({ transaction, before, told, reason: by ? 'staff' : 'customer' }, change)
      if (!isDone) throw new NothingChanged('not-possible')
      await beside?.(transaction)
    })
  try {
    await withTransactionSlot(payload, work)
  } catch (fault) {
    if (fault instanceof NothingChanged) return err(fault.message === 'not-found' ? 'not-found' : 'not-possible')
    throw fault
  }
  // If due, orders immediately instead of waiting for the next lifecycle run.
  if (change.kind === 'resume') await orderNextTerm(context, id, 'shop')
  return ok(null)
}
