import { spawn } from 'node:child_process'
import cluster from 'node:cluster'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { servedBuild } from './build.mjs'
import { describeError, Fault, say, step } from './output.mjs'
import { createRestartBudget, isStopping, logFile, onStop, openLog, tail } from './process.mjs'
import { dataFolder, forProcess, root } from './project.mjs'
import { forgetRunningShop, isProcessAlive, recordRunningShop } from './running-shop.mjs'
import { freePort, listeningHost, ownUrl } from './settings.mjs'
import { importTypeScript } from './typescript.mjs'

/** @typedef {import('./project.mjs').Variables} Variables */
/** Source folder, and the build folder relative to it. @typedef {{home: string, build: string}} Version */
/** @typedef {ReturnType<typeof launch>} RunningApp */

// each process listens on the shared port itself, so that one can replace another without a gap (ADR 013)
cluster.schedulingPolicy = cluster.SCHED_NONE

/**
 * With a 4 GB heap limit V8 keeps hundreds of megabytes of garbage, and so does glibc with an arena per thread. Overridable by the
 * environment; the image sets the same (Dockerfile).
 */
const smallProcess = { NODE_OPTIONS: '--max-old-space-size=768', MALLOC_ARENA_MAX: '2' }

/** @param {Version & {env: Variables, mode: 'start' | 'dev', log?: string}} options log: file for the output */
const launch = ({ env, mode, log, home, build }) => {
  const host = listeningHost(env)
  const isDev = mode === 'dev'
  const program = path.join(home, ...(isDev ? ['scripts', 'dev-server.mjs'] : ['server', 'index.mjs']))
  const args = [mode, ...(host === undefined ? [] : [host])]
  const output = log === undefined ? 'inherit' : openLog(log)
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['ignore', output, output, 'ipc']
  const nodeEnvironment = { NEXT_DIST_DIR: build, NODE_ENV: isDev ? 'development' : 'production' }
  const own = forProcess({ ...(isDev ? {} : smallProcess), ...env, ...nodeEnvironment })
  const execArgv = ['--import', new URL('die-with-parent.mjs', import.meta.url).href]
  cluster.setupPrimary({ exec: program, args, execArgv, cwd: home, stdio })
  const worker = isDev ? undefined : cluster.fork(own)
  const child = worker?.process ?? spawn(process.execPath, [...execArgv, program, ...args], { cwd: home, env: own, stdio })
  if (typeof output === 'number') fs.closeSync(output)

  const over = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : 1))
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  const stop = async () => {
    if (isOver()) return
    child.kill('SIGTERM')
    // keep-alive connections must not delay the stop
    const force = setTimeout(() => child.kill('SIGKILL'), 8000 + Number(env.SHUTDOWN_DRAIN_MS || 0))
    await over
    clearTimeout(force)
  }
  void over.then(onStop(stop))
  /** @param {string} words */
  const tell = (words) => void (child.connected && child.send(words))
  /** @param {number} port @returns {Promise<true>} once it listens there */
  const listensOn = (port) =>
    new Promise((resolve) =>
      worker?.on('listening', (address) => {
        if (address.port === port) resolve(true)
      }),
    )
  return { url: ownUrl(env), home, build, pid: child.pid ?? 0, over, isOver, stop, tell, listensOn }
}

/**
 * Starts the shop and waits until it is ready: process up, database reachable and migrated.
 * @param {{env: Variables, mode: 'start' | 'dev', log?: string, version?: Version}} options version: defaults to this folder
 * @returns {Promise<RunningApp>}
 */
export const startApp = async ({ env, mode, log, version = { home: root, build: mode === 'start' ? servedBuild(env) : '.next' } }) => {
  const app = launch({ env, mode, log, ...version })
  try {
    await waitUntilReady(app.url, app, 120)
    return app
  } catch (error) {
    await app.stop()
    if (log !== undefined) process.stderr.write(`${tail(logFile(log), 30)}\n`)
    throw error
  }
}

/**
 * Starts a version on a standby port until it is ready, then adds it to the shared port. Stops it if it exits or is not ready in time,
 * without visitors noticing.
 * @param {{env: Variables, version: Version, seconds?: number}} options @returns {Promise<RunningApp>}
 */
export const startBeside = async ({ env, version, seconds = 120 }) => {
  const port = await freePort()
  const app = launch({ env: { ...env, STANDBY_PORT: String(port) }, mode: 'start', ...version })
  try {
    const standby = `http://127.0.0.1:${port}`
    await waitUntilReady(standby, app, seconds)
    await warmPages(standby)
    const listens = app.listensOn(Number(env.PORT))
    app.tell('take over')
    if ((await Promise.race([listens, app.over, sleep(10_000)])) !== true)
      throw new Fault('The new version became ready but did not take over the port', 'See its log.')
    // both versions run for two seconds, in case the new one crashes on its first visitors
    if ((await Promise.race([app.over, sleep(2000)])) !== undefined)
      throw new Fault('The new version exited after taking over the port', 'See its log.')
    return app
  } catch (error) {
    await app.stop()
    throw error
  }
}

/** @param {string} origin @param {RunningApp} app @param {number} seconds */
const waitUntilReady = async (origin, app, seconds) => {
  const url = `${origin}/api/health/ready`
  const end = performance.now() + seconds * 1000
  let last = 'no response'
  while (performance.now() < end) {
    if (app.isOver()) throw new Fault('The shop exited during startup', 'See its output.')
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined)
    if (response?.ok) return
    last = response === undefined ? 'no response' : `${response.status} ${(await response.text()).slice(0, 200)}`
    await sleep(100)
  }
  throw new Fault(`The shop did not become ready within ${seconds} s (${url}: ${last})`, 'Run npm run doctor.')
}

