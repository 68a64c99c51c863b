import { z } from 'zod'
import { provisionOperations } from '@/core/provisioning/provisioning'
import { endReasons, subscriptionKinds, subscriptionStates } from '@/core/subscriptions/types'
import { billingPeriods } from '@/core/catalog/types'
import { currencyCode } from '@/lib/http/text'

/** W1: minor units; `digits` is the number of decimals. */
const minor = z.int().nonnegative().meta({ description: 'Integer in minor units of `currency`.' })
const money = { currency: currencyCode, digits: z.union([z.literal(0), z.literal(2)]) }

const order = z.strictObject({ id: z.uuid(), number: z.string() })
const instant = z.iso.datetime()

const orderData = z.strictObject({
  order,
  status: z.enum(['pending', 'paid', 'failed', 'cancelled', 'refunded', 'fulfilled']),
  orderedAt: instant,
  total: minor,
  dueNow: minor,
  dueLater: minor,
  ...money,
  reference: z.string().nullable().meta({ description: 'As sent with the checkout; null if omitted.' }),
  metadata: z.record(z.string(), z.string()).meta({ description: 'As sent with the checkout; empty if omitted.' }),
})

const paymentData = z.strictObject({
  payment: z.strictObject({ id: z.uuid() }),
  order,
  status: z.enum(['pending', 'processing', 'paid', 'failed', 'partly-refunded', 'refunded', 'void', 'surplus']).meta({
    description: '`surplus`: received for an order that was already paid or cancelled.',
  }),
  provider: z.string(),
  amount: minor,
  refunded: minor,
  ...money,
})

const refundData = paymentData.extend({
  given: minor.meta({ description: 'Amount of this refund, in minor units; `refunded` is the total so far.' }),
})

const documentData = z.strictObject({
  invoice: z.strictObject({ id: z.uuid(), number: z.string() }),
  corrects: z
    .strictObject({ id: z.uuid(), number: z.string() })
    .nullable()
    .meta({ description: 'The invoice that a credit note corrects.' }),
  order,
  payment: z.strictObject({ id: z.uuid() }),
  issuedOn: z.iso.date().meta({ description: 'Date in the accounting time zone.' }),
  net: minor,
  tax: minor,
  gross: minor,
  ...money,
})

const domainData = z.strictObject({
  domain: z.strictObject({ id: z.uuid(), name: z.string() }),
  order: z.strictObject({ id: z.uuid() }).nullable(),
  status: z.enum(['pending', 'active', 'grace', 'redemption', 'expired', 'cancelled']),
  expiresAt: instant.nullable(),
})

const transferData = z.strictObject({
  transfer: z.strictObject({ id: z.uuid(), domain: z.string() }),
  status: z.enum(['requested', 'awaiting-registry', 'completed', 'failed']),
})

const subscriptionData = z.strictObject({
  subscription: z.strictObject({
    id: z.uuid(),
    kind: z.enum(subscriptionKinds),
    product: z.string().meta({ description: 'Product key; for a configured server, the id that its parts share.' }),
    quantity: z.int().positive(),
  }),
  order: z.strictObject({ id: z.uuid() }).meta({ description: 'The order that started the subscription.' }),
  state: z.enum(subscriptionStates),
  cancelAtEnd: z.boolean(),
  endReason: z.enum(endReasons).nullable(),
  termStart: instant,
  termEnd: instant,
  amount: minor.meta({ description: 'Price of the current term before discounts and tax, in minor units of `currency`.' }),
  ...money,
})

const plan = z.strictObject({
  domain: z.string().nullable().meta({ description: 'The product’s domain; null if none is chosen.' }),
  domains: z.array(z.string()).meta({ description: 'All domains of the product, `domain` first.' }),
  product: z.string(),
  billing: z.enum(billingPeriods),
  quantity: z.int().positive(),
  parts: z.array(z.string()).meta({ description: 'Product keys; a plan has one.' }),
})

const subscriptionChangedData = subscriptionData.extend({ plan, previous: plan })

const jobData = z.strictObject({
  job: z.strictObject({
    id: z.string().meta({ description: 'Id for closing the job; a job that runs again gets a new one.' }),
    operation: z.enum(provisionOperations),
    service: z.string().meta({ description: 'Service id, the same from setup to termination.' }),
  }),
  subscription: z.strictObject({ id: z.uuid() }),
  product: z.string(),
  settings: z.record(z.string(), z.string()).meta({ description: 'Options chosen by the buyer and settings from the plan.' }),
  reason: z.string().nullable().meta({ description: 'Why the job was refused.' }),
})

const event = <Type extends string, Data extends z.ZodType>(type: Type, data: Data, summary: string) =>
  z.strictObject({ type: z.literal(type), timestamp: instant.meta({ description: 'When it happened.' }), data }).meta({
    id: `${type.replace(/(?:^|[._])(\w)/g, (_match, letter: string) => letter.toUpperCase())}Event`,
    description: summary,
  })

