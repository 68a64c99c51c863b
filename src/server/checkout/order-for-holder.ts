import type { Quote } from '@/core/orders/types'
import type { PaymentMethodId } from '@/core/payments/types'
import type { VatIdProof } from '@/core/tax/vat-id-checker'
import { ok, refuse, type Result } from '@/core/result'
import type { OrderRecord } from '@/server/orders/order-record'
import { insertLaterPayments } from '@/server/payments/insert-later-payments'
import type { Context } from '@/server/platform/context'
import type { Handle } from '@/server/platform/database/handle'
import { normaliseEmail } from '@/server/platform/normalise-email'
import type { OutgoingMail } from '@/server/platform/outbox/outgoing-mail'
import { refusal, type Refusal } from '@/server/platform/refusals'
import type { Checkout } from './checkout-source'
import { createOrder } from './create-order'
import type { Holder } from './holder-repository'
import { insertOrders } from './placed-order-repository'

interface OwnOrder {
  readonly holder: Holder
  /** As it stands in the order: no checkout makes such a key. */
  readonly key: string
  readonly quote: Quote
  readonly proof?: VatIdProof | null
  /** Who is to take the money, where the shop has them; otherwise whoever takes cards. */
  readonly method?: PaymentMethodId | undefined
  readonly mailsOf: (order: OrderRecord) => readonly OutgoingMail[]
}

/** An order that the shop itself makes for whoever has what it is about (ADR 015), in the transaction that holds its key. */
export const orderForHolder = async (
  context: Context,
  handle: Handle,
  { holder, key, quote, proof, method, mailsOf }: OwnOrder,
): Promise<Result<OrderRecord, Refusal>> => {
  const { billingAddress, email, contactName: name, company, vatId, customerId } = holder
  if (billingAddress === null) return refuse(refusal('billing-address-missing'))
  const { stripe, sandbox, offline } = context.payments
  const provider = (method && context.payments[method]) ?? stripe ?? sandbox ?? offline
  if (!provider) return refuse(refusal('payment-method-unavailable'))
  const checkout: Checkout = {
    body: {
      contact: { email, name, company, vatId },
      billingAddress,
      paymentMethod: provider.method,
      expectedTotal: 0,
      expectedCurrency: quote.currency.code,
      acceptTerms: true,
    },
    idempotencyKey: key,
    cartToken: null,
  }
  const { order: made, payment } = createOrder(context, checkout, quote, provider, proof)
  const order = { ...made, customerId, customerKey: normaliseEmail(email), idempotencyKey: key }
  await insertOrders(handle, [{ order, payment, codes: [], limited: [], cartId: null, mails: mailsOf(order) }])
  if (order.dueLater > 0) await insertLaterPayments(handle, order)
  return ok(order)
}
