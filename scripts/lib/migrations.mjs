import { directUrl, ensureRoleTimeouts, requireRights, whileAlone, withClient } from './database.mjs'
import { checkedInMigrations, dropOldSnapshots, replacedMigrations, writeMigrationIndex } from './migration-files.mjs'
import { errorCode, Fault } from './output.mjs'
import { packageFile, run, runLogged } from './process.mjs'
import { compileProgram, importTypeScript, programArguments, programFlags } from './typescript.mjs'

/** @typedef {import('./project.mjs').Variables} Variables */

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

/** @param {string} databaseUrl @returns {Promise<string[]>} */
export const pendingMigrations = async (databaseUrl) => {
  const applied = new Set(await appliedMigrations(databaseUrl))
  return checkedInMigrations().filter((name) => !applied.has(name))
}

/**
 * Migrations applied by a newer version.
 * @param {string} databaseUrl
 * @returns {Promise<string[]>}
 */
export const unknownMigrations = async (databaseUrl) => {
  const known = new Set([...checkedInMigrations(), ...replacedMigrations()])
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

/**
 * @typedef {object} Extent
 * @property {boolean} [isExpansion] defers migrations the previous version can't run with (ADR 013)
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
 * Rechecks the database afterwards.
 * @param {Variables} env
 * @param {Extent} extent
 * @returns {Promise<number>} migrations to apply
 */
const migrate = async (env, extent) => {
  const url = directUrl(env)
  const pending = await wantedMigrations(url, extent)
  if (pending.length === 0) return 0
  await requireRights(url)
  const args = extent.isExpansion === true ? ['--expand'] : []
  await runLogged('Migrating the database', process.execPath, await programArguments('src/programs/migrate.ts', args), {
    env: scriptEnvironment(env),
    log: 'migrate',
  })
  const left = await wantedMigrations(url, extent)
  if (left.length > 0)
    throw new Fault(`The database still lacks ${left.join(', ')}`, 'Run npm run migrate again; .data/logs/migrate.log tells what happened.')
  return pending.length
}

/**
 * Checks for pending migrations itself, since Payload takes seconds to find none. Concurrent starts wait for one that migrates.
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
 * Message of a start; warns if a newer version has changed the database.
 * @param {{applied: number, isMissing: boolean, unknown: readonly string[]}} outcome
 */
export const migrationWords = ({ applied, isMissing, unknown }) => {
  const done = applied > 0 ? `${applied} applied` : isMissing ? 'up to date: done by another process' : 'up to date'
  if (unknown.length === 0) return { words: done, isWell: true }
  return { words: `${done}, but the database is ahead of this code by ${unknown.join(', ')}`, isWell: false }
}

const mustFinish = new URL('must-finish.mjs', import.meta.url)

/**
 * Runs Payload's command with the precompiled configuration and a check that it finishes.
 * @param {readonly string[]} args such as `['migrate']`
 */
const payloadArguments = (args) => [
  ...programFlags,
  '--import',
  mustFinish.href,
  packageFile('payload', 'bin.js'),
  '--disable-transpile',
  ...args,
]

/** @param {import('./project.mjs').Variables} env */
const payloadEnvironment = async (env) => ({ ...env, PAYLOAD_CONFIG_PATH: await compileProgram('payload.config.ts') })

/**
 * Verifies afterwards that migrate:create wrote a migration.
 * @param {string} name
 * @returns {() => void} throws a fault with the fix
 */
export const witness = (name) => {
  const before = new Set(checkedInMigrations())
  if (name !== 'migrate:create') return () => {}
  return () => {
    const [written] = checkedInMigrations().filter((each) => !before.has(each))
    if (written === undefined) {
      throw new Fault(
        'No migration was written: the collections are as the newest one left them',
        'For SQL of your own add --force-accept-warning, which writes an empty one.',
      )
    }
    writeMigrationIndex()
    dropOldSnapshots()
    process.stdout.write(`Wrote src/payload/migrations/${written}.ts: read its SQL, then npm run migrate.\n`)
  }
}

/**
 * Runs a Payload command, such as `migrate:create name`.
 * @param {import('./project.mjs').Variables} env
 * @param {readonly string[]} args
 */
export const runPayload = async (env, args) => {
  const check = witness(args[0] ?? '')
  const code = await run(process.execPath, payloadArguments(args), { env: await payloadEnvironment(env) })
  if (code === 0) check()
  return code
}
