import { Fault, errorCode } from './fault.mjs'

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
