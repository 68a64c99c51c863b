import { decimalToNumber } from '@/core/money/decimal'
import { createOrderNumber } from '@/core/orders/order-number'
import type { Quote } from '@/core/orders/types'
import type { PaymentProvider, PaymentStart } from '@/core/payments/types'
import type { VatIdProof } from '@/core/tax/vat-id-checker'
import { hashToken } from '@/server/platform/opaque-token'
import type { Context } from '@/server/platform/context'
import type { OrderRecord } from '@/server/orders/order-record'
import { uuidV7 } from '@/server/platform/database/uuid-v7'
import { createAccessToken } from '@/server/orders/order-access'
import { sealText } from '@/server/platform/sealed-text'
import { bodyHashOf, customerKeyOf, idempotencyKeyOf, type Checkout } from './checkout-source'

export interface CreatedOrder {
  readonly order: OrderRecord
  readonly payment: PaymentStart
}

/** M4: the order freezes everything it was priced with. It is pending until its money is seen (O8). */
export const createOrder = (
  context: Context,
  checkout: Checkout,
  quote: Quote,
  provider: PaymentProvider,
  proof: VatIdProof | null = null,
): CreatedOrder => {
  const now = context.now()
  const orderNumber = createOrderNumber(now, context.random)
  const accessToken = createAccessToken(context.payload.secret, orderNumber)
  const { contact, billingAddress } = checkout.body
  const payment = provider.start({ orderNumber, email: contact.email, currency: quote.currency.code, amount: quote.dueNow })
  const order: OrderRecord = {
    id: uuidV7(now),
    orderNumber,
    orderDate: now,
    status: 'pending',
    contact,
    billingAddress,
    currency: quote.currency.code,
    digits: quote.currency.digits,
    exchangeRate: decimalToNumber(quote.currency.exchangeRate),
    rateDate: quote.currency.rateDate,
    taxRate: decimalToNumber(quote.taxRate),
    tax: quote.taxNote ? { ...quote.taxNote, ...(proof ? { proof } : {}) } : null,
    lines: quote.lines,
    discounts: { automatic: quote.automaticDiscounts, codes: quote.discountCodes },
    breakdown: quote.breakdown,
    dueNow: quote.dueNow,
    dueLater: quote.dueLater,
    paymentMethod: provider.method,
    paymentReference: payment.reference,
    customerId: context.customer?.id ?? null,
    accountEmail: context.customer?.email ?? null,
    customerKey: customerKeyOf(context, checkout),
    locale: context.locale,
    idempotencyKey: idempotencyKeyOf(context, checkout),
    idempotencyHash: bodyHashOf(context, checkout),
    accessTokenHash: hashToken(accessToken),
    sealedAccessToken: sealText(context.payload, accessToken),
    events: [{ type: 'placed', at: now, note: null }],
    expiresAt: null,
  }
  return { order, payment }
}
