import { orderStatuses, type OrderStatus } from '@/core/orders/order-status'

/** A1: what failed or was cancelled is no order of the figures; what was given back was one. */
export const countedStatuses: readonly OrderStatus[] = orderStatuses.filter((status) => status !== 'failed' && status !== 'cancelled')
