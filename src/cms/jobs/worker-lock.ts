// Types only: tells TypeScript that `payload.db` is the Postgres adapter.
import type {} from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** Any number, the same in every process of the shop. */
const lockKey = 4_711_010

/** One connection of its own: while it lives, this process is the shop's one worker. */
export interface WorkerLock {
  /** Aborted when the connection is gone, and with it the lock. */
  readonly lost: AbortSignal
  readonly release: () => void
}

/** The lock, if no other process has it. Postgres lets go of it by itself when the process dies. */
export const takeWorkerLock = async (payload: Payload): Promise<WorkerLock | null> => {
  const client = await payload.db.pool.connect()
  const ending = new AbortController()
  const lose = () => ending.abort()
  client.on('error', lose)
  client.on('end', lose)
  try {
    const { rows } = await client.query<{ is_ours: boolean }>('select pg_try_advisory_lock($1) as is_ours', [lockKey])
    if (rows[0]?.is_ours === true) return { lost: ending.signal, release: () => client.release(true) }
  } catch (error) {
    client.release(true)
    throw error
  }
  client.release(true)
  return null
}
