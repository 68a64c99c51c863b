import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase, withClient } from './database.mjs'
import { describeError, errorCode, Fault, say, step } from './output.mjs'
import { findPlace } from './postgres-files.mjs'
import { createRestartBudget, logFile, openLog, run, tail } from './process.mjs'
import { dataFolder, root } from './project.mjs'
import { isProcessAlive } from './running-shop.mjs'
import { freePort, isPortFree, readOrCreateSecret } from './settings.mjs'

/** @typedef {import('./postgres-files.mjs').PostgresPlace} PostgresPlace */
/**
 * @typedef {object} PostgresServer
 * @property {(database: string) => string} url
 * @property {string} cluster data folder
 * @property {boolean} moved true if the data is outside the project
 * @property {() => Promise<void>} stop keeps it running while another command uses it
 */

const userName = 'hostfront'

/**
 * @param {PostgresPlace} place
 * @param {string} cluster
 * @param {string} password
 */
const initialise = async ({ binaries, user }, cluster, password) => {
  // create beside and rename: a killed initdb must not leave a partial cluster
  const fresh = `${cluster}.new`
  const passwordFile = path.join(fresh, '..', `${path.basename(cluster)}.pw`)
  fs.rmSync(fresh, { recursive: true, force: true })
  fs.mkdirSync(fresh, { recursive: true, mode: 0o700 })
  fs.rmSync(passwordFile, { force: true })
  fs.writeFileSync(passwordFile, password, { mode: 0o600, flag: 'wx' })
  if (user !== undefined) for (const file of [fresh, passwordFile]) fs.chownSync(file, user.uid, user.gid)
  const options = [
    '--username',
    userName,
    '--auth',
    'scram-sha-256',
    '--pwfile',
    passwordFile,
    '--encoding',
    'UTF8',
    '--locale-provider',
    'builtin',
    '--locale',
    'C.UTF-8',
  ]
  try {
    const code = await run(binaries.initdb, ['--pgdata', fresh, ...options], { log: 'initdb', cwd: fresh, as: user })
    if (code !== 0) throw new Fault(`Postgres could not set up ${cluster}`, tail(logFile('initdb'), 3))
  } finally {
    fs.rmSync(passwordFile, { force: true })
  }
  fs.renameSync(fresh, cluster)
}

/**
 * @param {PostgresPlace} place
 * @param {string} cluster
 */
const checkVersion = ({ binaries }, cluster) => {
  const major = fs.readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (major === binaries.major) return
  throw new Fault(
    `The data in ${cluster} was written by Postgres ${major}, and the package brings ${binaries.major}`,
    'Dump it with the old version and load it with the new one (docs/operations.md), or move that folder away to begin anew.',
  )
}

/** Prefers the previous port, which a running shop still uses. @param {string} cluster */
const choosePort = async (cluster) => {
  const last = lastPort(cluster)
  return last !== undefined && (await isPortFree(last)) ? last : freePort()
}

/**
 * @param {PostgresPlace} place
 * @param {string} cluster
 * @param {string[]} flags
 */
