import type { CollectionAfterChangeHook } from 'payload'
import type { DomainStatus } from '@/core/domains/lifecycle'
import { deleteHold, insertHolds } from '@/modules/domains/reservations/reservations.repository'
import { handleOfRequest } from '@/lib/http/client-address'
import type { Domain } from '@/payload-types'
import { idOfOrder } from '@/modules/payments/payments.service'

const isOver = (status: DomainStatus): boolean => status === 'expired' || status === 'cancelled'

/** N1: a customer's name is spoken for until it is given back or called off, however it came here. */
export const keepNameClaim: CollectionAfterChangeHook<Domain> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && isOver(doc.status) === isOver(previousDoc.status)) return doc
  const handle = await handleOfRequest(req)
  const orderId = idOfOrder(doc.order)
  if (isOver(doc.status)) await deleteHold(handle, doc.name, orderId)
  else await insertHolds(handle, { orderId, names: [doc.name], now: Date.now(), until: null })
  return doc
}
