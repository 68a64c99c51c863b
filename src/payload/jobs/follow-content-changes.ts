import os from 'node:os'
import type { Payload } from 'payload'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildEnvironment } from '@/lib/config/env'
import { cachedPages } from '@/lib/config/front'
import { defaultLocale } from '@/lib/config/locales'
import { localizedHref } from '@/core/navigation/paths'
import { findFirstPaths } from '@/modules/content/content.repository'
import { findCatalogSnapshot } from '@/modules/catalog/snapshot'
import { purgeFrontCaches } from '@/container/page-caches'
import { describeError } from '@/lib/db/database-errors'
import { createCacheFollower, clearOwnPages } from '@/modules/content/publishing/change-follower'
import { insertCacheReport, findContentChanges, meansEverything } from '@/modules/content/publishing/publishing.repository'
import { createTaxClock } from '@/modules/content/publishing/tax-clock'
import { siteTag } from '@/lib/cache/cache-tags'
import { loadMessageOverrides } from '@/modules/translations/ui-strings'

/** One question to an index; an editor waits for the page at most this long beyond its drawing. */
const lookEvery = 100
/** A fault that lasts is not said every second. */
const describeEvery = 60_000
/** In seconds. A process that starts asks itself before it listens: that is no fault. */
const startsWithin = 60

const isStarting = (fault: unknown): boolean => process.uptime() < startsWithin && describeError(fault).code === 'ECONNREFUSED'

/**
 * A process that has just begun draws a page ten times as slowly as later, and has forgotten the pages it kept before: once nothing more is
 * to be forgotten it draws the main ones, so that this is no visitor's time.
 */
const renderMainPages = async ({ db }: Payload): Promise<void> => {
  const pages = cachedPages()
  if (!pages) return
  const paths = await findFirstPaths(db.drizzle)
  await pages.drawAhead(paths.map((path) => localizedHref(defaultLocale, path)))
}

/** Every process that serves pages follows what is committed, whoever changed it and wherever (ADR 020). */
export const followContentChanges = async (payload: Payload): Promise<never> => {
  const { drizzle } = payload.db
  const taxMoments = createTaxClock({ now: Date.now, read: () => findCatalogSnapshot({ payload, locale: defaultLocale }) })
  const follower = createCacheFollower({
    process: `${os.hostname()}:${buildEnvironment().PORT}`,
    now: Date.now,
    read: async (since) => {
      const changes = await findContentChanges(drizzle, since)
      // Before the pages that show them are forgotten: whatever is drawn afterwards has the new words (ADR 060).
      if (since === null || meansEverything(changes.tags)) await loadMessageOverrides(drizzle)
      return { ...changes, tags: [...changes.tags, ...taxMoments(since === null ? [siteTag] : changes.tags)] }
    },
    clear: clearOwnPages,
    // Afterwards, and each process for itself: what a cache in front has fetched in between from one that had not heard yet is forgotten when that one has.
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
        payload.logger.error({ fault: describeError(error) }, 'Cached pages could not be refreshed; it is tried again')
      }
    }
    await sleep(lookEvery)
  }
}