/** Renders common landing pages in every language before visitors request them; returns failures. @param {string} url */
export const warmPages = async (url) => {
  /** @type {typeof import('../../src/lib/config/locales.ts')} */
  const { locales } = await importTypeScript('src/lib/config/locales.ts')
  const pages = ['', '/shared-hosting', '/ssl-certificates', '/domains/search']
  const paths = [...locales.flatMap((locale) => pages.map((page) => `/${locale}${page}`)), '/admin/login']
  /** @type {string[]} */
  const failures = []
  for (const path of paths) {
    try {
      const response = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(60_000) })
      await response.arrayBuffer()
      if (!response.ok) failures.push(`${path} returned ${response.status}`)
    } catch (error) {
      failures.push(`${path} did not respond (${error instanceof Error ? error.message : String(error)})`)
    }
  }
  return failures
}

// Protocol between `npm start` and `npm run upgrade` (docs/adr/013-zero-downtime-upgrades.md): a signal, and two files in a
// shared folder.

/** @typedef {{env: Variables, port: number, mode: 'start' | 'dev'}} Shop */

/** SIGUSR2 is free: SIGUSR1 belongs to Node, and SIGHUP stops the shop. */
const signal = 'SIGUSR2'

/** Two minutes to start, and as much for warm-up and draining. */
const longestSwitchSeconds = 300

/** In ms; the previous process drains within ten seconds. */
const longestGoodbye = 20_000

/** @param {string} door */
const requestFile = (door) => path.join(door, 'switch.json')
/** @param {string} door */
const outcomeFile = (door) => path.join(door, 'switched.json')

/** Atomic. @param {string} file @param {object} content */
const write = (file, content) => {
  fs.writeFileSync(`${file}.new`, JSON.stringify(content), { mode: 0o600 })
  fs.renameSync(`${file}.new`, file)
}

/** @param {string} file @returns {any} undefined if there is none */
const read = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined)

/** @param {string} home */
const dataOf = (home) => path.join(home, '.data')

/** @param {RunningApp} before @param {Version} version @param {Shop} shop @returns {Promise<RunningApp>} the version after it */
const replace = async (before, version, { env, port }) => {
  const next = await step('Starting the new version alongside this one', () => startBeside({ env, version }))
  before.tell('make way')
  const patience = setTimeout(() => void before.stop(), longestGoodbye)
  recordRunningShop({ port, mode: 'start', build: version.build, door: dataFolder }, dataOf(version.home))
  onStop(() => forgetRunningShop(dataOf(version.home)))
  await before.over
  clearTimeout(patience)
  if (before.home !== next.home) forgetRunningShop(dataOf(before.home))
  return next
}

/**
 * Restarts a crashed version until it is ready or the budget is exhausted.
 * @param {RunningApp} crashed @param {{restart: (version: Version) => Promise<RunningApp>, mayRestart: () => boolean}} options
 * @returns {Promise<RunningApp | undefined>} undefined if the budget is exhausted or the shop is stopping
 */
export const restartCrashed = async (crashed, { restart, mayRestart }) => {
  while (!isStopping() && mayRestart()) {
    try {
      return await restart(crashed)
    } catch (error) {
      say(`  ✗  ${describeError(error)}`)
    }
  }
  return undefined
}

/**
 * Runs until the shop exits for good. `npm run upgrade` replaces it by the next version; after a crash `npm start` restarts the same one,
 * at most three times a minute.
 * @param {RunningApp} first @param {Shop} shop @returns {Promise<number>} exit code
 */
export const runAndFollow = async (first, shop) => {
  let app = first
  /** @type {Promise<void> | undefined} */
  let switching
  /** @param {Version & {id: string}} request */
  const switchTo = async ({ id, ...version }) => {
    /** @type {string | undefined} */
    let fault
    try {
      app = await replace(app, version, shop)
    } catch (error) {
      fault = describeError(error)
      say(`  ✗  ${fault}`)
    }
    switching = undefined
    write(outcomeFile(dataFolder), { id, fault })
  }
  process.on(signal, () => {
    const request = read(requestFile(dataFolder))
    if (request !== undefined && switching === undefined && !isStopping()) switching = switchTo(request)
  })

  const mayRestart = createRestartBudget()
  /** @param {Version} version */
  const restart = ({ home, build }) =>
    step('Restarting the shop', () => startApp({ env: shop.env, mode: 'start', version: { home, build } }))
  for (;;) {
    const current = app
    const code = await current.over
    await switching
    if (isStopping()) return code
    if (current !== app) continue
    if (shop.mode === 'dev') return code
    say(`  !  The shop exited unexpectedly (exit code ${code}).`)
    const again = await restartCrashed(current, { restart, mayRestart })
    if (again === undefined) return code
    app = again
  }
}

/**
 * Asks a running shop to switch to a built version, and waits for the outcome.
 * @param {{pid: number, door: string}} running @param {Version} version
 */
export const askToSwitch = async ({ pid, door }, version) => {
  const id = `${process.pid}-${Date.now()}`
  write(requestFile(door), { id, ...version })
  process.kill(pid, signal)
  const end = performance.now() + longestSwitchSeconds * 1000
  while (performance.now() < end) {
    await sleep(200)
    const outcome = read(outcomeFile(door))
    if (outcome?.id === id && outcome.fault === undefined) return
    if (outcome?.id === id)
      throw new Fault(
        `The upgrade failed, and the previous version keeps running. Error: ${outcome.fault}`,
        "See the shop's log. The migrations applied so far remain; both versions work with them.",
      )
    if (!isProcessAlive(pid)) throw new Fault('The running shop has exited', 'See its log, then run npm start.')
  }
  throw new Fault(`The running shop did not respond within ${longestSwitchSeconds} s`, 'See its log.')
}
