import fs from 'node:fs'
import path from 'node:path'
import { readDatabasePassword } from './database-password.mjs'
import { Fault } from './fault.mjs'
import { dataFolder, fromRoot } from './paths.mjs'
import { parsePort } from './port.mjs'
import { readOrCreateSecret } from './secret-file.mjs'
import { importTypeScript } from './typescript.mjs'

/** Loads .env files like Next. Existing variables take precedence. */
export const loadEnvironmentFiles = () => {
  readDatabasePassword()
  for (const name of ['.env.local', '.env']) if (fs.existsSync(fromRoot(name))) process.loadEnvFile(fromRoot(name))
}

/** Empty counts as unset. @param {string | undefined} value */
const orUndefined = (value) => (value === undefined || value.trim() === '' ? undefined : value)

/** @returns {string | undefined} */
export const databaseUrlOfUser = () => orUndefined(process.env.DATABASE_URL)

/**
 * User's variables, completed with defaults for this machine.
 * @param {{databaseUrl: string, port?: number, overrides?: import('./variables.mjs').Variables}} options
 * @returns {import('./variables.mjs').Variables}
 */
export const shopEnvironment = ({ databaseUrl, port = parsePort(process.env.PORT), overrides = {} }) => ({
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  PORT: String(port),
  DATABASE_URL: databaseUrl,
  PAYLOAD_SECRET: orUndefined(process.env.PAYLOAD_SECRET) ?? readOrCreateSecret(path.join(dataFolder, 'payload-secret')),
  SITE_URL: orUndefined(process.env.SITE_URL) ?? `http://localhost:${port}`,
  ...overrides,
})

/** @param {import('./variables.mjs').Variables} env */
export const isOwnMachine = (env) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(env.SITE_URL ?? 'http://localhost').hostname)

/**
 * Validates the environment before anything slow. Needs the packages.
 * @param {import('./variables.mjs').Variables} env
 * @returns {Promise<readonly string[]>} warnings about unknown variables
 */
export const checkEnvironment = async (env) => {
  /** @type {[typeof import('../../src/lib/config/env.ts'), typeof import('../../src/lib/config/unknown-settings.ts')]} */
  const [{ parseEnvironment }, { unknownSettings }] = await Promise.all([
    importTypeScript('src/lib/config/env.ts'),
    importTypeScript('src/lib/config/unknown-settings.ts'),
  ])
  try {
    parseEnvironment({ ...env, NODE_ENV: 'production' })
  } catch (error) {
    if (!(error instanceof Error && 'faults' in error && Array.isArray(error.faults))) throw error
    throw new Fault([...error.faults, ...unknownSettings(env)].join('\n'), 'docs/operations.md lists every variable.')
  }
  return unknownSettings(env)
}
