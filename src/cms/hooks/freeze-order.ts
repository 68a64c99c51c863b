import { APIError, ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { canTransition, orderStatuses, type OrderStatus } from '@/core/orders/order-status'
import { lockOrder } from '@/server/payments/payment-repository'
import { handleOfRequest } from '@/server/platform/request-handle'
import { byStaff } from '@/server/platform/staff-email'
import { say, words } from '../words'
import { orderStatusLabels } from './order-status-labels'

/** What may still be written on an order that was placed. */
const openFields = ['status', 'events', 'staffNote', 'updatedAt'] as const

const refusal = (from: OrderStatus, to: OrderStatus) =>
  words({
    en: `An order that is “${orderStatusLabels[from].en}” cannot become “${orderStatusLabels[to].en}”.`,
    es: `Un pedido «${orderStatusLabels[from].es}» no puede pasar a «${orderStatusLabels[to].es}».`,
    fr: `Une commande « ${orderStatusLabels[from].fr} » ne peut pas devenir « ${orderStatusLabels[to].fr} ».`,
    de: `Eine Bestellung im Status „${orderStatusLabels[from].de}“ kann nicht „${orderStatusLabels[to].de}“ werden.`,
  })

const isOrderStatus = (value: unknown): value is OrderStatus => (orderStatuses as readonly unknown[]).includes(value)

interface OrderEvent {
  readonly type: string
  readonly at: string
  readonly note?: string
  readonly by?: string
}

const eventsOf = (order: Record<string, unknown>): readonly OrderEvent[] =>
  Array.isArray(order['events']) ? (order['events'] as OrderEvent[]) : []

/** The code of the shop may say what happened: `context.orderEvent = { type, note }`. */
const toldEvent = (context: Record<string, unknown>, at: string): OrderEvent[] => {
  const told = context['orderEvent']
  if (typeof told !== 'object' || told === null || !('type' in told) || typeof told.type !== 'string') return []
  return [{ type: told.type, at, ...('note' in told && typeof told.note === 'string' ? { note: told.note } : {}) }]
}

const changedMeanwhile = words({
  en: 'This order was changed by someone else meanwhile: reload it and try again.',
  es: 'Otra persona ha modificado este pedido entretanto: vuelva a cargarlo e inténtelo de nuevo.',
  fr: 'Cette commande a été modifiée entre-temps : rechargez-la, puis réessayez.',
  de: 'Diese Bestellung wurde inzwischen geändert: Bitte laden Sie sie neu und versuchen Sie es noch einmal.',
})

/**
 * O8, M4: an order is written once. Afterwards only its status moves, along the table, and every move leaves a dated
 * event; whatever else is sent for it is not stored, whoever sends it.
 */
export const freezeOrder: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req, collection }) => {
  const at = new Date().toISOString()
  const toldEvents = toldEvent(req.context, at)
  if (operation === 'create') {
    const events = eventsOf(data)
    return { ...data, events: events.length > 0 ? events : [{ type: 'placed', at }] }
  }

  const before = originalDoc as Record<string, unknown>
  const frozen = { ...data }
  for (const field of Object.keys({ ...before, ...data })) {
    if (!(openFields as readonly string[]).includes(field)) frozen[field] = before[field]
  }

  const from = before['status']
  const to = data['status'] ?? from
  const isMove = from !== to
  // The status of this very moment, held until the move is done: of two moves at once the second sees the first.
  if (isMove && (await lockOrder(await handleOfRequest(req), { id: originalDoc.id }))?.status !== from)
    throw new APIError(say(req, changedMeanwhile), 409, null, true)
  if (isMove && isOrderStatus(from) && isOrderStatus(to) && !canTransition(from, to)) {
    throw new ValidationError({ collection: collection.slug, errors: [{ path: 'status', message: say(req, refusal(from, to)) }], req })
  }
  const happened: readonly OrderEvent[] = isMove && toldEvents.length === 0 ? [{ type: String(to), at }] : toldEvents
  const events = happened.map((each) => ({ ...each, ...byStaff(req) }))
  return { ...frozen, status: to, events: [...eventsOf(before), ...events] }
}
