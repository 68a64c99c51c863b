import { ok, err, type Result } from '@/core/result'
import { updateOwnerOfOrder } from './accounts.repository'
import type { Context, SignedInCustomer } from '@/lib/context'
import { findOrderByNumber } from '@/modules/orders/orders.repository'
import { opensOrder } from '@/modules/orders/order-access'
import { refusal, type DomainError } from '@/lib/http/http-error'

/** O7: a guest's order moves to the account of whoever presents its token. Otherwise, or if it is another account's, it is not found. */
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
