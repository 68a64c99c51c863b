import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'
import { keptPlan } from '@/server/platform/database/kept-plan'

/** A kind of lock of its own, beside those of a checkout. */
const codeLocks = 3

/** The column that holds one; to be taken before any row of a coupon. */
export const limitHold = (code: string) => sql`pg_advisory_xact_lock_shared(${codeLocks}, hashtext(${code}))`

/**
 * Until the transaction ends, none of these codes gets a limit where it had none. Orders hold it together: one never
 * waits for another.
 */
export const holdLimits = async (handle: Handle, codes: readonly string[]): Promise<void> => {
  if (codes.length === 0) return
  await handle.execute(sql`${keptPlan} select ${sql.join(codes.map(limitHold), sql`, `)}`)
}

/** Waits for every order that is being placed with this code, and keeps the next ones waiting until the transaction ends. */
export const lockLimit = async (handle: Handle, code: string): Promise<void> => {
  await handle.execute(sql`select pg_advisory_xact_lock(${codeLocks}, hashtext(${code}))`)
}
