import { findContentChanges, meansEverything, insertCacheReport } from '@/modules/content/publishing/publishing.repository'
import os from 'node:os'
import type { Payload } from 'payload'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildEnvironment } from '@/lib/config/env'
import { cachedPages } from '@/lib/config/front'
import { defaultLocale } from '@/lib/config/locales'
import { localizedHref } from '@/core/navigation/paths'
import { findFirstPaths } from '@/modules/content/content.repository'
import { findCatalogSnapshot } from '@/modules/catalog/snapshot'
import { purgeFrontCaches } from '@/container'
import { describeError } from '@/lib/db/database-errors'
import { createCacheFollower, clearOwnPages } from '@/modules/content/publishing/change-follower'
import { createTaxClock } from '@/modules/content/publishing/tax-clock'
import { siteTag } from '@/lib/cache-tags'
import { loadMessageOverrides } from '@/modules/translations/ui-strings'

/** In ms. One indexed query; it bounds how long an editor waits beyond rendering. */
const lookEvery = 100
/** In ms; limits how often a lasting error is logged. */
const describeEvery = 60_000
/** In seconds. A starting process requests itself before it listens, which is not an error. */
const startsWithin = 60

const isStarting = (fault: unknown): boolean => process.uptime() < startsWithin && describeError(fault).code === 'ECONNREFUSED'

/**
 * A new process renders ten times slower than later, and its page cache is empty. Once invalidation has caught up, it renders the
 * main pages ahead, so that no visitor waits.
 */
const renderMainPages = async ({ db }: Payload): Promise<void> => {
  const pages = cachedPages()
  if (!pages) return
  const paths = await findFirstPaths(db.drizzle)
  await pages.drawAhead(paths.map((path) => localizedHref(defaultLocale, path)))
}

/** Every process that serves pages applies committed changes to its own cache (ADR 012). */
export const followContentChanges = async (payload: Payload): Promise<never> => {
  const { drizzle } = payload.db
  const taxMoments = createTaxClock({ now: Date.now, read: () => findCatalogSnapshot({ payload, locale: defaultLocale }) })
  const follower = createCacheFollower({
    process: `${os.hostname()}:${buildEnvironment().PORT}`,
    now: Date.now,
    read: async (since) => {
      const changes = await findContentChanges(drizzle, since)
      // Runs before pages are invalidated, so that re-rendered pages have the new texts (ADR 018).
      if (since === null || meansEverything(changes.tags)) await loadMessageOverrides(drizzle)
      return { ...changes, tags: [...changes.tags, ...taxMoments(since === null ? [siteTag] : changes.tags)] }
    },
    clear: clearOwnPages,
    // Purges the front cache after the own pages, once per process: it may have refetched a page from a process that had not yet
    // applied the change.
    tellFront: purgeFrontCaches,
    report: (report) => insertCacheReport(drizzle, report, Date.now()),
  })
  let saidAt = 0
  let hasDrawn = false
  for (;;) {
    try {
      await follower.step()
      saidAt = 0
      if (!hasDrawn && follower.isDone()) {
        hasDrawn = true
        void renderMainPages(payload).catch(() => undefined)
      }
    } catch (error) {
      if (Date.now() - saidAt >= describeEvery && !isStarting(error)) {
        saidAt = Date.now()
        payload.logger.error({ fault: describeError(error) }, 'Page cache not refreshed; retrying')
      }
    }
    await sleep(lookEvery)
  }
}

const overridesCheckEvery = 500

/**
 * Reloads message overrides in processes that serve no pages, such as the worker, which sends emails. Polls with one indexed query
 * and retries on failure.
 */
export const followMessageOverrides = async (payload: Payload, signal: AbortSignal): Promise<void> => {
  const { drizzle } = payload.db
  let position: string | null = null
  while (!signal.aborted) {
    try {
      const changes = await findContentChanges(drizzle, position)
      if (position === null || meansEverything(changes.tags)) await loadMessageOverrides(drizzle)
      position = changes.position
    } catch (error) {
      position = null
      payload.logger.warn({ fault: describeError(error) }, 'Message overrides not refreshed; retrying')
    }
    await sleep(overridesCheckEvery, undefined, { signal }).catch(() => undefined)
  }
}
