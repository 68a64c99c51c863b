import { whileAlone } from './alone.mjs'
import { runLogged } from './child.mjs'
import { requireRights, withClient } from './database.mjs'
import { errorCode, Fault } from './fault.mjs'
import { checkedInMigrations, replacedMigrations } from './migration-files.mjs'
import { directUrl, ensureRoleTimeouts } from './pooler.mjs'
import { importTypeScript, programArguments } from './typescript.mjs'

/** @typedef {import('./variables.mjs').Variables} Variables */

/** @param {string} databaseUrl @returns {Promise<string[]>} */
const appliedMigrations = async (databaseUrl) => {
  try {
    const { rows } = await withClient(databaseUrl, (client) => client.query('SELECT name FROM payload_migrations'))
    return rows.map(({ name }) => name)
  } catch (error) {
    // 42P01: no such table, so none was ever run
    if (errorCode(error) === '42P01') return []
    throw error
  }
}

/** @param {string} databaseUrl @returns {Promise<string[]>} */
export const pendingMigrations = async (databaseUrl) => {
  const applied = new Set(await appliedMigrations(databaseUrl))
  return checkedInMigrations().filter((name) => !applied.has(name))
}

/**
 * What a newer version of the code did to this database.
 * @param {string} databaseUrl
 * @returns {Promise<string[]>}
 */
export const unknownMigrations = async (databaseUrl) => {
  const known = new Set([...checkedInMigrations(), ...replacedMigrations()])
  return (await appliedMigrations(databaseUrl)).filter((name) => !known.has(name))
}

/** For a program of the shop that runs for long, as the site does. @param {Variables} env */
export const programEnvironment = (env) => ({ ...env, NODE_ENV: 'production', DISABLE_PAYLOAD_HMR: 'true' })

/** For one that does its work and ends: it speaks to Postgres itself, and a statement may take minutes. @param {Variables} env */
export const scriptEnvironment = (env) => ({
  ...programEnvironment(env),
  DATABASE_URL: directUrl(env),
  DATABASE_DIRECT_URL: '',
  DATABASE_STATEMENT_TIMEOUT_MS: '600000',
})

/**
 * @typedef {object} Extent
 * @property {boolean} [isExpansion] leaves to a later call what the version before cannot live with (ADR 044)
 */

/** @param {string} databaseUrl @param {Extent} extent */
const wantedMigrations = async (databaseUrl, { isExpansion = false }) => {
  const pending = await pendingMigrations(databaseUrl)
  if (!isExpansion || pending.length === 0) return pending
  /** @type {typeof import('../../src/lib/config/contraction.ts')} */
  const { isContraction } = await importTypeScript('src/lib/config/contraction.ts')
  return pending.filter((name) => !isContraction(name))
}

/**
 * Looks again afterwards, because only the database knows what was done to it.
 * @param {Variables} env
 * @param {Extent} extent
 * @returns {Promise<number>} how many there were to apply
 */
const migrate = async (env, extent) => {
  const url = directUrl(env)
  const pending = await wantedMigrations(url, extent)
  if (pending.length === 0) return 0
  await requireRights(url)
  const args = extent.isExpansion === true ? ['--expand'] : []
  await runLogged('Migrating the database', process.execPath, await programArguments('scripts/migrate.ts', args), {
    env: scriptEnvironment(env),
    log: 'migrate',
  })
  const left = await wantedMigrations(url, extent)
  if (left.length > 0)
    throw new Fault(`The database still lacks ${left.join(', ')}`, 'Run npm run migrate again; .data/logs/migrate.log tells what happened.')
  return pending.length
}

/**
 * Looks by itself which ones are missing, because Payload takes seconds to say that none are. Of several starts on one database, one
 * migrates and the others wait.
 * @param {Variables} env
 * @param {(words: string, ok?: boolean) => void} note
 * @param {Extent} [extent]
 */
export const ensureMigrated = async (env, note, extent = {}) => {
  const url = directUrl(env)
  const unknown = await unknownMigrations(url)
  const isMissing = (await wantedMigrations(url, extent)).length > 0
  const applied = isMissing ? await whileAlone(url, () => migrate(env, extent)) : 0
  await ensureRoleTimeouts(env)
  const { words, isWell } = migrationWords({ applied, isMissing, unknown })
  note(words, isWell)
}

/**
 * What a start says of it: a database that a newer branch has changed is noticed.
 * @param {{applied: number, isMissing: boolean, unknown: readonly string[]}} outcome
 */
export const migrationWords = ({ applied, isMissing, unknown }) => {
  const done = applied > 0 ? `${applied} applied` : isMissing ? 'up to date: done by another process' : 'up to date'
  if (unknown.length === 0) return { words: done, isWell: true }
  return { words: `${done}, but the database is ahead of this code by ${unknown.join(', ')}`, isWell: false }
}
