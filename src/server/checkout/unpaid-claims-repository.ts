import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'
import type { CountedCustomer } from '@/server/pricing/customer'

export interface UnpaidClaims {
  /** With a use taken or, of a guest, returned (O17). */
  readonly codes: ReadonlySet<string>
  /** How many domains are reserved now. */
  readonly names: number
}

/** O18: what the unpaid orders of a buyer keep from others. By the indexes of address, account and network. */
export const findUnpaidClaims = async (
  handle: Handle,
  { id, boxes }: CountedCustomer,
  network: string | null,
  now: number,
): Promise<UnpaidClaims> => {
  const { rows } = await handle.execute<{ codes: readonly string[] | null; names: string }>(sql`
    with unpaid as materialized (
      select o.id from orders o where o.status = 'pending' and o.id in (
        select order_id from infra.customer_orders where box in (select jsonb_array_elements_text(${JSON.stringify(boxes)}::jsonb))
        union all select id from orders where customer_id = ${id}::uuid
        union all select id from orders where network = ${network}::text))
    select (select json_agg(distinct coupon) from redemptions where order_id in (select id from unpaid)) as codes,
      (select count(*) from name_holds where order_id in (select id from unpaid) and held_until > ${new Date(now).toISOString()}::timestamptz) as names
  `)
  const [row] = rows
  return { codes: new Set(row?.codes ?? []), names: Number(row?.names ?? 0) }
}
