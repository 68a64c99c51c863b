import type { EndReason } from '@/core/subscriptions/types'
import { stateByClock } from '@/core/subscriptions/lifecycle'
import { putForward } from '@/core/subscriptions/terms'
import { ok, refuse, type Result } from '@/core/result'
import type { Context } from '@/server/platform/context'
import { withinLimit } from '@/server/platform/database/transaction-limit'
import { queueMail } from '@/server/platform/outbox/queue-mail'
import { withTransaction, type Transaction } from '@/server/platform/with-transaction'
import { findSubscriptionLimits } from '@/server/subscriptions/find-limits'
import { updateHold } from '@/server/subscriptions/hold-repository'
import { endOfPaidPeriod, isPrepaid, withMovements } from '@/server/subscriptions/move-balance'
import { noticeOf } from '@/server/subscriptions/notice-of'
import { stillStands } from '@/server/subscriptions/queue-work'
import type { SubscriptionRecord } from '@/server/subscriptions/subscription-record'
import { lockSubscription } from '@/server/subscriptions/subscription-repository'
import { moveTermOrders } from '@/server/subscriptions/term-order-repository'
import { writeMove } from '@/server/subscriptions/write-move'
import { cancelOpenChange, lockWithoutOrder } from './end-subscription'
import { orderNextTerm } from './order-next-term'

export type SubscriptionChange =
  /** U15: `suspend` and `release` are the desk's alone. */
  | { readonly kind: 'cancelAtEnd' | 'end' | 'resume' | 'suspend' | 'release' }
  /** U8: goodwill. */
  | { readonly kind: 'putForward'; readonly days: number }

export interface Wish {
  readonly id: string
  readonly change: SubscriptionChange
  /** The member of staff, with a reason; null is whoever has it. */
  readonly by: { readonly email: string; readonly reason: string } | null
  /** Only this customer's own. */
  readonly customerId?: string
  /** What else is written with it. */
  readonly beside?: (transaction: Transaction) => Promise<void>
}

export type NotChanged = 'not-found' | 'not-possible'

interface Desk {
  readonly transaction: Transaction
  readonly before: SubscriptionRecord
  readonly told: { readonly at: number; readonly by: string | null; readonly note: string | null } & Limits
  readonly reason: EndReason
}

