import { databaseUrlOfUser } from '../../scripts/lib/settings.mjs'
import { checkDatabase, createDatabase, dropDatabase, withDatabaseName } from '../../scripts/lib/database.mjs'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { onStop } from '../../scripts/lib/process.mjs'

/** Test data may be lost in a crash. Connections for two test processes and two shops. */
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
 * Server of DATABASE_URL, otherwise a packaged one apart from the shop's.
 * @param {string} name
 * @param {readonly string[]} flags
 * @param {{isInMemory?: boolean}} [options]
 * @returns {Promise<string>} URL of an existing database, which is never written to
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
 * Server for measurements; never touches the shop's data.
 * @returns {Promise<string>} URL of an existing database, which is never written to
 */
export const openTestServer = () => openServer('test-postgres', [])

/** In memory if there is room, since tests copy databases constantly. */
export const openMemoryServer = () => openServer('test-postgres', [], { isInMemory: true })

/** @param {string} server @param {string} purpose @returns {string} name of a database that is dropped at the end */
export const freshDatabaseName = (server, purpose) => {
  const name = `hostfront_${purpose}_${process.pid}_${Date.now().toString(36)}`
  onStop(() => dropDatabase(server, name))
  return name
}

/**
 * Creates a database that is dropped at the end.
 * @param {string} server
 * @param {string} purpose
 * @returns {Promise<string>} database URL
 */
export const openFreshDatabase = async (server, purpose) => {
  const name = freshDatabaseName(server, purpose)
  await createDatabase(server, name)
  return withDatabaseName(server, name)
}
