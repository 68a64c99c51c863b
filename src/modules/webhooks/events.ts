import type { PayloadRequest } from 'payload'
import type {
  JobEventData,
  WebhookEvent,
  WebhookEventType,
  SubscriptionChangedData,
  SubscriptionEventData,
} from '@/modules/webhooks/schema'
import type { DomainStatus } from '@/core/domains/lifecycle'
import type { InvoiceKind } from '@/core/invoices/types'
import type { OrderStatus } from '@/core/orders/status'
import { isReceived, type PaymentStatus } from '@/core/payments/types'
import type { TransferStatus } from '@/core/domains/transfers'
import type { EndReason, SubscriptionKind, SubscriptionState } from '@/core/subscriptions/types'
import { toIsoString } from '@/core/dates'
import type { Handle } from '@/lib/db/sql'
import { handleOfRequest } from '@/lib/db/transaction'
import { insertEvents, type WebhookMessage } from './webhooks.repository'

type Money = { readonly currency: string; readonly digits: 0 | 2 }
type Order = { readonly id: string; readonly number: string }

/** Payment events share the order's key, so they arrive in order. */
const ofOrder = (id: string): string => `order:${id}`

interface OrderFact extends Money {
  readonly id: string
  readonly orderNumber: string
  readonly orderedAt: number
  readonly status: OrderStatus
  readonly total: number
  readonly dueNow: number
  readonly dueLater: number
  readonly at: number
  readonly reference: string | null
  readonly metadata: Readonly<Record<string, string>> | null
}

const orderTypes = {
  // A new order, or a retry after a failed payment.
  pending: null,
  paid: 'order.paid',
  failed: 'order.failed',
  cancelled: 'order.cancelled',
  refunded: 'order.refunded',
  fulfilled: 'order.fulfilled',
} as const satisfies Record<OrderStatus, WebhookEventType | null>

const aboutOrder = (type: 'order.placed' | NonNullable<(typeof orderTypes)[OrderStatus]>, fact: OrderFact): WebhookMessage => {
  const { id, orderNumber, orderedAt, at, status, total, dueNow, dueLater, currency, digits, reference } = fact
  const order = { id, number: orderNumber }
  const amounts = { total, dueNow, dueLater, currency, digits }
  const data = { order, status, orderedAt: toIsoString(orderedAt), ...amounts, reference, metadata: { ...fact.metadata } }
  return { object: ofOrder(id), event: { type, timestamp: toIsoString(at), data } }
}

export const orderPlaced = (fact: OrderFact): WebhookMessage => aboutOrder('order.placed', fact)

export const orderMoved = (fact: OrderFact): readonly WebhookMessage[] => {
  const type = orderTypes[fact.status]
  return type === null ? [] : [aboutOrder(type, fact)]
}

/** `null` for a new payment. */
export interface PaymentState {
  readonly status: PaymentStatus
  readonly refunded: number
  readonly trouble: string | null
}

interface PaymentFact extends PaymentState, Money {
  readonly id: string
  readonly order: Order
  readonly provider: string
  readonly amount: number
  readonly at: number
  readonly before: PaymentState | null
}

const hasArrived = ({ status }: PaymentState): boolean => isReceived(status) || status === 'surplus'

export const paymentMoved = ({ before, at, id, order, ...fact }: PaymentFact): readonly WebhookMessage[] => {
  const { status, refunded, provider, amount, currency, digits } = fact
  const data = { payment: { id }, order, status, provider, amount, refunded, currency, digits }
  const timestamp = toIsoString(at)
  const emitted: WebhookEvent[] = []
  if (hasArrived(fact) && amount > 0 && !(before && hasArrived(before))) emitted.push({ type: 'payment.received', timestamp, data })
  if (status === 'failed' && before?.status !== 'failed') emitted.push({ type: 'payment.failed', timestamp, data })
  if (fact.trouble === 'disputed' && before?.trouble !== 'disputed') emitted.push({ type: 'payment.disputed', timestamp, data })
  const given = refunded - (before?.refunded ?? 0)
  if (given > 0) emitted.push({ type: 'refund.made', timestamp, data: { ...data, given } })
  return emitted.map((event) => ({ object: ofOrder(order.id), event }))
}

interface DocumentFact extends Money {
  readonly id: string
  readonly kind: InvoiceKind
  readonly number: string
  readonly corrects: { readonly id: string; readonly number: string } | null
  readonly orderId: string
  readonly orderNumber: string
  readonly paymentId: string
  readonly issuedAt: number
  readonly issuedOn: string
  readonly net: number
  readonly tax: number
  readonly gross: number
}

export const documentIssued = (fact: DocumentFact): WebhookMessage => {
  const { id, number, corrects, orderId, orderNumber, paymentId, issuedOn, net, tax, gross, currency, digits } = fact
  const order = { id: orderId, number: orderNumber }
  const data = { invoice: { id, number }, corrects, order, payment: { id: paymentId }, issuedOn, net, tax, gross, currency, digits }
  const type = fact.kind === 'invoice' ? 'invoice.issued' : 'credit_note.issued'
  return { object: ofOrder(orderId), event: { type, timestamp: toIsoString(fact.issuedAt), data } }
}

export interface DomainState {
  readonly status: DomainStatus
  readonly expiresAt: number | null
}

interface DomainFact extends DomainState {
  readonly id: string
  readonly name: string
  readonly orderId: string | null
  /** Transferred from another registrar. */
  readonly isMoved: boolean
  readonly at: number
  readonly before: DomainState | null
}

const isLater = (to: number | null, from: number | null): boolean => to !== null && from !== null && to > from