const launch = async ({ binaries, user }, cluster, flags) => {
  const port = await choosePort(cluster)
  const log = openLog(path.basename(cluster))
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${cluster}`, ...flags]
  const child = spawn(binaries.postgres, ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])], {
    ...user,
    cwd: cluster,
    // own process group: Ctrl-C must not reach Postgres before the shop has stopped
    detached: true,
    stdio: ['ignore', log, log],
  })
  fs.closeSync(log)
  child.unref()
  return { child, port }
}

/** Still starting, or shutting down because processes of a killed server remain. @param {unknown} error */
const isNotYet = (error) =>
  ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', '57P03'].includes(errorCode(error) ?? '') ||
  (error instanceof Error && error.message === 'Connection terminated unexpectedly')

/**
 * @param {string} url
 * @param {() => boolean} isOver whether to stop waiting
 */
const waitUntilReady = async (url, isOver) => {
  for (let waited = 0; waited < 60_000; waited += 50) {
    try {
      await withClient(url, (client) => client.query('SELECT 1'))
      return true
    } catch (error) {
      if (errorCode(error) === '28P01') {
        throw new Fault(
          'The data was made with another password than the one in postgres-password beside it',
          'Put that file back, or move both away to begin anew.',
        )
      }
      if (!isNotYet(error)) throw error
    }
    if (isOver()) return false
    await sleep(50)
  }
  return false
}

/**
 * @param {string} name of the cluster
 * @param {boolean} [isInMemory]
 */
const openCluster = (name, isInMemory = false) => {
  const place = findPlace({ isInMemory })
  const cluster = path.join(place.base, name)
  const password = readOrCreateSecret(path.join(place.base, 'postgres-password'))
  const users = usersOf(path.join(dataFolder, `${name}.users`))
  // a socket is cheaper than TCP; host and port in the URL still work
  const socket = isInMemory ? `?host=${encodeURIComponent(cluster)}` : ''
  /** @param {number} port @param {string} database */
  const address = (port, database) => `postgres://${userName}:${password}@127.0.0.1:${port}/${database}${socket}`
  /** @param {number} port @returns {PostgresServer} */
  const serverAt = (port) => ({
    url: (database) => address(port, database),
    cluster,
    moved: place.moved,
    stop: async () => {
      if (users.leave()) await stopPostmaster(cluster)
    },
  })
  return { place, cluster, password, users, address, serverAt }
}

/**
 * Packaged Postgres of this folder's running shop. Never starts it.
 * @param {string} [name] of the cluster below `.data`
 * @returns {PostgresServer}
 */
export const joinPostgres = (name = 'postgres') => {
  const { cluster, users, serverAt } = openCluster(name)
  const found = runningPostmaster(cluster)
  if (found === undefined)
    throw new Fault(
      'The shop runs, and its packaged Postgres does not',
      `Stop the shop and start it again; ${path.relative(root, logFile(name))} says why Postgres ended. A shop with a database of its own needs DATABASE_URL here as well.`,
    )
  users.enter()
  return serverAt(found.port)
}

/**
 * Starts the packaged Postgres, or joins a running one.
 * @param {{name?: string, flags?: string[], isInMemory?: boolean}} [options] name of the cluster below `.data`, and settings (`fsync=off`)
 * @returns {Promise<PostgresServer>}
 */
export const startPostgres = async ({ name = 'postgres', flags = [], isInMemory = false } = {}) => {
  const { place, cluster, password, users, address, serverAt } = openCluster(name, isInMemory)
  users.enter()
  if (!fs.existsSync(path.join(cluster, 'PG_VERSION'))) await initialise(place, cluster, password)
  checkVersion(place, cluster)

  // retry: another command may start the same cluster, and processes of a killed server take time to exit
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const found = runningPostmaster(cluster)
    const started = found === undefined ? await launch(place, cluster, flags) : undefined
    const port = found?.port ?? started?.port ?? 0
    const isOver = () => (started === undefined ? runningPostmaster(cluster) === undefined : started.child.exitCode !== null)
    if (await waitUntilReady(address(port, 'postgres'), isOver)) return serverAt(port)
    await sleep(1000)
  }
  users.leave()
  throw new Fault('The packaged Postgres does not start', `Its last words: ${tail(logFile(name), 3)}`)
}

/**
 * Restarts the packaged Postgres on its port when it exits, at most three times a minute. The shop's pool reconnects by itself.
 * @param {PostgresServer} server
 * @param {{everyMs?: number, start?: () => Promise<unknown>}} [options]
 * @returns {() => void} ends the watch
 */
