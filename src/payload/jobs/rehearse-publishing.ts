import type { Payload } from 'payload'
import { isAnyJobDue } from '@/modules/operations/operations.repository'
import { setTimeout as sleep } from 'node:timers/promises'
import { findContentChanges, meansEverything } from '@/modules/content/publishing/publishing.repository'
import { describeError } from '@/lib/db/database-errors'
import { loadMessageOverrides } from '@/modules/translations/ui-strings'

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

const atOnce = 10

/**
 * Payload's queue: what is scheduled and due, the longest due first. One after another: side by side, all that is due in one minute
 * ends together, with the last. Only the one worker may call it: the queue does not keep two apart.
 */
export const runDueJobs = async (payload: Payload): Promise<void> => {
  while (await isAnyJobDue(payload.db.drizzle)) {
    const { remainingJobsFromQueried, noJobsRemaining } = await payload.jobs.run({
      allQueues: true,
      limit: atOnce,
      sequential: true,
      silent: true,
    })
    if (noJobsRemaining === true || remainingJobsFromQueried > 0) return
  }
}

const lookEvery = 500

/**
 * Marketing's words in a process that draws no pages and so does not follow them: the worker writes mails. A look is one question to an
 * index; what it could not be told it asks for again.
 */
export const followLabels = async (payload: Payload, signal: AbortSignal): Promise<void> => {
  const { drizzle } = payload.db
  let position: string | null = null
  while (!signal.aborted) {
    try {
      const changes = await findContentChanges(drizzle, position)
      if (position === null || meansEverything(changes.tags)) await loadMessageOverrides(drizzle)
      position = changes.position
    } catch (error) {
      position = null
      payload.logger.warn({ fault: describeError(error) }, 'Labels could not be followed; it is tried again')
    }
    await sleep(lookEvery, undefined, { signal }).catch(() => undefined)
  }
}
