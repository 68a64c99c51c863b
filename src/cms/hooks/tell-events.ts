import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { defaultLocale } from '@/lib/config/locales'
import type { Domain, Order, Payment } from '@/payload-types'
import { createContext } from '@/container'
import { idOfOrder } from '@/modules/payments/payments.service'
import { findNumberedOrder } from '@/modules/webhooks/events.repository'
import { domainMoved, orderMoved, paymentMoved, type PaymentState } from '@/modules/webhooks/events'
import { tellEvents } from '@/modules/webhooks/emit-events'
import { handleOfRequest } from '@/lib/http/client-address'

/** W1: what staff, visitors and providers do to these documents is told in the transaction that does it. */
const now = ({ payload }: PayloadRequest): number => createContext(payload, defaultLocale).now()

/** A new order is told of where it is inserted. */
export const tellOrder: CollectionAfterChangeHook<Order> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.status === previousDoc.status) return
  const { id, orderNumber, orderDate, status, breakdown, dueNow, dueLater, currency, digits } = doc
  const money = { total: breakdown.total, dueNow, dueLater, currency, digits: digits === 0 ? (0 as const) : (2 as const) }
  await tellEvents(req, orderMoved({ id, orderNumber, orderedAt: Date.parse(orderDate), status, ...money, at: now(req) }))
}

const stateOf = ({ status, refunded, trouble }: Payment): PaymentState => ({ status, refunded: refunded ?? 0, trouble: trouble ?? null })

const isSame = (one: PaymentState, other: PaymentState): boolean =>
  one.status === other.status && one.refunded === other.refunded && one.trouble === other.trouble

export const tellPayment: CollectionAfterChangeHook<Payment> = async ({ doc, previousDoc, operation, req }) => {
  const state = stateOf(doc)
  const before = operation === 'update' ? stateOf(previousDoc) : null
  if (before && isSame(state, before)) return
  const handle = await handleOfRequest(req)
  const orderId = idOfOrder(doc.order) ?? ''
  const order = await findNumberedOrder(handle, orderId)
  if (!order) return
  const { id, provider, amount, currency } = doc
  const fact = { id, provider, amount, currency, digits: order.digits, order: { id: orderId, number: order.number } }
  await tellEvents(handle, paymentMoved({ ...fact, ...state, before, at: now(req) }))
}

const expiryOf = ({ expiresAt }: Domain): number | null => (expiresAt ? Date.parse(expiresAt) : null)

export const tellDomain: CollectionAfterChangeHook<Domain> = async ({ doc, previousDoc, operation, req }) => {
  const { id, name, status, events } = doc
  const before = operation === 'update' ? { status: previousDoc.status, expiresAt: expiryOf(previousDoc) } : null
  const isMoved = events?.some(({ type }) => type === 'transferred') ?? false
  const fact = { id, name, orderId: idOfOrder(doc.order), status, expiresAt: expiryOf(doc), isMoved, before }
  await tellEvents(req, domainMoved({ ...fact, at: now(req) }))
}
