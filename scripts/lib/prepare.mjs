import { checkDatabase, directUrl, parseDatabaseUrl } from './database.mjs'
import { say, step } from './output.mjs'
import { checkNode, ensurePackages, findMissingPackages } from './packages.mjs'
import { ensureDatabase, startPostgres, watchPostgres } from './postgres.mjs'
import { onStop } from './process.mjs'
import { dataFolder } from './project.mjs'
import { checkEnvironment, databaseUrlOfUser, loadEnvironmentFiles, parsePort, shopEnvironment } from './settings.mjs'
import { neededGigabytes, requireDiskSpace, requireWritable } from './storage.mjs'

/** Runs fast checks before anything slow. */
export const checkMachine = () => {
  checkNode()
  loadEnvironmentFiles()
  parsePort(process.env.PORT)
  const databaseUrl = databaseUrlOfUser()
  if (databaseUrl !== undefined) parseDatabaseUrl(databaseUrl)
  requireWritable(dataFolder)
  requireDiskSpace(findMissingPackages().needed.length === 0 ? neededGigabytes.later : neededGigabytes.first)
}

/** @param {string} url DATABASE_URL @returns {Promise<{url: string, place: string, watch?: () => () => void}>} */
const connectToGiven = (url) =>
  step('Connecting to DATABASE_URL', async (note) => {
    const major = await checkDatabase(directUrl(process.env))
    note(`Postgres ${major}`)
    const { hostname, pathname } = new URL(url)
    return { url, place: `Postgres ${major} from DATABASE_URL (${hostname}${pathname})` }
  })

const startPackaged = () =>
  step('Starting the packaged Postgres', async (note) => {
    const server = await startPostgres()
    onStop(server.stop)
    const url = await ensureDatabase(server, 'hostfront')
    note(server.moved ? `data in ${server.cluster}, because the Postgres user cannot access this folder` : 'data in .data/postgres')
    const hint = server.moved
      ? ' (a temporary folder: copy it before the system clears it, or clone into a folder that every user can access)'
      : ''
    return { url, place: `packaged Postgres, data in ${server.cluster}${hint}`, watch: () => watchPostgres(server) }
  })

/**
 * From a fresh clone to an environment for the shop's commands. Call within `runCommand`, which stops the database. `watchDatabase`
 * restarts the packaged Postgres until the returned function is called.
 */
export const prepare = async () => {
  checkMachine()
  await step('Packages', ensurePackages)
  const given = databaseUrlOfUser()
  const { url, place, watch } = given === undefined ? await startPackaged() : await connectToGiven(given)
  const env = shopEnvironment({ databaseUrl: url })
  for (const sentence of await checkEnvironment(env)) say(`  !  ${sentence}`)
  return { env, databasePlace: place, watchDatabase: watch }
}
