import type { Order } from '@/payload-types'

type NewOrder = Omit<Order, 'id' | 'createdAt' | 'updatedAt'>

let made = 0

/** Placed order with defaults and a unique number. */
export const orderData = (changes: Partial<NewOrder> = {}): NewOrder => {
  made += 1
  return {
    orderNumber: `ORD-TEST-${made}`,
    orderDate: '2026-01-02T03:04:05.000Z',
    status: 'pending',
    contact: { email: 'buyer@orders.test', name: 'A buyer' },
    billingAddress: { line1: '1 Main Street', city: 'Springfield', postalCode: '12345', country: 'US' },
    currency: 'USD',
    digits: 2,
    exchangeRate: 1,
    rateDate: '2025-07-19T00:00:00.000Z',
    taxRate: 0.1,
    lines: [{ id: 'shared-basic', total: 549 }],
    discounts: [],
    breakdown: { subtotal: 499, setupFees: 0, discount: 0, tax: 50, shipping: 0, total: 549, savings: 0 },
    dueNow: 549,
    dueLater: 0,
    paymentMethod: 'offline',
    customerKey: 'buyer@orders.test',
    locale: 'en',
    idempotencyKey: `key-${made}`,
    idempotencyHash: `hash-${made}`,
    accessTokenHash: `token-${made}`,
    ...changes,
  }
}
