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
  reference: z.string().nullable().meta({ description: 'As it came with the checkout; null if none did.' }),
  metadata: z.record(z.string(), z.string()).meta({ description: 'As it came with the checkout; empty if none did.' }),
})

const paymentData = z.strictObject({
  payment: z.strictObject({ id: z.uuid() }),
  order,
  status: z.enum(['pending', 'processing', 'paid', 'failed', 'partly-refunded', 'refunded', 'void', 'surplus']).meta({
    description: '`surplus`: received for an order that was paid or cancelled already.',
  }),
  provider: z.string(),
  amount: minor,
  refunded: minor,
  ...money,
})

const refundData = paymentData.extend({
  given: minor.meta({ description: 'Refunded this time, in minor units; `refunded` is the total so far.' }),
})

const documentData = z.strictObject({
  invoice: z.strictObject({ id: z.uuid(), number: z.string() }),
  corrects: z
    .strictObject({ id: z.uuid(), number: z.string() })
    .nullable()
    .meta({ description: 'The invoice that a credit note corrects.' }),
  order,
  payment: z.strictObject({ id: z.uuid() }),
  issuedOn: z.iso.date().meta({ description: 'In the time zone of the accounts.' }),
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
    product: z.string().meta({ description: 'Key of the product; of a configured server the id that its parts share.' }),
    quantity: z.int().positive(),
  }),
  order: z.strictObject({ id: z.uuid() }).meta({ description: 'The order it was bought with.' }),
  state: z.enum(subscriptionStates),
  cancelAtEnd: z.boolean(),
  endReason: z.enum(endReasons).nullable(),
  termStart: instant,
  termEnd: instant,
  amount: minor.meta({ description: 'Price of the current term before discounts and tax, in minor units of `currency`.' }),
  ...money,
})

const plan = z.strictObject({
  domain: z.string().nullable().meta({ description: 'Domain of the product; null if none is chosen.' }),
  domains: z.array(z.string()).meta({ description: 'All its domains, `domain` first.' }),
  product: z.string(),
  billing: z.enum(billingPeriods),
  quantity: z.int().positive(),
  parts: z.array(z.string()).meta({ description: 'Keys of its products; a plan has one.' }),
})

const subscriptionChangedData = subscriptionData.extend({ plan, previous: plan })

const jobData = z.strictObject({
  job: z.strictObject({
    id: z.string().meta({ description: 'What the job is closed by; a job that runs again has another.' }),
    operation: z.enum(provisionOperations),
    service: z.string().meta({ description: 'The same from set-up to end.' }),
  }),
  subscription: z.strictObject({ id: z.uuid() }),
  product: z.string(),
  settings: z.record(z.string(), z.string()).meta({ description: 'Options of the buyer and the settings of the plan.' }),
  reason: z.string().nullable().meta({ description: 'Why it was refused.' }),
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
  'order.placed': event('order.placed', orderData, 'An order was placed. Nothing is paid yet.'),
  'order.paid': event('order.paid', orderData, 'What was due at once has been paid.'),
  'order.failed': event('order.failed', orderData, 'The payment failed. It may be tried again.'),
  'order.cancelled': event('order.cancelled', orderData, 'The order was cancelled.'),
  'order.refunded': event('order.refunded', orderData, 'All money of the order went back.'),
  'order.fulfilled': event('order.fulfilled', orderData, 'Staff have done what was ordered.'),
  'payment.received': event('payment.received', paymentData, 'Money came: what was due at once, or a later part.'),
  'payment.failed': event('payment.failed', paymentData, 'A payment failed for good.'),
  'payment.disputed': event('payment.disputed', paymentData, 'The customer’s bank disputes a payment.'),
  'refund.made': event('refund.made', refundData, 'Money of a payment went back, in whole or in part.'),
  'invoice.issued': event('invoice.issued', documentData, 'An invoice was written.'),
  'credit_note.issued': event('credit_note.issued', documentData, 'A credit note was written.'),
  'domain.registered': event('domain.registered', domainData, 'A name is registered.'),
  'domain.transferred': event('domain.transferred', domainData, 'A name has arrived from another provider.'),
  'domain.renewed': event('domain.renewed', domainData, 'A name has a later end.'),
  'domain.grace': event('domain.grace', domainData, 'A name has expired; it can still be renewed at the usual price.'),
  'domain.redemption': event('domain.redemption', domainData, 'A name is with the registry; getting it back costs extra.'),
  'domain.ended': event('domain.ended', domainData, 'A name was given back, or was never registered.'),
  'subscription.started': event(
    'subscription.started',
    subscriptionData,
    'Something that is paid again each term was paid for: set it up.',
  ),
  'subscription.set_up': event('subscription.set_up', subscriptionData, 'It is set up, and runs.'),
  'subscription.renewed': event('subscription.renewed', subscriptionData, 'Its next term is paid.'),
  'subscription.changed': event(
    'subscription.changed',
    subscriptionChangedData,
    'Its plan, period or quantity changed and its term begins anew, or it serves other domains (`plan.domains`).',
  ),
  'subscription.past_due': event(
    'subscription.past_due',
    subscriptionData,
    'Its term is over and the next is not paid. It runs on for now.',
  ),
  'subscription.suspended': event('subscription.suspended', subscriptionData, 'Still unpaid: stop it, and keep what it holds.'),
  'subscription.resumed': event('subscription.resumed', subscriptionData, 'It runs again.'),
  'subscription.ended': event('subscription.ended', subscriptionData, 'It is over: take it away.'),
  'subscription.cancel_scheduled': event('subscription.cancel_scheduled', subscriptionData, 'It ends with its term.'),
  'subscription.cancel_withdrawn': event('subscription.cancel_withdrawn', subscriptionData, 'It goes on after its term after all.'),
  'job.created': event('job.created', jobData, 'A host has something to do.'),
  'job.done': event('job.done', jobData, 'The host, or staff, have done it.'),
  'job.refused': event('job.refused', jobData, 'It cannot be done, or nobody answered for three days. Staff are mailed.'),
  'job.cancelled': event('job.cancelled', jobData, 'Nobody needs it any more.'),
  'transfer.requested': event('transfer.requested', transferData, 'The move of a name to the shop was ordered.'),
  'transfer.awaiting_registry': event('transfer.awaiting_registry', transferData, 'The registry has been asked for a name.'),
  'transfer.completed': event('transfer.completed', transferData, 'A name has moved to the shop.'),
  'transfer.failed': event('transfer.failed', transferData, 'A name stays where it is.'),
  'webhook.test': event('webhook.test', z.strictObject({ endpoint: z.strictObject({ id: z.uuid() }) }), 'Staff pressed the button.'),
} as const

export type SubscriptionChangedData = z.output<typeof subscriptionChangedData>
export type SubscriptionEventData = z.output<typeof subscriptionData>
export type JobEventData = z.output<typeof jobData>
export type WebhookEventType = keyof typeof webhookEvents
export type WebhookEvent = z.output<(typeof webhookEvents)[WebhookEventType]>

export const webhookEventTypes = Object.keys(webhookEvents) as WebhookEventType[]

export const isWebhookEventType = (type: unknown): type is WebhookEventType => typeof type === 'string' && type in webhookEvents
