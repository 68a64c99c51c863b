import type { Payload } from 'payload'
import { setTimeout as sleep } from 'node:timers/promises'
import { findContentChanges, meansEverything } from '@/modules/content/publishing/publishing.repository'
import { describeFault } from '@/lib/db/database-errors'
import { loadMessageOverrides } from '@/modules/translations/ui-strings'

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
      payload.logger.warn({ fault: describeFault(error) }, 'Labels could not be followed; it is tried again')
    }
    await sleep(lookEvery, undefined, { signal }).catch(() => undefined)
  }
}
