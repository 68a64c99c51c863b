import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { Fault } from './output.mjs'
import { run } from './process.mjs'

/** Client programs of Postgres. @typedef {{dump: string, restore: string, major: number}} PostgresClient */

/** Debian keeps all versions here. */
const debian = '/usr/lib/postgresql'

/** @param {string} program @returns {number | undefined} major version; undefined if not installed */
const majorOf = (program) => {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 5000 })
  return status === 0 ? Number(/\d+/.exec(stdout)?.[0]) : undefined
}

/** All pairs of pg_dump and pg_restore, newest first. @returns {PostgresClient[]} */
export const findClients = () => {
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '')
  const ofDebian = fs.existsSync(debian) ? fs.readdirSync(debian).map((version) => path.join(debian, version, 'bin')) : []
  return [...new Set([...onPath, ...ofDebian])]
    .flatMap((folder) => {
      const [dump, restore] = [path.join(folder, 'pg_dump'), path.join(folder, 'pg_restore')]
      const major = majorOf(dump)
      return major !== undefined && majorOf(restore) === major ? [{ dump, restore, major }] : []
    })
    .sort((one, other) => other.major - one.major)
}

/**
 * Newest client programs; pg_dump must not be older than the server.
 * @param {number} major server version @param {readonly PostgresClient[]} [clients] @returns {PostgresClient}
 */
export const requireClient = (major, clients = findClients()) => {
  const [newest] = clients
  if (newest !== undefined && newest.major >= major) return newest
  throw new Fault(
    newest === undefined
      ? 'pg_dump is not installed'
      : `The newest pg_dump on this machine is version ${newest.major}, but the server is Postgres ${major}`,
    `Install postgresql-client-${major} (packages for every Debian release: https://www.postgresql.org/download), or run this command where it is installed.`,
  )
}

/**
 * Runs a client program. Passes the password by environment, not argv, and translates options of node-postgres.
 * @param {string} program @param {string} databaseUrl @param {string[]} args @param {string} what subject of the message: "The dump"
 */
export const runClient = async (program, databaseUrl, args, what) => {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  if (url.searchParams.get('sslmode') === 'no-verify') url.searchParams.set('sslmode', 'require')
  const env = { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) }
  const code = await run(program, [`--dbname=${url.href}`, ...args], { env })
  if (code !== 0) throw new Fault(`${what} failed (exit code ${code})`, 'See the output above.')
}
