import { ValidationError, type CollectionAfterChangeHook } from 'payload'
import { defaultLocale } from '@/config/locales'
import { isOrderOver } from '@/core/orders/order-status'
import { createContext } from '@/server/composition/create-context'
import { deleteHoldsOf } from '@/server/names/holds/hold-repository'
import { holdNamesAgain } from '@/server/names/holds/hold-names'
import { cancelOpenTasks, handOutJobs } from '@/server/names/hand-out-jobs'
import { handleOfRequest } from '@/server/platform/request-handle'
import { endTransfers } from '@/server/names/transfers/end-transfers'
import { cancelPendingNames, provisionOrder } from '@/server/names/provision-order'
import { say, words } from '../words'

const nameGone = (domain: string) =>
  words({
    en: `${domain} of this order has been taken by somebody else meanwhile, so the order cannot come back.`,
    es: `Otra persona ha tomado entretanto ${domain}, así que el pedido no puede recuperarse.`,
    fr: `${domain} a été pris par quelqu’un d’autre entre-temps : la commande ne peut pas être reprise.`,
    de: `${domain} gehört inzwischen jemand anderem, daher kann die Bestellung nicht wieder aufleben.`,
  })

/**
 * O8: an order that becomes paid brings its names, in the same transaction; one that is over (cancelled or paid back, not one
 * whose payment failed: it may be tried again) takes along what has not arrived. N1: its names are held while it waits for its money,
 * and let go where it failed or is over.
 */
export const provisionPaidOrder: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req, collection }) => {
  if (operation === 'update' && doc.status === previousDoc.status) return doc
  const context = createContext(req.payload, defaultLocale)
  if (operation === 'update' && doc.status === 'pending') {
    const [gone] = await holdNamesAgain(await handleOfRequest(req), doc, context.now())
    if (gone !== undefined)
      throw new ValidationError({ collection: collection.slug, errors: [{ path: 'status', message: say(req, nameGone(gone)) }], req })
  }
  if (doc.status === 'paid') {
    await provisionOrder(req, doc.orderNumber, context.now())
    await handOutJobs(context, req, doc.id)
  }
  if (isOrderOver(doc.status)) {
    await cancelPendingNames(req, doc.id)
    await cancelOpenTasks(req, doc.id)
    await endTransfers(req, doc.id, `${doc.orderNumber}: ${doc.status}`)
  }
  if (doc.status === 'failed' || isOrderOver(doc.status)) await deleteHoldsOf(await handleOfRequest(req), doc.id)
  return doc
}
