import { postgresAdapter, type PostgresAdapterArgs } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import pg from 'pg'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildEnvironment, environment } from '@/lib/config/env'
import { countRows, type CountQuestion } from '@/lib/db/sql'
import { TrackedPool, openConnections, watchConnections } from '@/lib/db/database-health'

const { DATABASE_POOL_MAX, DATABASE_STATEMENT_TIMEOUT_MS, DATABASE_HEALTH_TIMEOUT_MS, DATABASE_DIRECT_URL } = buildEnvironment()

/** Poolers reject per-connection settings; behind one, they are set on the role. */
const isPooled = DATABASE_DIRECT_URL !== undefined

const ends = { statement_timeout: DATABASE_STATEMENT_TIMEOUT_MS, lock_timeout: 5000, idle_in_transaction_session_timeout: 5000 }

const connections = openConnections(() => !isPooled)

/** Every wait is bounded: an exhausted pool, a lock or a lost database becomes an error within seconds. */
const pool = {
  // Lazy: builds import the configuration without a database.
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

type SchemaHook = NonNullable<PostgresAdapterArgs['beforeSchemaInit']>[number]

/**
 * Postgres creates no index for a foreign key, so deleting a row scans every referencing table. Payload indexes each `*_locales` table only
 * by (_locale, _parent_id), which a lookup by parent cannot use.
 */
const indexLocaleParents: SchemaHook = ({ adapter, schema }) => {
  for (const { name, indexes } of Object.values(adapter.rawTables)) {
    if (indexes?.['_localeParent']) indexes['_parent'] = { name: `${name}_parent_id_idx`, on: '_parentID' }
  }
  return schema
}

const adapter = postgresAdapter({
  pg: { ...pg, Pool: TrackedPool },
  idType: 'uuidv7',
  blocksAsJSON: true,
  push: false,
  beforeSchemaInit: [indexLocaleParents],
  // Not `new URL('./migrations', …)`, because bundlers would emit that as an asset.
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

/** Payload never releases its first connection and takes another whenever it breaks; this returns it to the pool. */
const giveBackFirst = ({ db }: Payload): void => {
  const first = db.pool instanceof TrackedPool ? db.pool.takeFirst() : undefined
  if (!first || !('release' in first) || typeof first.release !== 'function') return
  first.removeAllListeners('error')
  // Without a listener, an error on this connection would end the process, or leave it counted as open. The caller gets the error in any
  // case.
  first.on('error', () => undefined)
  first.release()
}

/** Prepares the pool. Without an error listener, a Postgres restart would end the process. */
export const prepareConnections = (payload: Payload): void => {
  const { pool: connected } = payload.db
  connected.on('error', (error) => payload.logger.error({ err: error, msg: 'Database connection lost' }))
  giveBackFirst(payload)
  watchConnections(connected, connections, {
    silentAfter: DATABASE_HEALTH_TIMEOUT_MS,
    longestStatement: DATABASE_STATEMENT_TIMEOUT_MS + 5000,
    knowsBackends: !isPooled,
    say: (words) => payload.logger.warn(words),
  })
}