type DomainEventType = Extract<WebhookEventType, `domain.${string}`>

const domainType = ({ status, expiresAt, before, isMoved }: DomainFact): DomainEventType | null => {
  if (status !== before?.status) {
    if (status === 'grace' || status === 'redemption') return `domain.${status}`
    if (status === 'expired' || status === 'cancelled') return 'domain.ended'
    if (status === 'active' && (before === null || before.status === 'pending')) return isMoved ? 'domain.transferred' : 'domain.registered'
  }
  return status === 'active' && before !== null && isLater(expiresAt, before.expiresAt) ? 'domain.renewed' : null
}

export const domainMoved = (fact: DomainFact): readonly WebhookMessage[] => {
  const type = domainType(fact)
  if (type === null) return []
  const { id, name, orderId, status, expiresAt, at } = fact
  const data = {
    domain: { id, name },
    order: orderId === null ? null : { id: orderId },
    status,
    expiresAt: expiresAt === null ? null : toIsoString(expiresAt),
  }
  return [{ object: `domain:${id}`, event: { type, timestamp: toIsoString(at), data } }]
}

const transferTypes = {
  requested: 'transfer.requested',
  'awaiting-registry': 'transfer.awaiting_registry',
  completed: 'transfer.completed',
  failed: 'transfer.failed',
} as const satisfies Record<Exclude<TransferStatus, 'prepared'>, WebhookEventType>

interface TransferFact {
  readonly id: string
  readonly domain: string
  readonly to: TransferStatus
  readonly at: number
}

export const transferMoved = ({ id, domain, to, at }: TransferFact): readonly WebhookMessage[] =>
  to === 'prepared'
    ? []
    : [
        {
          object: `transfer:${id}`,
          event: { type: transferTypes[to], timestamp: toIsoString(at), data: { transfer: { id, domain }, status: to } },
        },
      ]

export const endpointTried = (endpoint: string, at: number): WebhookMessage => ({
  object: `endpoint:${endpoint}`,
  event: { type: 'webhook.test', timestamp: toIsoString(at), data: { endpoint: { id: endpoint } } },
})

/** P22: jobs share their subscription's key, so that they are delivered in order with its other events. */
export const jobMoved = (type: Extract<WebhookEventType, `job.${string}`>, data: JobEventData, at: number): WebhookMessage => ({
  object: `subscription:${data.subscription.id}`,
  event: { type, timestamp: toIsoString(at), data },
})

type SubscriptionEventType = Extract<WebhookEventType, `subscription.${string}`>

export interface SubscriptionStanding {
  readonly state: SubscriptionState
  readonly termEnd: number
  readonly cancelAtEnd: boolean
}

type Plan = NonNullable<SubscriptionChangedData>['plan']

interface SubscriptionFact extends SubscriptionStanding {
  readonly id: string
  readonly orderId: string
  readonly kind: SubscriptionKind
  readonly product: string
  readonly quantity: number
  readonly termStart: number
  readonly amount: number
  readonly currency: string
  readonly digits: 0 | 2
  readonly endReason: EndReason | null
  readonly at: number
  /** `null` for a new subscription. */
  readonly before: SubscriptionStanding | null
  /** U9: set after a plan change. */
  readonly changed?: { readonly plan: Plan; readonly previous: Plan }
}

type PlainType = Exclude<SubscriptionEventType, 'subscription.changed'>

const typesOfStates = {
  pending: null,
  active: 'subscription.resumed',
  pastDue: 'subscription.past_due',
  suspended: 'subscription.suspended',
  ended: 'subscription.ended',
} as const satisfies Record<SubscriptionState, PlainType | null>

/** Delivery order: payment, state, scheduled cancellation. */
const typesOf = ({ before, state, termEnd, cancelAtEnd, changed }: SubscriptionFact): readonly PlainType[] => {
  if (before === null) return ['subscription.started']
  const isReady = before.state === 'pending' && state === 'active'
  const moved = state === before.state ? null : isReady ? ('subscription.set_up' as const) : typesOfStates[state]
  return [
    ...(termEnd > before.termEnd && !changed ? (['subscription.renewed'] as const) : []),
    ...(moved === null ? [] : [moved]),
    ...(state !== 'ended' && cancelAtEnd !== before.cancelAtEnd
      ? [cancelAtEnd ? ('subscription.cancel_scheduled' as const) : ('subscription.cancel_withdrawn' as const)]
      : []),
  ]
}

export const subscriptionMoved = (fact: SubscriptionFact): readonly WebhookMessage[] => {
  const { id, orderId, kind, product, quantity, state, cancelAtEnd, endReason, amount, currency, digits, at } = fact
  const term = { termStart: toIsoString(fact.termStart), termEnd: toIsoString(fact.termEnd) }
  const subject = { subscription: { id, kind, product, quantity }, order: { id: orderId } }
  const data: SubscriptionEventData = { ...subject, state, cancelAtEnd, endReason, ...term, amount, currency, digits }
  const object = `subscription:${id}`
  const { changed } = fact
  return [
    ...(changed
      ? [{ object, event: { type: 'subscription.changed' as const, timestamp: toIsoString(at), data: { ...data, ...changed } } }]
      : []),
    ...typesOf(fact).map((type) => ({ object, event: { type, timestamp: toIsoString(at), data } })),
  ]
}

/**
 * W1: queues webhook events in the given transaction (an open one, or a hook's `req`), so that they are sent if and only if it commits.
 * This is the only way to write events.
 */
export const emitEvents = async (door: Handle | PayloadRequest, told: readonly WebhookMessage[]): Promise<void> => {
  await insertEvents('execute' in door ? door : await handleOfRequest(door), told)
}
