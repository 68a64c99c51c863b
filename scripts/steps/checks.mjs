import { tryBucket } from './bucket.mjs'
import { findBrowser } from './browser.mjs'
import { isBuildFresh, isBuilt } from './build.mjs'
import { checkDatabase, parseDatabaseUrl, requireRights } from './database.mjs'
import { freeGigabytes, neededGigabytes, requireDiskSpace, requireWrittenFolders } from './disk.mjs'
import { checkEnvironment, databaseUrlOfUser, shopEnvironment } from './environment.mjs'
import { describeError, Fault } from './fault.mjs'
import { goLiveSentences } from './go-live.mjs'
import { pendingMigrations, unknownMigrations } from './migrations.mjs'
import { checkNode } from './node-version.mjs'
import { findMissingPackages, findNeededPackages } from './packages.mjs'
import { root } from './paths.mjs'
import { askMailServer } from './mail-server.mjs'
import { directUrl } from './pooler.mjs'
import { requireClient } from './postgres-client.mjs'
import { isPortFree, parsePort, requireFreePort } from './port.mjs'
import { ensureDatabase, joinPostgres, startPostgres } from './postgres.mjs'
import { askRunningShop, readRunningShop } from './running-shop.mjs'
import { isSeeded, isSeedOff } from './seeding.mjs'
import { onStop } from './until-stopped.mjs'

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

/** What npm start does itself is not an error. @param {string} what */
const later = (what) => `${what} (npm start does it)`

/** @param {import('./variables.mjs').Variables} env */
export const describeBuild = (env) =>
  isBuildFresh(env) ? 'fresh' : later(isBuilt() ? 'sources changed since the last one' : 'still to be made')

/**
 * Debian 12 has Postgres 15 client programs, older than the packaged server; a trial shop works without backups.
 * @param {number} major server version
 * @param {readonly import('./postgres-client.mjs').PostgresClient[]} [clients]
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
  {
    name: 'Browser',
    needsPackages: true,
    look: async () => {
      const browser = await findBrowser()
      if (browser === undefined)
        throw new Fault(
          'No Chromium for npm test',
          'npm test tries to install one; or name yours in CHROMIUM_PATH. The shop itself needs none.',
        )
      return browser
    },
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
