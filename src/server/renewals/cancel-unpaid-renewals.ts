import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { defaultLocale } from '@/config/locales'
import { createContext } from '@/server/composition/create-context'
import { cancelOrder } from '@/server/checkout/cancel-order'

/** A name that is given back cannot be renewed any more, so nobody should pay for it. */
export const cancelUnpaidRenewals = async (payload: Payload, domainId: string): Promise<void> => {
  const { rows } = await payload.db.drizzle.execute<{ orderNumber: string }>(sql`
    select order_number as "orderNumber" from orders where idempotency_key like ${`renewal:${domainId}:%`} and status in ('pending', 'failed')
  `)
  for (const { orderNumber } of rows) await cancelOrder(createContext(payload, defaultLocale), orderNumber)
}
