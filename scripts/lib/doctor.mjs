import net from 'node:net'
import tls from 'node:tls'
import { requireClient } from './postgres-client.mjs'
import { isBuildFresh, isBuilt } from './build.mjs'
import { checkDatabase, directUrl, parseDatabaseUrl, requireRights, withClient } from './database.mjs'
import { pendingMigrations, unknownMigrations } from './migrations.mjs'
import { describeError, errorCode, Fault } from './output.mjs'
import { checkNode, findMissingPackages } from './packages.mjs'
import { ensureDatabase, joinPostgres, startPostgres } from './postgres.mjs'
import { onStop } from './process.mjs'
import { readRunningShop } from './running-shop.mjs'
import { isSeeded, isSeedOff } from './seeding.mjs'
import { checkEnvironment, databaseUrlOfUser, isPortFree, ownUrl, parsePort, requireFreePort, shopEnvironment } from './settings.mjs'
import { neededGigabytes, requireDiskSpace, requireWrittenFolders, tryBucket } from './storage.mjs'
import { importTypeScript } from './typescript.mjs'

/** @typedef {import('./project.mjs').Variables} Variables */
/**
 * Check of the doctor: returns its finding, or throws a fault with the fix. A check of the database needs the packages, too.
 * @typedef {{name: string, needs?: 'packages' | 'database', look: () => Promise<string> | string}} Check
 */

/** In seconds: the slowest check queries a database that may take half a minute to respond. */
const longestCheck = 60

/** @param {Check} check @returns {Promise<string>} */
const lookInTime = async ({ look }) => {
  const late = new Promise((_resolve, reject) => {
    const fault = new Fault(`The check timed out after ${longestCheck} s`, 'Make sure that the server or disk being checked is responding.')
    setTimeout(() => reject(fault), longestCheck * 1000).unref()
  })
  return Promise.race([look(), late])
}

/**
 * Runs the checks, one line each, then lists what is left before going live. Only the checks set the exit code, unless `isStrict`.
 * @param {{checks: readonly Check[], goLiveList: () => Promise<readonly string[]>, lacksPackages: () => boolean, say: (line: string) =>
 * void, isStrict?: boolean}} shop @returns {Promise<number>} exit code
 */
export const examine = async ({ checks, goLiveList, lacksPackages, say, isStrict = false }) => {
  /** @type {Set<string>} */
  const failed = new Set()
  /** @param {Check} check */
  const reasonToSkip = ({ needs }) => {
    if (needs !== undefined && lacksPackages()) return 'packages are missing'
    return needs === 'database' && failed.has('Database') ? 'the database check failed' : undefined
  }
  for (const check of checks) {
    const label = check.name.padEnd(13)
    const reason = reasonToSkip(check)
    try {
      say(reason === undefined ? `  ✓  ${label}${await lookInTime(check)}` : `  –  ${label}skipped: ${reason}`)
    } catch (error) {
      failed.add(check.name)
      // further lines of a fault stay in the column
      say(`  ✗  ${label}${describeError(error).replaceAll('\n', `\n${' '.repeat(18)}`)}`)
    }
  }
  const toDo = failed.has('Database') ? [] : await goLiveList()
  if (toDo.length > 0) say('\nTo do before go-live')
  for (const sentence of toDo) say(`  ☐  ${sentence}`)
  if (failed.size > 0) say(`\n${failed.size === 1 ? '1 check' : `${failed.size} checks`} failed.`)
  else if (toDo.length === 0) say('\nAll checks passed.')
  else say(`\nThe shop can run. ${toDo.length === 1 ? '1 task remains' : `${toDo.length} tasks remain`} before go-live.`)
  return failed.size === 0 && (toDo.length === 0 || !isStrict) ? 0 : 1
}

const findDatabase = async () => {
  const given = databaseUrlOfUser()
  if (given !== undefined) return { url: directUrl(process.env), place: `from DATABASE_URL (${parseDatabaseUrl(given).host})` }
  const server = readRunningShop() === undefined ? await startPostgres() : joinPostgres()
  onStop(server.stop)
  return { url: await ensureDatabase(server, 'hostfront'), place: `packaged, data in ${server.cluster}` }
}

/** @type {ReturnType<typeof findDatabase> | undefined} */
let database

const openDatabase = () => (database ??= findDatabase())

const databaseUrl = async () => (await openDatabase()).url

/** Not an error, because npm start does it itself. @param {string} what */
const later = (what) => `${what} (npm start does this)`

/** @param {Variables} env */
export const describeBuild = (env) => {
  if (isBuildFresh(env)) return 'fresh'
  return later(isBuilt() ? 'sources changed since the last build' : 'not built yet')
}

