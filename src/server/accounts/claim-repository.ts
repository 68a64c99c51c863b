import { sql } from '@payloadcms/db-postgres'
import { updateConsentsClaimed } from '@/server/cards/consent-repository'
import type { Handle } from '@/server/platform/database/handle'
import { normaliseEmail } from '@/server/platform/normalise-email'
import type { Account } from './account-repository'

/**
 * D10: what was bought with this address before there was an account becomes the account's. Only for a confirmed address:
 * whoever merely types one proves nothing. What belongs to an account already stays there.
 */
export const updateOwnerOfAddress = async (handle: Handle, { id, email }: Pick<Account, 'id' | 'email'>): Promise<void> => {
  const key = normaliseEmail(email)
  for (const table of [sql`orders`, sql`domains`, sql`transfers`, sql`subscriptions`]) {
    await handle.execute(
      sql`update ${table} set customer_id = ${id}, updated_at = now() where customer_key = ${key} and customer_id is null`,
    )
  }
  await updateConsentsClaimed(handle, id)
}

/** O7: an order whose token was shown, with everything it brought. False when it is another account's. */
export const updateOwnerOfOrder = async (handle: Handle, customerId: string, orderId: string): Promise<boolean> => {
  const { rows } = await handle.execute(sql`
    update orders set customer_id = ${customerId}, updated_at = now()
    where id = ${orderId} and (customer_id is null or customer_id = ${customerId}) returning 1
  `)
  if (rows.length === 0) return false
  for (const table of [sql`domains`, sql`transfers`, sql`subscriptions`]) {
    await handle.execute(
      sql`update ${table} set customer_id = ${customerId}, updated_at = now() where order_id = ${orderId} and customer_id is null`,
    )
  }
  await updateConsentsClaimed(handle, customerId)
  return true
}
