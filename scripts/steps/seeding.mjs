import { whileAlone } from './alone.mjs'
import { runLogged } from './child.mjs'
import { withClient } from './database.mjs'
import { errorCode } from './fault.mjs'
import { fingerprint } from './fingerprint.mjs'
import { scriptEnvironment } from './migrations.mjs'
import { root } from './paths.mjs'
import { directUrl } from './pooler.mjs'
import { programArguments } from './typescript.mjs'

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

/** @param {import('./variables.mjs').Variables} env */
export const seedFingerprint = (env) => fingerprint(root, ['seed', 'src/payload/migrations'], [env.SEED_DEMO_CONTENT ?? ''])

/** @param {string} databaseUrl @param {import('./variables.mjs').Variables} env */
export const isSeeded = async (databaseUrl, env) => (await readNote(databaseUrl)) === seedFingerprint(env)

/** @typedef {import('./variables.mjs').Variables} Variables */

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
