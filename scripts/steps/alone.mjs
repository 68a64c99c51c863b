import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from './database.mjs'
import { Fault } from './fault.mjs'
import { say } from './progress.mjs'

/** Arbitrary, but the same in every process. */
const lockKey = 4_711_011
const lookEvery = 500
const minutes = 15

/**
 * Serialises work on a database across processes. Postgres releases the lock when the process ends.
 * @template T
 * @param {string} databaseUrl direct, not through a pooler
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export const whileAlone = (databaseUrl, work) =>
  withClient(databaseUrl, async (client) => {
    const end = performance.now() + minutes * 60_000
    let isTold = false
    for (;;) {
      const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS is_ours', [lockKey])
      if (rows[0].is_ours) return work()
      if (!isTold) say('     another start is at work on this database: waiting for it')
      isTold = true
      if (performance.now() > end)
        throw new Fault(`Another start has been at work on this database for ${minutes} minutes`, 'Stop it, then start again.')
      await sleep(lookEvery)
    }
  })
