import { siteTag } from '@/lib/cache-tags'
import {
  type CacheReport,
  mostTags,
  type ContentChanges,
  findCacheErrors,
  findFailedPublishes,
  findOverdueCount,
  type FailedPublish,
} from './publishing.repository'
import type { Handle } from '@/lib/db/sql'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildEnvironment, revalidateSecret } from '@/lib/config/env'
import { cachedPages } from '@/lib/config/front'

const second = 1000

/**
 * ms. Scheduled publishes arrive in bursts on the same minute. Re-rendering between two of them would delay the next and be repeated after
 * it, so a burst is awaited, up to a limit.
 */
export const settledAfter = 150
const longestSwarm = 800

/**
 * ms after a burst has settled. The later passes catch pages that were rendering from old content and were cached afterwards: nearly all
 * finish within a second, the rest within five.
 */
const clearedAfter = [0, second, 5 * second] as const

const retryAfter = second
const reportEvery = 15 * second
/** Changes are deleted after a day; a process that has not read for longer may have missed some. */
const trustedFor = 12 * 3600 * second

interface Swarm {
  readonly tags: ReadonlySet<string>
  readonly first: number
  readonly last: number
}

interface Batch {
  readonly at: number
  readonly tags: ReadonlySet<string>
}

interface FollowerParts {
  readonly process: string
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly read: (since: string | null) => Promise<ContentChanges>
  /** Clears the process's own cache; rejects on failure. */
  readonly clear: (tags: readonly string[]) => Promise<void>
  /** Invalidates the caches in front of the shop; rejects if one can't be reached. */
  readonly tellFront: () => Promise<void>
  readonly report: (report: CacheReport) => Promise<void>
}

const bounded = (tags: ReadonlySet<string>): ReadonlySet<string> => (tags.size > mostTags ? new Set([siteTag]) : tags)

/** Invalidates one process's pages as changes commit; call `step` repeatedly. */
export const createCacheFollower = ({ process, now, read, clear, tellFront, report }: FollowerParts) => {
  let position: string | null = null
  let lookedAt = 0
  let swarm: Swarm | null = null
  let batches: readonly Batch[] = []
  let reportedAt = 0
  let trouble = { since: 0, tries: 0, fault: null as string | null }

  const look = async (): Promise<void> => {
    const at = now()
    const isTrusted = position !== null && at - lookedAt < trustedFor
    const changes = await read(isTrusted ? position : null)
    position = changes.position
    lookedAt = at
    const tags = isTrusted ? changes.tags : [siteTag]
    if (tags.length > 0) swarm = { tags: bounded(new Set([...(swarm?.tags ?? []), ...tags])), first: swarm?.first ?? at, last: at }
  }

  const settle = (): void => {
    const at = now()
    if (swarm === null || (at - swarm.last < settledAfter && at - swarm.first < longestSwarm)) return
    const { tags } = swarm
    batches = [...batches, ...clearedAfter.map((wait) => ({ at: at + wait, tags }))]
    swarm = null
  }

  const tell = async (waiting: number): Promise<void> => {
    reportedAt = now()
    const { since, tries, fault } = trouble
    await report({ process, waiting, waitingSince: fault === null ? null : since, tries, fault })
  }

  const clearDue = async (): Promise<void> => {
    const due = batches.filter(({ at }) => at <= now())
    if (due.length === 0) return
    const tags = bounded(new Set(due.flatMap((batch) => [...batch.tags])))
    const later = batches.filter((batch) => !due.includes(batch))
    const hadTrouble = trouble.fault !== null
    let owed: ReadonlySet<string> = tags
    try {
      if (owed.size > 0) await clear([...owed])
      // A failing front cache must not make this process re-render its pages again and again.
      owed = new Set()
      await tellFront()
      batches = later
      trouble = { since: 0, tries: 0, fault: null }
      if (hadTrouble) await tell(0)
    } catch (error) {
      batches = [...later, { at: now() + retryAfter, tags: owed }]
      trouble = {
        since: hadTrouble ? trouble.since : now(),
        tries: trouble.tries + 1,
        fault: error instanceof Error ? error.message : 'unknown',
      }
      await tell(owed.size)
      throw error
    }
  }

  return {
    /** All changes have been passed on, including the repeated passes. */
    isDone: (): boolean => position !== null && swarm === null && batches.length === 0,
    /** Rejects on failure and retries on the next call. */
    step: async (): Promise<void> => {
      await look()
      settle()
      await clearDue()
      if (now() - reportedAt >= reportEvery) await tell(0)
    },
  }
}

const timeout = 5000

/** ms. Slower renders are left to the later passes (ADR 012). */
const renderTimeoutMs = 1000

const everyAddress: ReadonlySet<string> = new Set(['0.0.0.0', '::'])

const ownHost = (): string => {
  const { HOST = 'localhost' } = buildEnvironment()
  return everyAddress.has(HOST) ? 'localhost' : HOST
}

/**
 * Next only revalidates within a request, so the process calls itself. Not with `fetch`: Next patches it and would attribute the call to
 * the calling page.
 */
const clear = (tags: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const call = request(
      {
        host: ownHost(),
        port: buildEnvironment().PORT,
        path: '/api/internal/revalidate',
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${revalidateSecret()}` },
        signal: AbortSignal.timeout(timeout),
      },
      (response) => {
        response.resume()
        if (response.statusCode === 204) resolve()
        else reject(new Error(`The site answered ${response.statusCode}.`))
      },
    )
    call.on('error', reject)
    call.end(JSON.stringify({ tags }))
  })

/** Next caches a page that was rendering from old content as fresh, so it is cleared again once rendered. */
export const clearOwnPages = async (tags: readonly string[]): Promise<void> => {
  await clear(tags)
  const drawing = cachedPages()?.outdate()
  if (drawing === undefined) return
  await Promise.race([drawing, sleep(renderTimeoutMs)])
  await clear(tags)
  void cachedPages()?.outdate()
}

export interface PublishingTroubles {
  readonly caches: readonly CacheReport[]
  readonly failed: readonly FailedPublish[]
  /** Overdue and not started, which means that no worker is running. */
  readonly overdue: number
}

const overdueAfterSeconds = 30
const mostShown = 5

/** Publishing problems for staff; usually empty. */
export const findPublishingTroubles = async (handle: Handle, now: number = Date.now()): Promise<PublishingTroubles> => ({
  caches: await findCacheErrors(handle, now),
  failed: await findFailedPublishes(handle, mostShown),
  overdue: await findOverdueCount(handle, now, overdueAfterSeconds),
})
