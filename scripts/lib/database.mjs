import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode, Fault, say } from './output.mjs'

/** @typedef {import('pg').Client} Client */
/** @typedef {import('./project.mjs').Variables} Variables */

/** @param {string} text @returns {URL} */
export const parseDatabaseUrl = (text) => {
  const example = 'Use the form postgres://user:password@host:5432/database, or unset it to use the packaged Postgres.'
  const isPostgres = /^postgres(?:ql)?:/.test(text)
  const credentials = /^postgres(?:ql)?:\/\/([^/@]*)/.exec(text)?.[1] ?? ''
  if (/[#?\s]/.test(credentials)) {
    throw new Fault(
      'The user or password in DATABASE_URL contains a character that must be percent-encoded',
      'Write # as %23, ? as %3F, / as %2F, @ as %40 and a space as %20.',
    )
  }
  if (!isPostgres || !URL.canParse(text)) throw new Fault('DATABASE_URL is not a Postgres URL', example)
  const url = new URL(text)
  if (url.pathname.length < 2) throw new Fault('DATABASE_URL has no database name', example)
  return url
}

/** @param {string} text @param {string} name @returns {string} same server, other database */
export const withDatabaseName = (text, name) => {
  const url = new URL(text)
  url.pathname = `/${name}`
  return url.href
}

/** Turns a connection error into a fault with a fix. Never shows the password. @param {unknown} error @param {string} text database URL */
export const connectionError = (error, text) => {
  const { hostname, port, username, pathname } = new URL(text)
  const server = `${hostname}:${port === '' ? 5432 : port}`
  const user = decodeURIComponent(username)
  const name = pathname.slice(1)
  const code = errorCode(error)
  switch (code) {
    case 'ECONNREFUSED':
      return new Fault(`Connection refused by ${server}`, 'Start that server, or correct the host and port in DATABASE_URL.')
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Fault(`The host ${hostname} could not be resolved`, 'Correct the host in DATABASE_URL.')
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return new Fault(`${server} did not respond`, 'Check the network and firewalls, or correct DATABASE_URL.')
    case '28P01':
    case '28000':
      return new Fault(`${server} rejected the user "${user}"`, 'Correct the user or password in DATABASE_URL.')
    case '3D000':
      return new Fault(`There is no database "${name}" on ${server}`, `Create it: CREATE DATABASE "${name}" OWNER "${user}".`)
    case '42501':
      return new Fault(`${server} denied "${user}" access to "${name}"`, `Run GRANT CONNECT ON DATABASE "${name}" TO "${user}".`)
    case '53300':
      return new Fault(`${server} has no free connections`, 'Close some connections, or raise max_connections.')
    case '57P03':
      return new Fault(`${server} is starting up or shutting down`, 'Wait a moment and try again.')
  }
  const words = error instanceof Error ? error.message : String(error)
  if (words.includes('unsupported startup parameter')) return poolerError()
  return new Fault(`Failed to connect to the database at ${server} (${words})`, 'Check DATABASE_URL.')
}

/**
 * @template T @param {string} text database URL @param {(client: Client) => Promise<T>} work
 * @param {{startsWithTimeouts?: boolean}} [options] poolers reject timeouts at connection start @returns {Promise<T>}
 */
export const withClient = async (text, work, { startsWithTimeouts = true } = {}) => {
  const { default: pg } = await import('pg')
  const client = new pg.Client({
    connectionString: text,
    connectionTimeoutMillis: 5000,
    // client-side timeout, in case the server stops responding
    query_timeout: 35_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(startsWithTimeouts ? { statement_timeout: 30_000 } : {}),
  })
  // without a listener, a server shutdown would end this process
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** @param {string} text @param {string} name */
export const createDatabase = (text, name) => withClient(text, (client) => client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`))

/**
 * Checks that the database is reachable, and creates it if missing; otherwise throws a one-line fault.
 * @param {string} text DATABASE_URL @returns {Promise<number>} major version of the server
 */
export const checkDatabase = async (text) => {
  const name = decodeURIComponent(parseDatabaseUrl(text).pathname.slice(1))
  try {
    return await withClient(text, serverVersion)
  } catch (error) {
    if (error instanceof Fault) throw error
    if (errorCode(error) !== '3D000') throw connectionError(error, text)
    await createDatabase(withDatabaseName(text, 'postgres'), name).catch(() => {
      throw connectionError(error, text)
    })
    return withClient(text, serverVersion)
  }
}

/** @param {Client} client opened with a timeout, which a pooler loses */
const serverVersion = async (client) => {
  const { rows } = await client.query(`
    SELECT current_setting('statement_timeout') = '0' AS "isPooler", current_setting('server_version_num')::int / 10000 AS major`)
  const { isPooler, major } = rows[0]
  if (isPooler) throw poolerError()
  if (major >= 15) return major
  throw new Fault(`DATABASE_URL points to Postgres ${major}, but the shop needs 15 or newer`, 'Upgrade that server, or unset DATABASE_URL.')
}

const poolerError = () =>
  new Fault(
    'DATABASE_URL points to a pooler, which rejects client timeouts',
    'Also set DATABASE_DIRECT_URL (docs/operations.md, Postgres).',
  )

/** Checks privileges before a migration: a failure midway prints the whole migration. @param {string} text DATABASE_URL */
export const requireRights = (text) =>
  withClient(text, async (client) => {
    const { rows } = await client.query(`SELECT current_user AS name, current_database() AS base,
      has_schema_privilege('public', 'CREATE') AS tables, has_database_privilege(current_database(), 'CREATE') OR (to_regnamespace('infra') IS NOT NULL AND to_regnamespace('graphile_worker') IS NOT NULL) AS schemas,
      (SELECT min(tableowner) FROM pg_tables WHERE schemaname IN ('public', 'infra') AND NOT pg_has_role(tableowner, 'USAGE')) AS stranger`)
    const { name, base, tables, schemas, stranger } = rows[0]
    if (stranger !== null)
      throw new Fault(
        `Tables in "${base}" are owned by "${stranger}", so "${name}" cannot alter them`,
        `Run GRANT "${stranger}" TO "${name}" as a superuser, or connect as "${stranger}".`,
      )
    if (tables && schemas) return
    throw new Fault(
      `The user "${name}" cannot create tables in "${base}"`,
      `As the database owner, run GRANT CREATE ON DATABASE "${base}" TO "${name}"; GRANT CREATE, USAGE ON SCHEMA public TO "${name}".`,
    )
  })

/** Direct connection, for session locks and long statements, which a pooler can't handle. @param {Variables} env */
export const directUrl = ({ DATABASE_URL = '', DATABASE_DIRECT_URL = '' }) => DATABASE_DIRECT_URL.trim() || DATABASE_URL

/**
 * The timeouts that the shop sets per connection without a pooler (src/payload/database.ts). Reads the stored settings of the role: the
 * pooler may have opened this connection before they were set.
 */
const missingTimeouts = `
  SELECT format('ALTER ROLE %I IN DATABASE %I SET %s = %L', current_user, current_database(), name, value) AS command
  FROM (VALUES ('statement_timeout', '15s'), ('lock_timeout', '5s'), ('idle_in_transaction_session_timeout', '5s')) AS wanted (name, value)
  WHERE current_setting(name) = '0' AND name NOT IN (
    SELECT split_part(entry, '=', 1) FROM pg_db_role_setting, unnest(setconfig) AS entry
    WHERE setrole IN (0, (SELECT oid FROM pg_roles WHERE rolname = current_user))
      AND setdatabase IN (0, (SELECT oid FROM pg_database WHERE datname = current_database())))`

/** @param {Client} client */
const setRoleTimeouts = async (client) => {
  const { rows } = await client.query(missingTimeouts)
  for (const { command } of rows) await client.query(command)
  // This connection predates the settings; the pooler must not reuse it.
  if (rows.length > 0) await client.query('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => {})
}

/** Poolers reject timeouts per connection, so they are set on the role. Existing settings stay. @param {Variables} env */
export const ensureRoleTimeouts = async (env) => {
  const { DATABASE_URL = '' } = env
  if (directUrl(env) !== DATABASE_URL) await withClient(DATABASE_URL, setRoleTimeouts, { startsWithTimeouts: false })
}

/** Arbitrary, but the same in every process. */
const lockKey = 4_711_011
const longestWaitMinutes = 15

/**
 * Serialises work on a database across processes. Postgres releases the lock when the process ends.
 * @template T @param {string} databaseUrl direct, not through a pooler @param {() => Promise<T>} work @returns {Promise<T>}
 */
export const whileAlone = (databaseUrl, work) =>
  withClient(databaseUrl, async (client) => {
    const isAlone = async () => (await client.query('SELECT pg_try_advisory_lock($1) AS is_ours', [lockKey])).rows[0].is_ours
    if (await isAlone()) return work()
    say('     another process is preparing this database; waiting for it')
    const end = performance.now() + longestWaitMinutes * 60_000
    while (performance.now() < end) {
      await sleep(500)
      if (await isAlone()) return work()
    }
    throw new Fault(`Another process has been preparing this database for ${longestWaitMinutes} minutes`, 'Stop it, then try again.')
  })
