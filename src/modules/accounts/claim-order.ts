import { ok, err, type Result } from '@/core/result'
import { updateOwnerOfOrder } from './accounts.repository'
import type { Context, SignedInCustomer } from '@/lib/context'
import { findOrderByNumber } from '@/modules/orders/orders.repository'
import { opensOrder } from '@/modules/orders/order-access'
import { refusal, type DomainError } from '@/lib/http/http-error'

/**
 * O7: assigns a guest's order to the account that presents its token. Returns `not-found` without the token or if it belongs to another
 * account.
 */
export const claimOrderByToken = (
  context: Context,
  { id }: SignedInCustomer,
  orderNumber: string,
  token: string | null,
): Promise<Result<null, DomainError>> =>
  context.payload.db.drizzle.transaction(async (transaction) => {
    const order = await findOrderByNumber(transaction, orderNumber)
    const isShown = order !== null && token !== null && opensOrder(context.payload, order, token)
    return isShown && (await updateOwnerOfOrder(transaction, id, order.id)) ? ok(null) : err(refusal('not-found'))
  })
