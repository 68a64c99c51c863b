import type { PaymentProvider } from '@/core/payments/types'

/** Bank transfer or pay later: the order stays pending until somebody sees the money; its number is the reference. */
export const offlinePayments: PaymentProvider = {
  method: 'offline',
  start: ({ orderNumber }) => ({ status: 'pending', reference: orderNumber }),
}
