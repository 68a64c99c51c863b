import type { CollectionAfterChangeHook } from 'payload'
import { defaultLocale } from '@/config/locales'
import { createContext } from '@/server/create-context'
import { cancelOpenTasks, handOutJobs } from '@/server/registrar/hand-out-jobs'
import { cancelPendingNames, provisionOrder } from '@/server/use-cases/provision-order'

/** O8: an order that becomes paid brings its names, in the same transaction; one that is paid back takes along what was not begun. */
export const provisionPaidOrder: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && doc.status === previousDoc.status) return doc
  if (doc.status === 'paid') {
    await provisionOrder(req, doc.orderNumber)
    await handOutJobs(createContext(req.payload, defaultLocale), req, doc.id)
  }
  if (doc.status === 'refunded') {
    await cancelPendingNames(req, doc.id)
    await cancelOpenTasks(req, doc.id)
  }
  return doc
}
