import type { PaymentProvider } from '@/core/payments/types'
import { ok, err } from '@/core/result'

/** Bank transfer or pay later: the order stays pending until somebody sees the money; its number is the reference. */
export const offlinePayments: PaymentProvider = {
  method: 'offline',
  // Nothing due needs no transfer.
  start: ({ orderNumber, amount }) => ({ status: amount === 0 ? 'paid' : 'pending', reference: orderNumber }),
  openPage: async () => err({ kind: 'none', message: 'A bank transfer has no page' }),
  closePage: async () => true,
  // Somebody sends the money back by hand; what is asked for here is only written down.
  refund: async ({ orderNumber }) => ok({ reference: orderNumber, refundedInAll: null }),
  readReport: () => err('not-offered'),
  findPaymentId: async () => null,
}
