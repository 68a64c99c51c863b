import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase } from './database.mjs'
import { describeError, errorCode, Fault, say, step } from './output.mjs'
import { findPlace } from './postgres-files.mjs'
import { createRestartBudget, logFile, openLog, run, tail } from './process.mjs'
import { dataFolder, root } from './project.mjs'
import { isProcessAlive } from './running-shop.mjs'
import { freePort, isPortFree, readOrCreateSecret } from './settings.mjs'

/** @typedef {import('./postgres-files.mjs').PostgresPlace} PostgresPlace */
/** @typedef {Awaited<ReturnType<typeof startPostgres>>} PostgresServer */

const userName = 'hostfront'

/** @param {PostgresPlace} place @param {string} cluster @param {string} password */
const initialise = async ({ binaries, user }, cluster, password) => {
  // create beside and rename: a killed initdb must not leave a partial cluster
  const fresh = `${cluster}.new`
  const passwordFile = `${cluster}.pw`
  for (const left of [fresh, passwordFile]) fs.rmSync(left, { recursive: true, force: true })
  fs.mkdirSync(fresh, { recursive: true, mode: 0o700 })
  fs.writeFileSync(passwordFile, password, { mode: 0o600, flag: 'wx' })
  if (user !== undefined) for (const file of [fresh, passwordFile]) fs.chownSync(file, user.uid, user.gid)
  const access = [`--username=${userName}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  const text = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8']
  const code = await run(binaries.initdb, ['--pgdata', fresh, ...access, ...text], { log: 'initdb', cwd: fresh, as: user })
  fs.rmSync(passwordFile)
  if (code !== 0) throw new Fault(`initdb could not create ${cluster}`, `Check the end of its log: ${tail(logFile('initdb'), 3)}`)
  fs.renameSync(fresh, cluster)
}

/** @param {PostgresPlace} place @param {string} cluster */
const checkVersion = ({ binaries }, cluster) => {
  const major = fs.readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (major === binaries.major) return
  throw new Fault(
    `The data in ${cluster} was written by Postgres ${major}, but the packaged version is ${binaries.major}`,
    'Dump the data with the old version and load it into the new one (docs/operations.md), or move that folder elsewhere to start over.',
  )
}

/** Prefers the previous port, which a running shop still uses; Postgres notes its options in the cluster. @param {string} cluster */
const choosePort = async (cluster) => {
  const options = path.join(cluster, 'postmaster.opts')
  const last = fs.existsSync(options) ? Number(/"port=(\d+)"/.exec(fs.readFileSync(options, 'utf8'))?.[1]) : 0
  return last > 0 && (await isPortFree(last)) ? last : freePort()
}

/** @param {PostgresPlace} place @param {string} cluster @param {string[]} flags */
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
  return child
}

/**
 * @param {string} cluster @param {import('node:child_process').ChildProcess | undefined} child undefined if another command has started it
 * @returns {Promise<number | undefined>} its port; undefined if it ended
 */
const waitUntilReady = async (cluster, child) => {
  for (let waited = 0; waited < 60_000; waited += 50) {
    const postmaster = readPostmaster(cluster)
    if (postmaster?.isReady === true) return postmaster.port
    if (child === undefined ? postmaster === undefined : child.exitCode !== null) return undefined
    await sleep(50)
  }
  return undefined
}

/** @param {PostgresPlace} place @param {string} name of the cluster */
const openCluster = (place, name) => {
  const cluster = path.join(place.base, name)
  const password = readOrCreateSecret(path.join(place.base, 'postgres-password'))
  const users = usersOf(path.join(dataFolder, `${name}.users`))
  users.enter()
  /** @param {number} port */
  const serverAt = (port) => ({
    /** @param {string} database */
    url: (database) => `postgres://${userName}:${password}@127.0.0.1:${port}/${database}`,
    cluster,
    moved: place.moved,
    /** Keeps it running while another command uses it. */
    stop: async () => {
      if (users.leave()) await stopPostmaster(cluster)
    },
  })
  return { cluster, password, users, serverAt }
}

/** Packaged Postgres of this folder's running shop. Never starts it. @param {string} [name] of the cluster below `.data` */
export const joinPostgres = (name = 'postgres') => {
  const { cluster, users, serverAt } = openCluster(findPlace(), name)
  const found = runningPostmaster(cluster)
  if (found !== undefined) return serverAt(found.port)
  users.leave()
  throw new Fault(
    'The shop is running, but its packaged Postgres is not',
    `Restart the shop; ${path.relative(root, logFile(name))} shows why Postgres stopped. If the shop uses its own database, set DATABASE_URL here as well.`,
  )
}

