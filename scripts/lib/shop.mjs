import { spawn } from 'node:child_process'
import cluster from 'node:cluster'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { servedBuild } from './build.mjs'
import { Fault } from './output.mjs'
import { logFile, onStop, openLog, tail } from './process.mjs'
import { forProcess, root } from './project.mjs'
import { freePort, listeningHost, ownUrl } from './settings.mjs'
import { importTypeScript } from './typescript.mjs'

/** @typedef {import('./project.mjs').Variables} Variables */

/**
 * @typedef {object} RunningApp
 * @property {string} url
 * @property {number} pid
 * @property {string} build build folder
 * @property {string} home source folder
 * @property {Promise<number>} over exit code
 * @property {() => Promise<void>} stop
 * @property {(words: string) => void} tell
 */

/**
 * @typedef {object} Version
 * @property {string} home source folder
 * @property {string} build build folder, relative to it
 */

// each process listens on the shared port itself, so that one can replace another without a gap (ADR 013)
cluster.schedulingPolicy = cluster.SCHED_NONE

/**
 * With a 4 GB heap limit V8 keeps hundreds of megabytes of garbage, and so does glibc with an arena per thread. Overridable by the
 * environment; the image sets the same (Dockerfile).
 */
const smallProcess = { NODE_OPTIONS: '--max-old-space-size=768', MALLOC_ARENA_MAX: '2' }

/**
 * @param {Version & {env: Variables, mode: 'start' | 'dev', log?: string, preload?: string}} options
 * @returns {import('node:child_process').ChildProcess}
 */
const launch = ({ env, mode, log, preload, home, build }) => {
  const output = log === undefined ? 'inherit' : openLog(log)
  const host = listeningHost(env)
  const front = path.join(home, 'server', 'index.mjs')
  const args = [mode, ...(host === undefined ? [] : [host])]
  const dieWithParent = new URL('die-with-parent.mjs', import.meta.url)
  const execArgv = [dieWithParent.href, ...(preload === undefined ? [] : [preload])].flatMap((href) => ['--import', href])
  const own = forProcess({
    ...(mode === 'dev' ? {} : smallProcess),
    ...env,
    NEXT_DIST_DIR: build,
    NODE_ENV: mode === 'dev' ? 'development' : 'production',
  })
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['ignore', output, output, 'ipc']
  const fork = () => {
    cluster.setupPrimary({ exec: front, args, execArgv, cwd: home, stdio })
    return cluster.fork(own).process
  }
  const child = mode === 'dev' ? spawn(process.execPath, [...execArgv, front, ...args], { cwd: home, env: own, stdio }) : fork()
  if (typeof output === 'number') fs.closeSync(output)
  return child
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {Version & {url: string, drain: number}} place
 * @returns {RunningApp}
 */
const runningApp = (child, { url, home, build, drain }) => {
  const over = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : 1))
  const stop = async () => {
    if (isOver(child)) return
    child.kill('SIGTERM')
    // keep-alive connections must not delay the stop
    const force = setTimeout(() => child.kill('SIGKILL'), 8000 + drain)
    await over
    clearTimeout(force)
  }
  void over.then(onStop(stop))
  return { url, home, build, pid: child.pid ?? 0, over, stop, tell: (words) => void (child.connected && child.send(words)) }
}

/** In ms: how long both versions run, in case the new one crashes on its first visitors. */
const probation = 2000

/** @param {import('node:child_process').ChildProcess} child */
const isOver = (child) => child.exitCode !== null || child.signalCode !== null

/**
 * Starts the shop and waits until it is ready: process up, database reachable and migrated.
 * @param {{env: Variables, mode: 'start' | 'dev', log?: string, seconds?: number, preload?: string, version?: Version}} options log: file
 * for the output; preload: module loaded before Next; version: defaults to this folder
 * @returns {Promise<RunningApp>}
 */
