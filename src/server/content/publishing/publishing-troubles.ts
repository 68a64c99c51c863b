import type { Handle } from '@/server/platform/database/handle'
import { findCacheFaults, type CacheReport } from './cache-report-repository'
import { findFailedPublishes, findOverdueCount, type FailedPublish } from './publish-job-repository'

export interface PublishingTroubles {
  readonly caches: readonly CacheReport[]
  readonly failed: readonly FailedPublish[]
  /** Scheduled for a time that is over and not begun: nobody works. */
  readonly overdue: number
}

const overdueAfterSeconds = 30
const mostShown = 5

/** What staff should know of what was promised for a time: empty as a rule. */
export const findPublishingTroubles = async (handle: Handle, now: number = Date.now()): Promise<PublishingTroubles> => ({
  caches: await findCacheFaults(handle, now),
  failed: await findFailedPublishes(handle, mostShown),
  overdue: await findOverdueCount(handle, now, overdueAfterSeconds),
})
