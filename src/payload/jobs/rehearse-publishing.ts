import type { Payload } from 'payload'
import { isAnyJobDue } from '@/modules/operations/operations.repository'
import { setTimeout as sleep } from 'node:timers/promises'
import { findContentChanges, meansEverything } from '@/modules/content/publishing/publishing.repository'
import { describeError } from '@/lib/db/database-errors'
import { loadMessageOverrides } from '@/modules/translations/ui-strings'

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

const atOnce = 10

/**
 * Runs Payload's due jobs, longest due first and one after another: concurrent jobs of one minute would all finish with the last.
 * Only the worker may call it, because the queue does not lock jobs.
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
 * Reloads message overrides in processes that serve no pages, such as the worker, which sends emails. Polls with one indexed query
 * and retries on failure.
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
      payload.logger.warn({ fault: describeError(error) }, 'Message overrides not followed; retrying')
    }
    await sleep(lookEvery, undefined, { signal }).catch(() => undefined)
  }
}
