import { decimalToNumber } from '@/core/money/arithmetic'
import type { Locale } from '@/lib/config/locales'
import type { OrderStatus } from '@/core/orders/status'
import type { OrderRecord } from '@/modules/orders/orders.repository'
import { quote } from '../engine/quote'

/** Frozen order in euros: a domain with an add-on and a server with a setup fee, with a code. */
export const orderSample = (locale: Locale, status: OrderStatus = 'pending', name = 'A <b>buyer</b>'): OrderRecord => {
  const priced = quote(
    [
      { type: 'domain', id: 'saltandbarley.com', billing: 'yearly', quantity: 1, serviceData: { operation: 'register' } },
      { type: 'addon', id: 'whois-privacy', billing: 'yearly', quantity: 1, serviceData: { domain: 'saltandbarley.com' } },
      { type: 'hosting', id: 'vps-starter', billing: 'monthly', quantity: 2 },
    ],
    { currency: 'EUR', codes: ['WELCOME10'] },
  )
  return {
    id: '01a1f000-0000-7000-8000-000000000000',
    orderNumber: 'ORD-MN4T2K1A-7F3K9Q',
    orderDate: Date.UTC(2026, 10, 21),
    status,
    contact: { email: 'buyer@example.com', name },
    billingAddress: { line1: '1 Main Street', city: 'Springfield', postalCode: '12345', country: 'DE' },
    currency: priced.currency.code,
    digits: priced.currency.digits,
    exchangeRate: decimalToNumber(priced.currency.exchangeRate),
    rateDate: priced.currency.rateDate,
    taxRate: decimalToNumber(priced.taxRate),
    tax: null,
    lines: priced.lines,
    discounts: { automatic: priced.automaticDiscounts, codes: priced.discountCodes },
    breakdown: priced.breakdown,
    dueNow: priced.dueNow,
    dueLater: priced.dueLater,
    paymentMethod: 'offline',
    paymentReference: 'ORD-MN4T2K1A-7F3K9Q',
    customerId: null,
    accountEmail: null,
    customerKey: 'buyer@example.com',
    locale,
    idempotencyKey: 'key',
    idempotencyHash: 'hash',
    accessTokenHash: 'token',
    sealedAccessToken: null,
    events: [{ type: 'placed', at: Date.UTC(2026, 10, 21), note: null }],
    expiresAt: status === 'pending' ? Date.UTC(2026, 10, 28, 9, 30) : null,
    reference: null,
    metadata: null,
    acceptance: null,
  }
}
