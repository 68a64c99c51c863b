import { ensureBuild } from './build.mjs'
import { directUrl, whileAlone, withClient } from './database.mjs'
import { ensureMigrated, scriptEnvironment } from './migrations.mjs'
import { errorCode, step } from './output.mjs'
import { runLogged } from './process.mjs'
import { fingerprint, forProcess, root } from './project.mjs'
import { importTypeScript, programArguments } from './typescript.mjs'

/** Stored in the database itself, so that another or an emptied database never counts as seeded. */
const table = 'infra.seeding'

/** @param {string} databaseUrl */
const readNote = async (databaseUrl) => {
  try {
    const { rows } = await withClient(databaseUrl, (client) => client.query(`SELECT hash FROM ${table}`))
    return rows[0]?.hash
  } catch (error) {
    // 42P01, 3F000: table or schema missing
    if (['42P01', '3F000'].includes(errorCode(error) ?? '')) return undefined
    throw error
  }
}

/** @param {string} databaseUrl @param {string} hash */
const writeNote = (databaseUrl, hash) =>
  withClient(databaseUrl, async (client) => {
    await client.query('CREATE SCHEMA IF NOT EXISTS infra')
    await client.query(
      `CREATE TABLE IF NOT EXISTS ${table} (single boolean PRIMARY KEY DEFAULT true CHECK (single), hash text NOT NULL, at timestamptz NOT NULL)`,
    )
    await client.query(
      `INSERT INTO ${table} (hash, at) VALUES ($1, now()) ON CONFLICT (single) DO UPDATE SET hash = excluded.hash, at = excluded.at`,
      [hash],
    )
  })

/** @param {import('./project.mjs').Variables} env */
const seedFingerprint = (env) => fingerprint(root, ['seed', 'src/payload/migrations'], [env.SEED_DEMO_CONTENT ?? ''])

/** @param {string} databaseUrl @param {import('./project.mjs').Variables} env */
export const isSeeded = async (databaseUrl, env) => (await readNote(databaseUrl)) === seedFingerprint(env)

/** @typedef {import('./project.mjs').Variables} Variables */

/** @param {Variables} env @param {string[]} args */
const fill = async (env, args) => {
  const hash = seedFingerprint(env)
  await runLogged('Filling the shop', process.execPath, await programArguments('seed/run.ts', args), {
    env: scriptEnvironment(env),
    log: 'seed',
  })
  await writeNote(directUrl(env), hash)
}

/** @param {Variables} env */
export const isSeedOff = (env) => env.SEED_ON_START === 'false'

/**
 * @param {Variables} env
 * @param {string[]} [args] `--reset`
 */
export const seed = (env, args = []) => whileAlone(directUrl(env), () => fill(env, args))

/**
 * The seed is idempotent; the stored hash only saves time.
 * @param {Variables} env
 * @param {(words: string) => void} note
 */
export const ensureSeeded = async (env, note) => {
  const url = directUrl(env)
  if (isSeedOff(env)) return note('skipped (SEED_ON_START=false)')
  if (await isSeeded(url, env)) return note('nothing to add')
  return whileAlone(url, async () => ((await isSeeded(url, env)) ? note('done by another process') : fill(env, [])))
}

/** `password` is absent if the user chose it. @typedef {{who: string, email: string, password?: string}} Login */

/**
 * Logins of the seed for the summary, read from the seed itself.
 * @param {import('./project.mjs').Variables} env
 * @returns {Promise<Login[]>}
 */
export const demoLoginsOf = async (env) => {
  // the seed reads process.env, which is restored afterwards: later code checks whether the user set DATABASE_URL
  const before = process.env
  process.env = forProcess({ ...before, ...env })
  try {
    /** @type {{chosenLogins: () => readonly {collection: string, role?: string, email: string, password: string}[]}} */
    const { chosenLogins } = await importTypeScript('seed/demo-logins.ts')
    return describeLogins(chosenLogins(), env)
  } finally {
    process.env = before
  }
}

/**
 * @param {readonly {collection: string, role?: string, email: string, password: string}[]} logins
 * @param {import('./project.mjs').Variables} env
 * @returns {Login[]}
 */
const describeLogins = (logins, env) =>
  logins.map(({ collection, role, email, password }) => ({
    who: role ?? (collection === 'customers' ? 'customer' : collection),
    email,
    ...(env.SEED_ADMIN_PASSWORD === password ? {} : { password }),
  }))

/**
 * Migrates and seeds the database while building, which needs none.
 * @param {Variables} env
 * @param {{fill: (env: Variables, note: (words: string) => void) => Promise<unknown>, isBuilt?: boolean, isPatient?: boolean}} options
 * isBuilt false: database only; isPatient: builds at low priority
 */
export const fillAndBuild = async (env, { fill, isBuilt = true, isPatient = false }) => {
  const filled = async () => {
    await step('Migrations', (note) => ensureMigrated(env, note))
    await step('Catalogue and demo content', (note) => fill(env, note))
  }
  await Promise.all([filled(), isBuilt ? step('Build', (note) => ensureBuild(env, note, { isPatient })) : undefined])
}
