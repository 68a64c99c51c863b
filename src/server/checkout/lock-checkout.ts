import { sql } from '@payloadcms/db-postgres'
import type { CountedCustomer } from '@/server/pricing/customer'
import type { Handle } from '@/server/platform/database/handle'
import { keptPlan } from '@/server/platform/database/kept-plan'
import { limitHold } from '@/server/pricing/lock-codes'

/** Two kinds of lock that must not be taken for each other. */
const keyLocks = 1
const customerLocks = 2

/**
 * Until the transaction ends, nobody else places an order under this key (O5) or for this customer (D10, D1
 * `perCustomerLimit`), and no code of its own gets a limit (D12). Always in this order (a list is evaluated from left to
 * right), so that two checkouts never wait for each other.
 */
export const lockCheckout = async (
  handle: Handle,
  idempotencyKey: string,
  { boxes }: CountedCustomer,
  codes: readonly string[] = [],
): Promise<void> => {
  const ofCustomer = boxes.map((box) => sql`, pg_advisory_xact_lock(${customerLocks}, hashtext(${box}))`)
  await handle.execute(sql`${keptPlan}
    select pg_advisory_xact_lock(${keyLocks}, hashtext(${idempotencyKey}))${sql.join([...ofCustomer, ...codes.map((code) => sql`, ${limitHold(code)}`)])}
  `)
}
