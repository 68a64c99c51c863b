import type { PayloadRequest } from 'payload'
import type { Minor } from '@/core/money/types'
import type { OrderStatus } from '@/core/orders/order-status'
import type { PaymentHappening } from './write-payment'

interface Told {
  /** Where it moves; without one only the event is written. */
  readonly status?: OrderStatus
  readonly event: PaymentHappening
  /** What the mail of the move speaks of, where it is not what was due now. */
  readonly amount?: Minor
}

/** Set while money moves an order, so that its hooks know that the books are written already. */
const isSettling = 'isSettlingPayment'

export const isMovedByMoney = (context: Readonly<Record<string, unknown>>): boolean => context[isSettling] === true

export const mailedAmount = (context: Readonly<Record<string, unknown>>): Minor | null => {
  const amount = context['orderMailAmount']
  return typeof amount === 'number' ? (amount as Minor) : null
}

/** Writes onto the order what its money did: through the collection, whose hooks date it, mail it and provide what it brings. */
export const updateOrder = async (req: PayloadRequest, orderId: string, { status, event, amount }: Told): Promise<void> => {
  const before = { ...req.context }
  await req.payload.update({
    collection: 'orders',
    id: orderId,
    data: status === undefined ? {} : { status },
    depth: 0,
    overrideAccess: true,
    context: { [isSettling]: true, orderEvent: event, ...(amount === undefined ? {} : { orderMailAmount: amount }) },
    req,
  })
  req.context = before
}
