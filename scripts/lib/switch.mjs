import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describeError, Fault, say, step } from './output.mjs'
import { createRestartBudget, isStopping, onStop } from './process.mjs'
import { dataFolder } from './project.mjs'
import { forgetRunningShop, isProcessAlive, recordRunningShop } from './running-shop.mjs'
import { findWarmPaths, startApp, startBeside, warmPages } from './shop.mjs'

// Protocol between `npm start` and `npm run upgrade` (docs/adr/013-zero-downtime-upgrades.md): a signal, and two files in a
// shared folder.

/** SIGUSR2 is free: SIGUSR1 belongs to Node, and SIGHUP stops the shop. */
const signal = 'SIGUSR2'
/** In ms: two minutes to start, and as much for warm-up and draining. */
const longestSwitch = 300_000

/** In ms; the previous process drains within ten seconds. */
const longestGoodbye = 20_000

/** @typedef {import('./shop.mjs').RunningApp} RunningApp */
/** @typedef {import('./shop.mjs').Version & {id: string}} Request */
/** @typedef {{id: string, fault?: string}} Outcome */

/** @param {string} door */
const requestFile = (door) => path.join(door, 'switch.json')
/** @param {string} door */
const outcomeFile = (door) => path.join(door, 'switched.json')

/** Atomic. @param {string} file @param {object} content */
const write = (file, content) => {
  fs.writeFileSync(`${file}.new`, JSON.stringify(content), { mode: 0o600 })
  fs.renameSync(`${file}.new`, file)
}

/**
 * @template T
 * @param {string} file
 * @returns {T | undefined}
 */
const read = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** @param {string} home */
const dataOf = (home) => path.join(home, '.data')

/**
 * @param {RunningApp} before
 * @param {import('./shop.mjs').Version} version
 * @param {{env: import('./project.mjs').Variables, port: number}} shop
 * @returns {Promise<RunningApp>}
 */
const follow = async (before, version, { env, port }) => {
  const paths = await findWarmPaths()
  const next = await step('The next version, beside this one', () => startBeside({ env, version, warm: (url) => warmPages(url, paths) }))
  before.tell('make way')
  const patience = setTimeout(() => void before.stop(), longestGoodbye)
  void before.over.finally(() => clearTimeout(patience))
  recordRunningShop({ port, mode: 'start', build: version.build, door: dataFolder }, dataOf(version.home))
  onStop(() => forgetRunningShop(dataOf(version.home)))
  return next
}

/**
 * Restarts a crashed version until it is ready or the budget is exhausted.
 * @param {RunningApp} crashed
 * @param {{restart: (version: import('./shop.mjs').Version) => Promise<RunningApp>, mayRestart: () => boolean}} options
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
 * @param {RunningApp} first
 * @param {{env: import('./project.mjs').Variables, port: number, mode: 'start' | 'dev'}} shop
 * @returns {Promise<number>} exit code
 */
export const runAndFollow = async (first, shop) => {
  let app = first
  let isAtWork = false
  const mayRestart = createRestartBudget()
  /** @type {Promise<unknown>} */
  let switching = Promise.resolve()
  /** @param {import('./shop.mjs').Version} version */
  const restart = ({ home, build }) =>
    step('Starting the shop again', () => startApp({ env: shop.env, mode: 'start', version: { home, build } }))
  /** @param {Request} request */
  const switchTo = async (request) => {
    isAtWork = true
    const before = app
    /** @type {Outcome} */
    let outcome = { id: request.id }
    try {
      app = await follow(before, request, shop)
      await before.over
      if (before.home !== app.home) forgetRunningShop(dataOf(before.home))
    } catch (error) {
      say(`  ✗  ${describeError(error)}`)
      outcome = { ...outcome, fault: describeError(error) }
    }
    isAtWork = false
    write(outcomeFile(dataFolder), outcome)
  }
  process.on(signal, () => {
    /** @type {Request | undefined} */
    const request = read(requestFile(dataFolder))
    if (request !== undefined && !isAtWork && !isStopping()) switching = switchTo(request)
  })
  for (;;) {
    const current = app
    const code = await current.over
    await switching
    if (isStopping()) return code
    if (current !== app) continue
    if (shop.mode === 'dev') return code
    say(`  !  The shop's process ended by itself (exit code ${code}).`)
    const again = await restartCrashed(current, { restart, mayRestart })
    if (again === undefined) return code
    app = again
  }
}

/**
 * Asks a running shop to switch to a built version, and waits for the outcome.
 * @param {Required<Pick<import('./running-shop.mjs').RunningShop, 'pid' | 'door'>>} running
 * @param {import('./shop.mjs').Version} version
 */
export const askToSwitch = async ({ pid, door }, version) => {
  const id = `${process.pid}-${Date.now()}`
  write(requestFile(door), { id, ...version })
  process.kill(pid, signal)
  const end = performance.now() + longestSwitch
  while (performance.now() < end) {
    await sleep(200)
    /** @type {Outcome | undefined} */
    const outcome = read(outcomeFile(door))
    if (outcome?.id === id) {
      if (outcome.fault === undefined) return
      throw new Fault(
        `The version before goes on: ${outcome.fault}`,
        'Its log says more; what was migrated stays, and both can live with it.',
      )
    }
    if (!isProcessAlive(pid)) throw new Fault('The running shop has ended', 'Its log says why; npm start.')
  }
  throw new Fault(`The running shop has not answered for ${longestSwitch / 1000} s`, 'Its log says what it does.')
}
