// What `npm start` and `npm run upgrade` say to each other (docs/adr/044-an-upgrade-while-visitors-are-there.md): a signal, and two files in
// the folder that both know.
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startApp, startBeside } from './app.mjs'
import { describeError, Fault } from './fault.mjs'
import { dataFolder } from './paths.mjs'
import { say, step } from './progress.mjs'
import { createRestartBudget } from './restart-budget.mjs'
import { forgetRunningShop, isProcessAlive, recordRunningShop } from './running-shop.mjs'
import { isStopping, onStop } from './until-stopped.mjs'
import { findWarmPaths, warmPages } from './warm.mjs'

/** Nobody else uses it: SIGUSR1 is Node's own, SIGHUP stops. */
const signal = 'SIGUSR2'
/** A start has two minutes, its pages and the goodbye of the one before as much again. */
const longestSwitch = 300_000

/** The one before ends by itself within ten seconds. */
const longestGoodbye = 20_000

/** @typedef {import('./app.mjs').RunningApp} RunningApp */
/** @typedef {import('./app.mjs').Version & {id: string}} Request */
/** @typedef {{id: string, fault?: string}} Outcome */

/** @param {string} door */
const requestFile = (door) => path.join(door, 'switch.json')
/** @param {string} door */
const outcomeFile = (door) => path.join(door, 'switched.json')

/** Whole or not at all. @param {string} file @param {object} content */
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
 * @param {import('./app.mjs').Version} version
 * @param {{env: import('./variables.mjs').Variables, port: number}} shop
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
 * Starts the version that crashed again, until it is ready or the budget is spent.
 * @param {RunningApp} crashed
 * @param {{restart: (version: import('./app.mjs').Version) => Promise<RunningApp>, mayRestart: () => boolean}} options
 * @returns {Promise<RunningApp | undefined>} undefined when the budget is spent or the shop is stopping
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
 * Until the shop ends for good. Whenever `npm run upgrade` asks for it, the next version takes the place of the one that runs; after a
 * crash `npm start` starts the same version again, at most three times a minute.
 * @param {RunningApp} first
 * @param {{env: import('./variables.mjs').Variables, port: number, mode: 'start' | 'dev'}} shop
 * @returns {Promise<number>} the exit code
 */
export const runAndFollow = async (first, shop) => {
  let app = first
  let isAtWork = false
  const mayRestart = createRestartBudget()
  /** @type {Promise<unknown>} */
  let switching = Promise.resolve()
  /** @param {import('./app.mjs').Version} version */
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
 * Asks a running shop to hand over to a version that is built, and waits until it has, or says why it has not.
 * @param {Required<Pick<import('./running-shop.mjs').RunningShop, 'pid' | 'door'>>} running
 * @param {import('./app.mjs').Version} version
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
