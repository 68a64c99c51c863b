import { liveWithinSeconds } from '@/core/insights/live-proof'
import type { Handle } from '@/server/platform/database/handle'
import { findNotLive, findPublishedSince, type CheckedPublish } from './live-check-repository'

export interface LiveProofs {
  /** What visitors did not get to see in time. */
  readonly late: readonly CheckedPublish[]
  /** What was published within a day. */
  readonly recent: readonly CheckedPublish[]
}

const mostShown = 5
const day = 86_400_000

/** A9: empty, or nearly, as a rule. */
export const findLiveProofs = async (handle: Handle, now: number = Date.now()): Promise<LiveProofs> => {
  const [late, recent] = await Promise.all([
    findNotLive(handle, now, liveWithinSeconds, mostShown),
    findPublishedSince(handle, now - day, mostShown),
  ])
  return { late, recent }
}
