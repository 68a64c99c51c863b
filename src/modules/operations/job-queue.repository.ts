import { sql } from '@payloadcms/db-postgres'
import type { ClientBase } from 'pg'
import { retentionDays } from '@/lib/config/retention'
import { type Handle, instant } from '@/lib/db/sql'

/**
 * Names a pool's listening connection after the pool: while Postgres lists it, the pool is alive. It ends if the process hangs, dies or
 * loses the network, and therefore stops calling `keepListening`.
 */
export const markListener = async (client: ClientBase, pool: string): Promise<void> => {
  await client.query(`set application_name = '${pool}'; set idle_session_timeout = '20s'`)
}

export const keepListening = async (client: ClientBase): Promise<void> => {
  await client.query('select 1')
}

const textsOf = (texts: readonly string[]) => sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`

export const unlockJobs = async (handle: Handle, pools: readonly string[]): Promise<void> => {
  await handle.execute(sql`select graphile_worker.force_unlock_workers(${textsOf(pools)})`)
}

/** Requeues the jobs of processes that have died. A pool is marked within seconds of its first job. */
export const unlockJobsOfDeadPools = async (handle: Handle): Promise<void> => {
  await handle.execute(sql`
    select graphile_worker.force_unlock_workers(array_agg(dead.locked_by)) from (
      select distinct locked_by from graphile_worker.jobs
      where locked_at < now() - interval '5 seconds' and not exists (select from pg_stat_activity where application_name = locked_by)
    ) as dead having count(*) > 0
  `)
}

/** A job that failed and is being retried, or was given up. */
export interface FailedJob extends Record<string, unknown> {
  readonly id: string
  readonly task: string
  readonly attempts: number
  readonly isGivenUp: boolean
  /** Null if its process died each time. */
  readonly error: string | null
  /** Epoch milliseconds. */
  readonly nextAttemptAt: number
}

/** A job without a key has been replaced by a newer one. */
const hasFailed = sql`(last_error is not null or (attempts >= max_attempts and key is not null and locked_at is null))`

/** Latest first. */
export const findFailedJobs = async (handle: Handle, limit: number): Promise<readonly FailedJob[]> => {
  const { rows } = await handle.execute<FailedJob>(sql`
    select id, task_identifier as task, attempts, attempts >= max_attempts as "isGivenUp", last_error as error,
      (extract(epoch from run_at) * 1000)::float8 as "nextAttemptAt"
    from graphile_worker.jobs where ${hasFailed} order by run_at desc, id desc limit ${limit}
  `)
  return rows
}

/** Retries the job immediately with a full set of attempts. False if it has succeeded or is running. */
export const retryFailedJob = async (handle: Handle, id: string): Promise<boolean> => {
  const { rows } = await handle.execute(
    sql`select 1 from graphile_worker.reschedule_jobs(array[${id}::bigint], run_at := now(), attempts := 0)`,
  )
  return rows.length > 0
}

/** Deletes jobs that were given up, including those replaced while failing. */
export const deleteGivenUpJobs = async (handle: Handle, now: number): Promise<void> => {
  await handle.execute(sql`
    delete from graphile_worker._private_jobs where attempts >= max_attempts and locked_at is null
      and run_at < ${instant(now)} - make_interval(days => ${retentionDays.failedJob})
  `)
}
