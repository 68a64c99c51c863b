import { databaseUrlOfUser } from './environment.mjs'
import { checkDatabase, createDatabase, dropDatabase, withDatabaseName } from './database.mjs'
import { startPostgres } from './postgres.mjs'
import { onStop } from './until-stopped.mjs'

/** Test data need not survive a crash. The connections are those of two test processes and two shops. */
export const fast = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'checkpoint_timeout=1h',
  'max_wal_size=4GB',
  'jit=off',
  'max_connections=300',
]

/**
 * The server of DATABASE_URL, else a packaged one that is not the shop's.
 * @param {string} name
 * @param {readonly string[]} flags
 * @param {{isInMemory?: boolean}} [options]
 * @returns {Promise<string>} the address of a database to connect to first; never written to
 */
export const openServer = async (name, flags, options) => {
  const given = databaseUrlOfUser()
  if (given !== undefined) {
    await checkDatabase(given)
    return given
  }
  const server = await startPostgres({ name, flags: [...fast, ...flags], ...options })
  onStop(server.stop)
  return server.url('postgres')
}

/**
 * The server that measurements make their own databases on. None ever touches the shop's data.
 * @returns {Promise<string>} the address of a database to connect to first; never written to
 */
export const openTestServer = () => openServer('test-postgres', [])

/** The same for tests, which copy databases all the time: in memory where there is room. */
export const openMemoryServer = () => openServer('test-postgres', [], { isInMemory: true })

/** @param {string} server @param {string} purpose @returns {string} of a database that is dropped at the end, once it is there */
export const freshDatabaseName = (server, purpose) => {
  const name = `hostfront_${purpose}_${process.pid}_${Date.now().toString(36)}`
  onStop(() => dropDatabase(server, name))
  return name
}

/**
 * A database of its own that is gone afterwards.
 * @param {string} server
 * @param {string} purpose
 * @returns {Promise<string>} its address
 */
export const openFreshDatabase = async (server, purpose) => {
  const name = freshDatabaseName(server, purpose)
  await createDatabase(server, name)
  return withDatabaseName(server, name)
}
