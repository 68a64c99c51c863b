import {
  deleteCacheReport,
  findContentChanges,
  insertCacheReport,
  invalidatesEverything,
  markPublicationsSeen,
} from '@/modules/content/publishing/publishing.repository'
import os from 'node:os'
import type { Payload } from 'payload'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildEnvironment } from '@/lib/config/env'
import { processState } from '@/lib/config/process-state'
import { cachedPages } from '@/lib/config/front'
import { defaultLocale } from '@/lib/config/locales'
import { localizedHref } from '@/core/navigation/paths'
import { findFirstPaths } from '@/modules/content/content.repository'
import { findCatalogSnapshot } from '@/modules/catalog/snapshot'
import { purgeFrontCaches } from '@/container'
import { describeError } from '@/lib/db/database-errors'
import { createCacheFollower, clearOwnTags } from '@/modules/content/publishing/change-follower'
import { createTaxClock } from '@/modules/content/publishing/tax-clock'
import { siteTag } from '@/lib/cache-tags'
import { loadMessageOverrides } from '@/modules/translations/ui-strings'

/** In ms. One indexed query; it bounds how long an editor waits beyond rendering. */
const lookEvery = 100
/** In ms; limits how often a lasting error is logged. */
const logEvery = 60_000
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
  await pages.prerender(paths.map((path) => localizedHref(defaultLocale, path)))
}

const processName = (): string => `${os.hostname()}:${buildEnvironment().PORT}:${process.pid}`

const following = () => processState('follows-content', () => ({ isOver: false }))

/** Publications no longer wait for this process, which is about to end. */
export const stopFollowing = async ({ db }: Payload): Promise<void> => {
  following().isOver = true
  await deleteCacheReport(db.drizzle, processName())
}

/** Every process that serves pages applies committed changes to its own cache (ADR 012). */
export const followContentChanges = async (payload: Payload): Promise<void> => {
  const { drizzle } = payload.db
  const taxMoments = createTaxClock({ now: Date.now, read: () => findCatalogSnapshot({ payload, locale: defaultLocale }) })
  const follower = createCacheFollower({
    process: processName(),
    now: Date.now,
    read: async (since) => {
      const changes = await findContentChanges(drizzle, since)
      // Runs before pages are invalidated, so that re-rendered pages have the new texts (ADR 018).
      if (since === null || invalidatesEverything(changes.tags)) await loadMessageOverrides(drizzle)
      return { ...changes, tags: [...changes.tags, ...taxMoments(since === null ? [siteTag] : changes.tags)] }
    },
    clear: (tags) => clearOwnTags(tags, cachedPages()?.socketPath),
    outdate: () => cachedPages()?.outdate(),
    // Purges the front cache after the own pages, once per process: it may have refetched a page from a process that had not yet
    // applied the change.
    purgeFront: purgeFrontCaches,
    report: async (report) => {
      if (following().isOver) return
      await insertCacheReport(drizzle, report, Date.now())
      if (report.acknowledged !== null) await markPublicationsSeen(drizzle, Date.now())
    },
  })
  let loggedAt = 0
  let hasPrerendered = false
  while (!following().isOver) {
    try {
      await follower.step()
      loggedAt = 0
      if (!hasPrerendered && follower.isDone()) {
        hasPrerendered = true
        void renderMainPages(payload).catch(() => undefined)
      }
    } catch (error) {
      if (Date.now() - loggedAt >= logEvery && !isStarting(error)) {
        loggedAt = Date.now()
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
      if (position === null || invalidatesEverything(changes.tags)) await loadMessageOverrides(drizzle)
      position = changes.position
    } catch (error) {
      position = null
      payload.logger.warn({ fault: describeError(error) }, 'Message overrides not refreshed; retrying')
    }
    await sleep(overridesCheckEvery, undefined, { signal }).catch(() => undefined)
  }
}
