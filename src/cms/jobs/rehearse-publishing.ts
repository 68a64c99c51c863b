import type { Payload } from 'payload'

/** The two kinds of what is most scheduled: words with many sections, and prices. */
const rehearsed = ['pages', 'services'] as const

/**
 * Publishes a page and a plan as they stand, and takes it back before anybody sees it. What a process does for the first time takes it a
 * second longer, and what is scheduled is promised within two of its minute: so the first time is not a visitor's.
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
