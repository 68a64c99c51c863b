import { siteTag } from '@/lib/cache-tags'
import {
  type CacheReport,
  type CacheTrouble,
  maximumTags,
  type ContentChanges,
  findCacheErrors,
  findFailedPublishes,
  findOverdueCount,
  type FailedPublish,
} from './publishing.repository'
import type { Handle } from '@/lib/db/sql'
import { request } from 'node:http'
import { buildEnvironment, revalidateSecret } from '@/lib/config/env'

const second = 1000

/**
 * ms. Scheduled publishes arrive in bursts on the same minute. Re-rendering between two of them would delay the next and be repeated after
 * it, so a burst is awaited, up to a limit.
 */
export const settleMs = 150
const longestWait = 800

/**
 * Next timestamps cache entries when it stores them, so data read before an invalidation and stored after it counts as fresh. Tags are
 * cleared again once the requests in flight have finished, and a third time for requests that meanwhile read what those had stored.
 */
const mostRounds = 3

const retryAfter = second
const reportEvery = 5 * second
/** Changes are deleted after a day; a process that has not read for longer may have missed some. */
const trustedFor = 12 * 3600 * second

/** Position up to which everything was invalidated before these changes, and when they were read. */
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
export const createCacheFollower = ({ process, now, read, clear, outdate, purgeFront, report }: FollowerParts) => {
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

  const settle = (): void => {
    const at = now()
    if (pending === null || (at - pending.last < settleMs && at - pending.first < longestWait)) return
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
      // A failing front cache must not make this process re-render its pages again and again.
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
      settle()
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
 * Next only revalidates within a request, so the process calls itself. Not with `fetch`: Next patches it and would attribute the call to
 * the calling page.
 */
export const clearOwnTags = (tags: readonly string[], socketPath?: string): Promise<void> =>
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
        response.once('end', () =>
          response.statusCode === 204 ? resolve() : reject(new Error(`The site answered ${response.statusCode}.`)),
        )
        response.once('close', () => reject(new Error('The site cut its answer off.')))
      },
    )
    call.on('error', reject)
    call.end(JSON.stringify({ tags }))
  })

export interface PublishingTroubles {
  readonly caches: readonly CacheTrouble[]
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
