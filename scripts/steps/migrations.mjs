import fs from 'node:fs'
import { packageFile, runLogged } from './child.mjs'
import { withClient } from './database.mjs'
import { errorCode } from './fault.mjs'
import { fromRoot } from './paths.mjs'

const folder = fromRoot('src', 'cms', 'migrations')

/** @returns {string[]} names as the database keeps them: `20261121_093000_first` */
export const checkedInMigrations = () =>
  fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^\d{8}_\d{6}.*\.ts$/.test(entry.name))
    .map((entry) => entry.name.slice(0, -'.ts'.length))
    .sort()

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

/** @param {import('./variables.mjs').Variables} env */
export const scriptEnvironment = (env) => ({ ...env, NODE_ENV: 'production', DISABLE_PAYLOAD_HMR: 'true', PAYLOAD_CONFIG_PATH: 'payload.config.ts' })

/**
 * Looks by itself which ones are missing, because Payload takes seconds to say that none are.
 * @param {import('./variables.mjs').Variables} env
 * @param {(words: string) => void} note
 */
export const ensureMigrated = async (env, note) => {
  const pending = await pendingMigrations(env.DATABASE_URL ?? '')
  if (pending.length === 0) {
    note('up to date')
    return
  }
  await runLogged('Migrating the database', process.execPath, [packageFile('payload', 'bin.js'), 'migrate'], {
    env: scriptEnvironment(env),
    log: 'migrate',
  })
  note(`${pending.length} applied`)
}
