import net from 'node:net'
import tls from 'node:tls'
import { requireClient } from './backup.mjs'
import { isBuildFresh, isBuilt } from './build.mjs'
import { checkDatabase, directUrl, parseDatabaseUrl, requireRights, withClient } from './database.mjs'
import { pendingMigrations, unknownMigrations } from './migrations.mjs'
import { describeError, errorCode, Fault } from './output.mjs'
import { checkNode, findMissingPackages, findNeededPackages } from './packages.mjs'
import { ensureDatabase, joinPostgres, startPostgres } from './postgres.mjs'
import { onStop } from './process.mjs'
import { root } from './project.mjs'
import { askRunningShop, readRunningShop } from './running-shop.mjs'
import { isSeeded, isSeedOff } from './seeding.mjs'
import { checkEnvironment, databaseUrlOfUser, isPortFree, parsePort, requireFreePort, shopEnvironment } from './settings.mjs'
import { freeGigabytes, neededGigabytes, requireDiskSpace, requireWrittenFolders, tryBucket } from './storage.mjs'
import { importTypeScript } from './typescript.mjs'

/** In ms: the slowest check queries a database that may take half a minute to respond. */
const patience = 60_000

/** Keeps multi-line faults in their column. @param {string} text */
const indented = (text) => text.replaceAll('\n', `\n${' '.repeat(18)}`)