interface Limits {
  readonly limits: Awaited<ReturnType<typeof findSubscriptionLimits>>
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** Runs to the end of what is paid; where that is over, it ends now. */
const cancelAtEnd = async ({ transaction, before, told, reason }: Desk): Promise<boolean> => {
  if (before.state === 'ended' || before.cancelAtEnd) return false
  // U38: what is left of a balance then goes back.
  const end = isPrepaid(before) ? { termEnd: endOfPaidPeriod(before, told.at) } : {}
  const changes = { ...end, cancelAtEnd: true, endReason: reason }
  const state = stateByClock({ ...before, ...changes }, told.at, told.limits)
  const after = await writeMove(transaction, before, { ...changes, state }, { ...told, event: 'cancelled' })
  if (state === 'ended') return true
  const key = `subscription-cancelled:${before.id}:${told.at}`
  const owed = after.partDueAt === null ? {} : { isOwed: true }
  await queueMail(transaction, noticeOf(after, { kind: 'cancelled', date: iso(after.termEnd), ...owed }, key))
  return true
}

const end = async ({ transaction, before, told, reason }: Desk): Promise<boolean> => {
  if (before.state === 'ended') return false
  await writeMove(transaction, before, { state: 'ended', endReason: reason }, told)
  return true
}

/** As if it had never been cancelled: where its dates put it today, if that is anywhere. Only the desk brings back what ended. */
const resume = async ({ transaction, before, told }: Desk): Promise<boolean> => {
  const isOver = before.state === 'ended'
  if ((isOver && told.by === null) || (!isOver && !before.cancelAtEnd)) return false
  const kept = { ...before, cancelAtEnd: false }
  const changes = { cancelAtEnd: false, endReason: null, termEnd: isPrepaid(kept) ? withMovements(kept, []).termEnd : before.termEnd }
  const byClock = stateByClock({ ...before, ...changes }, told.at, told.limits)
  if (byClock === 'ended') return false
  // U26: what was taken away at its host is set up anew first.
  const isGone = isOver && !(await stillStands(transaction, before.id))
  const state = isGone && byClock === 'active' ? 'pending' : byClock
  await writeMove(transaction, before, { ...changes, state }, { ...told, event: 'resumed' })
  return true
}

const give = async ({ transaction, before, told }: Desk, days: number): Promise<boolean> => {
  // U36: the days of a balance are its money.
  if (before.state === 'ended' || isPrepaid(before)) return false
  const term = putForward(before, before, days)
  await moveTermOrders(transaction, before.id, before.termEnd, term.termEnd)
  const state = stateByClock({ ...before, ...term }, told.at, told.limits)
  const changes = { termStart: term.termStart, termEnd: term.termEnd, anchorDay: term.anchorDay, state }
  await writeMove(transaction, before, changes, { ...told, event: 'putForward' })
  return true
}

/** U15: it stands still whatever is paid, until the desk lets it run. What is not set up yet cannot. */
const suspend = async ({ transaction, before, told }: Desk): Promise<boolean> => {
  if (before.state !== 'active' && before.state !== 'pastDue') return false
  if (!(await updateHold(transaction, before.id, true, told.at))) return false
  const said = { kind: 'held', date: iso(before.termEnd) } as const
  await writeMove(transaction, before, { state: 'suspended' }, { ...told, event: 'held', said })
  return true
}

/** Where its dates put it: unpaid meanwhile it stays suspended, or is over. */
const release = async ({ transaction, before, told }: Desk): Promise<boolean> => {
  if (!before.isHeld || !(await updateHold(transaction, before.id, false, told.at))) return false
  const freed = { ...before, isHeld: false }
  const state = before.state === 'ended' ? 'ended' : stateByClock(freed, told.at, told.limits)
  const said = state === 'active' ? ({ kind: 'released', date: iso(before.termEnd) } as const) : undefined
  await writeMove(transaction, freed, { state }, { ...told, event: 'released', ...(said ? { said } : {}) })
  return true
}

const perform = (desk: Desk, change: SubscriptionChange): Promise<boolean> => {
  switch (change.kind) {
    case 'cancelAtEnd':
      return cancelAtEnd(desk)
    case 'end':
      return end(desk)
    case 'resume':
      return resume(desk)
    case 'suspend':
      return suspend(desk)
    case 'release':
      return release(desk)
    case 'putForward':
      return give(desk, change.days)
    default:
      return change satisfies never
  }
}

class NothingChanged extends Error {}

/** U8: what its holder, or the desk with a reason, makes of a subscription; with its events, its mail and its open order in one transaction. */
export const changeSubscription = async (
  context: Context,
  { id, change, by, customerId, beside }: Wish,
): Promise<Result<null, NotChanged>> => {
  const { payload } = context
  const isEnding = change.kind === 'cancelAtEnd' || change.kind === 'end'
  const work = () =>
    withTransaction(payload, async (req, transaction) => {
      if (change.kind === 'putForward') await cancelOpenChange(req, transaction, id)
      const before = isEnding ? await lockWithoutOrder(req, transaction, id) : await lockSubscription(transaction, id)
      // Undone whole, with an order that was cancelled for it.
      if (!before || (customerId !== undefined && before.customerId !== customerId)) throw new NothingChanged('not-found')
      const limits = await findSubscriptionLimits(transaction)
      const told = { at: context.now(), limits, by: by?.email ?? null, note: by?.reason ?? null }
      const isDone = await perform({ transaction, before, told, reason: by ? 'staff' : 'customer' }, change)
      if (!isDone) throw new NothingChanged('not-possible')
      await beside?.(transaction)
    })
  try {
    await withinLimit(payload, work)
  } catch (fault) {
    if (fault instanceof NothingChanged) return refuse(fault.message === 'not-found' ? 'not-found' : 'not-possible')
    throw fault
  }
  // At once, where it is due; the care would do it as well.
  if (change.kind === 'resume') await orderNextTerm(context, id, 'shop')
  return ok(null)
}
