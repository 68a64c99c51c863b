import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { runTask } from '../jobs'
import { findOrder } from './find-order'

/** Runs the worker's task for unpaid orders at the clock's time. */
export const createUnpaidRun = (payload: Payload, clock: { readonly now: number }) => () =>
  runTask(payload, 'process-unpaid-orders', () => clock.now)

export const readUnpaid = async (payload: Payload, orderNumber: string) => {
  const order = await findOrder(payload, orderNumber)
  const { rows: mails } = await payload.db.drizzle.execute<{ template: string; locale: string; expired: boolean | null }>(sql`
    select template::text, locale, (data->>'isExpired')::boolean as expired from mail_outbox
    where data->>'orderNumber' = ${orderNumber} order by created_at, id`)
  const { rows: holds } = await payload.db.drizzle.execute(sql`select 1 from name_holds where order_id = ${order.id}`)
  return {
    status: order.status,
    expiresAt: order.expiresAt ? Date.parse(order.expiresAt) : null,
    events: (order.events ?? []).map(({ type }) => type),
    mails: mails.map(({ template }) => template),
    lastMail: mails.at(-1),
    holds: holds.length,
  }
}

export const usesOf = async (payload: Payload, code: string): Promise<number> => {
  const { rows } = await payload.db.drizzle.execute<{ uses: number }>(
    sql`select coalesce(used_count, 0)::int as uses from coupons where code = ${code}`,
  )
  return rows[0]?.uses ?? -1
}
