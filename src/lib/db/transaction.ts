import { type PayloadRequest, createLocalReq, type Payload } from 'payload'
import type { Handle } from '@/lib/db/sql'
import type {} from '@payloadcms/db-postgres'
import { perInstance } from '@/lib/config/process-state'
import { createQueue } from './batch'

/** Executes inside the open transaction. */
export type Transaction = Parameters<Parameters<Payload['db']['drizzle']['transaction']>[0]>[0]

/** An operation inside the transaction failed and its error was swallowed, so the transaction must not commit. */
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

/** Payload request whose operations join an open drizzle transaction. Rejects if any of them was rolled back. */
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
 * Payload's own transactions report success even if the commit failed, or if a nested operation rolled back and its error was caught, which
 * breaks D12 and O5. Here, drizzle owns the transaction: Payload operations that receive `req` join it, and it commits only if `work`
 * resolves. Inside `work`, pass `req` to every operation and never run two writes on it concurrently.
 */
export const withTransaction = <Value>(
  payload: Payload,
  work: (req: PayloadRequest, transaction: Transaction) => Promise<Value>,
  start: RequestStart = {},
): Promise<Value> =>
  payload.db.drizzle.transaction((transaction) => joinTransaction(payload, transaction, (req) => work(req, transaction), start))

/** Tenths of the pool that transactions may use, so that reads always find a connection. */
const shareInTenths = 6

/** `Payload` satisfies it. */
interface HasPool {
  readonly db: { readonly pool: { readonly options: { readonly max?: number | undefined } } }
}

const queueOf = perInstance(({ db }: HasPool) =>
  createQueue('transactions', Math.max(1, Math.floor(((db.pool.options.max ?? 10) * shareInTenths) / 10))),
)

/**
 * Queues transactions, first come, first served. Under load, checkouts wait here instead of in the pool, where they would time out and
 * block reads; `BusyError` bounds the wait.
 */
export const withTransactionSlot = <Value>(payload: HasPool, work: () => Promise<Value>): Promise<Value> => queueOf(payload)(work)

/** Handle for SQL in hooks: the request's transaction, or the pool. */
export const handleOfRequest = async (req: PayloadRequest): Promise<Handle> => {
  const id = await req.transactionID
  const session = id === undefined || id === null ? undefined : req.payload.db.sessions?.[id]
  return session ? (session.db as Handle) : req.payload.db.drizzle
}
