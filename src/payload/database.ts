import { postgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import pg from 'pg'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildEnvironment, environment } from '@/lib/config/env'
import { countRows, type CountQuestion } from '@/lib/db/sql'
import { FollowedPool, openConnections, watchConnections } from '@/lib/db/database-health'
import { indexLocaleParents } from './index-locale-parents'

const { DATABASE_POOL_MAX, DATABASE_STATEMENT_TIMEOUT_MS, DATABASE_HEALTH_TIMEOUT_MS, DATABASE_DIRECT_URL } = buildEnvironment()

/** A pooler takes no settings for one connection: behind it they stand on the role. */
const isPooled = DATABASE_DIRECT_URL !== undefined

const ends = { statement_timeout: DATABASE_STATEMENT_TIMEOUT_MS, lock_timeout: 5000, idle_in_transaction_session_timeout: 5000 }

const connections = openConnections(() => !isPooled)

/**
 * Every wait has an end: a pool that is drained, a lock that is held or a database that is gone becomes an error
 * within seconds, never a request that hangs.
 */
const pool = {
  // Read when the first connection is made: importing the configuration, as a build does, needs no database.
  get connectionString() {
    return environment().DATABASE_URL
  },
  max: DATABASE_POOL_MAX,
  connectionTimeoutMillis: 4000,
  idleTimeoutMillis: 30_000,
  maxLifetimeSeconds: 1800,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  application_name: 'hostfront',
  ...(isPooled ? {} : ends),
  Client: connections.Client,
  onConnect: connections.greet,
}

const adapter = postgresAdapter({
  pg: { ...pg, Pool: FollowedPool },
  idType: 'uuidv7',
  blocksAsJSON: true,
  push: false,
  beforeSchemaInit: [indexLocaleParents],
  // Not `new URL('./migrations', …)`: a bundler takes that for a file to pack.
  migrationDir: path.join(path.dirname(fileURLToPath(import.meta.url)), 'migrations'),
  disableCreateDatabase: true,
  pool,
})

export const database: typeof adapter = {
  ...adapter,
  init: (args) => {
    const made = adapter.init(args)
    const count = made.countDistinct.bind(made)
    return Object.assign(made, { countDistinct: (asked: CountQuestion) => countRows(count, made, asked) })
  },
}

/** Payload keeps its first connection for good, and takes one more whenever that breaks: given back, it is one of the pool's. */
const giveBackFirst = ({ db }: Payload): void => {
  const [first] = connections.all.keys()
  if (!first || !('release' in first) || typeof first.release !== 'function' || db.pool.idleCount === db.pool.totalCount) return
  first.removeAllListeners('error')
  // Without a listener of its own one that breaks at work would end the process, or be known as open for ever. Who asked is told anyway.
  first.on('error', () => undefined)
  first.release()
}

/** What the pool is given; without the listener for errors a restart of Postgres ends the process. */
export const prepareConnections = (payload: Payload): void => {
  const { pool: connected } = payload.db
  connected.on('error', (error) => payload.logger.error({ err: error, msg: 'A database connection was lost.' }))
  giveBackFirst(payload)
  watchConnections(connected, connections, {
    silentAfter: DATABASE_HEALTH_TIMEOUT_MS,
    longestStatement: DATABASE_STATEMENT_TIMEOUT_MS + 5000,
    knowsBackends: !isPooled,
    say: (words) => payload.logger.warn(words),
  })
}
