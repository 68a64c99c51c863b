import { ensureBuild } from './build.mjs'
import { directUrl, whileAlone, withClient } from './database.mjs'
import { ensureMigrated, scriptEnvironment } from './migrations.mjs'
import { errorCode, step } from './output.mjs'
import { runLogged } from './process.mjs'
import { fingerprint, root } from './project.mjs'
import { importTypeScript, programArguments } from './typescript.mjs'

/** @typedef {import('./project.mjs').Variables} Variables */

/** @param {Variables} env */
const seedFingerprint = (env) => fingerprint(root, ['seed', 'src/payload/migrations'], [env.SEED_DEMO_CONTENT ?? ''])

/** The hash is stored in the database itself, so that another or an emptied one never counts as seeded. @param {Variables} env */
export const isSeeded = async (env) => {
  try {
    const { rows } = await withClient(directUrl(env), (client) => client.query('SELECT hash FROM infra.seeding'))
    return rows[0]?.hash === seedFingerprint(env)
  } catch (error) {
    // 42P01, 3F000: table or schema missing
    if (['42P01', '3F000'].includes(errorCode(error) ?? '')) return false
    throw error
  }
}

/** @param {Variables} env @param {string} hash */
const markSeeded = (env, hash) =>
  withClient(directUrl(env), async (client) => {
    await client.query(`CREATE SCHEMA IF NOT EXISTS infra;
      CREATE TABLE IF NOT EXISTS infra.seeding (
        single boolean PRIMARY KEY DEFAULT true CHECK (single), hash text NOT NULL, at timestamptz NOT NULL)`)
    await client.query(
      'INSERT INTO infra.seeding (hash, at) VALUES ($1, now()) ON CONFLICT (single) DO UPDATE SET hash = excluded.hash, at = excluded.at',
      [hash],
    )
  })

/** @param {Variables} env @param {string[]} args */
const fill = async (env, args) => {
  const hash = seedFingerprint(env)
  await runLogged('Seeding the shop', process.execPath, await programArguments('seed/run.ts', args), {
    env: scriptEnvironment(env),
    log: 'seed',
  })
  await markSeeded(env, hash)
}

/** @param {Variables} env @param {string[]} [args] `--reset` */
export const seed = (env, args = []) => whileAlone(directUrl(env), () => fill(env, args))

/** @param {Variables} env */
export const isSeedOff = (env) => env.SEED_ON_START === 'false'

/** The seed is idempotent; the stored hash only saves time. @param {Variables} env @param {(words: string) => void} note */
export const ensureSeeded = async (env, note) => {
  if (isSeedOff(env)) return note('skipped (SEED_ON_START=false)')
  if (await isSeeded(env)) return note('nothing to add')
  return whileAlone(directUrl(env), async () => ((await isSeeded(env)) ? note('done by another process') : fill(env, [])))
}

/** `password` is absent if the user chose it. @typedef {{who: string, email: string, password?: string}} Login */

/** Logins of the seed for the summary. @param {Variables} env @returns {Promise<Login[]>} */
export const demoLoginsOf = async (env) => {
  /** @type {typeof import('../../seed/demo-logins.ts')} */
  const { describeLogins } = await importTypeScript('seed/demo-logins.ts')
  return describeLogins(env)
}

/**
 * Migrates and seeds the database while building, which needs none.
 * @param {Variables} env
 * @param {{fill: (env: Variables, note: (words: string) => void) => Promise<unknown>, isBuilt?: boolean, isPatient?: boolean}} options
 * isBuilt false: database only; isPatient: builds at low priority
 */
export const fillAndBuild = async (env, { fill: fillShop, isBuilt = true, isPatient = false }) => {
  const filled = async () => {
    await step('Migrations', (note) => ensureMigrated(env, note))
    await step('Catalogue and demo content', (note) => fillShop(env, note))
  }
  await Promise.all([filled(), isBuilt ? step('Build', (note) => ensureBuild(env, note, { isPatient })) : undefined])
}
