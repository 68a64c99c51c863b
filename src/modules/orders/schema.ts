import { z } from 'zod'
import { breakdownSchema, discountSummarySchema, quoteLineSchema, quoteSchema, taxNoteSchema } from '@/modules/pricing/schema'
import { orderStatuses } from '@/core/orders/status'
import { paymentMethodIds } from '@/core/payments/types'
import { errorWith } from '@/lib/http/error-schema'
import { subscriptionStates } from '@/core/subscriptions/types'
import { domainStatuses } from '@/core/domains/lifecycle'
import { locales } from '@/lib/config/locales'
import { amount, currencyCode } from '@/lib/http/text'

const paymentSummarySchema = z
  .strictObject({
    method: z.enum(paymentMethodIds),
    status: z.enum(['pending', 'paid', 'failed', 'unavailable']).meta({
      description:
        '`unavailable`: the order was placed, but the payment page could not be created; the buyer can retry on the order’s page.',
    }),
    amount: amount.meta({ description: 'Amount due now: decimal in major units.' }),
    reference: z.string().meta({ description: 'Bank transfer reference.' }),
    url: z
      .url()
      .optional()
      .meta({ description: 'Where the buyer pays: the provider’s page, or the order’s page, which links to it. For the buyer only.' }),
  })
  .meta({ id: 'PaymentSummary' })

const orderEventSchema = z.strictObject({ type: z.string(), at: z.iso.datetime(), note: z.string().optional() })

const orderFields = {
  orderNumber: z.string(),
  orderDate: z.iso.datetime(),
  status: z.enum(orderStatuses),
  currency: currencyCode,
  exchangeRate: z.number(),
  rateDate: z.string(),
  taxRate: z.number(),
  taxNote: taxNoteSchema.optional(),
  contact: z.strictObject({ email: z.string(), name: z.string(), company: z.string().optional(), vatId: z.string().optional() }),
  billingAddress: z.strictObject({
    line1: z.string(),
    line2: z.string().optional(),
    city: z.string(),
    region: z.string().optional(),
    postalCode: z.string(),
    country: z.string(),
  }),
  items: z.array(quoteLineSchema),
  discountSummary: discountSummarySchema,
  breakdown: breakdownSchema,
  dueNow: amount,
  dueLater: amount,
  payment: paymentSummarySchema,
  lang: z.enum(locales).meta({ description: 'Language of the order’s page, emails and documents.' }),
  reference: z.string().nullable().meta({ description: 'As sent with the checkout.' }),
  metadata: z.record(z.string(), z.string()).meta({ description: 'As sent with the checkout; empty if omitted.' }),
}

/** An order's invoice or credit note (O26). */
const orderDocumentSchema = z
  .strictObject({
    kind: z.enum(['receipt', 'invoice', 'credit-note']),
    number: z.string(),
    issuedOn: z.iso.date().nullable().meta({ description: 'Null for an order confirmation, which shows the order’s current state.' }),
    url: z.url().meta({ description: 'URL of a PDF. Send the order’s accessToken in X-Order-Token, never in the URL.' }),
  })
  .meta({ id: 'OrderDocument' })

const orderSubscriptionSchema = z
  .strictObject({
    id: z.uuid(),
    product: z.string(),
    state: z.enum(subscriptionStates),
    termEnd: z.iso.datetime(),
  })
  .meta({ id: 'OrderSubscription' })

const orderDomainSchema = z
  .strictObject({ name: z.string(), status: z.enum(domainStatuses), expiresAt: z.iso.datetime().nullable() })
  .meta({ id: 'OrderDomain' })

/** O19: an unpaid part of a price. */
export const duePartSchema = z
  .strictObject({
    orderNumber: z.string(),
    products: z.array(z.string()).meta({ description: 'Names of the products the payment is for.' }),
    dueAt: z.iso.datetime(),
    isOverdue: z.boolean(),
    amount,
    currency: currencyCode,
    status: z.enum(['pending', 'processing', 'failed']).meta({ description: '`processing`: the payment is in progress.' }),
  })
  .meta({
    id: 'DuePart',
    description: 'An instalment or other later payment that is still unpaid.',
  })

export const orderSummarySchema = z
  .strictObject({
    ...orderFields,
    events: z.array(orderEventSchema),
    acceptance: z
      .strictObject({ acceptedAt: z.iso.datetime().nullable() })
      .nullable()
      .meta({ description: 'Set if the buyer is to accept the terms on the order’s page; `acceptedAt` is null until then.' }),
    documents: z.array(orderDocumentSchema),
    subscriptions: z.array(orderSubscriptionSchema),
    domains: z.array(orderDomainSchema),
    parts: z.array(duePartSchema).optional().meta({ description: 'Unpaid later payments, soonest first.' }),
  })
  .meta({ id: 'OrderSummary' })

export const placedOrderSchema = z.strictObject({ ...orderFields, accessToken: z.string() }).meta({ id: 'PlacedOrder' })

export const unpaidOrderSchema = z
  .strictObject({
    order: z.strictObject({ orderNumber: z.string(), currency: currencyCode, dueNow: amount, method: z.enum(paymentMethodIds) }).nullable(),
  })
  .meta({ id: 'UnpaidOrder' })

export const quoteChangedSchema = errorWith('QuoteChanged', 'The order’s total no longer equals `expectedTotal`. Nothing was ordered.', {
  expected: z
    .strictObject({ total: amount, currency: currencyCode })
    .meta({ description: 'Total and currency that the request expected.' }),
  quote: quoteSchema.meta({ description: 'The order at current prices.' }),
})

export type OrderProductsResponse = Pick<z.output<typeof orderSummarySchema>, 'subscriptions' | 'domains'>
export type PaymentSummaryResponse = z.output<typeof paymentSummarySchema>
export type OrderSummaryResponse = z.output<typeof orderSummarySchema>
export type UnpaidOrderResponse = z.output<typeof unpaidOrderSchema>
export type PlacedOrderResponse = z.output<typeof placedOrderSchema>
export type DuePartResponse = z.output<typeof duePartSchema>