/**
 * Debian 12 has Postgres 15 client programs, older than the packaged server; a trial shop works without backups.
 * @param {number} major server version @param {readonly import('./postgres-client.mjs').PostgresClient[]} [clients]
 */
export const describeBackup = (major, clients) => {
  try {
    return `npm run backup uses pg_dump ${requireClient(major, clients).major}`
  } catch (error) {
    return `npm run backup can't run yet. ${describeError(error)}`
  }
}

const checkFolders = () => {
  requireWrittenFolders(process.env)
  return 'writable'
}

const describePackages = () => {
  const { missing, needed } = findMissingPackages()
  if (needed.length > 0) return later(`${needed.length} to install`)
  return missing.length === 0 ? 'all installed' : 'everything a built shop needs; npm ci installs the build and test tools'
}

const checkPort = async () => {
  const port = parsePort(process.env.PORT)
  const shop = readRunningShop()
  if (shop?.port === port && !(await isPortFree(port))) return `${port}, in use by this shop (process ${shop.pid})`
  await requireFreePort(port)
  return `${port} is free`
}

/** Asks the running shop whether it is ready; it answers within two seconds even without a database. */
const checkShop = async () => {
  const shop = readRunningShop()
  if (shop === undefined) return 'not running (npm start)'
  const url = `${ownUrl({ ...process.env, PORT: String(shop.port) })}/api/health/ready`
  const response = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch((error) => {
    const why = errorCode(error.cause) ?? (error.name === 'TimeoutError' ? 'timed out after 5 s' : error.message)
    throw new Fault(`The running shop (process ${shop.pid}) is not responding at ${url} (${why})`, 'See its log, then restart it.')
  })
  if (response.ok) return `is ready on port ${shop.port} (process ${shop.pid})`
  const { checks: parts = {} } = await response.json().catch(() => ({}))
  const missing = Object.keys(parts).filter((name) => parts[name] === false)
  const why = missing.map((name) => `no ${name}`).join(', ') || response.status
  throw new Fault(`The running shop (process ${shop.pid}) is not ready (${url}: ${why})`, 'See its log and the lines below.')
}

const checkSettings = async () => {
  // PORT has its own check
  const env = shopEnvironment({ databaseUrl: databaseUrlOfUser() ?? 'postgres://packaged@localhost/hostfront', port: 3000 })
  const unknown = await checkEnvironment(env)
  if (unknown.length > 0) throw new Fault(unknown.join('\n'), unknown.length === 1 ? 'Correct or remove it.' : 'Correct or remove them.')
  return 'every variable is valid'
}

const checkDatabaseAndRights = async () => {
  const { url, place } = await openDatabase()
  const major = await checkDatabase(url)
  await requireRights(url)
  return `Postgres ${major}, ${place}`
}

const checkMigrations = async () => {
  const pending = await pendingMigrations(await databaseUrl())
  const unknown = await unknownMigrations(await databaseUrl())
  if (unknown.length > 0)
    throw new Fault(
      `The database has migrations that this version lacks: ${unknown.join(', ')}`,
      'Start the version that applied them, or restore an earlier backup.',
    )
  return pending.length === 0 ? 'up to date' : later(`${pending.length} to apply`)
}

const describeContent = async () => {
  if (isSeedOff(process.env)) return 'skipped (SEED_ON_START=false)'
  return (await isSeeded({ ...process.env, DATABASE_URL: await databaseUrl() })) ? 'seeded' : later('not seeded yet')
}

/** @type {Check[]} */
export const checks = [
  { name: 'Node', look: () => checkNode() },
  { name: 'Disk', look: () => requireDiskSpace(neededGigabytes.later) },
  { name: 'Folders', look: checkFolders },
  { name: 'Packages', look: describePackages },
  { name: 'Port', look: checkPort },
  { name: 'Shop', look: checkShop },
  { name: 'Settings', needs: 'packages', look: checkSettings },
  { name: 'Database', needs: 'packages', look: checkDatabaseAndRights },
  { name: 'Migrations', needs: 'database', look: checkMigrations },
  { name: 'Backup', needs: 'database', look: async () => describeBackup(await checkDatabase(await databaseUrl())) },
  { name: 'Content', needs: 'database', look: describeContent },
  { name: 'Mail', look: () => askMailServer(process.env.SMTP_URL) },
  { name: 'Pictures', needs: 'packages', look: () => tryBucket(process.env) },
  { name: 'Build', look: () => describeBuild(process.env) },
]

/** @param {string} url @param {string} question */
const ask = async (url, question) => (await withClient(url, (client) => client.query(question))).rows[0]

