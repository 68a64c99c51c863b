import type { CollectionAfterChangeHook } from 'payload'
import { defaultLocale } from '@/config/locales'
import { isOrderOver } from '@/core/orders/order-status'
import { createContext } from '@/server/create-context'
import { cancelOpenTasks, handOutJobs } from '@/server/registrar/hand-out-jobs'
import { endTransfers } from '@/server/transfers/end-transfers'
import { cancelPendingNames, provisionOrder } from '@/server/use-cases/provision-order'

/**
 * O8: an order that becomes paid brings its names, in the same transaction; one that is over (cancelled or paid back, not one
 * whose payment failed: it may be tried again) takes along what has not arrived.
 */
export const provisionPaidOrder: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && doc.status === previousDoc.status) return doc
  if (doc.status === 'paid') {
    await provisionOrder(req, doc.orderNumber)
    await handOutJobs(createContext(req.payload, defaultLocale), req, doc.id)
  }
  if (isOrderOver(doc.status)) {
    await cancelPendingNames(req, doc.id)
    await cancelOpenTasks(req, doc.id)
    await endTransfers(req, doc.id, `${doc.orderNumber}: ${doc.status}`)
  }
  return doc
}
