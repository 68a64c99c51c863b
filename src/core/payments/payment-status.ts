/**
 * The states of one payment. `void`: nobody owes it any more. `surplus`: money that came for what was paid or cancelled
 * already; it counts for no order and waits to be given back.
 */
export const paymentStatuses = ['pending', 'processing', 'paid', 'failed', 'partly-refunded', 'refunded', 'void', 'surplus'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** What may follow what. Nothing goes back: a later state never becomes an earlier one, however late a report comes. */
export const paymentTransitions = {
  pending: ['processing', 'paid', 'failed', 'void'],
  processing: ['paid', 'failed', 'void'],
  // Trying again is a new attempt, opened by the shop; no report of the old one does it.
  failed: ['pending', 'paid', 'void'],
  paid: ['partly-refunded', 'refunded'],
  'partly-refunded': ['partly-refunded', 'refunded'],
  surplus: ['refunded'],
  refunded: [],
  void: [],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>

export const canFollow = (from: PaymentStatus, to: PaymentStatus): boolean =>
  (paymentTransitions[from] as readonly PaymentStatus[]).includes(to)

/** Still to be paid. */
export const isOpen = (status: PaymentStatus): boolean => status === 'pending' || status === 'processing' || status === 'failed'

/** Its money came, and counts for the order. */
export const isReceived = (status: PaymentStatus): boolean => status === 'paid' || status === 'partly-refunded' || status === 'refunded'
