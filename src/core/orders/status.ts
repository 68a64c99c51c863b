/** Order states; transitions are checked against a table (O8). */
export const orderStatuses = ['pending', 'paid', 'failed', 'cancelled', 'refunded', 'fulfilled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** O8: failed payments can be retried; cancelled and refunded are final states. */
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

/**
 * Statuses staff may set by hand. `isPaidByProvider`: the refund is made through the payment provider, which then sets the status.
 */
export const manualTransitions = (from: OrderStatus, isPaidByProvider: boolean): readonly OrderStatus[] =>
  orderStatuses.filter((to) => canTransition(from, to) && !(to === 'refunded' && isPaidByProvider))

export const isOrderClosed = (status: OrderStatus): boolean => orderTransitions[status].length === 0

export const isUnpaid = (status: OrderStatus): boolean => status === 'pending' || status === 'failed'

/** D12: whether an order in this state keeps its reserved coupon uses. */
export const keepsRedemptions = (status: OrderStatus): boolean => status !== 'failed' && status !== 'cancelled'
