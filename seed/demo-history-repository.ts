import { sql } from '@payloadcms/db-postgres'
import type { OrderRecord } from '@/modules/orders/orders.repository'
import type { Handle } from '@/lib/db/sql'

/** Timestamps of an order and its records by table; `of` selects the rows. */
const ofOrder = sql`order_id = `
const eventsOf = (table: string) => sql`_parent_id in (select id from ${sql.raw(table)} where order_id = `

interface Dated {
  readonly table: string
  readonly columns: readonly string[]
  /** SQL that the order id completes. */
  readonly of: ReturnType<typeof sql>
  readonly isNested?: true
}

const recorded = ['created_at', 'updated_at']
const brought = ['payments', 'domains', 'transfers', 'registrar_tasks'] as const

const dated: readonly Dated[] = [
  { table: 'orders', columns: ['order_date', ...recorded], of: sql`id = ` },
  { table: 'orders_events', columns: ['at'], of: sql`_parent_id = ` },
  { table: 'payments', columns: ['due_at', ...recorded], of: ofOrder },
  { table: 'domains', columns: ['registered_at', 'expires_at', ...recorded], of: ofOrder },
  { table: 'transfers', columns: recorded, of: ofOrder },
  { table: 'registrar_tasks', columns: ['expires_at', ...recorded], of: ofOrder },
  { table: 'refunds', columns: recorded, of: ofOrder },
  { table: 'payment_reports', columns: recorded, of: sql`payment_id in (select id from payments where order_id = `, isNested: true },
  ...brought.map((table): Dated => ({ table: `${table}_events`, columns: ['at'], of: eventsOf(table), isNested: true })),
]

/** Terms start on the payment date; the worker processes them on its next run. */
const moveTermsBack = async (handle: Handle, orderId: string, seconds: number): Promise<void> => {
  const moved = sql`date_trunc('day', (term_start - make_interval(secs => ${seconds})) at time zone 'UTC')`
  const ends = sql`(${moved} + make_interval(months => months::int)) at time zone 'UTC'`
  await handle.execute(sql`
    update infra.subscription_orders set term_start = ${moved} at time zone 'UTC', booked_at = booked_at - make_interval(secs => ${seconds})
    where order_id = ${orderId}
  `)
  await handle.execute(sql`
    update subscriptions_events set at = at - make_interval(secs => ${seconds}) where _parent_id in (select id from subscriptions where order_id = ${orderId})
  `)
  await handle.execute(sql`
    update subscriptions set anchor_day = extract(day from ${moved}), term_start = ${moved} at time zone 'UTC', term_end = ${ends},
      next_due = case when next_due is null then null else ${ends} end, care_at = case when care_at is null then null else now() end,
      created_at = created_at - make_interval(secs => ${seconds})
    where order_id = ${orderId}
  `)
}

/** Deletes emails about events in the past, to customers and staff. */
const deleteMails = async (handle: Handle, { id, orderNumber, lines }: OrderRecord): Promise<void> => {
  const about = [orderNumber, ...lines.filter(({ type }) => type === 'domain').map(({ id }) => id)]
  const named = sql.join(
    about.map((each) => sql`data::text like ${`%${each}%`}`),
    sql` or `,
  )
  await handle.execute(sql`delete from mail_outbox where status = 'queued'
    and (${named} or data->>'subscription' in (select id::text from subscriptions where order_id = ${id}))`)
}

/** Moves an order and all of its records back by the same interval, which keeps their sequence. Idempotent. */
export const moveOrderBack = async (handle: Handle, order: OrderRecord, placedAt: number): Promise<void> => {
  const by = order.orderDate - placedAt
  if (by < 60_000) return
  for (const { table, columns, of, isNested } of dated) {
    const moved = columns.map((column) => sql`${sql.raw(column)} = ${sql.raw(column)} - make_interval(secs => ${by / 1000})`)
    await handle.execute(sql`
      update ${sql.raw(table)} set ${sql.join(moved, sql`, `)} where ${of}${order.id}${isNested ? sql`)` : sql``}
    `)
  }
  await moveTermsBack(handle, order.id, by / 1000)
  await deleteMails(handle, order)
}

/** O16: keeps one unpaid order in the demo. */
export const deleteDeadline = async (handle: Handle, { id }: OrderRecord): Promise<void> => {
  await handle.execute(sql`update orders set expires_at = null where id = ${id}`)
}