/** @param {Check} check @returns {Promise<string>} */
const lookWithinPatience = async ({ look }) => {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Fault(`No answer within ${patience / 1000} s`, 'Look for what it waits for.')), patience)
  })
  try {
    return await Promise.race([look(), late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Runs the checks, one line each, then lists what is left before going live. Only the checks set the exit code, unless `isStrict`.
 * @param {{checks: readonly Check[], goLiveList: () => Promise<readonly string[]>, lacksPackages: () => boolean,
 * say: (line: string) => void, isStrict?: boolean}} shop
 * @returns {Promise<number>} exit code
 */
export const examine = async ({ checks, goLiveList, lacksPackages, say, isStrict = false }) => {
  /** @type {Set<string>} */
  const faults = new Set()
  for (const check of checks) {
    const { name, needsPackages, needsDatabase } = check
    const label = name.padEnd(13)
    if (needsPackages === true && lacksPackages()) {
      say(`  –  ${label}skipped: packages are missing`)
      continue
    }
    if (needsDatabase === true && faults.has('Database')) {
      say(`  –  ${label}skipped: the database does not answer`)
      continue
    }
    try {
      say(`  ✓  ${label}${await lookWithinPatience(check)}`)
    } catch (error) {
      faults.add(name)
      say(`  ✗  ${label}${indented(describeError(error))}`)
    }
  }
  const toDo = faults.has('Database') ? [] : await goLiveList()
  if (toDo.length > 0) say('\nTo do before go-live')
  for (const sentence of toDo) say(`  ☐  ${sentence}`)
  if (faults.size > 0) say(`\n${faults.size === 1 ? '1 check' : `${faults.size} checks`} failed.`)
  else
    say(
      toDo.length === 0
        ? '\nAll checks passed.'
        : `\nThe shop can run. ${toDo.length === 1 ? '1 task is' : `${toDo.length} tasks are`} left before go-live.`,
    )
  return faults.size === 0 && (toDo.length === 0 || !isStrict) ? 0 : 1
}

/**
 * Check of the doctor: returns its finding, or throws a fault with the fix.
 * @typedef {{name: string, needsPackages?: boolean, needsDatabase?: boolean, look: () => Promise<string> | string}} Check
 */

/** @type {Promise<{url: string, place: string}> | undefined} */
let database

export const openDatabase = () =>
  (database ??= (async () => {
    const given = databaseUrlOfUser()
    if (given !== undefined) return { url: directUrl(process.env), place: `of DATABASE_URL (${parseDatabaseUrl(given).host})` }
    const server = readRunningShop() === undefined ? await startPostgres() : joinPostgres()
    onStop(server.stop)
    return { url: await ensureDatabase(server, 'hostfront'), place: `the packaged one, data in ${server.cluster}` }
  })())

/** Not an error, because npm start does it itself. @param {string} what */
const later = (what) => `${what} (npm start does it)`

/** @param {import('./project.mjs').Variables} env */
export const describeBuild = (env) =>
  isBuildFresh(env) ? 'fresh' : later(isBuilt() ? 'sources changed since the last one' : 'still to be made')

/**
 * Debian 12 has Postgres 15 client programs, older than the packaged server; a trial shop works without backups.
 * @param {number} major server version
 * @param {readonly import('./backup.mjs').PostgresClient[]} [clients]
 */
export const describeBackup = (major, clients) => {
  try {
    return `npm run backup uses pg_dump ${requireClient(major, clients).major}`
  } catch (error) {
    return `npm run backup can't run yet. ${describeError(error)}`
  }
}

/** @type {Check[]} */
export const checks = [
  {
    name: 'Node',
    look: () => {
      checkNode()
      return process.versions.node
    },
  },
  {
    name: 'Disk',
    look: () => {
      requireDiskSpace(root, neededGigabytes.later)
      return `${freeGigabytes(root).toFixed(1)} GB free`
    },
  },
  {
    name: 'Folders',
    look: () => {
      requireWrittenFolders(process.env)
      return 'can be written'
    },
  },
  {
    name: 'Packages',
    look: () => {
      const needed = findNeededPackages().length
      if (needed > 0) return later(`${needed} to install`)
      return findMissingPackages().length === 0 ? 'all there' : 'all that a built shop needs; npm ci brings what builds and tests it'
    },
  },
  {
    name: 'Port',
    look: async () => {
      const port = parsePort(process.env.PORT)
      const shop = readRunningShop()
      if (shop?.port === port && !(await isPortFree(port))) return `${port}, where this shop runs already (process ${shop.pid})`
      await requireFreePort(port)
      return `${port} is free`
    },
  },
  {
    name: 'Shop',
    look: async () => {
      const shop = readRunningShop()
      return shop === undefined ? 'does not run (npm start)' : askRunningShop(shop, process.env)
    },
  },
  {
    name: 'Settings',
    needsPackages: true,
    look: async () => {
      const unknown = await checkEnvironment(
        // PORT has its own check
        shopEnvironment({ databaseUrl: databaseUrlOfUser() ?? 'postgres://packaged@localhost/hostfront', port: 3000 }),
      )
      if (unknown.length > 0) throw new Fault(unknown.join('\n'), 'Mend or remove it.')
      return 'every variable can be used'
    },
  },
  {
    name: 'Database',
    needsPackages: true,
    look: async () => {
      const { url, place } = await openDatabase()
      const major = await checkDatabase(url)
      await requireRights(url)
      return `Postgres ${major}, ${place}`
    },
  },
  {
    name: 'Migrations',
    needsPackages: true,
    needsDatabase: true,
    look: async () => {
      const { url } = await openDatabase()
      const pending = await pendingMigrations(url)
      const unknown = await unknownMigrations(url)
      if (unknown.length > 0)
        throw new Fault(
          `The database is ahead of this code by ${unknown.join(', ')}`,
          'Start the version that made them, or restore the backup from before.',
        )
      return pending.length === 0 ? 'up to date' : later(`${pending.length} to apply`)
    },
  },
  {
    name: 'Backup',
    needsPackages: true,
    needsDatabase: true,
    look: async () => describeBackup(await checkDatabase((await openDatabase()).url)),
  },
  {
    name: 'Content',
    needsPackages: true,
    needsDatabase: true,
    look: async () =>
      isSeedOff(process.env)
        ? 'skipped (SEED_ON_START=false)'
        : (await isSeeded((await openDatabase()).url, process.env))
          ? 'seeded'
          : later('still to be seeded'),
  },
  {
    name: 'Mail',
    look: () => askMailServer(process.env.SMTP_URL),
  },
  {
    name: 'Pictures',
    needsPackages: true,
    look: () => tryBucket(process.env),
  },
  {
    name: 'Build',
    look: () => describeBuild(process.env),
  },
]

/** Empty before the shop is seeded. */
export const goLiveList = async () => {
  try {
    const env = shopEnvironment({ databaseUrl: (await openDatabase()).url })
    return (await pendingMigrations(directUrl(env))).length === 0 ? await goLiveSentences(env) : []
  } catch (error) {
    // errors of settings and database are reported by their own checks
    if (error instanceof Error) return []
    throw error
  }
}

/** Lock held by the worker (src/modules/operations/operations.repository.ts). */
const workerLock = 4_711_010

/** @param {string} url @param {string} question */
const ask = async (url, question) => (await withClient(url, (client) => client.query(question))).rows[0]

/** @param {string} url */
export const requireOrdinaryUser = async (url) => {
  const { name, isSuper } = await ask(url, 'SELECT current_user AS name, rolsuper AS "isSuper" FROM pg_roles WHERE rolname = current_user')
  if (isSuper) throw new Fault(`The shop connects as the superuser "${name}"`, 'Give it a user of its own (docs/operations.md, Postgres).')
  return `"${name}" is no superuser`
}

/** @param {string} url */
export const requireWorker = async (url) => {
  const { isHeld } = await ask(
    url,
    `SELECT EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = ${workerLock} AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS "isHeld"`,
  )
  if (!isHeld)
    throw new Fault('No process sends mail or publishes what is scheduled', 'Start the shop with RUN_JOBS=true, or npm run worker.')
  return 'one process works'
}

/** @param {import('./project.mjs').Variables} env */
export const requireMetrics = ({ METRICS_PORT }) => {
  if (!METRICS_PORT)
    throw new Fault('Nothing can watch this shop', 'Set METRICS_PORT and load deploy/prometheus (docs/operations.md, Metrics and alarms).')
  return `told on port ${METRICS_PORT}`
}

/** Required in production only. @type {Check[]} */
export const productionChecks = [
  {
    name: 'Own Postgres',
    look: () => {
      if (databaseUrlOfUser() === undefined)
        throw new Fault('The packaged Postgres is for trying out', 'Set DATABASE_URL to a Postgres that you maintain and back up.')
      return 'DATABASE_URL is set'
    },
  },
  { name: 'User', needsPackages: true, needsDatabase: true, look: async () => requireOrdinaryUser((await openDatabase()).url) },
  {
    name: 'Ready',
    needsPackages: true,
    needsDatabase: true,
    look: async () => {
      if (!isBuildFresh(process.env)) throw new Fault('The build is not of these sources', 'npm run build')
      if ((await pendingMigrations((await openDatabase()).url)).length > 0) throw new Fault('Migrations are missing', 'npm run migrate')
      return 'built and migrated'
    },
  },
  { name: 'Worker', needsPackages: true, needsDatabase: true, look: async () => requireWorker((await openDatabase()).url) },
  {
    name: 'Backup',
    needsPackages: true,
    needsDatabase: true,
    look: async () => `pg_dump ${requireClient(await checkDatabase((await openDatabase()).url)).major} can read it`,
  },
  { name: 'Alarms', look: () => requireMetrics(process.env) },
]

const greetingPatience = 5000

/** Waits for the SMTP greeting (220). @param {URL} url @returns {Promise<string>} */
const greeting = ({ protocol, hostname, port }) =>
  new Promise((resolve, reject) => {
    const isEncrypted = protocol === 'smtps:'
    const at = { host: hostname, port: Number(port || (isEncrypted ? 465 : 587)) }
    const socket = isEncrypted ? tls.connect({ ...at, servername: hostname }) : net.connect(at)
    socket.setTimeout(greetingPatience, () => socket.destroy(Object.assign(new Error('no greeting'), { code: 'ETIMEDOUT' })))
    socket.once('error', reject)
    socket.once('close', () => reject(Object.assign(new Error('closed without a greeting'), { code: 'ECONNRESET' })))
    socket.once('data', (data) => {
      socket.end('QUIT\r\n')
      resolve(data.toString().split('\r\n')[0] ?? '')
    })
  })

/**
 * Checks that the server of SMTP_URL responds; does not log in or send.
 * @param {string | undefined} address
 */
export const askMailServer = async (address) => {
  if (address === undefined || address.trim() === '') return 'none: every mail is kept in MAIL_DIR'
  if (!URL.canParse(address)) throw new Fault('SMTP_URL is not an address', 'It looks like smtp://user:password@mail.example.com:587.')
  const url = new URL(address)
  try {
    const line = await greeting(url)
    if (!line.startsWith('220')) throw new Fault(`${url.host} is no mail server (it says "${line.slice(0, 60)}")`, 'Mend SMTP_URL.')
    return `${url.host} answers`
  } catch (error) {
    throw error instanceof Fault
      ? error
      : new Fault(
          `The mail server ${url.host} does not answer (${errorCode(error) ?? 'unknown'})`,
          'Start it, or mend SMTP_URL: mails wait in the outbox meanwhile.',
        )
  }
}

/** @typedef {import('./project.mjs').Variables} Variables */

/**
 * Open items of the go-live list, the same as on the admin's dashboard.
 * @param {Variables} env
 * @returns {Promise<string[]>}
 */
export const goLiveSentences = async (env) => {
  /** @type {[typeof import('../../src/lib/config/env.ts'), typeof import('../../src/modules/operations/go-live.repository.ts'), typeof import('../../src/modules/operations/go-live.ts'), typeof import('../../src/payload/admin/describe-go-live.ts')]} */
  const [{ parseEnvironment }, { readGoLiveFacts }, { evaluateGoLive }, { describeGoLive }] = await Promise.all([
    importTypeScript('src/lib/config/env.ts'),
    importTypeScript('src/modules/operations/go-live.repository.ts'),
    importTypeScript('src/modules/operations/go-live.ts'),
    importTypeScript('src/payload/admin/describe-go-live.ts'),
  ])
  const facts = await withClient(directUrl(env), (client) => readGoLiveFacts(async (statement) => (await client.query(statement)).rows))
  return evaluateGoLive(facts, parseEnvironment({ ...env }), Date.now()).map((item) => describeGoLive({ i18n: { language: 'en' } }, item))
}
