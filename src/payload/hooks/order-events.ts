import type { CollectionAfterChangeHook, PayloadRequest, CollectionBeforeChangeHook } from 'payload'
import { defaultLocale } from '@/lib/config/locales'
import type { Domain, Order, Payment } from '@/payload-types'
import { createContext } from '@/container'
import { orderIdOf } from '@/modules/payments/payments.service'
import { findOrderWithNumber } from '@/modules/webhooks/webhooks.repository'
import { emitEvents, domainMoved, orderMoved, paymentMoved, type PaymentState } from '@/modules/webhooks/events'
import { handleOfRequest } from '@/lib/db/transaction'
import { deleteUnprocessedOrder } from '@/modules/operations/operations.repository'
import { writeInvoices } from '@/modules/invoices/invoices.service'
import { updateDomainsOfOrder } from '@/modules/domains/ordered-domains'
import { isHeldByProvider, isPaymentReceived, syncPaymentsWithOrderStatus, mailOrderMove } from '@/modules/payments/bookings'
import type { OrderMetadata } from '@/modules/orders/orders.repository'
import { cancelOrderIn } from '@/modules/checkout/unpaid-orders'
import { settleUses } from '@/modules/pricing/coupons.repository'
import { findChangesCountingOn } from '@/modules/subscriptions/term-orders.repository'
import { updateSubscriptionsOfOrder } from '@/modules/subscriptions/subscriptions.service'
import { bringForwardConnections } from '@/modules/websites/websites.repository'
import { words } from '@/payload/words'
import { refuseField } from './documents'

const now = ({ payload }: PayloadRequest): number => createContext(payload, defaultLocale).now()

/** W1: in the transaction of the change; new orders emit their event where they are inserted. */
const notifyOrder: CollectionAfterChangeHook<Order> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.status === previousDoc.status) return
  const { id, orderNumber, orderDate, status, breakdown, dueNow, dueLater, currency, digits } = doc
  const money = { total: breakdown.total, dueNow, dueLater, currency, digits: digits === 0 ? (0 as const) : (2 as const) }
  const own = { reference: doc.reference ?? null, metadata: doc.metadata as OrderMetadata | null }
  await emitEvents(req, orderMoved({ id, orderNumber, orderedAt: Date.parse(orderDate), status, ...money, ...own, at: now(req) }))
}

const stateOf = ({ status, refunded, trouble }: Payment): PaymentState => ({ status, refunded: refunded ?? 0, trouble: trouble ?? null })

const isSame = (one: PaymentState, other: PaymentState): boolean =>
  one.status === other.status && one.refunded === other.refunded && one.trouble === other.trouble

export const emitPaymentEvents: CollectionAfterChangeHook<Payment> = async ({ doc, previousDoc, operation, req }) => {
  const state = stateOf(doc)
  const before = operation === 'update' ? stateOf(previousDoc) : null
  if (before && isSame(state, before)) return
  const handle = await handleOfRequest(req)
  const orderId = orderIdOf(doc.order) ?? ''
  const order = await findOrderWithNumber(handle, orderId)
  if (!order) return
  const { id, provider, amount, currency } = doc
  const fact = { id, provider, amount, currency, digits: order.digits, order: { id: orderId, number: order.number } }
  await emitEvents(handle, paymentMoved({ ...fact, ...state, before, at: now(req) }))
}

const expiryOf = ({ expiresAt }: Domain): number | null => (expiresAt ? Date.parse(expiresAt) : null)

export const emitDomainEvents: CollectionAfterChangeHook<Domain> = async ({ doc, previousDoc, operation, req }) => {
  const { id, name, status, events } = doc
  const before = operation === 'update' ? { status: previousDoc.status, expiresAt: expiryOf(previousDoc) } : null
  const isMoved = events?.some(({ type }) => type === 'transferred') ?? false
  const fact = { id, name, orderId: orderIdOf(doc.order), status, expiresAt: expiryOf(doc), isMoved, before }
  await emitEvents(req, domainMoved({ ...fact, at: now(req) }))
}

/** C6: resumes setup steps that waited for the registration. */
export const connectRegistered: CollectionAfterChangeHook<Domain> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.status !== 'active' || previousDoc.status === 'active') return
  await bringForwardConnections(await handleOfRequest(req), doc.name, now(req))
}

