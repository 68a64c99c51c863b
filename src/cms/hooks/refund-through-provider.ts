import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { isReceived } from '@/core/payments/payment-status'
import { findPayments } from '@/server/payments/payment-repository'
import { isMovedByMoney } from '@/server/payments/update-order'
import { handleOfRequest } from '@/server/platform/request-handle'
import { say, words } from '../words'

const throughProvider = words({
  en: 'This money came by card: give it back with “Refund”, and the status follows by itself.',
  es: 'Este dinero llegó por tarjeta: devuélvalo con «Reembolsar» y el estado cambiará solo.',
  fr: 'Cet argent a été payé par carte : remboursez-le avec « Rembourser », l’état suivra.',
  de: 'Dieses Geld kam per Karte: Zahlen Sie es mit „Erstatten“ zurück, der Status folgt von selbst.',
})

/** An order is not called refunded by hand while a provider still holds its money. */
export const refundThroughProvider: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req, collection }) => {
  const isMove = operation === 'update' && data['status'] === 'refunded' && originalDoc?.status !== 'refunded'
  if (!isMove || isMovedByMoney(req.context)) return data
  const payments = await findPayments(await handleOfRequest(req), originalDoc.id)
  const isHeld = payments.some(({ status, intent }) => intent !== null && isReceived(status) && status !== 'refunded')
  if (isHeld)
    throw new ValidationError({ collection: collection.slug, errors: [{ path: 'status', message: say(req, throughProvider) }], req })
  return data
}
