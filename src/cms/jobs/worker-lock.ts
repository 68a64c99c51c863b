import { Client } from 'pg'
import { environment } from '@/lib/config/env'
import { keepSession, takeSessionLock } from '@/modules/operations/operations.repository'

/** In ms. Whoever holds the lock knows that it is lost before Postgres gives it to another. */
const beatEvery = 5_000
const beatWithin = 5_000
const lostAfter = 15_000
const endedAfter = 20_000

/** One connection of its own: while it lives, this process is the shop's one worker. */
export interface WorkerLock {
  /** Aborted when the connection is gone, and with it the lock. */
  readonly lost: AbortSignal
  readonly release: () => void
}

/** A lock of a session: it needs Postgres itself, since a pooler gives sessions from hand to hand. */
const connect = async (): Promise<Client> => {
  const { DATABASE_URL, DATABASE_DIRECT_URL } = environment()
  const client = new Client({
    connectionString: DATABASE_DIRECT_URL ?? DATABASE_URL,
    connectionTimeoutMillis: beatWithin,
    query_timeout: beatWithin,
    keepAlive: true,
    application_name: 'hostfront worker',
  })
  client.on('error', () => {})
  await client.connect()
  return client
}

const hold = (client: Client): WorkerLock => {
  const ending = new AbortController()
  let lastBeat = performance.now()
  const release = () => {
    ending.abort()
    clearInterval(timer)
    client.end().catch(() => undefined)
  }
  const beat = () => {
    // A process that was frozen itself comes back too late.
    if (performance.now() - lastBeat > lostAfter) return release()
    return keepSession(client).then(
      () => {
        lastBeat = performance.now()
      },
      () => release(),
    )
  }
  const timer = setInterval(() => void beat(), beatEvery)
  timer.unref()
  client.on('end', release)
  return { lost: ending.signal, release }
}

/**
 * The lock, if no other process has it. Postgres lets go of it at once when the process dies, and after `endedAfter` when it is
 * frozen or cut off.
 */
export const takeWorkerLock = async (): Promise<WorkerLock | null> => {
  const client = await connect()
  try {
    if (await takeSessionLock(client, endedAfter)) return hold(client)
  } catch (error) {
    client.end().catch(() => undefined)
    throw error
  }
  await client.end()
  return null
}
