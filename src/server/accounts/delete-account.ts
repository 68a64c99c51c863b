import { ok, type Result } from '@/core/result'
import { confirmPassword } from './confirm-password'
import type { Context, SignedInCustomer } from '@/server/platform/context'
import { withinLimit } from '@/server/platform/database/transaction-limit'
import type { Refusal } from '@/server/platform/refusals'
import { withTransaction } from '@/server/platform/with-transaction'

/**
 * Takes the account away for good, with its sessions and open carts (the collection's hook does). Orders stay as the records the law
 * asks for, names stay registered to their end and renew no more; both come back to whoever confirms the same address again.
 */
export const deleteAccount = async (context: Context, customer: SignedInCustomer, password: string): Promise<Result<null, Refusal>> => {
  const confirmed = await confirmPassword(context, customer, password)
  if (!confirmed.ok) return confirmed
  await withinLimit(context.payload, () =>
    withTransaction(context.payload, (req) =>
      context.payload.delete({ collection: 'customers', id: customer.id, depth: 0, overrideAccess: true, req }),
    ),
  )
  return ok(null)
}
