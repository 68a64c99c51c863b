import type { PayloadRequest } from 'payload'
import type { OrderStatus } from '@/core/orders/order-status'
import type { PaymentHappening } from './write-payment'

interface Told {
  /** Where it moves; without one only the event is written. */
  readonly status?: OrderStatus
  readonly event: PaymentHappening
}

/**
 * Writes onto the order what its money did: through the collection, whose hooks date it, mail it and provide what it brings. The payments
 * are written before: that is how everybody after it sees that the money has moved already.
 */
export const updateOrder = async (req: PayloadRequest, orderId: string, { status, event }: Told): Promise<void> => {
  await req.payload.update({
    collection: 'orders',
    id: orderId,
    // Added to the order's history (advance-order).
    data: { ...(status === undefined ? {} : { status }), events: [{ ...event, at: new Date().toISOString() }] },
    depth: 0,
    overrideAccess: true,
    req,
  })
}
