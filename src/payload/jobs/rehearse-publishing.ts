import type { Payload } from 'payload'

/** The two most scheduled kinds: block pages and prices. */
const rehearsed = ['pages', 'services'] as const

/**
 * Publishes a page and a plan unchanged and rolls back. A process takes a second longer for its first publication, and scheduled
 * ones are promised within two seconds of their minute.
 */
export const rehearsePublishing = async (payload: Payload): Promise<void> => {
  for (const collection of rehearsed) {
    const { docs } = await payload.find({ collection, where: { _status: { equals: 'published' } }, sort: 'createdAt', limit: 1, depth: 0 })
    const transactionID = docs[0] ? await payload.db.beginTransaction() : null
    if (!docs[0] || transactionID === null) continue
    try {
      await payload.update({ collection, id: docs[0].id, data: { _status: 'published' }, depth: 0, req: { transactionID } })
    } finally {
      await payload.db.rollbackTransaction(transactionID)
    }
  }
}
