import { sql } from '@payloadcms/db-postgres'
import {
  type ProvisionOperation,
  type ProvisionTaskStatus,
  type KnownProvisionTask,
  type ProvisionTaskList,
  manualStatus,
  type StoredJob,
  type StoredService,
  type ServiceStore,
  type ServiceState,
} from '@/core/provisioning/provisioning'
import { type Handle, instant } from '@/lib/db/sql'
import { findReported } from '@/modules/subscriptions/hosted-service.repository'

export interface ClaimedTask {
  readonly id: string
  readonly subscription: string
  readonly kind: ProvisionOperation
  readonly service: string
  readonly product: string
  readonly settings: Readonly<Record<string, string>>
  /** Idempotency key. */
  readonly key: string
  /** Including this one. */
  readonly attempts: number
  /** Epoch milliseconds. */
  readonly firstTriedAt: number
}

interface TaskRow extends Record<string, unknown>, Omit<ClaimedTask, 'attempts' | 'firstTriedAt'> {
  readonly attempts: string
  readonly first: string
}

/** No earlier job of the same subscription is unfinished. */
const isFirst = (task: ReturnType<typeof sql>) => sql`not exists (
  select 1 from provision_tasks as earlier
  where earlier.subscription_id = ${task}.subscription_id and earlier.number < ${task}.number
    and (earlier.status in ('waiting', 'working', 'open') or (earlier.status = 'failed' and earlier.kind = 'create'))
)`

/**
 * U25: claims due jobs, longest waiting first, in order within a subscription. The queue runs one such task at a time, but programs (P20)
 * and later changes to a subscription must not touch a job that its host is working on, and the response of a process presumed dead is
 * discarded.
 */
export const lockNextTasks = async (handle: Handle, now: number, limit: number): Promise<readonly ClaimedTask[]> => {
  const at = instant(now)
  const { rows } = await handle.execute<TaskRow>(sql`
    with next as (
      select task.id from provision_tasks as task
      where task.status in ('waiting', 'open') and task.next_attempt_at <= ${at} and ${isFirst(sql`task`)}
      order by task.next_attempt_at, task.id limit ${limit} for update of task skip locked
    )
    update provision_tasks as taken
    set status = 'working', attempts = attempts + 1, first_tried_at = coalesce(first_tried_at, ${at}), updated_at = now()
    from next where taken.id = next.id
    returning taken.id, taken.subscription_id as subscription, taken.kind, taken.service, taken.product, taken.settings, taken.key, taken.attempts,
      (extract(epoch from taken.first_tried_at) * 1000)::bigint as first
  `)
  return rows.map(({ attempts, first, ...task }) => ({ ...task, attempts: Number(attempts), firstTriedAt: Number(first) }))
}

/** A job claimed by one of the operator's programs. */
export interface ClaimedJob extends Pick<ClaimedTask, 'kind' | 'service' | 'product' | 'settings' | 'key'> {
  readonly owner: string
  /** When others may claim the job, in epoch milliseconds. */
  readonly leaseUntil: number
}

/**
 * P20: claims jobs waiting for a program, in order within a subscription. They stay open and can be claimed again if the lease ends before
 * they are closed.
 */
export const claimJobs = async (
  handle: Handle,
  { now, leaseMs, limit }: { readonly now: number; readonly leaseMs: number; readonly limit: number },
): Promise<readonly ClaimedJob[]> => {
  const [at, until] = [instant(now), instant(now + leaseMs)]
  const { rows } = await handle.execute<Omit<ClaimedJob, 'leaseUntil'> & Record<string, unknown>>(sql`
    with next as (
      select task.id from provision_tasks as task
      where task.status in ('waiting', 'open') and (task.lease_until is null or task.lease_until <= ${at}) and ${isFirst(sql`task`)}
      order by task.created_at, task.id limit ${limit} for update of task skip locked
    ), taken as (
      update provision_tasks as own set status = 'open', attempts = attempts + 1, lease_until = ${until}, next_attempt_at = ${until}, updated_at = now()
      from next where own.id = next.id returning own.*
    )
    select taken.key, taken.kind, taken.service, taken.product, taken.settings, coalesce(c.email, o.contact_email, s.customer_key) as owner
    from taken join subscriptions s on s.id = taken.subscription_id left join customers c on c.id = s.customer_id left join orders o on o.id = s.order_id
    order by taken.created_at, taken.id
  `)
  return rows.map((row) => ({ ...row, leaseUntil: now + leaseMs }))
}

