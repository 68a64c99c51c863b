import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

export interface OpenPayment {
  readonly id: string
  readonly orderId: string
  readonly email: string
  readonly amount: number
  readonly currency: string
  readonly digits: number
  readonly attempt: number
  readonly isLater: boolean
}

export const readOpenPayments = async (payload: Payload, now: number): Promise<readonly OpenPayment[]> => {
  const { rows } = await payload.db.drizzle.execute<OpenPayment & Record<string, unknown>>(sql`
    select p.id, o.id as "orderId", o.contact_email as email, p.amount::float8 as amount, p.currency, o.digits::int as digits,
      coalesce(p.attempt, 0)::int as attempt, p.due_at is not null as "isLater"
    from payments p join orders o on o.id = p.order_id
    where p.status in ('pending', 'failed', 'processing') and o.contact_email like 'life-%' and p.amount > 0
      and o.status in ('pending', 'failed', 'paid', 'fulfilled') and (p.due_at is null or p.due_at <= ${new Date(now).toISOString()}::timestamptz)
    order by p.id
  `)
  return rows
}

export interface KnownSubscription {
  readonly id: string
  readonly email: string
  readonly state: string
  readonly cancelled: boolean
  readonly lastOrder: string
}

export const readSubscriptions = async (payload: Payload): Promise<readonly KnownSubscription[]> => {
  const { rows } = await payload.db.drizzle.execute<KnownSubscription & Record<string, unknown>>(sql`
    select s.id, s.customer_key as email, s.state::text, coalesce(s.cancel_at_end, false) as cancelled,
      (select t.order_id from infra.subscription_orders t where t.subscription_id = s.id and t.booked_at is not null
        order by t.term_start desc, t.attempt desc limit 1) as "lastOrder"
    from subscriptions s where s.customer_key like 'life-%' order by s.id
  `)
  return rows
}

export const readSurplus = async (payload: Payload): Promise<readonly { readonly id: string; readonly orderId: string }[]> => {
  const { rows } = await payload.db.drizzle.execute<{ id: string; orderId: string }>(
    sql`select id, order_id as "orderId" from payments where status = 'surplus' order by id`,
  )
  return rows
}
