import { sql } from '@payloadcms/db-postgres'
import type { EarlierTask } from '@/core/provisioning/plan-work'
import type { ProvisionOperation } from '@/core/provisioning/provisioner'
import type { ProvisionTaskStatus } from '@/core/provisioning/task-status'
import type { Handle } from '@/server/platform/database/handle'

const instant = (milliseconds: number) => sql`${new Date(milliseconds).toISOString()}::timestamptz`

/** What is still to be done for a subscription, or was given up, in its order. */
export const findEarlierTasks = async (handle: Handle, subscription: string): Promise<readonly EarlierTask[]> => {
  const { rows } = await handle.execute<{ id: string; kind: ProvisionOperation; status: ProvisionTaskStatus; attempts: string }>(sql`
    select id, kind, status, attempts from provision_tasks
    where subscription_id = ${subscription} and status in ('waiting', 'working', 'open', 'failed') order by number
  `)
  return rows.map(({ attempts, ...row }) => ({ ...row, attempts: Number(attempts) }))
}

export interface NewTask {
  readonly id: string
  readonly subscription: string
  readonly name: string
  readonly kind: ProvisionOperation
  readonly product: string
  readonly settings: Readonly<Record<string, string>>
  /** Made anew: a service of its own, since what ended is gone. */
  readonly isAnew: boolean
  readonly at: number
}

/** U25: behind what was asked for the subscription before; whoever writes holds its row. */
export const insertTask = async (handle: Handle, task: NewTask): Promise<void> => {
  const { id, subscription, name, kind, product, settings, isAnew, at } = task
  await handle.execute(sql`
    insert into provision_tasks (id, subscription_id, number, service, name, kind, status, product, settings, attempts, round, key, next_attempt_at, created_at, updated_at)
    select ${id}, ${subscription}::uuid, last.number + 1,
      case when ${isAnew} then ${subscription} || ':' || (last.number + 1)::text
        else coalesce((select made.service from provision_tasks made where made.subscription_id = ${subscription} and made.kind = 'create'
          order by made.number desc limit 1), ${subscription}) end,
      ${name}, ${kind}, 'waiting', ${product}, ${JSON.stringify(settings)}::jsonb, 0, 1, ${`${id}:1`}, ${instant(at)}, now(), now()
    from (select coalesce(max(number), 0)::int as number from provision_tasks where subscription_id = ${subscription}) as last
  `)
}

/** Nobody needs them any more. What somebody is asking the host at this moment is left to them. */
export const cancelTasks = async (handle: Handle, ids: readonly string[], at: number): Promise<void> => {
  if (ids.length === 0) return
  const listed = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  await handle.execute(sql`
    update provision_tasks set status = 'cancelled', settled_at = ${instant(at)}, next_attempt_at = null, updated_at = now()
    where id in (${listed}) and status <> 'working'
  `)
}

/** Subscriptions of an order that nobody was asked to set up: a version that did not know how began them. */
export const findWithoutTasks = async (handle: Handle, orderId: string): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ id: string }>(sql`
    select id from subscriptions where order_id = ${orderId} and state <> 'ended'
      and not exists (select 1 from provision_tasks task where task.subscription_id = subscriptions.id) order by id
  `)
  return rows.map(({ id }) => id)
}
