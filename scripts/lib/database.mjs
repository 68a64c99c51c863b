import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode, Fault, say } from './output.mjs'

/** @typedef {import('pg').Client} Client */

/** @param {string} text @returns {URL} */
export const parseDatabaseUrl = (text) => {
  const example = 'It looks like postgres://user:password@host:5432/database; unset it to use the packaged Postgres.'
  const url = URL.canParse(text) ? new URL(text) : undefined
  const address = /^postgres(?:ql)?:\/\/([^/]*)@/.exec(text)?.[1] ?? text
  if (/^postgres(?:ql)?:/.test(text) && /[#?]|\s/.test(address.split('@')[0] ?? '')) {
    throw new Fault(
      'The user or password in DATABASE_URL holds a sign that ends an address there',
      'Write # as %23, ? as %3F, / as %2F, @ as %40 and a space as %20.',
    )
  }
  if (url === undefined || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    throw new Fault('DATABASE_URL is not the address of a Postgres database', example)
  }
  if (url.pathname.length < 2) throw new Fault('DATABASE_URL names no database', example)
  return url
}

/** @param {string} text @param {string} name @returns {string} same server, other database */
export const withDatabaseName = (text, name) => {
  const url = new URL(text)
  url.pathname = `/${name}`
  return url.href
}

/**
 * Turns a connection error into a fault with a fix. Never shows the password.
 * @param {unknown} error
 * @param {string} text database URL
 */
export const connectionError = (error, text) => {
  const url = new URL(text)
  const server = `${url.hostname}:${url.port === '' ? 5432 : url.port}`
  const user = decodeURIComponent(url.username)
  const code = errorCode(error)
  switch (code) {
    case 'ECONNREFUSED':
      return new Fault(`Nothing answers at ${server}`, 'Start that Postgres, or mend the host and port in DATABASE_URL.')
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Fault(`There is no host named ${url.hostname}`, 'Mend the host in DATABASE_URL.')
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return new Fault(`${server} does not answer`, 'Check the network and firewall between here and it, or mend DATABASE_URL.')
    case '28P01':
    case '28000':
      return new Fault(`${server} refuses the user "${user}"`, 'Mend the user and password in DATABASE_URL.')
    case '3D000':
      return new Fault(
        `There is no database "${url.pathname.slice(1)}" on ${server}`,
        `Create it: CREATE DATABASE "${url.pathname.slice(1)}" OWNER "${user}".`,
      )
    case '42501':
      return new Fault(
        `The user "${user}" may not do this on ${server}`,
        'Give it the right to create databases, or create the database by hand.',
      )
    case '53300':
      return new Fault(`${server} has no connection left`, 'Close some, or raise its max_connections.')
    case '57P03':
      return new Fault(`${server} is starting up or shutting down`, 'Wait a moment and start again.')
    default: {
      const words = error instanceof Error ? error.message : String(error)
      if (/unsupported startup parameter/.test(words)) return poolerError()
      return new Fault(`The database at ${server} cannot be used (${words})`, 'Check DATABASE_URL.')
    }
  }
}

/**
 * @template T
 * @param {string} text
 * @param {(client: Client) => Promise<T>} work
 * @param {{startsWithTimeouts?: boolean}} [options] poolers reject timeouts at connection start
 * @returns {Promise<T>}
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

/** @param {string} name */
const quote = (name) => `"${name.replaceAll('"', '""')}"`

/** @param {string} text @param {string} name */
export const createDatabase = (text, name) => withClient(text, (client) => client.query(`CREATE DATABASE ${quote(name)}`))

/**
 * @param {string} text database to copy; must have no connections
 * @param {string} name
 * @returns {Promise<string>} URL of the copy
 */
export const copyDatabase = async (text, name) => {
  const source = decodeURIComponent(new URL(text).pathname.slice(1))
  await withClient(withDatabaseName(text, 'postgres'), (client) =>
    client.query(`CREATE DATABASE ${quote(name)} TEMPLATE ${quote(source)} STRATEGY file_copy`),
  )
  return withDatabaseName(text, name)
}

/** @param {string} text @param {string} name */
export const dropDatabase = async (text, name) => {
  await withClient(text, (client) => client.query(`DROP DATABASE IF EXISTS ${quote(name)} WITH (FORCE)`))
}

/**
 * Checks that the database is reachable and exists; otherwise throws a one-line fault.
 * @param {string} text DATABASE_URL
 * @returns {Promise<number>} major version of the server
 */
export const checkDatabase = async (text) => {
  const url = parseDatabaseUrl(text)
  try {
    return await withClient(text, serverVersion)
  } catch (error) {
    if (errorCode(error) !== '3D000') throw error instanceof Fault ? error : connectionError(error, text)
    try {
      await createDatabase(withDatabaseName(text, 'postgres'), decodeURIComponent(url.pathname.slice(1)))
    } catch {
      throw connectionError(error, text)
    }
    return withClient(text, serverVersion)
  }
}

/**
 * Checks privileges before a migration: a failure midway prints the whole migration.
 * @param {string} text DATABASE_URL
 */
export const requireRights = (text) =>
  withClient(text, async (client) => {
    const { rows } = await client.query(`SELECT current_user AS name, current_database() AS base,
      has_schema_privilege('public', 'CREATE') AS tables, has_database_privilege(current_database(), 'CREATE') OR to_regnamespace('infra') IS NOT NULL AS schemas,
      (SELECT min(tableowner) FROM pg_tables WHERE schemaname IN ('public', 'infra') AND NOT pg_has_role(tableowner, 'USAGE')) AS stranger`)
    const { name, base, tables, schemas, stranger } = rows[0]
    if (stranger !== null)
      throw new Fault(
        `Tables of "${base}" belong to "${stranger}", so "${name}" may not alter them`,
        `As a superuser: GRANT "${stranger}" TO "${name}"; or connect as "${stranger}".`,
      )
    if (tables && schemas) return
    throw new Fault(
      `The user "${name}" may not create tables in "${base}"`,
      `As its owner: GRANT CREATE ON DATABASE "${base}" TO "${name}"; GRANT CREATE, USAGE ON SCHEMA public TO "${name}".`,
    )
  })

/** @param {Client} client */
const serverVersion = async (client) => {
  await requireNoPooler(client)
  const { rows } = await client.query('SELECT current_setting($1)::int AS version', ['server_version_num'])
  const major = Math.floor(rows[0].version / 10_000)
  if (major < 15)
    throw new Fault(`DATABASE_URL is a Postgres ${major}, and the shop needs 15 or newer`, 'Upgrade it, or unset DATABASE_URL.')
  return major
}

/** @param {import('pg').Client} client opened with a timeout */
const requireNoPooler = async (client) => {
  const { rows } = await client.query("SELECT setting = '0' AS is_lost FROM pg_settings WHERE name = 'statement_timeout'")
  if (rows[0].is_lost) throw poolerError()
}

const poolerError = () =>
  new Fault(
    'DATABASE_URL is a pooler, which takes no time-outs from a connection',
    'Set DATABASE_DIRECT_URL to the address of Postgres itself beside it (docs/operations.md, Postgres).',
  )

/** @typedef {import('./project.mjs').Variables} Variables */

/** Direct connection, for session locks and long statements, which a pooler can't handle. @param {Variables} env */
export const directUrl = (env) => {
  const direct = env.DATABASE_DIRECT_URL?.trim() ?? ''
  return direct === '' ? (env.DATABASE_URL ?? '') : direct
}

/** @param {Variables} env */
const isPooled = (env) => directUrl(env) !== env.DATABASE_URL

/** Same timeouts as the shop sets per connection without a pooler (src/payload/database.ts). */
const ends = new Map([
  ['statement_timeout', '15s'],
  ['lock_timeout', '5s'],
  ['idle_in_transaction_session_timeout', '5s'],
])

/** Reads the stored role settings: the pooler may have opened this connection before they were set. */
const missing = `SELECT name FROM pg_settings WHERE name = ANY($1) AND setting = '0' AND name NOT IN (
  SELECT split_part(entry, '=', 1) FROM pg_db_role_setting, unnest(setconfig) AS entry
  WHERE setrole IN (0, (SELECT oid FROM pg_roles WHERE rolname = current_user))
    AND setdatabase IN (0, (SELECT oid FROM pg_database WHERE datname = current_database())))`

/** @param {import('pg').Client} client @param {string} name */
const setOnRole = async (client, name) => {
  const { rows } = await client.query(
    "SELECT format('ALTER ROLE %I IN DATABASE %I SET %s = %L', current_user, current_database(), $1::text, $2::text) AS command",
    [name, ends.get(name)],
  )
  await client.query(rows[0].command)
}

/**
 * Poolers reject timeouts per connection, so they are set on the role. Existing settings stay.
 * @param {Variables} env
 */
export const ensureRoleTimeouts = async (env) => {
  if (!isPooled(env)) return
  await withClient(
    env.DATABASE_URL ?? '',
    async (client) => {
      const { rows } = await client.query(missing, [[...ends.keys()]])
      for (const { name } of rows) await setOnRole(client, name)
      // This connection predates the settings; the pooler must not reuse it.
      if (rows.length > 0) await client.query('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => {})
    },
    { startsWithTimeouts: false },
  )
}

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

const ofTheShop = `schemaname IN ('public', 'infra')`

/** Tables of the shop, by schema and name. @param {Client} client @returns {Promise<string[]>} quoted */
export const findTables = async (client) => {
  const { rows } = await client.query(`SELECT schemaname, tablename FROM pg_tables WHERE ${ofTheShop} ORDER BY 1, 2`)
  return rows.map(({ schemaname, tablename }) => `${quote(schemaname)}.${quote(tablename)}`)
}

/** Rows per table. @param {Client} client @returns {Promise<Record<string, number>>} */
export const countRows = async (client) => {
  /** @type {Record<string, number>} */
  const counts = {}
  for (const table of await findTables(client)) {
    const { rows } = await client.query(`SELECT count(*)::float8 AS number FROM ${table}`)
    counts[table] = rows[0].number
  }
  return counts
}

/** Drops all objects of the shop in one transaction. @param {Client} client */
export const dropEverything = async (client) => {
  const { rows } = await client.query(`
    SELECT format('DROP TABLE IF EXISTS %I.%I CASCADE', schemaname, tablename) AS statement FROM pg_tables WHERE ${ofTheShop}
    UNION ALL SELECT format('DROP TYPE IF EXISTS %I.%I CASCADE', n.nspname, t.typname) FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace
      WHERE n.nspname = 'public' AND t.typtype = 'e' AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = t.oid AND d.deptype = 'e')
    UNION ALL SELECT format('DROP FUNCTION IF EXISTS %I.%I(%s) CASCADE', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid))
      FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
      WHERE n.nspname = 'public' AND p.prokind = 'f' AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
    UNION ALL SELECT 'DROP SCHEMA IF EXISTS infra CASCADE'`)
  await client.query(['BEGIN', ...rows.map(({ statement }) => statement), 'COMMIT'].join(';\n'))
}
