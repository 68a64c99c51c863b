import { request } from 'node:http'
import os from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { localizedHref } from '@/core/navigation/paths'
import { nextTaxMoment } from '@/core/tax/resolve-tax'
import {
  globalTag,
  siteTag,
  type CacheReport,
  type ContentChanges,
  deleteCacheReport,
  findContentChanges,
  insertCacheReport,
  invalidatesEverything,
  isPublishing,
  markPublicationsSeen,
  maximumTags,
} from '@/modules/content/publishing.repository'
import { buildEnvironment, revalidateSecret } from '@/lib/config/env'
import { cachedPages, processState } from '@/lib/config/process-state'
import { defaultLocale } from '@/lib/config/locales'
import { describeError } from '@/lib/db/database-errors'
import { purgeFrontCaches } from '@/lib/http/front-caches'
import { type CatalogSnapshot, findCatalogSnapshot } from '@/modules/catalog/snapshot'
import { findFirstPaths } from '@/modules/content/content.repository'
import { loadMessageOverrides } from '@/modules/translations/ui-strings'

const second = 1000

/**
 * In ms. Scheduled publications arrive in bursts on the same minute. Re-rendering between two of them would delay the next and be repeated
 * after it, so the end of a burst is awaited, up to a limit: until no other publication is due, and nothing has changed for a moment.
 */
export const settleMs = 150
const longestWait = 1000

/**
 * Next timestamps cache entries when it stores them, so data read before an invalidation and stored after it counts as fresh. Tags are
 * cleared again once the requests in flight have finished, and a third time for requests that in the meantime read what those had stored.
 */
const mostRounds = 3

/** In ms; delay before a failed invalidation or read is retried. */
const retryAfter = second
const reportEvery = 5 * second
/** Changes are deleted after a day; a process that has not read for longer may have missed some. */
const trustedFor = 12 * 3600 * second

/** Position up to which everything before these changes was invalidated, and when they were read. */
interface Before {
  readonly before: string | null
  readonly readAt: number
}

interface PendingChanges extends Before {
  readonly tags: ReadonlySet<string>
  readonly first: number
  readonly last: number
}

interface Batch extends Before {
  readonly at: number
  /** Empty if only the front caches remain. */
  readonly tags: ReadonlySet<string>
  /** Remaining rounds, including this one. */
  readonly rounds: number
}

interface FollowerParts {
  readonly process: string
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly read: (since: string | null) => Promise<ContentChanges>
  /** Whether more scheduled publications are due. */
  readonly isPublishing: () => Promise<boolean>
  /** Clears the process's own cache; rejects on failure. Settles once the response has ended. */
  readonly clear: (tags: readonly string[]) => Promise<void>
  /** Marks rendered pages stale; settles when the requests in flight are done, undefined if there are none. */
  readonly outdate: () => Promise<unknown> | undefined
  /** Invalidates the caches in front of the shop; rejects if one can't be reached. */
  readonly purgeFront: () => Promise<void>
  readonly report: (report: CacheReport) => Promise<void>
}

const bounded = (tags: ReadonlySet<string>): ReadonlySet<string> => (tags.size > maximumTags ? new Set([siteTag]) : tags)

