import { sql } from '@payloadcms/db-postgres'
import { ok, refuse, type Result } from '@/core/result'
import type { Context, SignedInCustomer } from '@/server/platform/context'
import type { DomainChange } from '@/contract/account'
import { refusal, type Refusal } from '@/server/platform/refusals'

/** Turns a switch of one of the customer's own names, while there is something to switch. Somebody else's is not there. */
export const changeDomain = async (
  { payload }: Context,
  { id }: Pick<SignedInCustomer, 'id'>,
  domain: string,
  { autoRenew, isLocked }: DomainChange,
): Promise<Result<null, Refusal>> => {
  const { rows } = await payload.db.drizzle.execute(sql`
    update domains set auto_renew = coalesce(${autoRenew ?? null}, auto_renew), is_locked = coalesce(${isLocked ?? null}, is_locked), updated_at = now()
    where customer_id = ${id} and name = ${domain.toLowerCase()} and status in ('pending', 'active', 'grace')
    returning 1
  `)
  return rows.length > 0 ? ok(null) : refuse(refusal('not-found'))
}
