import fs from 'node:fs'
import os from 'node:os'
import { databaseUrlOfUser } from '../../scripts/lib/settings.mjs'
import { checkDatabase, createDatabase, withClient, withDatabaseName } from '../../scripts/lib/database.mjs'
import { findPlace, ownFolderIn } from '../../scripts/lib/postgres-files.mjs'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { onStop } from '../../scripts/lib/process.mjs'

/** Test data may be lost in a crash. Connections for two test processes and two shops. */
const fast = [
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

/** tmpfs: copying a database takes 0.1 s instead of 0.5 to 2. */
const memoryFolder = '/dev/shm'
const neededInMemory = 4 * 1024 ** 3

const hasRoomInMemory = () => {
  if (!fs.existsSync(memoryFolder)) return false
  const { bavail, bsize } = fs.statfsSync(memoryFolder)
  return bavail * bsize >= neededInMemory && os.freemem() >= neededInMemory
}

/** Disposable server, in memory if there is room. A socket is cheaper than TCP; host and port in the URL still work. */
export const startMemoryServer = async () => {
  const isInMemory = hasRoomInMemory()
  const place = findPlace()
  const server = await startPostgres({
    name: 'test-postgres',
    flags: fast,
    place: isInMemory ? { ...place, base: ownFolderIn(memoryFolder), moved: true } : place,
  })
  return { url: `${server.url('postgres')}${isInMemory ? `?host=${encodeURIComponent(server.cluster)}` : ''}`, stop: server.stop }
}

/**
 * Server of DATABASE_URL, otherwise one that is stopped at the end.
 * @param {() => Promise<{url: string, stop: () => Promise<void>}>} start
 * @returns {Promise<string>} URL of an existing database, which is never written to
 */
const openGivenOr = async (start) => {
  const given = databaseUrlOfUser()
  if (given !== undefined) {
    await checkDatabase(given)
    return given
  }
  const server = await start()
  onStop(server.stop)
  return server.url
}

/** A packaged server apart from the shop's, unless DATABASE_URL names one. @param {string} name @param {readonly string[]} flags */
export const openServer = (name, flags) =>
  openGivenOr(async () => {
    const server = await startPostgres({ name, flags: [...fast, ...flags] })
    return { url: server.url('postgres'), stop: server.stop }
  })

/**
 * Server for measurements; never touches the shop's data.
 * @returns {Promise<string>} URL of an existing database, which is never written to
 */
export const openTestServer = () => openServer('test-postgres', [])

/** In memory if there is room, since tests copy databases constantly. */
export const openMemoryServer = () => openGivenOr(startMemoryServer)

/** @param {string} server @param {string} name */
export const dropDatabase = async (server, name) => {
  await withClient(server, (client) => client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`))
}

/**
 * @param {string} text database to copy; must have no connections
 * @param {string} name
 * @returns {Promise<string>} URL of the copy
 */
export const copyDatabase = async (text, name) => {
  const source = decodeURIComponent(new URL(text).pathname.slice(1))
  await withClient(withDatabaseName(text, 'postgres'), (client) =>
    client.query(`CREATE DATABASE ${client.escapeIdentifier(name)} TEMPLATE ${client.escapeIdentifier(source)} STRATEGY file_copy`),
  )
  return withDatabaseName(text, name)
}

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
