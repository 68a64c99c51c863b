import type { OrderStatus } from '../orders/order-status'

/** What became of the money: asked for, still owed, there, given back, never taken. */
export type ReceiptState = 'quote' | 'pending' | 'paid' | 'refunded' | 'void'

/** O8: what the receipt says of an order in each status. */
export const receiptStates = {
  pending: 'pending',
  paid: 'paid',
  fulfilled: 'paid',
  refunded: 'refunded',
  failed: 'void',
  cancelled: 'void',
} as const satisfies Record<OrderStatus, ReceiptState>

/** How the big figure is called: keys of `receipt`. */
export const dueWords = {
  quote: 'dueNow',
  pending: 'toBePaid',
  paid: 'paid',
  refunded: 'refunded',
  void: 'notCharged',
} as const satisfies Record<ReceiptState, string>
