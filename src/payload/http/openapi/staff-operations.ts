import { z } from 'zod'
import type { ApiTag } from '@/lib/http/endpoint'
import { amount } from '@/lib/http/text'
import type { ApiScope } from '@/modules/auth/api-keys/api-scopes'
import { exportedOrdersSchema } from '@/modules/orders/order-export'
import { orderStatuses } from '@/core/orders/status'
import { closeRefundSchema, refundSchema } from '@/payload/admin/payments/refund-endpoints'
import { closeTaskSchema } from '@/payload/admin/provisioning/close-task-call'
import { changeSubscriptionSchema } from '@/payload/admin/subscriptions/endpoints'
import { sendFailedSchema } from '@/payload/admin/webhooks/webhook-calls'
import type { Json } from './components'

export interface StaffResource {
  readonly slug: string
  readonly tag: ApiTag
  /** Name used in schemas and operation ids; the plural appends an s. */
  readonly name: string
  readonly noun: string
  readonly read: ApiScope
  readonly write?: ApiScope
  readonly isUpdatedOnly?: boolean
  readonly about?: string
}

const minorUnits = 'Amounts are integers in minor units; `digits` is the number of decimal places in `currency`.'

const dollars = 'Amounts are decimals in US dollars.'

export const resources: readonly StaffResource[] = [
  {
    ...{ slug: 'orders', tag: 'Staff: orders', name: 'StaffOrder', noun: 'order', read: 'orders:read', about: minorUnits },
    ...{ write: 'orders:write', isUpdatedOnly: true },
  },
  { slug: 'payments', tag: 'Staff: orders', name: 'Payment', noun: 'payment', read: 'orders:read', about: minorUnits },
  { slug: 'refunds', tag: 'Staff: orders', name: 'Refund', noun: 'refund', read: 'orders:read', about: minorUnits },
  { slug: 'invoices', tag: 'Staff: invoices', name: 'Invoice', noun: 'invoice or credit note', read: 'invoices:read', about: minorUnits },
  { slug: 'coupons', tag: 'Staff: coupons', name: 'Coupon', noun: 'coupon', read: 'coupons:read', write: 'coupons:write', about: dollars },
  {
    slug: 'services',
    tag: 'Staff: prices',
    name: 'StaffService',
    noun: 'service',
    read: 'catalog:read',
    write: 'catalog:write',
    about: dollars,
  },
  {
    ...{ slug: 'extensions', tag: 'Staff: prices', name: 'StaffExtension', noun: 'domain extension', about: dollars },
    ...{ read: 'catalog:read', write: 'catalog:write' },
  },
  {
    slug: 'addons',
    tag: 'Staff: prices',
    name: 'StaffAddon',
    noun: 'add-on',
    read: 'catalog:read',
    write: 'catalog:write',
    about: dollars,
  },
  { slug: 'provision-tasks', tag: 'Staff: provisioning', name: 'ProvisioningJob', noun: 'provisioning job', read: 'jobs:read' },
  {
    ...{ slug: 'subscriptions', tag: 'Staff: subscriptions', name: 'StaffSubscription', noun: 'subscription' },
    ...{ read: 'subscriptions:read', about: minorUnits },
  },
  { slug: 'customers', tag: 'Staff: customers', name: 'Customer', noun: 'customer', read: 'customers:read' },
  {
    ...{ slug: 'webhook-endpoints', tag: 'Staff: webhooks', name: 'WebhookEndpoint', noun: 'webhook endpoint' },
    ...{ read: 'webhooks:read', write: 'webhooks:write', about: 'Receives nothing until it has a secret.' },
  },
  { slug: 'webhook-deliveries', tag: 'Staff: webhooks', name: 'WebhookDelivery', noun: 'webhook delivery', read: 'webhooks:read' },
]

export interface StaffCall {
  readonly slug: string
  readonly method: 'get' | 'post'
  readonly path: string
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly scope: ApiScope
  readonly body?: z.ZodType
  readonly query?: readonly Json[]
  readonly response?: z.ZodType
  /** Media type of a file response: always, or on request. */
  readonly mediaType?: string
  readonly statuses: readonly number[]
}

const month = (name: string, description: string): Json => ({
  ...{ name, in: 'query', required: true, description },
  ...{ schema: { type: 'string', pattern: '^\\d{4}-\\d{2}$' }, example: '2026-01' },
})

const day = (name: string, description: string): Json => ({
  ...{ name, in: 'query', description },
  ...{ schema: { type: 'string', format: 'date' }, example: '2026-01-31' },
})

const queued = z.strictObject({ queued: z.int().meta({ description: 'Number of messages that will be sent.' }) })

const refunded = z.strictObject({
  amount: amount.meta({ description: 'Refunded amount, in major units.' }),
  status: z.enum(orderStatuses).meta({ description: 'Current order status.' }),
})

