import fs from 'node:fs'
import path from 'node:path'
import { errorCode, Fault } from './output.mjs'
import { dataFolder } from './project.mjs'
import { ownUrl } from './settings.mjs'

/**
 * @typedef {object} RunningShop
 * @property {number} pid
 * @property {number} port
 * @property {'start' | 'dev'} mode
 * @property {string} [build] build folder
 * @property {string} [door] folder for requests of `npm run upgrade`; absent in earlier versions
 */

/** @param {string} data the shop's `.data` folder */
const fileIn = (data) => path.join(data, 'running.json')

/**
 * Containers without an init process keep dead processes as zombies, which still accept signals.
 * @param {number} pid
 */
const isZombie = (pid) => {
  try {
    // the state follows the name, which is in parentheses and may contain anything
    return /^\d+ \(.*\) Z/s.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** @param {number} pid */
export const isProcessAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    // EPERM: alive, but owned by another user
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** @param {string} [data] @returns {RunningShop | undefined} the shop running from this folder */
export const readRunningShop = (data = dataFolder) => {
  try {
    /** @type {RunningShop} */
    const shop = JSON.parse(fs.readFileSync(fileIn(data), 'utf8'))
    return shop.pid !== process.pid && isProcessAlive(shop.pid) ? shop : undefined
  } catch {
    return undefined
  }
}

/** @param {Omit<RunningShop, 'pid'>} shop @param {string} [data] */
export const recordRunningShop = (shop, data = dataFolder) => {
  fs.mkdirSync(data, { recursive: true, mode: 0o700 })
  fs.writeFileSync(fileIn(data), JSON.stringify({ pid: process.pid, ...shop }))
}

/** @param {string} [data] */
export const forgetRunningShop = (data = dataFolder) => {
  fs.rmSync(fileIn(data), { force: true })
}

/** In ms: the health check responds within two seconds even without a database. */
const patience = 5000

/** @param {Response} response @returns {Promise<string>} failing checks */
const failingChecks = async (response) => {
  const { checks = {} } = await response.json().catch(() => ({}))
  const names = Object.keys(checks).filter((name) => checks[name] === false)
  return names.length === 0 ? `${response.status}` : `no ${names.join(', no ')}`
}

/**
 * Queries the readiness of the running shop.
 * @param {RunningShop} shop
 * @param {import('./project.mjs').Variables} env
 */
export const askRunningShop = async ({ port, pid }, env) => {
  const url = `${ownUrl({ ...env, PORT: String(port) })}/api/health/ready`
  const response = await fetch(url, { signal: AbortSignal.timeout(patience) }).catch((error) => {
    const why = errorCode(error.cause) ?? (error.name === 'TimeoutError' ? `within ${patience / 1000} s` : error.message)
    throw new Fault(`The running shop (process ${pid}) does not answer ${url} (${why})`, 'Its log says why; stop it and start it again.')
  })
  if (!response.ok)
    throw new Fault(
      `The running shop (process ${pid}) is not ready (${url}: ${await failingChecks(response)})`,
      'Its log and the lines below say why.',
    )
  return `is ready on port ${port} (process ${pid})`
}
