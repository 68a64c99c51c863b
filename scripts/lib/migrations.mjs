import fs from 'node:fs'
import path from 'node:path'
import { directUrl, ensureRoleTimeouts, requireRights, whileAlone, withClient } from './database.mjs'
import { errorCode, Fault } from './output.mjs'
import { packageFile, run, runLogged } from './process.mjs'
import { fromRoot } from './project.mjs'
import { compileProgram, importTypeScript, programArguments, programFlags } from './typescript.mjs'

/** @typedef {import('./project.mjs').Variables} Variables */
/** `isExpansion` defers migrations the previous version can't run with (ADR 013). @typedef {{isExpansion?: boolean}} Extent */

const folder = fromRoot('src', 'payload', 'migrations')

/** @returns {string[]} names as stored in the database: `20261121_093000_first` */
export const checkedInMigrations = () =>
  fs
    .readdirSync(folder)
    .filter((name) => /^\d{8}_\d{6}.*\.ts$/.test(name))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort()

/** Names that a database of this version may list: the baseline replaced some, which older databases still list. @returns {Set<string>} */
export const knownMigrations = () => {
  const replaced = JSON.parse(fs.readFileSync(path.join(folder, 'baseline', 'replaced.json'), 'utf8'))
  return new Set([...checkedInMigrations(), ...replaced])
}

/** Snapshots Payload diffs the collections against; it reads only the newest. @returns {string[]} oldest first */
export const snapshots = () =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()

/** Each has half a megabyte. */
const dropOldSnapshots = () => {
  for (const name of snapshots().slice(0, -1)) fs.rmSync(path.join(folder, name))
}

/** @param {string} databaseUrl @returns {Promise<string[]>} */
const appliedMigrations = async (databaseUrl) => {
  try {
    const { rows } = await withClient(databaseUrl, (client) => client.query('SELECT name FROM payload_migrations'))
    return rows.map(({ name }) => name)
  } catch (error) {
    // 42P01: no migrations table, so none was applied
    if (errorCode(error) === '42P01') return []
    throw error
  }
}

/** @param {string} databaseUrl @param {Extent} [extent] */
export const pendingMigrations = async (databaseUrl, { isExpansion = false } = {}) => {
  const applied = new Set(await appliedMigrations(databaseUrl))
  const pending = checkedInMigrations().filter((name) => !applied.has(name))
  if (!isExpansion || pending.length === 0) return pending
  /** @type {typeof import('../../src/lib/config/contraction.ts')} */
  const { isContraction } = await importTypeScript('src/lib/config/contraction.ts')
  return pending.filter((name) => !isContraction(name))
}

/** Migrations applied by a newer version. @param {string} databaseUrl */
export const unknownMigrations = async (databaseUrl) => {
  const known = knownMigrations()
  return (await appliedMigrations(databaseUrl)).filter((name) => !known.has(name))
}

/** For long-running programs. @param {Variables} env */
export const programEnvironment = (env) => ({ ...env, NODE_ENV: 'production', DISABLE_PAYLOAD_HMR: 'true' })

/** For one-off programs: direct connection, and statements may take minutes. @param {Variables} env */
export const scriptEnvironment = (env) => ({
  ...programEnvironment(env),
  DATABASE_URL: directUrl(env),
  DATABASE_DIRECT_URL: '',
  DATABASE_STATEMENT_TIMEOUT_MS: '600000',
})

/** Rechecks the database afterwards. @param {Variables} env @param {Extent} extent @returns {Promise<string>} what was done */
const migrate = async (env, extent) => {
  const url = directUrl(env)
  const pending = await pendingMigrations(url, extent)
  if (pending.length === 0) return 'up to date: applied by another process'
  await requireRights(url)
  const args = extent.isExpansion === true ? ['--expand'] : []
  await runLogged('Migrating the database', process.execPath, await programArguments('src/programs/migrate.ts', args), {
    env: scriptEnvironment(env),
    log: 'migrate',
  })
  const left = await pendingMigrations(url, extent)
  if (left.length === 0) return `${pending.length} applied`
  throw new Fault(`Migrations were not applied: ${left.join(', ')}`, 'See .data/logs/migrate.log, then run npm run migrate again.')
}

/**
 * Checks for pending migrations itself, since Payload takes seconds to find none. Concurrent starts wait for one that migrates. Warns if a
 * newer version has changed the database.
 * @param {Variables} env @param {import('./output.mjs').Note} note @param {Extent} [extent]
 */
export const ensureMigrated = async (env, note, extent = {}) => {
  const url = directUrl(env)
  const unknown = await unknownMigrations(url)
  const isMissing = (await pendingMigrations(url, extent)).length > 0
  const done = isMissing ? await whileAlone(url, () => migrate(env, extent)) : 'up to date'
  await ensureRoleTimeouts(env)
  if (unknown.length === 0) note(done)
  else note(`${done}, but the database has migrations that this version lacks: ${unknown.join(', ')}`, false)
}

/** After migrate:create: verifies that it wrote a migration. @param {readonly string[]} before migrations */
export const requireNewMigration = (before) => {
  const written = checkedInMigrations().find((name) => !before.includes(name))
  if (written === undefined)
    throw new Fault('No migration was written: the collections have not changed', 'To write an empty one, add --force-accept-warning.')
  dropOldSnapshots()
  process.stdout.write(`Wrote src/payload/migrations/${written}.ts. Review its SQL, then run npm run migrate.\n`)
}

/**
 * Runs a Payload command, such as `migrate:create name`, with the precompiled configuration and a check that it finishes.
 * @param {Variables} env @param {readonly string[]} args
 */
export const runPayload = async (env, args) => {
  const before = checkedInMigrations()
  const mustFinish = new URL('must-finish.mjs', import.meta.url).href
  const command = [...programFlags, '--import', mustFinish, packageFile('payload', 'bin.js'), '--disable-transpile', ...args]
  const code = await run(process.execPath, command, {
    env: { ...scriptEnvironment(env), PAYLOAD_CONFIG_PATH: await compileProgram('payload.config.ts') },
  })
  if (code === 0 && args[0] === 'migrate:create') requireNewMigration(before)
  return code
}
