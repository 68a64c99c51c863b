import fs from 'node:fs'
import path from 'node:path'
import { errorCode } from './output.mjs'
import { dataFolder } from './project.mjs'

/**
 * `build`: build folder; `door`: folder for requests of `npm run upgrade`, absent in earlier versions.
 * @typedef {{pid: number, port: number, mode: 'start' | 'dev', build?: string, door?: string}} RunningShop
 */

/** @param {string} data the shop's `.data` folder */
const fileIn = (data) => path.join(data, 'running.json')

/** Containers without an init process keep dead processes as zombies, which still accept signals. @param {number} pid */
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
    return errorCode(error) === 'EPERM'
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
export const forgetRunningShop = (data = dataFolder) => fs.rmSync(fileIn(data), { force: true })
