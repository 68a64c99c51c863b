import { fromTyped, toMajor } from '@/core/money/major'
import { ok, refuse, type Result } from '@/core/result'
import type { Context } from '@/server/platform/context'
import { refundOrder, type NoRefund, type Refunded, type RefundOrder } from './refund-order'

interface TypedRefund extends Omit<RefundOrder, 'amount'> {
  /** In major units, as staff typed it; everything that is left without one. */
  readonly amount?: number | undefined
}

interface PresentedRefund {
  /** In major units. */
  readonly amount: number
  readonly status: Refunded['orderStatus']
}

/** `malformed`: the order's currency has no such amount. */
export type NoTypedRefund = NoRefund | 'malformed'

/** Gives back what staff typed, in the decimals of the order itself. */
export const refundTypedAmount = async (
  context: Context,
  { amount, ...asked }: TypedRefund,
): Promise<Result<PresentedRefund, NoTypedRefund>> => {
  const { docs } = await context.payload.find({
    collection: 'orders',
    where: { id: { equals: asked.orderId } },
    select: { digits: true },
    depth: 0,
    limit: 1,
  })
  const [order] = docs
  if (!order) return refuse('not-found')
  const digits = order.digits === 0 ? 0 : 2
  const minor = amount === undefined ? null : fromTyped(amount, digits)
  if (amount !== undefined && (minor === null || minor < 1)) return refuse('malformed')
  const refunded = await refundOrder(context, { ...asked, amount: minor })
  return refunded.ok ? ok({ amount: toMajor(refunded.value.amount, digits), status: refunded.value.orderStatus }) : refunded
}
