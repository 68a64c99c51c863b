import { postgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildEnvironment, environment } from '@/config/env'
import { keepPlans } from '@/server/database/kept-plan'
import { migrations } from './migrations'

/**
 * Every wait has an end: a pool that is drained, a lock that is held or a database that is gone becomes an error
 * within seconds, never a request that hangs (issue 2, points 4 and 8).
 */
const pool = {
  // Read when the first connection is made: importing the configuration, as a build does, needs no database.
  get connectionString() {
    return environment().DATABASE_URL
  },
  max: buildEnvironment().DATABASE_POOL_MAX,
  connectionTimeoutMillis: 5000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 15_000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 15_000,
  application_name: 'hostfront',
}

export const database = postgresAdapter({
  idType: 'uuidv7',
  blocksAsJSON: true,
  push: false,
  // Not `new URL('./migrations', …)`: a bundler takes that for a file to pack.
  migrationDir: path.join(path.dirname(fileURLToPath(import.meta.url)), 'migrations'),
  prodMigrations: migrations,
  disableCreateDatabase: true,
  pool,
})

/** What each connection is given; without the listener for errors a restart of Postgres ends the process. */
export const prepareConnections = (payload: Payload): void => {
  keepPlans(payload)
  payload.db.pool.on('error', (error) => payload.logger.error({ err: error, msg: 'A database connection was lost.' }))
}
