import type { Payload } from 'payload'
import { subscriptionLimits } from '@/config/limits'
import { describeFault } from '@/server/platform/database/database-faults'
import { findSubscriptionLimits } from '@/server/subscriptions/find-limits'
import { findDueSubscriptions, postponeCare } from '@/server/subscriptions/subscription-repository'
import { careForSubscription } from './care-for-subscription'

interface Turn {
  readonly now: number
  readonly isStopping?: () => boolean
  /** After work of so many milliseconds, where the worker has only a share of the time. */
  readonly rest?: (milliseconds: number) => Promise<unknown>
}

/** What goes wrong with one is tried again in an hour, and holds up no other. */
const tryCare = async (payload: Payload, id: string, limits: Parameters<typeof careForSubscription>[2], now: number): Promise<void> => {
  try {
    await careForSubscription(payload, id, limits, now)
  } catch (fault) {
    payload.logger.error({ subscription: id, fault: describeFault(fault) }, 'A subscription could not be cared for')
    await postponeCare(payload.db.drizzle, id, now + subscriptionLimits.retryAfterMs)
  }
}

/** The care for what runs on, a batch of what is due at a time (an index says which). Safe to run any time, by any number at once. */
export const runSubscriptionCare = async (payload: Payload, { now, isStopping = () => false, rest }: Turn): Promise<void> => {
  const limits = await findSubscriptionLimits(payload.db.drizzle)
  for (;;) {
    const due = await findDueSubscriptions(payload.db.drizzle, now, subscriptionLimits.careAtOnce)
    for (const id of due) {
      if (isStopping()) return
      const began = performance.now()
      await tryCare(payload, id, limits, now)
      await rest?.(performance.now() - began)
    }
    if (due.length < subscriptionLimits.careAtOnce) return
  }
}
