import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'

/** What waits to be done, and since when; what was given up. Counted up to ten thousand, so that asking never costs what a pile does. */
export interface Backlog {
  readonly ordersPending: number
  /** Unpaid orders ten minutes and more past their deadline (O16), which the worker should have cancelled. */
  readonly ordersOverdue: number
  readonly mailWaiting: number
  readonly mailOldestSeconds: number
  readonly mailDead: number
  readonly webhooksWaiting: number
  readonly webhooksOldestSeconds: number
  readonly webhooksDead: number
  readonly provisioningWaiting: number
  readonly provisioningOldestSeconds: number
  readonly provisioningFailed: number
  readonly jobsWaiting: number
  readonly jobsOldestSeconds: number
  readonly jobsFailed: number
  readonly pageCachesBehind: number
}

const most = 10_000

/** Of what was written last month and is still to be sent, the age is not that of its next try. */
const secondsSince = (column: ReturnType<typeof sql>) => sql`coalesce(extract(epoch from now() - min(${column})), 0)::float8`

export const findBacklog = async (handle: Handle): Promise<Backlog> => {
  const { rows } = await handle.execute<Record<keyof Backlog, number>>(sql`
    select pending.number as "ordersPending", overdue.number as "ordersOverdue",
      mail.waiting as "mailWaiting", mail.oldest as "mailOldestSeconds", dead.number as "mailDead",
      hooks.waiting as "webhooksWaiting", hooks.oldest as "webhooksOldestSeconds", untold.number as "webhooksDead",
      setup.waiting as "provisioningWaiting", setup.oldest as "provisioningOldestSeconds", stuck.number as "provisioningFailed",
      jobs.waiting as "jobsWaiting", jobs.oldest as "jobsOldestSeconds", failed.number as "jobsFailed", behind.number as "pageCachesBehind"
    from (select count(*)::int as number from (select 1 from orders where status = 'pending' limit ${most}) as p) as pending,
      (select count(*)::int as number from (select 1 from orders
        where expires_at < now() - interval '10 minutes' and status in ('pending', 'failed') limit ${most}) as o) as overdue,
      (select count(*)::int as waiting, ${secondsSince(sql`created_at`)} as oldest
        from (select created_at from mail_outbox where status in ('queued', 'sending') limit ${most}) as m) as mail,
      (select count(*)::int as number from (select 1 from mail_outbox where status = 'dead' limit ${most}) as d) as dead,
      (select count(*)::int as waiting, ${secondsSince(sql`created_at`)} as oldest
        from (select delivery.created_at from webhook_deliveries as delivery join webhook_endpoints as receiver on receiver.id = delivery.endpoint_id
          where delivery.status in ('waiting', 'sending') and receiver.is_active limit ${most}) as h) as hooks,
      (select count(*)::int as number from (select 1 from webhook_deliveries where status = 'dead' limit ${most}) as u) as untold,
      (select count(*)::int as waiting, ${secondsSince(sql`created_at`)} as oldest
        from (select created_at from provision_tasks where status in ('waiting', 'working', 'open') limit ${most}) as t) as setup,
      (select count(*)::int as number from (select 1 from provision_tasks where status = 'failed' limit ${most}) as s) as stuck,
      (select count(*)::int as waiting, ${secondsSince(sql`due`)} as oldest
        from (select coalesce(wait_until, created_at) as due from payload_jobs
          where completed_at is null and has_error is not true and (wait_until is null or wait_until <= now()) limit ${most}) as j) as jobs,
      (select count(*)::int as number from (select 1 from payload_jobs where has_error is true limit ${most}) as f) as failed,
      (select count(*)::int as number from infra.page_caches where fault is not null and seen_at > now() - interval '1 minute') as behind
  `)
  const [row] = rows
  if (!row) throw new Error('The database counted nothing')
  return row
}
