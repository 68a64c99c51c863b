import type { Payload } from 'payload'
import { isAnyJobDue } from '@/modules/operations/operations.repository'

const atOnce = 10

/**
 * Payload's queue: what is scheduled and due, the longest due first. One after another: side by side, all that is due in one minute
 * ends together, with the last. Only the one worker may call it: the queue does not keep two apart.
 */
export const runDueJobs = async (payload: Payload): Promise<void> => {
  while (await isAnyJobDue(payload.db.drizzle)) {
    const { remainingJobsFromQueried, noJobsRemaining } = await payload.jobs.run({
      allQueues: true,
      limit: atOnce,
      sequential: true,
      silent: true,
    })
    if (noJobsRemaining === true || remainingJobsFromQueried > 0) return
  }
}