/** The shop's own calls in addition to Payload's; calls that a collection lacks are omitted. */
export const staffCalls: readonly StaffCall[] = [
  {
    ...{
      slug: 'orders',
      method: 'post',
      path: '/:id/refund',
      operationId: 'refundOrder',
      summary: 'Refund an order',
      scope: 'orders:write',
    },
    description:
      '`amount` is a decimal in major units; without it, the entire remaining amount is refunded. Repeating a `key` does not refund twice.',
    ...{ body: refundSchema, response: refunded, statuses: [400, 404, 409, 422, 502] },
  },
  {
    ...{ slug: 'orders', method: 'get', path: '/export', operationId: 'exportOrders', summary: 'Export orders', scope: 'orders:read' },
    description:
      'Oldest first. JSON is paginated: send `next` as `after` to get the next page; it is null on the last page. CSV contains all orders at once.',
    query: [
      { name: 'format', in: 'query', description: 'Defaults to `json`.', schema: { type: 'string', enum: ['json', 'csv'] } },
      ...[day('from', 'First day, UTC.'), day('to', 'Last day, UTC.')],
      {
        name: 'status',
        in: 'query',
        description: 'Returns only orders with this status.',
        schema: { type: 'string', enum: [...orderStatuses] },
      },
      { name: 'after', in: 'query', description: '`next` from the previous page.', schema: { type: 'string' } },
      {
        ...{ name: 'limit', in: 'query', description: 'Orders per JSON page. Defaults to 50.' },
        schema: { type: 'integer', minimum: 1, maximum: 200 },
      },
    ],
    ...{ response: exportedOrdersSchema, mediaType: 'text/csv', statuses: [400] },
  },
  {
    ...{ slug: 'refunds', method: 'post', path: '/:id/close', operationId: 'closeRefund', summary: 'Close a bank transfer refund' },
    ...{ scope: 'orders:write', body: closeRefundSchema, response: z.strictObject({ closed: z.literal(true) }), statuses: [400, 404, 409] },
  },
  {
    ...{ slug: 'invoices', method: 'get', path: '/export', operationId: 'exportInvoices', summary: 'Export invoices for bookkeeping' },
    description: '`csv` is UTF-8; `datev` is Windows-1252 and must stay within one financial year.',
    query: [
      {
        ...{ name: 'format', in: 'query', required: true, description: 'File format.' },
        schema: { type: 'string', enum: ['csv', 'datev'] },
      },
      ...[month('from', 'First month.'), month('to', 'Last month.')],
    ],
    ...{ scope: 'invoices:read', mediaType: 'text/csv', statuses: [400] },
  },
  {
    ...{
      slug: 'provision-tasks',
      method: 'post',
      path: '/:id/close',
      operationId: 'closeProvisioningJob',
      summary: 'Close a provisioning job',
    },
    description:
      '`done` completes the job and records where the customer logs in (never a password), or null; `failed` gives up; `again` queues the job again.',
    ...{ scope: 'jobs:write', body: closeTaskSchema, response: z.looseObject({ closed: z.literal(true) }), statuses: [400, 404, 409] },
  },
  {
    ...{
      slug: 'subscriptions',
      method: 'post',
      path: '/:id/change',
      operationId: 'controlSubscription',
      summary: 'Cancel, end, suspend or extend a subscription',
    },
    description: '`putForward` extends the term by `days`. Every change needs a reason, which is logged.',
    ...{ scope: 'subscriptions:write', body: changeSubscriptionSchema, statuses: [400, 404, 422] },
    response: z.strictObject({ changed: z.literal(true) }),
  },
  {
    ...{
      slug: 'webhook-endpoints',
      method: 'post',
      path: '/:id/secret',
      operationId: 'createWebhookSecret',
      summary: 'Create a signing secret',
    },
    description: 'The secret is returned once. The previous one stays valid for 24 hours.',
    ...{
      scope: 'webhooks:write',
      response: z.strictObject({ secret: z.string().meta({ description: 'Begins with `whsec_`.' }) }),
      statuses: [404],
    },
  },
  {
    ...{ slug: 'webhook-endpoints', method: 'post', path: '/:id/test', operationId: 'sendTestEvent', summary: 'Send a test event' },
    ...{ scope: 'webhooks:write', response: queued, statuses: [404, 409] },
  },
  {
    ...{
      slug: 'webhook-endpoints',
      method: 'post',
      path: '/:id/send-failed',
      operationId: 'resendFailedEvents',
      summary: 'Send failed events again',
    },
    ...{ scope: 'webhooks:write', body: sendFailedSchema, response: queued, statuses: [400, 404] },
  },
  {
    ...{ slug: 'webhook-deliveries', method: 'post', path: '/:id/send-again', operationId: 'resendEvent', summary: 'Send an event again' },
    ...{ scope: 'webhooks:write', response: queued, statuses: [404, 409] },
  },
]
