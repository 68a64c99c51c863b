import { databaseUrlOfUser } from './environment.mjs'
import { checkDatabase, createDatabase, dropDatabase, withDatabaseName } from './database.mjs'
import { startPostgres } from './postgres.mjs'
import { onStop } from './until-stopped.mjs'

/**
 * Nothing a test writes is worth keeping through a power cut, so Postgres need not wait for the disk. Room for two test
 * processes and a shop, each with a pool of its own.
 */
const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300']

/**
 * The server of DATABASE_URL, else a packaged one that is not the shop's.
 * @param {string} name
 * @param {readonly string[]} flags
 * @returns {Promise<string>} the address of a database to connect to first; never written to
 */
export const openServer = async (name, flags) => {
  const given = databaseUrlOfUser()
  if (given !== undefined) {
    await checkDatabase(given)
    return given
  }
  const server = await startPostgres({ name, flags: [...fast, ...flags] })
  onStop(server.stop)
  return server.url('postgres')
}

/**
 * The server that tests and measurements make their own databases on. No test ever touches the shop's data.
 * @returns {Promise<string>} the address of a database to connect to first; never written to
 */
export const openTestServer = () => openServer('test-postgres', [])

/**
 * A database of its own that is gone afterwards.
 * @param {string} server
 * @param {string} purpose
 * @returns {Promise<string>} its address
 */
export const openFreshDatabase = async (server, purpose) => {
  const name = `hostfront_${purpose}_${process.pid}_${Date.now().toString(36)}`
  await createDatabase(server, name)
  onStop(() => dropDatabase(server, name))
  return withDatabaseName(server, name)
}
