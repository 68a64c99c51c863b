import type { EndReason, SubscriptionState } from '@/core/subscriptions/types'
import { milestones } from '@/core/subscriptions/lifecycle'
import type { SubscriptionLimits } from '@/core/subscriptions/types'
import type { Handle } from '@/server/platform/database/handle'
import { queueMail } from '@/server/platform/outbox/queue-mail'
import { noticeOf, type Said } from './notice-of'
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
  const { suspendAt, endAt } = milestones(after.termEnd, limits)
  switch (after.state) {
    case 'pastDue':
      return { kind: 'pastDue', date: iso(suspendAt) } as const
    case 'suspended':
      return { kind: 'suspended', date: iso(endAt) } as const
    case 'ended':
      return { kind: 'ended', date: iso(at), reason: after.endReason ?? ('staff' satisfies EndReason) } as const
    case 'active':
      return from === null || from === 'pending' ? null : ({ kind: 'activeAgain', date: iso(after.termEnd) } as const)
    default:
      return null
  }
}

/**
 * A subscription changed its state, in this transaction: written down and told. Whoever sets up, stops and takes away what
 * was bought is asked here as well (U25), and stands or falls with it.
 */
export const subscriptionChanged = async (handle: Handle, move: SubscriptionMove): Promise<void> => {
  const { after, at, by = null, note = null } = move
  await insertSubscriptionEvent(handle, after.id, { type: after.state, at, note, by })
  await queueWork(handle, move)
  const notice = move.said ?? told(move)
  if (notice === null) return
  const open = after.state === 'ended' ? null : await findOpenOrder(handle, after.id, after.termEnd)
  const key = `subscription-${after.state}:${after.id}:${iso(after.termEnd).slice(0, 10)}:${at}`
  await queueMail(handle, noticeOf(after, { ...notice, ...(open ? { orderNumber: open.orderNumber } : {}) }, key))
}
