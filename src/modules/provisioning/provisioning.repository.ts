import { sql } from '@payloadcms/db-postgres'
import { provisionPace } from '@/lib/config/limits'
import {
  type ProvisionOperation,
  type ProvisionTaskStatus,
  type KnownProvisionTask,
  type ProvisionTaskList,
  asKnown,
  type BookedJob,
  type ServiceBook,
  type ServiceState,
} from '@/core/provisioning/provisioning'
import type { Handle } from '@/lib/db/sql'
import { findAccess } from '@/modules/subscriptions/subscriptions.repository'

const instant = (milliseconds: number) => sql`${new Date(milliseconds).toISOString()}::timestamptz`

export interface ClaimedTask {
  readonly id: string
  readonly subscription: string
  readonly kind: ProvisionOperation
  readonly service: string
  readonly product: string
  readonly settings: Readonly<Record<string, string>>
  /** Idempotency key. */
  readonly key: string
  /** Includes this one. */
  readonly attempts: number
  /** Epoch milliseconds. */
  readonly firstTriedAt: number
}

interface TaskRow extends Record<string, unknown>, Omit<ClaimedTask, 'attempts' | 'firstTriedAt'> {
  readonly attempts: string
  readonly first: string
}

/**
 * U25: claims due jobs, longest waiting first, in order within a subscription. No two processes claim the same job; a crashed one is
 * reclaimed when its lease expires.
 */
export const lockNextTasks = async (handle: Handle, now: number, limit: number): Promise<readonly ClaimedTask[]> => {
  const at = instant(now)
  const { rows } = await handle.execute<TaskRow>(sql`
    with next as (
      select task.id from provision_tasks as task
      where task.status in ('waiting', 'open') and task.next_attempt_at <= ${at} and not exists (
        select 1 from provision_tasks as earlier
        where earlier.subscription_id = task.subscription_id and earlier.number < task.number
          and (earlier.status in ('waiting', 'working', 'open') or (earlier.status = 'failed' and earlier.kind = 'create'))
      )
      order by task.next_attempt_at, task.id limit ${limit} for update of task skip locked
    )
    update provision_tasks as taken
    set status = 'working', attempts = attempts + 1, lease_until = ${instant(now + provisionPace.lease)},
      first_tried_at = coalesce(first_tried_at, ${at}), updated_at = now()
    from next where taken.id = next.id
    returning taken.id, taken.subscription_id as subscription, taken.kind, taken.service, taken.product, taken.settings, taken.key, taken.attempts,
      (extract(epoch from taken.first_tried_at) * 1000)::bigint as first
  `)
  return rows.map(({ attempts, first, ...task }) => ({ ...task, attempts: Number(attempts), firstTriedAt: Number(first) }))
}

/** Requeues jobs whose lease has expired. */
export const updateLeftTasks = async (handle: Handle, now: number): Promise<void> => {
  await handle.execute(
    sql`update provision_tasks set status = 'waiting', lease_until = null, updated_at = now() where status = 'working' and lease_until <= ${instant(now)}`,
  )
}

/** Requeues all jobs in progress, ignoring leases. Only the single worker may call this. */
export const updateAbandonedTasks = async (handle: Handle): Promise<void> => {
  await handle.execute(sql`update provision_tasks set status = 'waiting', lease_until = null, updated_at = now() where status = 'working'`)
}

interface TaskResult {
  readonly status: ProvisionTaskStatus
  /** Epoch milliseconds; null if finished. */
  readonly nextAttemptAt: number | null
  readonly at: number
  readonly fault: string | null
  readonly reference?: string | null
  readonly by?: string | null
  readonly note?: string | null
}

const written = ({ status, nextAttemptAt, at, fault, reference = null, by = null, note = null }: TaskResult) => sql`
  status = ${status}, lease_until = null, next_attempt_at = ${nextAttemptAt === null ? null : instant(nextAttemptAt)},
  settled_at = ${nextAttemptAt === null ? instant(at) : null}, fault = ${fault}, reference = coalesce(${reference}, reference),
  first_tried_at = case when ${status} = 'open' then null else first_tried_at end, settled_by = ${by}, note = coalesce(${note}, note), updated_at = now()`

