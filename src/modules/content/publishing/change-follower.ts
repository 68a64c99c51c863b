import { siteTag, collectionTag, documentTag, globalTag } from '@/lib/cache/cache-tags'
import {
  type CacheReport,
  mostTags,
  type ContentChanges,
  insertContentChange,
  findCacheErrors,
  findFailedPublishes,
  findOverdueCount,
  type FailedPublish,
} from './publishing.repository'
import { insertRevision, type ChangedDocument } from '@/modules/catalog/catalog.repository'
import type { Handle } from '@/lib/db/sql'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildEnvironment, revalidateSecret } from '@/lib/config/env'
import { cachedPages } from '@/lib/config/front'

const second = 1000

/**
 * In ms. What is scheduled comes in swarms, for one minute: pages that are drawn anew between two of its changes hold up the next change, and
 * are drawn again after it. So a swarm is waited for, but not for long.
 */
export const settledAfter = 150
const longestSwarm = 800

/**
 * In ms after a swarm has settled. The later ones are for a page that was being drawn from the old content at that moment and
 * is kept afterwards: nearly all are done within a second, the rest within five.
 */
const clearedAfter = [0, second, 5 * second] as const

const retryAfter = second
const reportEvery = 15 * second
/** Changes are swept after a day: whoever has not looked for so long cannot know what was missed. */
const trustedFor = 12 * 3600 * second

/** Tags of what was seen and not yet passed on, and when the first and the last of it was seen. */
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
  /** Makes this process forget what it has drawn; rejects when it could not. */
  readonly clear: (tags: readonly string[]) => Promise<void>
  /** Makes the caches in front ask for every page anew; rejects when one could not be told. */
  readonly tellFront: () => Promise<void>
  readonly report: (report: CacheReport) => Promise<void>
}

const bounded = (tags: ReadonlySet<string>): ReadonlySet<string> => (tags.size > mostTags ? new Set([siteTag]) : tags)

/** One process's pages, kept in step with what is committed: `step` is called again and again. */
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
      // what this process has forgotten is not drawn again and again because a cache in front is away
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
    /** Whether all that was seen has been passed on, for the third time. */
    isDone: (): boolean => position !== null && swarm === null && batches.length === 0,
    /** Rejects with what went wrong; what is due then stays due. */
    step: async (): Promise<void> => {
      await look()
      settle()
      await clearDue()
      if (now() - reportedAt >= reportEvery) await tell(0)
    },
  }
}

export interface Shown {
  /** The field other things know a document by; its own tag is cleared as well. */
  readonly keyField?: string
  /** Prices depend on it: open carts and quotes must notice. */
  readonly isPriced?: boolean
}

export interface ShownDocument {
  readonly id: string
  readonly _status?: string
  readonly [field: string]: unknown
}

const tagsOf = (slug: string, keyField: string | undefined, documents: readonly ShownDocument[]): string[] => {
  const keys = keyField === undefined ? [] : documents.map((document) => document[keyField])
  const named = keys.filter((key): key is string => typeof key === 'string')
  return [collectionTag(slug), ...new Set(named.map((key) => documentTag(slug, key)))]
}

const recordShown = async (
  handle: Handle,
  { isPriced = false }: Shown,
  changed: ChangedDocument,
  tags: readonly string[],
): Promise<void> => {
  if (isPriced) await insertRevision(handle, changed)
  await insertContentChange(handle, tags)
}

/** A global was changed: what shows it is drawn anew, if and only if the transaction of the change is committed. */
export const recordShownGlobal = (handle: Handle, slug: string, shown: Pick<Shown, 'isPriced'>): Promise<void> =>
  recordShown(handle, shown, { slug, id: null }, [globalTag(slug)])

/** A document was published, changed or deleted: as it is and as it was. A draft beside nothing published changes nothing visitors see. */
export const recordShownDocument = async (
  handle: Handle,
  slug: string,
  shown: Shown,
  document: ShownDocument,
  before?: ShownDocument,
): Promise<void> => {
  const states = before ? [document, before] : [document]
  if (states.every(({ _status }) => _status === 'draft')) return
  await recordShown(handle, shown, { slug, id: document.id }, tagsOf(slug, shown.keyField, states))
}

const timeout = 5000

/** In ms. What takes longer is cleared with the later ones (ADR 020). */
const longestDrawing = 1000

const everyAddress: ReadonlySet<string> = new Set(['0.0.0.0', '::'])

/** Where this very process listens. */
const ownHost = (): string => {
  const { HOST = 'localhost' } = buildEnvironment()
  return everyAddress.has(HOST) ? 'localhost' : HOST
}

/**
 * Only a request of its own lets Next forget what it drew, so the process asks itself. Not `fetch`: inside Next that one is
 * Next's, and belongs to whatever page it is called from.
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

/** A page that was being drawn from the old content is kept by Next as new: when it has ended, it is cleared too. */
export const clearOwnPages = async (tags: readonly string[]): Promise<void> => {
  await clear(tags)
  const drawing = cachedPages()?.outdate()
  if (drawing === undefined) return
  await Promise.race([drawing, sleep(longestDrawing)])
  await clear(tags)
  void cachedPages()?.outdate()
}

export interface PublishingTroubles {
  readonly caches: readonly CacheReport[]
  readonly failed: readonly FailedPublish[]
  /** Scheduled for a time that is over and not begun: nobody works. */
  readonly overdue: number
}

const overdueAfterSeconds = 30
const mostShown = 5

/** What staff should know of what was promised for a time: empty as a rule. */
export const findPublishingTroubles = async (handle: Handle, now: number = Date.now()): Promise<PublishingTroubles> => ({
  caches: await findCacheErrors(handle, now),
  failed: await findFailedPublishes(handle, mostShown),
  overdue: await findOverdueCount(handle, now, overdueAfterSeconds),
})