/** Requeues jobs left by a process that died. Only the task may call this, since its queue runs one at a time. */
export const updateAbandonedTasks = async (handle: Handle): Promise<void> => {
  await handle.execute(sql`update provision_tasks set status = 'waiting', updated_at = now() where status = 'working'`)
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
export const updateProcessedTask = async (
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
  readonly key: string
}

/** The caller holds the subscription's row lock. */
export const lockTask = async (handle: Handle, id: string): Promise<KnownTask | null> => {
  const { rows } = await handle.execute<Omit<KnownTask, 'round'> & { round: string } & Record<string, unknown>>(
    sql`select id, subscription_id as subscription, kind, status, round, key from provision_tasks where id = ${id} for update`,
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

export const findJobByKey = async (handle: Handle, key: string): Promise<{ readonly id: string; readonly subscription: string } | null> => {
  const { rows } = await handle.execute<{ id: string; subscription: string }>(
    sql`select id, subscription_id as subscription from provision_tasks where key = ${key}`,
  )
  return rows[0] ?? null
}

/** Closed by staff or by the operator's program. */
export const updateClosedTask = async (handle: Handle, id: string, settled: TaskResult): Promise<void> => {
  await handle.execute(sql`update provision_tasks set ${written(settled)} where id = ${id}`)
}

/** U27: restarts the job under a new key, because the host would reject the old one again. */
export const restartTask = async (handle: Handle, { id, round }: Pick<KnownTask, 'id' | 'round'>, at: number): Promise<void> => {
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
    if (!row) throw new Error('Provisioning job not found')
    return { ...row, status: manualStatus(row.status) }
  },
  findAccess: (service) => findReported(handle, service),
})

interface Database extends Handle {
  readonly transaction: <Value>(work: (transaction: Handle) => Promise<Value>) => Promise<Value>
}

const findJob = async (handle: Handle, key: string): Promise<StoredJob | null> => {
  const { rows } = await handle.execute<StoredJob & Record<string, unknown>>(
    sql`select key, kind, service, outcome from infra.simulated_jobs where key = ${key}`,
  )
  return rows[0] ?? null
}

interface ServiceRow extends Record<string, unknown> {
  readonly state: ServiceState | null
  readonly product: string | null
  readonly domain: string | null
  readonly since: string | null
}

const findService = async (handle: Handle, service: string): Promise<StoredService | null> => {
  const { rows } = await handle.execute<ServiceRow>(sql`
    select state, product, domain, (extract(epoch from since) * 1000)::bigint as since from infra.simulated_services where service = ${service}
  `)
  const [row] = rows
  return row?.state ? { state: row.state, product: row.product ?? '', domain: row.domain, since: Number(row.since ?? 0) } : null
}

/** U30: state of the simulated host. Requests for one service are serialised across processes. */
export const simulatedStoreIn = (database: Database): ServiceStore => ({
  once: ({ shape, ...job }, decide) =>
    database.transaction(async (transaction) => {
      await transaction.execute(sql`insert into infra.simulated_services (service) values (${job.service}) on conflict do nothing`)
      await transaction.execute(sql`select 1 from infra.simulated_services where service = ${job.service} for update`)
      const known = await findJob(transaction, job.key)
      if (known) return known
      const before = await findService(transaction, job.service)
      const { outcome, state } = decide(before?.state ?? null)
      if (state !== null)
        await transaction.execute(sql`update infra.simulated_services set state = ${state} where service = ${job.service}`)
      if (state !== null && shape !== null)
        await transaction.execute(sql`
          update infra.simulated_services set product = ${shape.product}, domain = ${shape.domain},
            since = case when since is null or domain is distinct from ${shape.domain} then ${instant(shape.at)} else since end
          where service = ${job.service}
        `)
      await transaction.execute(
        sql`insert into infra.simulated_jobs (key, kind, service, outcome) values (${job.key}, ${job.kind}, ${job.service}, ${JSON.stringify(outcome)}::jsonb)`,
      )
      return { ...job, outcome }
    }),
  find: (service) => findService(database, service),
})
