import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { errorCode, Fault } from './output.mjs'
import { dataFolder, fromRoot } from './project.mjs'
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
 * @param {{databaseUrl: string, port?: number, overrides?: import('./project.mjs').Variables}} options
 * @returns {import('./project.mjs').Variables}
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

/** @param {import('./project.mjs').Variables} env */
export const isOwnMachine = (env) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(env.SITE_URL ?? 'http://localhost').hostname)

/**
 * Validates the environment before anything slow. Needs the packages.
 * @param {import('./project.mjs').Variables} env
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

/**
 * @param {string | undefined} text the PORT variable
 * @param {number} otherwise default
 */
export const parsePort = (text, otherwise = 3000) => {
  if (text === undefined || text.trim() === '') return otherwise
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Fault(`PORT is "${text}", which is not a port`, 'Set it to a whole number from 1 to 65535, for example PORT=3001.')
  }
  return port
}

/**
 * Binds a port and releases it.
 * @param {number} port 0 for any
 * @param {string} [host] undefined for all addresses, like the shop
 * @returns {Promise<number>} bound port
 */
const tryPort = (port, host) =>
  new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      const got = address !== null && typeof address === 'object' ? address.port : port
      server.close(() => resolve(got))
    })
  })

/** @returns {Promise<number>} a free port */
export const freePort = () => tryPort(0, '127.0.0.1')

/** @param {number} port */
export const isPortFree = async (port) => {
  try {
    await tryPort(port)
    return true
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') return false
    if (errorCode(error) === 'EACCES') {
      throw new Fault(`Port ${port} may not be used by this user`, `Choose one above 1023: PORT=${3000} npm start.`)
    }
    throw error
  }
}

/**
 * @param {number} port
 * @param {string} [holder] known user of the port
 */
export const requireFreePort = async (port, holder) => {
  if (await isPortFree(port)) return
  const other = await firstFreePort(port + 1)
  throw new Fault(
    `Port ${port} is taken${holder === undefined ? '' : ` by ${holder}`}`,
    `Stop what runs there, or choose another: PORT=${other} npm start.`,
  )
}

/** @param {number} from */
const firstFreePort = async (from) => {
  for (let port = from; port < Math.min(from + 50, 65_536); port += 1) {
    if (await isPortFree(port)) return port
  }
  return freePort()
}

/** A shop with a loopback address listens only there. @type {Record<string, string | undefined>} */
const loopback = { localhost: '127.0.0.1', '127.0.0.1': '127.0.0.1', '[::1]': '::1' }

/** Wildcard addresses; reachable through localhost. */
const everyAddress = new Set(['0.0.0.0', '::'])

/**
 * Loopback only behind a trusted proxy: clients that bypass it could forge their address.
 * @param {import('./project.mjs').Variables} env
 * @returns {string | undefined} undefined for all addresses
 */
export const listeningHost = ({ HOST, SITE_URL, TRUSTED_PROXY_COUNT }) =>
  HOST || loopback[new URL(SITE_URL ?? 'http://localhost').hostname] || (Number(TRUSTED_PROXY_COUNT ?? 0) > 0 ? '127.0.0.1' : undefined)

/** Local URL of the shop. @param {import('./project.mjs').Variables} env */
export const ownUrl = (env) => {
  const { HOST = '' } = env
  const host = HOST === '' || everyAddress.has(HOST) ? 'localhost' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${env.PORT}`
}

/**
 * Creates a secret once, readable by its owner only.
 * @param {string} file
 * @param {number} [bytes] of randomness
 * @returns {string}
 */
export const readOrCreateSecret = (file, bytes = 32) => {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    // 'wx': of two concurrent processes one creates the file, and both read the same secret
    fs.writeFileSync(file, `${randomBytes(bytes).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const secret = fs.readFileSync(file, 'utf8').trim()
  if (secret !== '') return secret
  // empty if a process was killed between open and write
  fs.rmSync(file)
  return readOrCreateSecret(file, bytes)
}

/** In containers both sides read the password from a file; libpq uses it if the URL has none. */
export const readDatabasePassword = () => {
  const file = process.env.DATABASE_PASSWORD_FILE ?? ''
  if (file === '' || (process.env.PGPASSWORD ?? '') !== '' || !fs.existsSync(file)) return
  process.env.PGPASSWORD = fs.readFileSync(file, 'utf8').trim()
}
