import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'

/** Far cheaper than asking Payload's queue itself, which writes to find out. */
export const isAnyJobDue = async (handle: Handle): Promise<boolean> => {
  const { rows } = await handle.execute(sql`
    select 1 from payload_jobs
    where completed_at is null and has_error is not true and processing is not true and (wait_until is null or wait_until <= now())
    limit 1
  `)
  return rows.length > 0
}

/** Gives jobs back that a dead process of this worker was at: only the one worker may say so. */
export const updateAbandonedJobs = async (handle: Handle): Promise<void> => {
  await handle.execute(sql`update payload_jobs set processing = false where processing = true`)
}
