import type {} from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import pLimit, { type LimitFunction } from 'p-limit'
import { queueLimits, type Queue } from '@/lib/config/limits'
import { BusyError } from '@/core/resilience/circuit-breaker'
import { countBusy, recordWaiting } from '@/lib/observability/metrics'

// Types only: tells TypeScript that `payload.db` is the Postgres adapter.

/** The database handle of one open transaction: `execute(sql`…`)` runs inside it. */
export type Transaction = Parameters<Parameters<Payload['db']['drizzle']['transaction']>[0]>[0]

/** An operation inside the transaction failed and its error was swallowed, so the whole must not be committed. */
export class TransactionAbortedError extends Error {
  override readonly name = 'TransactionAbortedError'
  constructor() {
    super('An operation inside the transaction failed; nothing was written.')
  }
}

export interface RequestStart {
  readonly user?: PayloadRequest['user']
  readonly locale?: string
}

/**
 * A Payload request whose operations take part in a transaction of drizzle's that is already open. Rejects when anything
 * in it was undone, so that the transaction is undone too.
 */
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
 * Runs `work` in one database transaction and rejects when anything in it was undone.
 *
 * Payload's own transactions answer "success" when the commit failed, or when a nested operation rolled back and its
 * error was caught (D12, O5 cannot stand on that). Here drizzle owns the transaction: every Payload operation that is
 * given `req` joins it, and nothing is kept unless `work` resolves and Postgres confirms the commit.
 *
 * Inside `work` pass `req` to every operation, and never run two writes on it at once.
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

/** Work when it is its turn. A queue that is full says so at once, and nobody waits longer than patience allows: what was not begun by then never is. */
export const inTurn = <Value>(
  queue: Queue,
  limit: LimitFunction,
  work: () => Promise<Value>,
  { most, patience }: { readonly most: number; readonly patience: number } = queueLimits,
): Promise<Value> => {
  if (limit.activeCount < limit.concurrency && limit.pendingCount === 0) return limit(work)
  if (limit.pendingCount >= most) return Promise.reject(refuseBusy(queue))
  recordWaiting(queue, limit.pendingCount + 1)
  return new Promise<Value>((resolve, reject) => {
    let isGivenUp = false
    const timer = setTimeout(() => {
      isGivenUp = true
      reject(refuseBusy(queue))
    }, patience)
    void limit(async () => {
      recordWaiting(queue, limit.pendingCount)
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

/** Of every ten connections, how many may be inside a transaction of ours: reads always find one of the others. */
const shareInTenths = 6

/** Of a shop, its connections alone: `Payload` is one. */
interface Pooled {
  readonly db: { readonly pool: { readonly options: { readonly max?: number | undefined } } }
}

const limits = new WeakMap<Pooled, LimitFunction>()

const limitOf = (payload: Pooled): LimitFunction => {
  const known = limits.get(payload)
  if (known) return known
  const connections = payload.db.pool.options.max ?? 10
  const limit = pLimit(Math.max(1, Math.floor((connections * shareInTenths) / 10)))
  limits.set(payload, limit)
  return limit
}

/**
 * Runs a transaction when it is its turn, first come, first served. A crowd at the checkout waits here instead of in
 * front of the pool, where it would time out and keep everybody else from reading; and not for ever (`BusyError`).
 */
export const withTransactionSlot = <Value>(payload: Pooled, work: () => Promise<Value>): Promise<Value> =>
  inTurn('transactions', limitOf(payload), work)

interface Grouped<Item, Outcome> {
  readonly queue: Queue
  /** Other ends of the queue than those of `queueLimits`. */
  readonly limits?: { readonly most: number; readonly patience: number }
  /** Items that one piece of work takes, and such pieces at once. */
  readonly most: number
  readonly atOnce: number
  /** What no two items of one group may have in common. */
  readonly claimsOf?: (item: Item) => readonly string[]
  /** One outcome for each item, in their order. What it throws is thrown to all of them. */
  readonly work: (items: readonly Item[]) => Promise<readonly Outcome[]>
}

interface Waiting<Item, Outcome> {
  readonly item: Item
  readonly claims: readonly string[]
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (fault: unknown) => void
}

/** Takes those out of the queue that may go together, longest waiting first. */
const takeGroup = <Item, Outcome>(queue: Waiting<Item, Outcome>[], most: number): readonly Waiting<Item, Outcome>[] => {
  const claimed = new Set<string>()
  const group: Waiting<Item, Outcome>[] = []
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

/**
 * Work that costs less for many than for each: begun at once where nobody waits, and else together with what comes while others are
 * at work.
 */
export const inBatches = <Item, Outcome>({
  queue: name,
  limits,
  most,
  atOnce,
  claimsOf,
  work,
}: Grouped<Item, Outcome>): ((item: Item) => Promise<Outcome>) => {
  const queue: Waiting<Item, Outcome>[] = []
  const limit = pLimit(atOnce)

  const workOn = async (group: readonly Waiting<Item, Outcome>[]): Promise<void> => {
    try {
      const outcomes = await work(group.map(({ item }) => item))
      for (const [place, { resolve, reject }] of group.entries()) {
        const outcome = outcomes[place]
        if (outcome === undefined) reject(new Error('One of several was not answered'))
        else resolve(outcome)
      }
    } catch (fault) {
      for (const { reject } of group) reject(fault)
    }
  }

  /** Whoever's turn it is takes whoever waits by then; the turns of those find nothing left. */
  const turn = async () => {
    const group = takeGroup(queue, most)
    if (group.length > 0) await workOn(group)
  }

  return (item) =>
    new Promise<Outcome>((resolve, reject) => {
      const waiting = { item, claims: claimsOf?.(item) ?? [], resolve, reject }
      queue.push(waiting)
      inTurn(name, limit, turn, limits).catch((busy: unknown) => {
        const place = queue.indexOf(waiting)
        // whom another's turn has taken along is being worked for
        if (place === -1) return
        queue.splice(place, 1)
        reject(busy)
      })
    })
}
