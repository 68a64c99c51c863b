/** O8: the states of an order. */
export const orderStatuses = ['pending', 'paid', 'failed', 'cancelled', 'refunded', 'fulfilled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** O8: what may follow what. A failed payment may be tried again; what was cancelled or refunded is over. */
const orderTransitions = {
  pending: ['paid', 'failed', 'cancelled'],
  paid: ['fulfilled', 'refunded'],
  failed: ['pending', 'paid', 'cancelled'],
  fulfilled: ['refunded'],
  cancelled: [],
  refunded: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

export const canTransition = (from: OrderStatus, to: OrderStatus): boolean =>
  (orderTransitions[from] as readonly OrderStatus[]).includes(to)

/** What was cancelled or refunded is over; a failed payment may still be tried again. */
export const isOrderOver = (status: OrderStatus): boolean => orderTransitions[status].length === 0

/** It waits for its money. */
export const isUnpaid = (status: OrderStatus): boolean => status === 'pending' || status === 'failed'

/** D12: whether an order in this state keeps the coupon uses it reserved. */
export const holdsRedemptions = (status: OrderStatus): boolean => status !== 'failed' && status !== 'cancelled'