export const watchPostgres = ({ cluster }, { everyMs = 1000, start = () => startPostgres({ name: path.basename(cluster) }) } = {}) => {
  const mayRestart = createRestartBudget()
  let isStarting = false
  const timer = setInterval(async () => {
    const postmaster = readPostmaster(cluster)
    if (isStarting || (postmaster !== undefined && isProcessAlive(postmaster.pid)) || !mayRestart()) return
    isStarting = true
    await step('The packaged Postgres ended by itself; starting it again', start).catch((error) => say(`  ✗  ${describeError(error)}`))
    isStarting = false
  }, everyMs)
  return () => clearInterval(timer)
}

/** @param {PostgresServer} server @param {string} name @returns {Promise<string>} database URL */
export const ensureDatabase = async (server, name) => {
  await createDatabase(server.url('postgres'), name).catch((error) => {
    // 42P04: already exists
    if (errorCode(error) !== '42P04') throw error
  })
  return server.url(name)
}

/** @typedef {{pid: number, port: number}} Postmaster */

/** @param {string} cluster data folder */
const pidFile = (cluster) => path.join(cluster, 'postmaster.pid')

/** @param {string} cluster @returns {Postmaster | undefined} content of the lock file, possibly stale */
export const readPostmaster = (cluster) => {
  try {
    const lines = fs.readFileSync(pidFile(cluster), 'utf8').split('\n')
    const [pid, port] = [Number(lines[0]), Number(lines[3])]
    return pid > 0 ? { pid, port } : undefined
  } catch {
    return undefined
  }
}

/**
 * After a kill -9 or power cut the PID in the lock file may have been reused, and Postgres then refuses to start.
 * @param {number} pid
 * @param {string} cluster
 */
const isServerOf = (pid, cluster) => {
  if (!isProcessAlive(pid)) return false
  const { stdout } = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8', timeout: 5000 })
  if (stdout !== null) return stdout.includes(cluster)
  // slim images lack ps
  return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster)
}

/** @param {string} cluster @returns {Postmaster | undefined} the running server */
export const runningPostmaster = (cluster) => {
  const postmaster = readPostmaster(cluster)
  if (postmaster === undefined) return undefined
  if (isServerOf(postmaster.pid, cluster)) return postmaster
  fs.rmSync(pidFile(cluster), { force: true })
  return undefined
}

/** @param {string} cluster @returns {number | undefined} last port, from Postgres's own file */
export const lastPort = (cluster) => {
  try {
    const port = Number(/"port=(\d+)"/.exec(fs.readFileSync(path.join(cluster, 'postmaster.opts'), 'utf8'))?.[1])
    return port > 0 ? port : undefined
  } catch {
    return undefined
  }
}

/**
 * Fast shutdown: disconnects clients, flushes committed data.
 * @param {string} cluster
 */
export const stopPostmaster = async (cluster) => {
  const postmaster = runningPostmaster(cluster)
  if (postmaster === undefined) return
  process.kill(postmaster.pid, 'SIGINT')
  // wait for the lock file: the process may remain as a zombie if nothing reaps it
  for (let waited = 0; waited < 20_000; waited += 50) {
    await sleep(50)
    if (readPostmaster(cluster) === undefined) return
  }
  process.kill(postmaster.pid, 'SIGQUIT')
}

/**
 * Processes that share a server: `npm run seed` beside a running `npm start`. The last one stops it; killed processes don't count.
 * @param {string} folder
 */
const usersOf = (folder) => ({
  enter: () => {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
    fs.writeFileSync(path.join(folder, String(process.pid)), '')
  },
  /** @returns {boolean} whether no one else is left */
  leave: () => {
    fs.rmSync(path.join(folder, String(process.pid)), { force: true })
    const names = fs.existsSync(folder) ? fs.readdirSync(folder) : []
    for (const name of names) if (!isProcessAlive(Number(name))) fs.rmSync(path.join(folder, name), { force: true })
    return !names.some((name) => isProcessAlive(Number(name)))
  },
})
