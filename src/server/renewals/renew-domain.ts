import { isUnpaidRenewal } from '@/core/orders/renewal-order'
import { refuse, type Result } from '@/core/result'
import { findOrderByNumber } from '@/server/orders/order-repository'
import type { Context, SignedInCustomer } from '@/server/platform/context'
import { refusal, type Refusal } from '@/server/platform/refusals'
import { cancelOrder } from '@/server/checkout/cancel-order'
import { findUnpaidRenewals } from './renewal-order-repository'
import { findRenewableName } from './held-name-repository'
import { orderRenewal, type OrderedRenewal, type RenewalRequest } from './order-renewal'
import { previewRenewal } from './quote-renewal'

/** N5: whoever asks for other years than an open order has does not want that one: it is cancelled, unless it has been paid meanwhile. */
const cancelOtherYears = async (context: Context, domainId: string, years: number): Promise<boolean> => {
  const open = await findUnpaidRenewals(context.payload.db.drizzle, domainId)
  const others = open.filter((order) => order.years !== years)
  for (const { orderNumber } of others) await cancelOrder(context, orderNumber)
  return others.length > 0
}

/** Orders another year, or several, of one of the customer's own names. Somebody else's is not there. */
export const renewDomain = async (
  context: Context,
  { id }: Pick<SignedInCustomer, 'id'>,
  domain: string,
  { currency, years, figures }: Pick<RenewalRequest, 'figures'> & { readonly currency: string; readonly years: number },
): Promise<Result<OrderedRenewal, Refusal>> => {
  const domainId = await findRenewableName(context.payload.db.drizzle, id, domain.toLowerCase())
  if (domainId === null) return refuse(refusal('not-found'))
  if (figures !== undefined) {
    const preview = await previewRenewal(context, { id }, domain, { currency, years })
    if (!preview.ok) return preview
    if (preview.value.figures !== figures) return refuse(refusal('figures-changed'))
  }
  const order = () => orderRenewal(context, { domainId, askedBy: 'holder', currency, years, ...(figures === undefined ? {} : { figures }) })
  // What cannot be ordered takes nothing back.
  const first = await order()
  const ordered = first.ok && (await cancelOtherYears(context, domainId, years)) ? await order() : first
  if (!ordered.ok) return ordered
  return ordered.value === null ? refuse(refusal('not-found')) : { ok: true, value: ordered.value }
}

/** U43: cancels an unpaid renewal of the customer's own domain. A paid one, another order and somebody else's are not there. */
export const cancelRenewal = async (
  context: Context,
  { id }: Pick<SignedInCustomer, 'id'>,
  orderNumber: string,
): Promise<Result<null, Refusal>> => {
  const order = await findOrderByNumber(context.payload.db.drizzle, orderNumber)
  if (!order || order.customerId !== id || !isUnpaidRenewal(order)) return refuse(refusal('not-found'))
  return cancelOrder(context, orderNumber)
}
