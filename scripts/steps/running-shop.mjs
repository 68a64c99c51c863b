import fs from 'node:fs'
import path from 'node:path'
import { dataFolder } from './paths.mjs'

/** @typedef {{pid: number, port: number, mode: 'start' | 'dev', build?: string}} RunningShop */

const file = path.join(dataFolder, 'running.json')

/**
 * A container without an init process keeps the dead of killed commands as zombies, which still take signals.
 * @param {number} pid
 */
const isZombie = (pid) => {
  try {
    // the state follows the name, which stands in brackets and may hold anything
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
    // EPERM: it lives and belongs to somebody else
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** @returns {RunningShop | undefined} the shop that runs from this folder, if one does */
export const readRunningShop = () => {
  try {
    /** @type {RunningShop} */
    const shop = JSON.parse(fs.readFileSync(file, 'utf8'))
    return shop.pid !== process.pid && isProcessAlive(shop.pid) ? shop : undefined
  } catch {
    return undefined
  }
}

/** @param {Omit<RunningShop, 'pid'>} shop */
export const noteRunningShop = (shop) => {
  fs.writeFileSync(file, JSON.stringify({ pid: process.pid, ...shop }))
}

export const forgetRunningShop = () => {
  fs.rmSync(file, { force: true })
}