const throughProvider = words('orderEvents.throughProvider')

const noUsesLeft = (code: string) => words('orderEvents.noUsesLeft', { code })

const nameGone = (domain: string) => words('orderEvents.nameGone', { domain })

/** Orders paid through a provider must be refunded there; setting the status by hand is rejected. */
export const refundThroughProvider: CollectionBeforeChangeHook<Order> = async (change) => {
  const { data, originalDoc, operation, req } = change
  const isRefund = operation === 'update' && data.status === 'refunded' && originalDoc?.status !== 'refunded'
  if (isRefund && (await isHeldByProvider(req, originalDoc?.id ?? ''))) return refuseField(change, 'status', throughProvider)
  return data
}

const guestUsesGone = (code: string) => words('orderEvents.guestUsesGone', { code })

/**
 * A late payment keeps its discount even if the code has been used up since. O17: the code was reserved for an hour for guests who
 * pay by bank transfer, so staff decide before they book such a payment.
 */
const settleRedemptions: CollectionAfterChangeHook<Order> = async (change) => {
  const { doc, previousDoc, operation, req } = change
  if (operation !== 'update') return
  const [usedUp] = await settleUses(await handleOfRequest(req), { orderId: doc.id, from: previousDoc.status, to: doc.status })
  if (usedUp === undefined) return
  if (previousDoc.status === 'pending') return refuseField(change, 'status', guestUsesGone(usedUp))
  if (doc.status === 'paid' && (await isPaymentReceived(req, doc.id))) return
  refuseField(change, 'status', noUsesLeft(usedUp))
}

const keepBooksOfOrder: CollectionAfterChangeHook<Order> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && doc.status !== previousDoc.status)
    await syncPaymentsWithOrderStatus(req, doc.id, { status: doc.status, now: now(req) })
}

const updateOrderedDomains: CollectionAfterChangeHook<Order> = async (change) => {
  const { doc, previousDoc, operation, req } = change
  if (operation === 'update' && doc.status === previousDoc.status) return
  const followed = await updateDomainsOfOrder(createContext(req.payload, defaultLocale), req, doc, operation === 'create')
  if (!followed.ok) refuseField(change, 'status', nameGone(followed.error))
}

/**
 * U13: a refund withdraws pending plan changes, because their price counted on that money. Runs before subscriptions are locked:
 * booking takes the locks in this order.
 */
const withdrawChanges: CollectionAfterChangeHook<Order> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return
  const isPartBack = doc.events?.at(-1)?.type === 'partly-refunded' && doc.events.length > (previousDoc.events?.length ?? 0)
  if (!isPartBack && (doc.status !== 'refunded' || previousDoc.status === 'refunded')) return
  const handle = await handleOfRequest(req)
  for (const { orderNumber } of await findChangesCountingOn(handle, doc.id)) await cancelOrderIn(req, handle, orderNumber)
}

/** U1, U4: payment starts and advances terms. */
const subscribeOrder: CollectionAfterChangeHook<Order> = async ({ doc, operation, req }) => {
  if (operation === 'update')
    await updateSubscriptionsOfOrder(await handleOfRequest(req), doc, createContext(req.payload, defaultLocale).now())
}

/** Payments are booked under the order's lock and update the order last (`updateOrder`, `src/modules/payments/bookings.ts`), so all of them are known here (I1). */
const invoiceOrder: CollectionAfterChangeHook<Order> = async ({ doc, operation, req }) => {
  if (operation !== 'update') return
  const handle = await handleOfRequest(req)
  await writeInvoices(handle, doc.id, createContext(req.payload, defaultLocale).now())
  // U31: runs once everything the payment triggers has been created.
  await deleteUnprocessedOrder(handle, doc.id)
}

const mailOrder: CollectionAfterChangeHook<Order> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && doc.status !== previousDoc.status) await mailOrderMove(req, previousDoc, doc)
}

/**
 * Code uses come before payments, so that only money counts as paid and not a status set by hand. Invoices come near the end: no
 * other lock is taken after the lock on invoice numbers.
 */
export const orderFollowers = [
  settleRedemptions,
  keepBooksOfOrder,
  updateOrderedDomains,
  withdrawChanges,
  subscribeOrder,
  notifyOrder,
  invoiceOrder,
  mailOrder,
]
