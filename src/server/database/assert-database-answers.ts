import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** The database gave no sign of life in time: nothing was done. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError'
  readonly code = 'ETIMEDOUT'
  constructor() {
    super('The database does not answer')
  }
}

/** ms within which a connection that was given back counts as a sign of life. */
const recently = 1_000
/** ms a visitor waits for one: with what comes after it, the answer is there within 2 s. */
const patience = 1_500

const lastSigns = new WeakMap<Payload['db']['pool'], number>()

const lastSignOf = (pool: Payload['db']['pool']): number => {
  const known = lastSigns.get(pool)
  if (known !== undefined) return known
  lastSigns.set(pool, 0)
  pool.on('release', (fault) => {
    if (!fault) lastSigns.set(pool, performance.now())
  })
  return 0
}

/**
 * Fails within `patience` when Postgres is gone, however it went: refused, unreachable or silent. Costs nothing while the
 * shop is busy, since every connection that is given back is a sign of life; otherwise one tiny question. A queue in
 * front of a busy pool is no outage: signs of life that come meanwhile count.
 */
export const assertDatabaseAnswers = async ({ db }: Payload): Promise<void> => {
  const { pool } = db
  const asked = performance.now()
  if (asked - lastSignOf(pool) < recently) return
  const question = db.drizzle.execute(sql`select 1`)
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<'silence'>((resolve) => {
    // An answer that lies there already, because this process was the busy one, is read before silence is concluded.
    timer = setTimeout(() => setImmediate(() => resolve('silence')), patience)
  })
  try {
    const outcome = await Promise.race([question, silence])
    if (outcome === 'silence' && lastSignOf(pool) < asked) throw new DatabaseUnavailableError()
  } finally {
    clearTimeout(timer)
    question.catch(() => undefined)
  }
}
