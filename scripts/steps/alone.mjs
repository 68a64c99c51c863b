import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from './database.mjs'
import { Fault } from './fault.mjs'
import { say } from './progress.mjs'

/** Any number, the same for every start of the shop. */
const lockKey = 4_711_011
const lookEvery = 500
const minutes = 15

/**
 * Work on a database that nobody else may be at: other starts wait until it is done. Postgres lets go of the lock when this process ends,
 * however it ends.
 * @template T
 * @param {string} databaseUrl Postgres itself
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
