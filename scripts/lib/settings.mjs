import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { errorCode, Fault } from './output.mjs'
import { dataFolder, fromRoot } from './project.mjs'
import { importTypeScript } from './typescript.mjs'

/** @typedef {import('./project.mjs').Variables} Variables */

/** Loads .env files like Next. Existing variables take precedence. */
export const loadEnvironmentFiles = () => {
  readDatabasePassword()
  for (const name of ['.env.local', '.env']) if (fs.existsSync(fromRoot(name))) process.loadEnvFile(fromRoot(name))
}

/** In containers both sides read the password from a file; libpq uses it if the URL has none. */
export const readDatabasePassword = () => {
  const { DATABASE_PASSWORD_FILE = '', PGPASSWORD = '' } = process.env
  if (PGPASSWORD !== '' || !fs.existsSync(DATABASE_PASSWORD_FILE)) return
  process.env.PGPASSWORD = fs.readFileSync(DATABASE_PASSWORD_FILE, 'utf8').trim()
}

/** Empty counts as unset. @param {string | undefined} value */
const orUndefined = (value) => (value === undefined || value.trim() === '' ? undefined : value)

export const databaseUrlOfUser = () => orUndefined(process.env.DATABASE_URL)

/**
 * User's variables, completed with defaults for this machine.
 * @param {{databaseUrl: string, port?: number, overrides?: Variables}} options @returns {Variables}
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

/**
 * Validates the environment before anything slow. Needs the packages.
 * @param {Variables} env @returns {Promise<readonly string[]>} warnings about unknown variables
 */
export const checkEnvironment = async (env) => {
  /** @type {typeof import('../../src/lib/config/unknown-settings.ts')} */
  const { examineSettings } = await importTypeScript('src/lib/config/unknown-settings.ts')
  const { faults, unknown } = examineSettings({ ...env, NODE_ENV: 'production' })
  if (faults.length > 0) throw new Fault([...faults, ...unknown].join('\n'), 'See docs/operations.md for all variables.')
  return unknown
}

/** @param {string | undefined} text the PORT variable */
export const parsePort = (text) => {
  const port = Number(orUndefined(text) ?? 3000)
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port
  throw new Fault(`PORT is "${text}", which is not a port number`, 'Set it to a whole number from 1 to 65535, for example PORT=3001.')
}

/** Binds a port and releases it. @param {net.ListenOptions} options like the shop without a host: on all addresses */
const tryPort = async (options) => {
  const server = net.createServer().listen({ ...options, exclusive: true })
  await once(server, 'listening')
  const { port } = /** @type {net.AddressInfo} */ (server.address())
  await once(server.close(), 'close')
  return port
}

export const freePort = () => tryPort({ port: 0, host: '127.0.0.1' })

/** @param {number} port */
export const isPortFree = async (port) => {
  try {
    await tryPort({ port })
    return true
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') return false
    if (errorCode(error) !== 'EACCES') throw error
    throw new Fault(`This user cannot listen on port ${port}`, 'Choose a port above 1023: PORT=3000 npm start.')
  }
}

/** @param {number} port */
export const requireFreePort = async (port) => {
  if (await isPortFree(port)) return
  const other = port < 65_535 && (await isPortFree(port + 1)) ? port + 1 : await freePort()
  throw new Fault(`Port ${port} is in use`, `Stop the process that uses it, or choose another port: PORT=${other} npm start.`)
}

/** A shop with a loopback address listens only there. @type {Variables} */
const loopback = { localhost: '127.0.0.1', '127.0.0.1': '127.0.0.1', '[::1]': '::1' }

/** @param {Variables} env @returns {string | undefined} loopback address, if the shop has one */
const loopbackOf = ({ SITE_URL }) => loopback[new URL(SITE_URL ?? 'http://localhost').hostname]

/** @param {Variables} env */
export const isOwnMachine = (env) => loopbackOf(env) !== undefined

/** Loopback behind a trusted proxy, since clients could forge their address. @param {Variables} env @returns {string | undefined} */
export const listeningHost = (env) => env.HOST || loopbackOf(env) || (Number(env.TRUSTED_PROXY_COUNT ?? 0) > 0 ? '127.0.0.1' : undefined)

/** Local URL of the shop; wildcard addresses are reachable through localhost. @param {Variables} env */
export const ownUrl = ({ HOST = '', PORT }) => {
  const host = ['', '0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

/** Creates a secret once, readable by its owner only. @param {string} file @param {number} [bytes] of randomness @returns {string} */
export const readOrCreateSecret = (file, bytes = 32) => {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    // 'wx': of two concurrent processes one creates the file, and both read the same secret
    fs.writeFileSync(file, `${randomBytes(bytes).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  const secret = fs.readFileSync(file, 'utf8').trim()
  if (secret !== '') return secret
  // empty if a process was killed between open and write
  fs.rmSync(file)
  return readOrCreateSecret(file, bytes)
}