/** Invalidates one process's pages as changes commit; call `step` repeatedly. */
export const createCacheFollower = ({ process, now, read, isPublishing, clear, outdate, purgeFront, report }: FollowerParts) => {
  let position: string | null = null
  let lookedAt = 0
  let pending: PendingChanges | null = null
  let batches: readonly Batch[] = []
  /** Invalidations to repeat when the requests in flight are done. */
  let awaited: readonly Before[] = []
  let isAcknowledged = false
  let reportedAt = 0
  let trouble = { since: 0, tries: 0, fault: null as string | null }

  const look = async (): Promise<void> => {
    const at = now()
    const isTrusted = position !== null && at - lookedAt < trustedFor
    const before = isTrusted ? position : null
    const changes = await read(before)
    position = changes.position
    lookedAt = at
    const tags = isTrusted ? changes.tags : [siteTag]
    if (tags.length === 0) return
    isAcknowledged = false
    const { first, ...unread } = pending ?? { first: at, before, readAt: at, tags: [] }
    pending = { ...unread, first, tags: bounded(new Set([...unread.tags, ...tags])), last: at }
  }

  const settle = async (): Promise<void> => {
    const at = now()
    if (pending === null) return
    if (at - pending.first < longestWait && (at - pending.last < settleMs || (await isPublishing()))) return
    batches = [...batches, { at, tags: pending.tags, rounds: mostRounds, before: pending.before, readAt: pending.readAt }]
    pending = null
  }

  const open = (): readonly Before[] => [...(pending === null ? [] : [pending]), ...batches, ...awaited]
  const earliest = (some: readonly Before[]): Before | undefined => some.toSorted((one, other) => one.readAt - other.readAt)[0]

  const isDone = (): boolean => position !== null && open().length === 0

  const sendReport = async (waiting: number): Promise<void> => {
    reportedAt = now()
    const { since, tries, fault } = trouble
    const first = earliest(open())
    const acknowledged = first === undefined ? position : first.before
    await report({ process, waiting, waitingSince: fault === null ? null : since, tries, fault, acknowledged })
    if (first === undefined && position !== null) isAcknowledged = true
  }

  const invalidate = async ({ tags, rounds, before, readAt }: Omit<Batch, 'at'>): Promise<void> => {
    await clear([...tags])
    const requests = outdate()
    if (requests === undefined || rounds === 1) return
    const waits = { before, readAt }
    awaited = [...awaited, waits]
    void requests.finally(() => {
      awaited = awaited.filter((each) => each !== waits)
      batches = [...batches, { at: now(), tags, rounds: rounds - 1, before, readAt }]
    })
  }

  const clearDue = async (): Promise<void> => {
    const due = batches.filter(({ at }) => at <= now())
    if (due.length === 0) return
    const tags = bounded(new Set(due.flatMap((batch) => [...batch.tags])))
    const rounds = Math.max(...due.map((batch) => batch.rounds))
    const { before, readAt } = earliest(due) ?? { before: null, readAt: now() }
    const later = () => batches.filter((batch) => !due.includes(batch))
    const hadTrouble = trouble.fault !== null
    let owed: ReadonlySet<string> = tags
    try {
      if (owed.size > 0) await invalidate({ tags: owed, rounds, before, readAt })
      // A failing front cache must not make this process re-render its pages repeatedly.
      owed = new Set()
      await purgeFront()
      batches = later()
      trouble = { since: 0, tries: 0, fault: null }
      if (hadTrouble) await sendReport(0)
    } catch (error) {
      batches = [...later(), { at: now() + retryAfter, tags: owed, rounds, before, readAt }]
      trouble = {
        since: hadTrouble ? trouble.since : now(),
        tries: trouble.tries + 1,
        fault: error instanceof Error ? error.message : 'unknown',
      }
      await sendReport(owed.size)
      throw error
    }
  }

  return {
    /** True if no cache can serve anything older than the last read. */
    isDone,
    /** Rejects on failure and retries on the next call. */
    step: async (): Promise<void> => {
      await look()
      await settle()
      await clearDue()
      if ((isDone() && !isAcknowledged) || now() - reportedAt >= reportEvery) await sendReport(0)
    },
  }
}

const timeout = 5000

const everyAddress: ReadonlySet<string> = new Set(['0.0.0.0', '::'])

const ownHost = (): string => {
  const { HOST = 'localhost' } = buildEnvironment()
  return everyAddress.has(HOST) ? 'localhost' : HOST
}

/**
 * Next revalidates only within a request, so the process calls itself. Doesn't use `fetch`, which Next patches and would attribute to the
 * calling page.
 */
