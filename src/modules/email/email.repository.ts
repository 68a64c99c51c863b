import { sql } from '@payloadcms/db-postgres'
import type { OrderRecord } from '@/modules/orders/orders.repository'
import { isContactProven } from '@/modules/orders/order-link'
import type { Handle } from '@/lib/db/sql'
import { normaliseEmail } from '@/lib/http/client-address'

/** W7: the recipient's name if proven: from a confirmed account with the address, or from the buyer whose payment proved it. */
export const findRecipientName = async (handle: Handle, recipient: string, order: OrderRecord | null): Promise<string | null> => {
  const isBuyer = order !== null && normaliseEmail(order.contact.email) === normaliseEmail(recipient)
  if (isBuyer && isContactProven(order)) return order.contact.name
  const { rows } = await handle.execute<{ name: string }>(
    sql`select name from customers where email = ${normaliseEmail(recipient)} and verified_at is not null`,
  )
  return rows[0]?.name ?? null
}
