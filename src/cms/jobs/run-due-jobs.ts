import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

const atOnce = 10

/** Far cheaper than asking Payload's queue itself, which writes to find out. */
const isAnyDue = async (payload: Payload): Promise<boolean> => {
  const { rows } = await payload.db.drizzle.execute(sql`
    select 1 from payload_jobs
    where completed_at is null and has_error is not true and processing is not true and (wait_until is null or wait_until <= now())
    limit 1
  `)
  return rows.length > 0
}

/**
 * Payload's queue: what is scheduled and due, the longest due first. One after another: side by side, all that is due in one minute
 * ends together, with the last. Only the one worker may call it: the queue does not keep two apart.
 */
export const runDueJobs = async (payload: Payload): Promise<void> => {
  while (await isAnyDue(payload)) {
    const { remainingJobsFromQueried, noJobsRemaining } = await payload.jobs.run({
      allQueues: true,
      limit: atOnce,
      sequential: true,
      silent: true,
    })
    if (noJobsRemaining === true || remainingJobsFromQueried > 0) return
  }
}
