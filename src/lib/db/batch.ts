import pLimit from 'p-limit'
import { BusyError } from '@/core/circuit-breaker'
import { queueLimits, type Queue } from '@/lib/config/limits'
import { countBusy, recordQueueLength } from '@/lib/observability/metrics'

interface QueueBounds {
  /** Maximum number of waiting tasks. */
  readonly most: number
  /** In ms. */
  readonly patience: number
}

/**
 * Runs up to `concurrency` tasks at a time, first come, first served. Rejects with `BusyError` if `most` tasks are waiting, or if a task
 * has not started after `patience`.
 */
export const createQueue = (
  name: Queue,
  concurrency: number,
  { most, patience }: QueueBounds = queueLimits,
): (<Value>(work: () => Promise<Value>) => Promise<Value>) => {
  const limit = pLimit(concurrency)
  const refuseBusy = (): BusyError => {
    countBusy(name)
    return new BusyError()
  }
  return <Value>(work: () => Promise<Value>) => {
    if (limit.activeCount < concurrency && limit.pendingCount === 0) return limit(work)
    if (limit.pendingCount >= most) return Promise.reject(refuseBusy())
    recordQueueLength(name, limit.pendingCount + 1)
    return new Promise<Value>((resolve, reject) => {
      let isGivenUp = false
      const timer = setTimeout(() => {
        isGivenUp = true
        reject(refuseBusy())
      }, patience)
      void limit(async () => {
        recordQueueLength(name, limit.pendingCount)
        clearTimeout(timer)
        if (isGivenUp) return
        try {
          resolve(await work())
        } catch (fault) {
          reject(fault)
        }
      })
    })
  }
}

interface BatchOptions<Item, Outcome> {
  readonly queue: Queue
  /** Overrides `queueLimits`. */
  readonly limits?: QueueBounds
  /** Maximum items per batch. */
  readonly most: number
  /** Maximum parallel batches. */
  readonly atOnce: number
  /** Keys that no two items in one batch may share. */
  readonly claimsOf?: (item: Item) => readonly string[]
  /** One outcome per item, in order. An exception rejects all items. */
  readonly work: (items: readonly Item[]) => Promise<readonly Outcome[]>
}

interface QueuedItem<Item, Outcome> {
  readonly item: Item
  readonly claims: readonly string[]
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (fault: unknown) => void
}

/** Takes compatible items, longest waiting first. */
const takeBatch = <Item, Outcome>(queue: QueuedItem<Item, Outcome>[], most: number): readonly QueuedItem<Item, Outcome>[] => {
  const claimed = new Set<string>()
  const group: QueuedItem<Item, Outcome>[] = []
  for (let place = 0; place < queue.length && group.length < most;) {
    const next = queue[place]
    if (next === undefined || next.claims.some((claim) => claimed.has(claim))) place += 1
    else {
      for (const claim of next.claims) claimed.add(claim)
      group.push(...queue.splice(place, 1))
    }
  }
  return group
}

/** Batches work that is cheaper together: starts immediately if idle, otherwise with the items that have arrived in the meantime. */
export const inBatches = <Item, Outcome>({
  queue: name,
  limits,
  most,
  atOnce,
  claimsOf,
  work,
}: BatchOptions<Item, Outcome>): ((item: Item) => Promise<Outcome>) => {
  const queue: QueuedItem<Item, Outcome>[] = []
  const inQueue = createQueue(name, atOnce, limits)

  const workOn = async (group: readonly QueuedItem<Item, Outcome>[]): Promise<void> => {
    try {
      const outcomes = await work(group.map(({ item }) => item))
      for (const [place, { resolve, reject }] of group.entries()) {
        const outcome = outcomes[place]
        if (outcome === undefined) reject(new Error('Batch returned no outcome for an item'))
        else resolve(outcome)
      }
    } catch (fault) {
      for (const { reject } of group) reject(fault)
    }
  }

  /** Processes all queued items; later calls may find the queue empty. */
  const workOnNext = async () => {
    const group = takeBatch(queue, most)
    if (group.length > 0) await workOn(group)
  }

  return (item) =>
    new Promise<Outcome>((resolve, reject) => {
      const waiting = { item, claims: claimsOf?.(item) ?? [], resolve, reject }
      queue.push(waiting)
      inQueue(workOnNext).catch((busy: unknown) => {
        const place = queue.indexOf(waiting)
        // Another batch has taken it.
        if (place === -1) return
        queue.splice(place, 1)
        reject(busy)
      })
    })
}
