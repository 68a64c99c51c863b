import { refuse, type Result } from '@/core/result'
import type { Context, SignedInCustomer } from '@/server/platform/context'
import { refusal, type Refusal } from '@/server/platform/refusals'
import { cancelOrder } from '@/server/checkout/cancel-order'
import { findUnpaidRenewals } from './renewal-order-repository'
import { findRenewableName } from './held-name-repository'
import { orderRenewal, type OrderedRenewal } from './order-renewal'

/** N4: whoever asks for other years than an open order has does not want that one: it is cancelled, unless it has been paid meanwhile. */
const cancelOtherYears = async (context: Context, domainId: string, years: number): Promise<void> => {
  const open = await findUnpaidRenewals(context.payload.db.drizzle, domainId)
  for (const order of open) if (order.years !== years) await cancelOrder(context, order.orderNumber)
}

/** Orders another year, or several, of one of the customer's own names. Somebody else's is not there. */
export const renewDomain = async (
  context: Context,
  { id }: Pick<SignedInCustomer, 'id'>,
  domain: string,
  { currency, years }: { readonly currency: string; readonly years: number },
): Promise<Result<OrderedRenewal, Refusal>> => {
  const domainId = await findRenewableName(context.payload.db.drizzle, id, domain.toLowerCase())
  if (domainId === null) return refuse(refusal('not-found'))
  await cancelOtherYears(context, domainId, years)
  const ordered = await orderRenewal(context, { domainId, askedBy: 'holder', currency, years })
  if (!ordered.ok) return ordered
  return ordered.value === null ? refuse(refusal('not-found')) : { ok: true, value: ordered.value }
}
