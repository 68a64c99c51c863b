import { sql } from '@payloadcms/db-postgres'
import type { OrderRecord } from '@/modules/orders/orders.repository'
import type { Handle } from '@/lib/db/sql'

interface DatedRows {
  readonly table: string
  readonly columns: readonly string[]
  /** SQL that the order id completes. */
  readonly of: string
}

const recorded = ['created_at', 'updated_at']
const ofOrder = (table: string): string => `in (select id from ${table} where order_id = `
const ofSubscription = `subscription_id ${ofOrder('subscriptions')}`

/** Timestamps that Postgres and Payload take from their own clocks. */
const dated: readonly DatedRows[] = [
  { table: 'orders', columns: ['rate_date', ...recorded], of: 'id = (' },
  { table: 'orders_events', columns: ['at'], of: '_parent_id = (' },
  ...['payments', 'transfers', 'registrar_tasks', 'refunds', 'subscriptions', 'name_holds'].map((table): DatedRows => ({
    table,
    columns: recorded,
    of: 'order_id = (',
  })),
  { table: 'payment_reports', columns: recorded, of: `payment_id ${ofOrder('payments')}` },
  { table: 'provision_tasks', columns: recorded, of: ofSubscription },
  ...['payments', 'domains', 'transfers', 'registrar_tasks', 'subscriptions'].map((table): DatedRows => ({
    table: `${table}_events`,
    columns: ['at'],
    of: `_parent_id ${ofOrder(table)}`,
  })),
]

/** Nothing about an order is dated after `at`, but for what is planned. Idempotent. */
export const backdateOrder = async (handle: Handle, { id }: OrderRecord, at: number): Promise<void> => {
  const latest = sql`${new Date(at).toISOString()}::timestamptz`
  for (const { table, columns, of } of dated) {
    const changes = columns.map((column) => sql`${sql.raw(column)} = least(${sql.raw(column)}, ${latest})`)
    await handle.execute(sql`update ${sql.raw(table)} set ${sql.join(changes, sql`, `)} where ${sql.raw(of)}${id})`)
  }
  await handle.execute(sql`
    update domains set created_at = least(created_at, ${latest}), updated_at = least(updated_at, ${latest}), registered_at = least(registered_at, ${latest}),
      expires_at = case when registered_at > ${latest} then ${latest} + make_interval(years => term_years::int) else expires_at end
    where order_id = ${id}
  `)
  await handle.execute(sql`
    update infra.simulated_services set since = least(since, ${latest})
    where service in (select service from provision_tasks where subscription_id in (select id from subscriptions where order_id = ${id}))
  `)
}

/** Deletes emails about events in the past, to customers and staff. */
export const deleteMails = async (handle: Handle, { id, orderNumber, lines }: OrderRecord): Promise<void> => {
  const about = [orderNumber, ...lines.filter(({ type }) => type === 'domain').map(({ id }) => id)]
  const named = sql.join(
    about.map((each) => sql`data::text like ${`%${each}%`}`),
    sql` or `,
  )
  await handle.execute(sql`delete from mail_outbox where status = 'queued'
    and (${named} or data->>'subscription' in (select id::text from subscriptions where order_id = ${id}))`)
}

/** O16: keeps one unpaid order in the demo. */
export const deleteDeadline = async (handle: Handle, { id }: OrderRecord): Promise<void> => {
  await handle.execute(sql`update orders set expires_at = null where id = ${id}`)
}
