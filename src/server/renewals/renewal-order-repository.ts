import { sql } from '@payloadcms/db-postgres'
import type { RenewalOrder } from '@/core/orders/renewal-order'
import type { Handle } from '@/server/platform/database/handle'

/** The orders that were made for a term, oldest first. */
export const findRenewalOrders = async (handle: Handle, term: string): Promise<readonly RenewalOrder[]> => {
  const { rows } = await handle.execute<Record<string, unknown> & RenewalOrder>(sql`
    select order_number as "orderNumber", status from orders where idempotency_key like ${`${term}%`} order by created_at, id
  `)
  return rows
}

/** A name's renewals that were never paid, and for how many years each is (N4). */
export const findUnpaidRenewals = async (
  handle: Handle,
  domainId: string,
): Promise<readonly { readonly orderNumber: string; readonly years: number }[]> => {
  const { rows } = await handle.execute<{ orderNumber: string; years: number }>(sql`
    select order_number as "orderNumber", coalesce((jsonb_path_query_first(lines, '$[*] ? (@.type == "domain").serviceData.years'))::int, 1) as years
    from orders where idempotency_key like ${`renewal:${domainId}:%`} and status in ('pending', 'failed')
  `)
  return rows
}
