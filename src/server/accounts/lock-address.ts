import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'

/** Beside those of the checkout: kinds of lock that must not be taken for each other. */
const addressLocks = 11
const cartLocks = 12

/** Until the transaction ends, nobody else opens an account for this address. */
export const lockAddress = async (handle: Handle, email: string): Promise<void> => {
  await handle.execute(sql`select pg_advisory_xact_lock(${addressLocks}, hashtext(${email}))`)
}

/** Until the transaction ends, no other login touches this customer's carts. */
export const lockCartsOf = async (handle: Handle, customerId: string): Promise<void> => {
  await handle.execute(sql`select pg_advisory_xact_lock(${cartLocks}, hashtext(${customerId}))`)
}
