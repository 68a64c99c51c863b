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

/** The numbers of a name's renewals that were never paid. */
export const findUnpaidRenewals = async (handle: Handle, domainId: string): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ orderNumber: string }>(sql`
    select order_number as "orderNumber" from orders where idempotency_key like ${`renewal:${domainId}:%`} and status in ('pending', 'failed')
  `)
  return rows.map(({ orderNumber }) => orderNumber)
}