/** @param {string} url */
export const requireOrdinaryUser = async (url) => {
  const { name, isSuper } = await ask(url, 'SELECT current_user AS name, rolsuper AS "isSuper" FROM pg_roles WHERE rolname = current_user')
  if (isSuper) throw new Fault(`The shop connects as the superuser "${name}"`, 'Create a dedicated user (docs/operations.md, Postgres).')
  return `"${name}" is not a superuser`
}

/** @param {string} url */
export const requireWorker = async (url) => {
  const { isRunning } = await ask(
    url,
    `SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'pool-%') AS "isRunning"`,
  )
  if (isRunning) return 'running'
  throw new Fault('No worker is running, so no emails are sent', 'Start the shop with RUN_JOBS=true, or run npm run worker.')
}

/** @param {Variables} env */
export const requireMetrics = ({ METRICS_PORT }) => {
  if (METRICS_PORT) return `metrics on port ${METRICS_PORT}`
  throw new Fault('This shop exposes no metrics', 'Set METRICS_PORT and load deploy/prometheus (docs/operations.md, Metrics and alarms).')
}

const requireOwnPostgres = () => {
  if (databaseUrlOfUser() !== undefined) return 'DATABASE_URL is set'
  throw new Fault(
    'The packaged Postgres is intended only for trials',
    'Set DATABASE_URL to a Postgres server that you maintain and back up.',
  )
}

const requireBuiltAndMigrated = async () => {
  if (!isBuildFresh(process.env)) throw new Fault('The build is out of date', 'Run npm run build.')
  if ((await pendingMigrations(await databaseUrl())).length > 0) throw new Fault('Migrations are pending', 'Run npm run migrate.')
  return 'built and migrated'
}

const requireBackups = async () => `pg_dump ${requireClient(await checkDatabase(await databaseUrl())).major} can dump this database`

/** @type {Check[]} */
export const productionChecks = [
  ...checks.filter(({ name }) => name !== 'Backup'),
  { name: 'Own Postgres', look: requireOwnPostgres },
  { name: 'User', needs: 'database', look: async () => requireOrdinaryUser(await databaseUrl()) },
  { name: 'Ready', needs: 'database', look: requireBuiltAndMigrated },
  { name: 'Worker', needs: 'database', look: async () => requireWorker(await databaseUrl()) },
  { name: 'Backup', needs: 'database', look: requireBackups },
  { name: 'Alarms', look: () => requireMetrics(process.env) },
]

/** Waits for the SMTP greeting (220). @param {URL} url @returns {Promise<string>} */
const readGreeting = async ({ protocol, hostname, port }) => {
  const isEncrypted = protocol === 'smtps:'
  const at = { host: hostname, port: Number(port || (isEncrypted ? 465 : 587)) }
  const socket = isEncrypted ? tls.connect({ ...at, servername: hostname }) : net.connect(at)
  socket.setTimeout(5000, () => socket.destroy(Object.assign(new Error('no greeting'), { code: 'ETIMEDOUT' })))
  for await (const data of socket) {
    socket.end('QUIT\r\n')
    return data.toString().split('\r\n')[0]
  }
  throw Object.assign(new Error('closed without a greeting'), { code: 'ECONNRESET' })
}

/** Checks that the server of SMTP_URL responds; does not log in or send. @param {string | undefined} address */
export const askMailServer = async (address) => {
  if (address === undefined || address.trim() === '') return 'none: emails are written to MAIL_DIR'
  if (!URL.canParse(address)) throw new Fault('SMTP_URL is not a URL', 'Use the form smtp://user:password@mail.example.com:587.')
  const url = new URL(address)
  const line = await readGreeting(url).catch((error) => {
    const fault = `The mail server ${url.host} did not respond (${errorCode(error) ?? 'unknown'})`
    throw new Fault(fault, 'Start it, or correct SMTP_URL. Until then, emails wait in the outbox.')
  })
  if (line.startsWith('220')) return `${url.host} responds`
  throw new Fault(`${url.host} is not a mail server (response: "${line.slice(0, 60)}")`, 'Correct SMTP_URL.')
}

/** Open items of the go-live list, the same as on the admin's dashboard. @param {Variables} env */
export const goLiveSentences = async (env) => {
  /** @type {typeof import('../../src/payload/admin/describe-go-live.ts')} */
  const { describeOpenItems } = await importTypeScript('src/payload/admin/describe-go-live.ts')
  return withClient(directUrl(env), (client) => describeOpenItems(async (statement) => (await client.query(statement)).rows, env))
}

/** Empty before the shop is seeded. Errors of settings and database are reported by their own checks. */
export const goLiveList = async () => {
  try {
    const env = shopEnvironment({ databaseUrl: await databaseUrl() })
    return (await pendingMigrations(directUrl(env))).length === 0 ? await goLiveSentences(env) : []
  } catch {
    return []
  }
}