/**
 * Starts the packaged Postgres, or joins a running one.
 * @param {{name?: string, flags?: string[], place?: PostgresPlace}} [options] name of the cluster below `.data`, and settings (`fsync=off`)
 */
export const startPostgres = async ({ name = 'postgres', flags = [], place = findPlace() } = {}) => {
  const { cluster, password, users, serverAt } = openCluster(place, name)
  if (!fs.existsSync(path.join(cluster, 'PG_VERSION'))) await initialise(place, cluster, password)
  checkVersion(place, cluster)
  // retry: another command may start the same cluster, and processes of a killed server take time to exit
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const child = runningPostmaster(cluster) === undefined ? await launch(place, cluster, flags) : undefined
    const port = await waitUntilReady(cluster, child)
    if (port !== undefined) return serverAt(port)
    await sleep(1000)
  }
  users.leave()
  throw new Fault('The packaged Postgres did not start', `Check the end of its log: ${tail(logFile(name), 3)}`)
}

/**
 * Restarts the packaged Postgres on its port when it exits, at most three times a minute. The shop's pool reconnects by itself.
 * @param {PostgresServer} server @param {number} [everyMs] @returns {() => void} ends the watch
 */
export const watchPostgres = ({ cluster }, everyMs = 1000) => {
  const mayRestart = createRestartBudget()
  const start = () => startPostgres({ name: path.basename(cluster) })
  let isStarting = false
  const timer = setInterval(async () => {
    const postmaster = readPostmaster(cluster)
    if (isStarting || (postmaster !== undefined && isProcessAlive(postmaster.pid)) || !mayRestart()) return
    isStarting = true
    await step('The packaged Postgres exited unexpectedly; restarting it', start).catch((error) => say(`  ✗  ${describeError(error)}`))
    isStarting = false
  }, everyMs)
  return () => clearInterval(timer)
}

/** @param {PostgresServer} server @param {string} name @returns {Promise<string>} database URL */
export const ensureDatabase = async (server, name) => {
  try {
    await createDatabase(server.url('postgres'), name)
  } catch (error) {
    if (errorCode(error) === '28P01')
      throw new Fault(
        'The database rejected the password in the postgres-password file next to its data',
        'Restore that file, or move the file and the data elsewhere to start over.',
      )
    // 42P04: already exists
    if (errorCode(error) !== '42P04') throw error
  }
  return server.url(name)
}

/** @param {string} cluster data folder */
const pidFile = (cluster) => path.join(cluster, 'postmaster.pid')

/** Content of the server's lock file, possibly stale. @param {string} cluster */
export const readPostmaster = (cluster) => {
  try {
    const lines = fs.readFileSync(pidFile(cluster), 'utf8').split('\n')
    const pid = Number(lines[0])
    return pid > 0 ? { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' } : undefined
  } catch {
    return undefined
  }
}

/** After a kill -9 or power cut the PID in the lock file may have been reused. @param {number} pid @param {string} cluster */
const isServerOf = (pid, cluster) => {
  if (!isProcessAlive(pid)) return false
  const { stdout } = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8', timeout: 5000 })
  // slim images lack ps
  return (stdout ?? fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8')).includes(cluster)
}

/** The running server; removes a stale lock file, with which Postgres may refuse to start. @param {string} cluster */
export const runningPostmaster = (cluster) => {
  const postmaster = readPostmaster(cluster)
  if (postmaster === undefined || isServerOf(postmaster.pid, cluster)) return postmaster
  fs.rmSync(pidFile(cluster), { force: true })
  return undefined
}

/** Fast shutdown: disconnects clients, flushes committed data. @param {string} cluster */
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
const usersOf = (folder) => {
  const own = path.join(folder, String(process.pid))
  return {
    enter: () => {
      fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
      fs.writeFileSync(own, '')
    },
    /** @returns {boolean} whether no one else is left */
    leave: () => {
      fs.rmSync(own, { force: true })
      const names = fs.existsSync(folder) ? fs.readdirSync(folder) : []
      const left = names.filter((name) => !isProcessAlive(Number(name)))
      for (const name of left) fs.rmSync(path.join(folder, name), { force: true })
      return left.length === names.length
    },
  }
}
