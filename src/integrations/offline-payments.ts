import type { PaymentProvider } from '@/core/payments/types'
import { ok, err } from '@/core/result'

/** Bank transfer: the order stays pending until staff record the payment; the order number is its reference. */
export const offlinePayments: PaymentProvider = {
  method: 'offline',
  start: ({ orderNumber, amount }) => ({ status: amount === 0 ? 'paid' : 'pending', reference: orderNumber }),
  openPage: async () => err({ kind: 'none', message: 'Bank transfers have no payment page' }),
  closePage: async () => true,
  // Staff send the money; this only records the request.
  refund: async ({ orderNumber }) => ok({ reference: orderNumber, refundedInAll: null }),
  readReport: async () => err('not-offered'),
  findPaymentId: async () => null,
}
