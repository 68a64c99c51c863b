import { type PayloadRequest, createLocalReq, type Payload } from 'payload'
import type { Handle } from '@/lib/db/sql'
import type {} from '@payloadcms/db-postgres'
import pLimit, { type LimitFunction } from 'p-limit'
import { queueLimits, type Queue } from '@/lib/config/limits'
import { BusyError } from '@/core/circuit-breaker'
import { countBusy, recordQueueLength } from '@/lib/observability/metrics'

/** Executes inside the open transaction. */
export type Transaction = Parameters<Parameters<Payload['db']['drizzle']['transaction']>[0]>[0]

/** An operation failed inside the transaction and its error was swallowed, so it must not commit. */
class TransactionAbortedError extends Error {
  override readonly name = 'TransactionAbortedError'
  constructor() {
    super('An operation inside the transaction failed; nothing was written.')
  }
}

interface RequestStart {
  readonly user?: PayloadRequest['user']
  readonly locale?: string
}

/** Payload request whose operations join an open drizzle transaction. Rejects if any operation in it was rolled back. */
export const joinTransaction = async <Value>(
  payload: Payload,
  transaction: Transaction,
  work: (req: PayloadRequest) => Promise<Value>,
  { user, locale }: RequestStart = {},
): Promise<Value> => {
  const id = crypto.randomUUID()
  const sessions = (payload.db.sessions ??= {})
  let isAborted = false
  sessions[id] = {
    db: transaction,
    resolve: async () => {},
    reject: async () => {
      isAborted = true
    },
  }
  try {
    const req = await createLocalReq({ ...(user ? { user } : {}), ...(locale ? { locale } : {}) }, payload)
    req.transactionID = id
    const value = await work(req)
    if (isAborted) throw new TransactionAbortedError()
    return value
  } finally {
    delete sessions[id]
  }
}

/**
 * Runs `work` in one transaction and rejects if anything in it was rolled back.
 * Payload's own transactions report success when the commit failed, or when a nested operation rolled back and its error was caught, which
 * breaks D12 and O5. Here drizzle owns the transaction: Payload operations that get `req` join it, and it commits only if `work` resolves.
 * Inside `work`, pass `req` to every operation and never run two writes on it concurrently.
 */
export const withTransaction = <Value>(
  payload: Payload,
  work: (req: PayloadRequest, transaction: Transaction) => Promise<Value>,
  start: RequestStart = {},
): Promise<Value> =>
  payload.db.drizzle.transaction((transaction) => joinTransaction(payload, transaction, (req) => work(req, transaction), start))

const refuseBusy = (queue: Queue): BusyError => {
  countBusy(queue)
  return new BusyError()
}

/** Runs `work` under the limit. Rejects with `BusyError` if the queue is full, or after `patience` ms without having started. */
export const inTurn = <Value>(
  queue: Queue,
  limit: LimitFunction,
  work: () => Promise<Value>,
  { most, patience }: { readonly most: number; readonly patience: number } = queueLimits,
): Promise<Value> => {
  if (limit.activeCount < limit.concurrency && limit.pendingCount === 0) return limit(work)
  if (limit.pendingCount >= most) return Promise.reject(refuseBusy(queue))
  recordQueueLength(queue, limit.pendingCount + 1)
  return new Promise<Value>((resolve, reject) => {
    let isGivenUp = false
    const timer = setTimeout(() => {
      isGivenUp = true
      reject(refuseBusy(queue))
    }, patience)
    void limit(async () => {
      recordQueueLength(queue, limit.pendingCount)
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

/** Tenths of the pool available to transactions, so that reads always find a connection. */
const shareInTenths = 6

/** `Payload` satisfies it. */
interface HasPool {
  readonly db: { readonly pool: { readonly options: { readonly max?: number | undefined } } }
}

const limits = new WeakMap<HasPool, LimitFunction>()

const limitOf = (payload: HasPool): LimitFunction => {
  const known = limits.get(payload)
  if (known) return known
  const connections = payload.db.pool.options.max ?? 10
  const limit = pLimit(Math.max(1, Math.floor((connections * shareInTenths) / 10)))
  limits.set(payload, limit)
  return limit
}

/**
 * Queues transactions first come, first served. Under load, checkouts wait here instead of in the pool, where they would time out and block
 * reads; bounded by `BusyError`.
 */
export const withTransactionSlot = <Value>(payload: HasPool, work: () => Promise<Value>): Promise<Value> =>
  inTurn('transactions', limitOf(payload), work)

interface BatchOptions<Item, Outcome> {
  readonly queue: Queue
  /** Overrides `queueLimits`. */
  readonly limits?: { readonly most: number; readonly patience: number }
  /** Maximum items per batch. */
  readonly most: number
  /** Maximum parallel batches. */
  readonly atOnce: number
  /** Keys that two items of one batch must not share. */
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

/** Batches work that is cheaper together: starts at once if idle, otherwise with the items that have arrived in the meantime. */
export const inBatches = <Item, Outcome>({
  queue: name,
  limits,
  most,
  atOnce,
  claimsOf,
  work,
}: BatchOptions<Item, Outcome>): ((item: Item) => Promise<Outcome>) => {
  const queue: QueuedItem<Item, Outcome>[] = []
  const limit = pLimit(atOnce)

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
  const turn = async () => {
    const group = takeBatch(queue, most)
    if (group.length > 0) await workOn(group)
  }

  return (item) =>
    new Promise<Outcome>((resolve, reject) => {
      const waiting = { item, claims: claimsOf?.(item) ?? [], resolve, reject }
      queue.push(waiting)
      inTurn(name, limit, turn, limits).catch((busy: unknown) => {
        const place = queue.indexOf(waiting)
        // Another batch has taken it.
        if (place === -1) return
        queue.splice(place, 1)
        reject(busy)
      })
    })
}

/** Handle for SQL in hooks: the request's transaction, or the pool. */
export const handleOfRequest = async (req: PayloadRequest): Promise<Handle> => {
  const id = await req.transactionID
  const session = id === undefined || id === null ? undefined : req.payload.db.sessions?.[id]
  return session ? (session.db as Handle) : req.payload.db.drizzle
}
