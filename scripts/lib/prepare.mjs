import { checkDatabase, directUrl, parseDatabaseUrl } from './database.mjs'
import { say, step } from './output.mjs'
import { checkNode, ensurePackages, findNeededPackages } from './packages.mjs'
import { ensureDatabase, startPostgres, watchPostgres } from './postgres.mjs'
import { onStop } from './process.mjs'
import { dataFolder, root } from './project.mjs'
import { checkEnvironment, databaseUrlOfUser, loadEnvironmentFiles, parsePort, shopEnvironment } from './settings.mjs'
import { neededGigabytes, requireDiskSpace, requireWritable } from './storage.mjs'

/**
 * @typedef {object} Prepared
 * @property {import('./project.mjs').Variables} env environment of the shop
 * @property {string} databasePlace for the summary
 * @property {(() => () => void) | undefined} watchDatabase restarts the packaged Postgres until the returned function is called
 */

/** Runs fast checks before anything slow. */
export const checkMachine = () => {
  checkNode()
  loadEnvironmentFiles()
  parsePort(process.env.PORT)
  const databaseUrl = databaseUrlOfUser()
  if (databaseUrl !== undefined) parseDatabaseUrl(databaseUrl)
  requireWritable(dataFolder)
  requireDiskSpace(root, findNeededPackages().length === 0 ? neededGigabytes.later : neededGigabytes.first)
}

/** @returns {Promise<{url: string, place: string, watch?: () => () => void}>} */
const openDatabase = async () => {
  const given = databaseUrlOfUser()
  if (given !== undefined) {
    const major = await step('Connecting to DATABASE_URL', async (note) => {
      const version = await checkDatabase(directUrl(process.env))
      note(`Postgres ${version} answers`)
      return version
    })
    const { hostname, pathname } = new URL(given)
    return { url: given, place: `Postgres ${major} of DATABASE_URL (${hostname}${pathname})` }
  }
  return step('Starting the packaged Postgres', async (note) => {
    const server = await startPostgres()
    onStop(server.stop)
    const url = await ensureDatabase(server, 'hostfront')
    note(server.moved ? `its data is in ${server.cluster}, because its user cannot reach this folder` : 'its data is in .data/postgres')
    const hint = server.moved ? ' (a temporary folder: copy it before the system clears it, or clone where every user may enter)' : ''
    return { url, place: `packaged Postgres, data in ${server.cluster}${hint}`, watch: () => watchPostgres(server) }
  })
}

/**
 * From a fresh clone to an environment for the shop's commands. Call within `runCommand`, which stops the database.
 * @returns {Promise<Prepared>}
 */
export const prepare = async () => {
  checkMachine()
  await step('Packages', ensurePackages)
  const database = await openDatabase()
  const env = shopEnvironment({ databaseUrl: database.url })
  for (const sentence of await checkEnvironment(env)) say(`  !  ${sentence}`)
  return { env, databasePlace: database.place, watchDatabase: database.watch }
}
