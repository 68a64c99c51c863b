import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'

export interface CodeUse {
  readonly orderNumber: string
  readonly at: Date
  readonly state: 'reserved' | 'released'
  readonly email: string
  /** Minor units of the order's currency. */
  readonly savings: number
  readonly total: number
  readonly currency: string
  readonly digits: number
}

interface Stored extends Record<string, unknown> {
  readonly order_number: string
  readonly at: string
  readonly state: CodeUse['state']
  readonly email: string
  readonly savings: string | null
  readonly total: string
  readonly currency: string
  readonly digits: string
}

const toUse = (row: Stored): CodeUse => ({
  orderNumber: row.order_number,
  at: new Date(Number(row.at)),
  state: row.state,
  email: row.email,
  savings: Number(row.savings ?? 0),
  total: Number(row.total),
  currency: row.currency,
  digits: Number(row.digits),
})

interface Page {
  readonly code: string
  readonly limit: number
  readonly offset: number
}

/** The orders that used a code, the latest first: by the index on code and date, so that a page costs the same however many there are. */
export const findUsesOf = async (handle: Handle, { code, limit, offset }: Page): Promise<readonly CodeUse[]> => {
  const { rows } = await handle.execute<Stored>(sql`
    select o.order_number, (extract(epoch from use.created_at) * 1000)::bigint as at, use.state, o.contact_email as email,
      (select (each ->> 'savings') from jsonb_array_elements(o.discounts -> 'codes') as each where each ->> 'discountId' = use.coupon limit 1) as savings,
      o.breakdown_total as total, o.currency, o.digits
    from (select * from redemptions where coupon = ${code} order by created_at desc limit ${limit} offset ${offset}) as use
      join orders as o on o.id = use.order_id
    order by use.created_at desc
  `)
  return rows.map(toUse)
}
