import { ok, refuse, type Result } from '@/core/result'
import { updateOwnerOfOrder } from './claim-repository'
import type { Context, SignedInCustomer } from '@/server/platform/context'
import { findOrderByNumber } from '@/server/orders/order-repository'
import { opensOrder } from '@/server/orders/order-access'
import { refusal, type Refusal } from '@/server/platform/refusals'

/** O7: a guest's order moves to the account of whoever presents its token. Otherwise, or if it is another account's, it is not found. */
export const claimOrderByToken = (
  context: Context,
  { id }: SignedInCustomer,
  orderNumber: string,
  token: string | null,
): Promise<Result<null, Refusal>> =>
  context.payload.db.drizzle.transaction(async (transaction) => {
    const order = await findOrderByNumber(transaction, orderNumber)
    const isShown = order !== null && token !== null && opensOrder(context.payload, order, token)
    return isShown && (await updateOwnerOfOrder(transaction, id, order.id)) ? ok(null) : refuse(refusal('not-found'))
  })
