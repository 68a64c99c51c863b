import { isBuildFresh } from './build.mjs'
import { openDatabase } from './checks.mjs'
import { checkDatabase, withClient } from './database.mjs'
import { Fault } from './fault.mjs'
import { pendingMigrations } from './migrations.mjs'
import { requireClient } from './postgres-client.mjs'
import { databaseUrlOfUser } from './environment.mjs'

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

/** @param {import('./variables.mjs').Variables} env */
export const requireMetrics = ({ METRICS_PORT }) => {
  if (!METRICS_PORT)
    throw new Fault('Nothing can watch this shop', 'Set METRICS_PORT and load deploy/prometheus (docs/operations.md, Metrics and alarms).')
  return `told on port ${METRICS_PORT}`
}

/** Required in production only. @type {import('./checks.mjs').Check[]} */
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
