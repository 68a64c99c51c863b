import type { EndReason, SubscriptionState } from '@/core/subscriptions/types'
import { milestones, paidUntil } from '@/core/subscriptions/lifecycle'
import type { SubscriptionLimits } from '@/core/subscriptions/types'
import type { Handle } from '@/server/platform/database/handle'
import { queueMail } from '@/server/platform/outbox/queue-mail'
import { noticeOf, type Said } from './notice-of'
import { saidOfPart } from './part-notice'
import { findNextPart, releaseParts } from './part-repository'
import { queueWork } from './queue-work'
import type { SubscriptionRecord } from './subscription-record'
import { insertSubscriptionEvent } from './subscription-repository'
import { findOpenOrder } from './term-order-repository'

export interface SubscriptionMove {
  /** `null` where it has just begun. */
  readonly from: SubscriptionState | null
  readonly after: SubscriptionRecord
  readonly at: number
  readonly limits: SubscriptionLimits
  /** The member of staff. */
  readonly by?: string | null
  readonly note?: string | null
  /** What its holder is told in place of what its state says. */
  readonly said?: Said
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** What its holder is told of the state it is in now, and the day that matters next. */
const told = ({ from, after, at, limits }: SubscriptionMove): Said | null => {
  const until = paidUntil(after)
  const { suspendAt, endAt } = milestones(until, limits)
  switch (after.state) {
    case 'pastDue':
      return { kind: 'pastDue', date: iso(suspendAt) } as const
    case 'suspended':
      return { kind: 'suspended', date: iso(endAt) } as const
    case 'ended':
      return { kind: 'ended', date: iso(at), reason: after.endReason ?? ('staff' satisfies EndReason) } as const
    case 'active':
      return from === null || from === 'pending' ? null : ({ kind: 'activeAgain', date: iso(until) } as const)
    default:
      return null
  }
}

/** O19: what is owed first is said: a part of the price, or the order of the next term. */
const owed = async (handle: Handle, { after, at }: SubscriptionMove, notice: Said): Promise<Partial<Said>> => {
  const isOfPart = after.partDueAt !== null && after.partDueAt <= Math.min(at, after.termEnd)
  const part = isOfPart ? await findNextPart(handle, after.id) : null
  if (part && (notice.kind === 'pastDue' || notice.kind === 'suspended'))
    return { kind: notice.kind === 'pastDue' ? 'partPastDue' : 'partSuspended', ...saidOfPart(part) }
  const open = await findOpenOrder(handle, after.id, after.termEnd)
  return open ? { orderNumber: open.orderNumber } : {}
}

/**
 * A subscription changed its state, in this transaction: written down and told. Whoever sets up, stops and takes away what
 * was bought is asked here as well (U25), and stands or falls with it.
 */
export const subscriptionChanged = async (handle: Handle, move: SubscriptionMove): Promise<void> => {
  const { after, at, by = null, note = null } = move
  await insertSubscriptionEvent(handle, after.id, { type: after.state, at, note, by })
  await queueWork(handle, move)
  if (after.state === 'ended') await releaseParts(handle, after.id, at)
  const notice = move.said ?? told(move)
  if (notice === null) return
  const key = `subscription-${after.state}:${after.id}:${iso(after.termEnd).slice(0, 10)}:${at}`
  await queueMail(handle, noticeOf(after, { ...notice, ...(after.state === 'ended' ? {} : await owed(handle, move, notice)) }, key))
}