/**
 * W1: the event catalogue with payload schemas. A new event needs a line here, a function in `events.ts`, and a line in docs/webhooks.md.
 */
export const webhookEvents = {
  'order.placed': event('order.placed', orderData, 'An order was placed. Nothing has been paid yet.'),
  'order.paid': event('order.paid', orderData, 'The amount due now has been paid.'),
  'order.failed': event('order.failed', orderData, 'The payment failed. The buyer may try again.'),
  'order.cancelled': event('order.cancelled', orderData, 'The order was cancelled.'),
  'order.refunded': event('order.refunded', orderData, 'The order was fully refunded.'),
  'order.fulfilled': event('order.fulfilled', orderData, 'Staff have fulfilled the order.'),
  'payment.received': event('payment.received', paymentData, 'A payment was received: the amount due now, or a later part.'),
  'payment.failed': event('payment.failed', paymentData, 'A payment failed permanently.'),
  'payment.disputed': event('payment.disputed', paymentData, 'The customer’s bank disputed a payment.'),
  'refund.made': event('refund.made', refundData, 'A payment was refunded in whole or in part.'),
  'invoice.issued': event('invoice.issued', documentData, 'An invoice was issued.'),
  'credit_note.issued': event('credit_note.issued', documentData, 'A credit note was issued.'),
  'domain.registered': event('domain.registered', domainData, 'A domain was registered.'),
  'domain.transferred': event('domain.transferred', domainData, 'A domain was transferred in from another provider.'),
  'domain.renewed': event('domain.renewed', domainData, 'A domain’s expiry date was extended.'),
  'domain.grace': event('domain.grace', domainData, 'A domain expired; it can still be renewed at the usual price.'),
  'domain.redemption': event('domain.redemption', domainData, 'A domain entered the redemption period; restoring it costs extra.'),
  'domain.ended': event('domain.ended', domainData, 'A domain was released, or was never registered.'),
  'subscription.started': event('subscription.started', subscriptionData, 'A subscription was paid for: set up its service.'),
  'subscription.set_up': event('subscription.set_up', subscriptionData, 'The service is set up and running.'),
  'subscription.renewed': event('subscription.renewed', subscriptionData, 'The next term was paid.'),
  'subscription.changed': event(
    'subscription.changed',
    subscriptionChangedData,
    'The plan, period or quantity changed and a new term began, or the domains changed (`plan.domains`).',
  ),
  'subscription.past_due': event(
    'subscription.past_due',
    subscriptionData,
    'The term ended and the next one is unpaid. The service keeps running for now.',
  ),
  'subscription.suspended': event(
    'subscription.suspended',
    subscriptionData,
    'The term is still unpaid: stop the service but keep its data.',
  ),
  'subscription.resumed': event('subscription.resumed', subscriptionData, 'The subscription was resumed.'),
  'subscription.ended': event('subscription.ended', subscriptionData, 'The subscription ended: remove the service.'),
  'subscription.cancel_scheduled': event(
    'subscription.cancel_scheduled',
    subscriptionData,
    'The subscription will end with its current term.',
  ),
  'subscription.cancel_withdrawn': event(
    'subscription.cancel_withdrawn',
    subscriptionData,
    'The cancellation was withdrawn; the subscription continues.',
  ),
  'job.created': event('job.created', jobData, 'A provisioning job was created.'),
  'job.done': event('job.done', jobData, 'The host or staff completed the job.'),
  'job.refused': event(
    'job.refused',
    jobData,
    'The job cannot be done, or the host did not respond for three days. Staff receive an email.',
  ),
  'job.cancelled': event('job.cancelled', jobData, 'The job is no longer needed.'),
  'transfer.requested': event('transfer.requested', transferData, 'A domain transfer to the shop was ordered.'),
  'transfer.awaiting_registry': event('transfer.awaiting_registry', transferData, 'The transfer was requested from the registry.'),
  'transfer.completed': event('transfer.completed', transferData, 'The domain was transferred to the shop.'),
  'transfer.failed': event('transfer.failed', transferData, 'The transfer failed; the domain stays with its registrar.'),
  'webhook.test': event('webhook.test', z.strictObject({ endpoint: z.strictObject({ id: z.uuid() }) }), 'A test event sent by staff.'),
} as const

export type SubscriptionChangedData = z.output<typeof subscriptionChangedData>
export type SubscriptionEventData = z.output<typeof subscriptionData>
export type JobEventData = z.output<typeof jobData>
export type WebhookEventType = keyof typeof webhookEvents
export type WebhookEvent = z.output<(typeof webhookEvents)[WebhookEventType]>

export const webhookEventTypes = Object.keys(webhookEvents) as WebhookEventType[]

export const isWebhookEventType = (type: unknown): type is WebhookEventType => typeof type === 'string' && type in webhookEvents
