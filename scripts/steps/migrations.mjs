import { runLogged } from './child.mjs'
import { requireRights, withClient } from './database.mjs'
import { errorCode, Fault } from './fault.mjs'
import { checkedInMigrations } from './migration-files.mjs'
import { programArguments } from './typescript.mjs'

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
  const known = new Set(checkedInMigrations())
  return (await appliedMigrations(databaseUrl)).filter((name) => !known.has(name))
}

/** @param {import('./variables.mjs').Variables} env */
export const scriptEnvironment = (env) => ({ ...env, NODE_ENV: 'production', DISABLE_PAYLOAD_HMR: 'true' })

/**
 * Looks by itself which ones are missing, because Payload takes seconds to say that none are; and again afterwards, because only
 * the database knows what was done to it.
 * @param {import('./variables.mjs').Variables} env
 * @param {(words: string, ok?: boolean) => void} note
 */
export const ensureMigrated = async (env, note) => {
  const url = env.DATABASE_URL ?? ''
  const unknown = await unknownMigrations(url)
  const pending = await pendingMigrations(url)
  if (pending.length === 0) {
    note(unknown.length === 0 ? 'up to date' : `the database is ahead of this code by ${unknown.join(', ')}`, unknown.length === 0)
    return
  }
  await requireRights(url)
  await runLogged('Migrating the database', process.execPath, await programArguments('scripts/migrate.ts'), {
    env: scriptEnvironment(env),
    log: 'migrate',
  })
  const left = await pendingMigrations(url)
  if (left.length > 0) throw new Fault(`The database still lacks ${left.join(', ')}`, 'Run npm run migrate again; .data/logs/migrate.log tells what happened.')
  note(`${pending.length} applied`)
}
