// Types only: tells TypeScript that `payload.db` is the Postgres adapter.
import type {} from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Handle } from './database/handle'

/** What SQL of a hook must be given to: the request's own transaction, or the pool when it has none. */
export const handleOfRequest = async (req: PayloadRequest): Promise<Handle> => {
  const id = await req.transactionID
  const session = id === undefined || id === null ? undefined : req.payload.db.sessions?.[id]
  return session ? (session.db as Handle) : req.payload.db.drizzle
}