export const startApp = async ({ env, mode, log, seconds = 120, preload, version: asked }) => {
  const version = asked ?? { home: root, build: mode === 'start' ? servedBuild(env) : '.next' }
  const child = launch({ env, mode, ...version, ...(log === undefined ? {} : { log }), ...(preload === undefined ? {} : { preload }) })
  const app = runningApp(child, { url: ownUrl(env), drain: Number(env.SHUTDOWN_DRAIN_MS || 0), ...version })
  try {
    await waitUntilReady(`${app.url}/api/health/ready`, () => isOver(child), seconds)
  } catch (error) {
    await app.stop()
    if (log !== undefined) process.stderr.write(`${tail(logFile(log), 30)}\n`)
    throw error
  }
  return app
}

/**
 * Starts a version on a standby port until it is ready, then adds it to the shared port. Stops it if it exits or is not ready in time,
 * without visitors noticing.
 * @param {{env: Variables, version: Version, seconds?: number, warm: (url: string) => Promise<unknown>}} options
 * @returns {Promise<RunningApp>}
 */
export const startBeside = async ({ env, version, seconds = 120, warm }) => {
  const port = await freePort()
  const child = launch({ env: { ...env, STANDBY_PORT: String(port) }, mode: 'start', ...version })
  const app = runningApp(child, { url: ownUrl(env), drain: Number(env.SHUTDOWN_DRAIN_MS || 0), ...version })
  try {
    const waiting = `http://127.0.0.1:${port}`
    await waitUntilReady(`${waiting}/api/health/ready`, () => isOver(child), seconds)
    await warm(waiting)
    const worker = Object.values(cluster.workers ?? {}).find((each) => each?.process === child)
    const listens = new Promise((resolve) =>
      worker?.on('listening', (address) => {
        if (address.port === Number(env.PORT)) resolve(true)
      }),
    )
    app.tell('take over')
    if ((await Promise.race([listens, app.over, sleep(10_000)])) !== true)
      throw new Fault('The new shop was ready and did not take over', 'Its log says why.')
    if ((await Promise.race([app.over, sleep(probation)])) !== undefined)
      throw new Fault('The new shop took over and ended', 'Its log says why.')
    return app
  } catch (error) {
    await app.stop()
    throw error
  }
}

/**
 * @param {string} url
 * @param {() => boolean} hasEnded
 * @param {number} seconds
 */
const waitUntilReady = async (url, hasEnded, seconds) => {
  const end = performance.now() + seconds * 1000
  let last = 'no answer'
  while (performance.now() < end) {
    if (hasEnded()) throw new Fault('The shop ended while it started', 'The lines above say why.')
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(30_000) })
      if (response.ok) return
      last = `${response.status} ${(await response.text()).slice(0, 200)}`
    } catch {
      last = 'no answer'
    }
    await sleep(100)
  }
  throw new Fault(`The shop is not ready after ${seconds} s (${url}: ${last})`, 'Run npm run doctor.')
}

/**
 * Common landing pages in every language, rendered before visitors request them.
 * @returns {Promise<string[]>}
 */
export const findWarmPaths = async () => {
  const { locales } = await importTypeScript('src/lib/config/locales.ts')
  const pages = ['', '/shared-hosting', '/ssl-certificates', '/domains/search']
  return [...locales.flatMap((/** @type {string} */ locale) => pages.map((page) => `/${locale}${page}`)), '/admin/login']
}

/**
 * @param {string} url
 * @param {string[]} paths
 * @returns {Promise<string[]>} failures, as messages
 */
export const warmPages = async (url, paths) => {
  /** @type {string[]} */
  const troubles = []
  for (const path of paths) {
    try {
      const response = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(60_000) })
      await response.arrayBuffer()
      if (!response.ok) troubles.push(`${path} answered ${response.status}`)
    } catch (error) {
      troubles.push(`${path} did not answer (${error instanceof Error ? error.message : String(error)})`)
    }
  }
  return troubles
}
