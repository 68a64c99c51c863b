// Types only: tells TypeScript that `payload.db` is the Postgres adapter.
import type {} from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

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