const clearOwnTags = (tags: readonly string[], socketPath?: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const call = request(
      {
        ...(socketPath === undefined ? { host: ownHost(), port: buildEnvironment().PORT } : { socketPath }),
        path: '/api/internal/revalidate',
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${revalidateSecret()}` },
        signal: AbortSignal.timeout(timeout),
      },
      (response) => {
        response.resume()
        response.once('end', () => (response.statusCode === 204 ? resolve() : reject(new Error(`Site returned ${response.statusCode}`))))
        response.once('close', () => reject(new Error('Site closed the connection early')))
      },
    )
    call.on('error', reject)
    call.end(JSON.stringify({ tags }))
  })

const settingsTag = globalTag('pricing-settings')

interface ClockParts {
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly read: () => Promise<Pick<CatalogSnapshot, 'tax' | 'pricesShown'>>
}

/**
 * T10: a dated tax row starts or ends without anyone saving, so pages with gross prices would keep the old rate. Returns the tags to
 * invalidate; rereads the settings only after a change or at such a moment.
 */
export const createTaxClock = ({ now, read }: ClockParts) => {
  let next: number | null = null
  /** Incremented by each change; used to discard reads that started before it. */
  let changes = 0
  let known = 0
  let isReading = false
  let notBefore = 0

  const learn = async (): Promise<void> => {
    const changesBefore = changes
    const { tax, pricesShown } = await read()
    next = pricesShown === 'withTax' ? nextTaxMoment(tax, now()) : null
    known = changesBefore
  }

  /** Polled; never makes a page wait for the read that it starts. */
  return (changed: readonly string[]): readonly string[] => {
    const isDue = next !== null && next <= now()
    if (isDue) next = null
    if (isDue || changed.includes(settingsTag) || invalidatesEverything(changed)) changes += 1
    if (known !== changes && !isReading && now() >= notBefore) {
      isReading = true
      void learn()
        .catch(() => {
          notBefore = now() + retryAfter
        })
        .finally(() => {
          isReading = false
        })
    }
    return isDue ? [settingsTag] : []
  }
}

/** In ms. Costs one indexed query; determines how long an editor waits in addition to rendering. */
const lookEvery = 100
/** In ms; limits how often a persistent error is logged. */
const logEvery = 60_000
/** In seconds. A starting process requests itself before it listens, which is not an error. */
const startsWithin = 60

const isStarting = (fault: unknown): boolean => process.uptime() < startsWithin && describeError(fault).code === 'ECONNREFUSED'

/**
 * A new process initially renders ten times slower, and its page cache is empty. Once invalidation has caught up, it renders the main pages
 * ahead of time, so that no visitor waits.
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
      // Runs before pages are invalidated, so that re-rendered pages contain the new texts (ADR 018).
      if (since === null || invalidatesEverything(changes.tags)) await loadMessageOverrides(drizzle)
      return { ...changes, tags: [...changes.tags, ...taxMoments(since === null ? [siteTag] : changes.tags)] }
    },
    isPublishing: () => isPublishing(drizzle, Date.now()),
    clear: (tags) => clearOwnTags(tags, cachedPages()?.socketPath),
    outdate: () => cachedPages()?.outdate(),
    // Purges the front cache after the process's own pages, once per process, since it may have refetched a page from a process that had
    // not yet applied the change.
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
        payload.logger.error({ fault: describeError(error) }, 'Failed to refresh page cache; retrying')
      }
    }
    await sleep(lookEvery)
  }
}

const overridesCheckEvery = 500

/**
 * Reloads message overrides in processes that serve no pages, such as the worker, which sends emails. Polls with one indexed query and
 * retries on failure.
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
      payload.logger.warn({ fault: describeError(error) }, 'Failed to refresh message overrides; retrying')
    }
    await sleep(overridesCheckEvery, undefined, { signal }).catch(() => undefined)
  }
}
