import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { logFile, openLog, tail } from './child.mjs'
import { servedBuild } from './build.mjs'
import { Fault } from './fault.mjs'
import { listeningHost, ownUrl } from './listening.mjs'
import { fromRoot, root } from './paths.mjs'
import { onStop } from './until-stopped.mjs'
import { forProcess } from './variables.mjs'

const dieWithParent = new URL('die-with-parent.mjs', import.meta.url)
const front = fromRoot('front', 'index.mjs')

/**
 * @typedef {object} RunningApp
 * @property {string} url
 * @property {number} pid
 * @property {string} build the folder it serves from
 * @property {Promise<number>} over its exit code, when it has ended
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the shop's server and waits until the shop says that it is ready: process up, database reachable and migrated.
 * @param {{env: import('./variables.mjs').Variables, mode: 'start' | 'dev', log?: string, seconds?: number, preload?: string}} options with a log, the output goes there; preload: a module loaded before Next
 * @returns {Promise<RunningApp>}
 */
export const startApp = async ({ env, mode, log, seconds = 120, preload }) => {
  const output = log === undefined ? 'inherit' : openLog(log)
  const host = listeningHost(env)
  const build = mode === 'start' ? servedBuild(env) : '.next'
  const preloads = [dieWithParent.href, ...(preload === undefined ? [] : [preload])].flatMap((href) => ['--import', href])
  const child = spawn(process.execPath, [...preloads, front, mode, ...(host === undefined ? [] : [host])], {
    cwd: root,
    env: forProcess({ ...env, NEXT_DIST_DIR: build, NODE_ENV: mode === 'dev' ? 'development' : 'production' }),
    stdio: ['ignore', output, output, 'ipc'],
  })
  if (typeof output === 'number') fs.closeSync(output)
  const over = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : 1))
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    // a browser that keeps its connection open must not hold the stop up
    const force = setTimeout(() => child.kill('SIGKILL'), 8000 + Number(env.DRAIN_MS || 0))
    await over
    clearTimeout(force)
  }
  void over.then(onStop(stop))
  const url = ownUrl(env)
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  try {
    await waitUntilReady(`${url}/api/health/ready`, isOver, seconds)
  } catch (error) {
    await stop()
    if (log !== undefined) process.stderr.write(`${tail(logFile(log), 30)}\n`)
    throw error
  }
  return { url, pid: child.pid ?? 0, build, over, stop }
}

/**
 * @param {string} url
 * @param {() => boolean} isOver
 * @param {number} seconds
 */
const waitUntilReady = async (url, isOver, seconds) => {
  const end = performance.now() + seconds * 1000
  let last = 'no answer'
  while (performance.now() < end) {
    if (isOver()) throw new Fault('The shop ended while it started', 'The lines above say why.')
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
