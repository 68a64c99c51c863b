import { liveWithinSeconds } from '@/core/insights/live-proof'
import type { Handle } from '@/server/platform/database/handle'
import { findNotLive, type CheckedPublish } from './live-check-repository'

const mostShown = 5

/** A9: what visitors did not get to see in time: empty, as a rule. */
export const findLateProofs = (handle: Handle, now: number = Date.now()): Promise<readonly CheckedPublish[]> =>
  findNotLive(handle, now, liveWithinSeconds, mostShown)