/** False if another process holds the job or staff closed it; the outcome is then discarded. */
export const updateAsked = async (
  handle: Handle,
  { id, attempts }: Pick<ClaimedTask, 'id' | 'attempts'>,
  settled: TaskResult,
): Promise<boolean> => {
  const { rows } = await handle.execute(sql`
    update provision_tasks set ${written(settled)} where id = ${id} and status = 'working' and attempts = ${attempts} returning 1
  `)
  return rows.length > 0
}

export interface KnownTask {
  readonly id: string
  readonly subscription: string
  readonly kind: ProvisionOperation
  readonly status: ProvisionTaskStatus
  readonly round: number
}

/** The caller holds the subscription's row lock. */
export const lockTask = async (handle: Handle, id: string): Promise<KnownTask | null> => {
  const { rows } = await handle.execute<Omit<KnownTask, 'round'> & { round: string } & Record<string, unknown>>(
    sql`select id, subscription_id as subscription, kind, status, round from provision_tasks where id = ${id} for update`,
  )
  const [row] = rows
  return row ? { ...row, round: Number(row.round) } : null
}

export const findSubscriptionOfTask = async (handle: Handle, id: string): Promise<string | null> => {
  const { rows } = await handle.execute<{ subscription: string }>(
    sql`select subscription_id as subscription from provision_tasks where id = ${id}`,
  )
  return rows[0]?.subscription ?? null
}

export const updateByStaff = async (handle: Handle, id: string, settled: TaskResult): Promise<void> => {
  await handle.execute(sql`update provision_tasks set ${written(settled)} where id = ${id}`)
}

/** U27: restarts the job under a new key, since the host would reject the old one again. */
export const updateRunAgain = async (handle: Handle, { id, round }: Pick<KnownTask, 'id' | 'round'>, at: number): Promise<void> => {
  await handle.execute(sql`
    update provision_tasks set status = 'waiting', round = ${round + 1}, key = ${`${id}:${round + 1}`}, attempts = 0, first_tried_at = null,
      next_attempt_at = ${instant(at)}, settled_at = null, settled_by = null, fault = null, reference = null, updated_at = now()
    where id = ${id}
  `)
}

/** Manual jobs use the same table; they stay open until staff close them. */
export const taskListIn = (handle: Handle): ProvisionTaskList => ({
  put: async ({ key }) => {
    const { rows } = await handle.execute<Omit<KnownProvisionTask, 'status'> & { status: ProvisionTaskStatus } & Record<string, unknown>>(
      sql`select id, kind, service, status from provision_tasks where key = ${key}`,
    )
    const [row] = rows
    if (!row) throw new Error('There is no such task')
    return { ...row, status: asKnown(row.status) }
  },
  findAccess: (service) => findAccess(handle, service),
})

interface Database extends Handle {
  readonly transaction: <Value>(work: (transaction: Handle) => Promise<Value>) => Promise<Value>
}

const findJob = async (handle: Handle, key: string): Promise<BookedJob | null> => {
  const { rows } = await handle.execute<BookedJob & Record<string, unknown>>(
    sql`select key, kind, service, outcome from infra.simulated_jobs where key = ${key}`,
  )
  return rows[0] ?? null
}

const findState = async (handle: Handle, service: string): Promise<ServiceState | null> => {
  const { rows } = await handle.execute<{ state: ServiceState | null }>(
    sql`select state from infra.simulated_services where service = ${service}`,
  )
  return rows[0]?.state ?? null
}

/** U30: state of the simulated host. Requests for one service are serialised across processes. */
export const simulatedBookIn = (database: Database): ServiceBook => ({
  once: (job, decide) =>
    database.transaction(async (transaction) => {
      await transaction.execute(sql`insert into infra.simulated_services (service) values (${job.service}) on conflict do nothing`)
      await transaction.execute(sql`select 1 from infra.simulated_services where service = ${job.service} for update`)
      const known = await findJob(transaction, job.key)
      if (known) return known
      const { outcome, state } = decide(await findState(transaction, job.service))
      if (state !== null)
        await transaction.execute(sql`update infra.simulated_services set state = ${state} where service = ${job.service}`)
      await transaction.execute(
        sql`insert into infra.simulated_jobs (key, kind, service, outcome) values (${job.key}, ${job.kind}, ${job.service}, ${JSON.stringify(outcome)}::jsonb)`,
      )
      return { ...job, outcome }
    }),
  findState: (service) => findState(database, service),
})
