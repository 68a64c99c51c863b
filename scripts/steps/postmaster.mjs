import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isProcessAlive } from './running-shop.mjs'

/** @typedef {{pid: number, port: number}} Postmaster */

/** @param {string} cluster its data folder */
const pidFile = (cluster) => path.join(cluster, 'postmaster.pid')

/** @param {string} cluster @returns {Postmaster | undefined} what the lock file says; true or not */
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
 * After a kill -9 or a power cut the number in the lock file may belong to anybody by now, and Postgres then refuses to start.
 * @param {number} pid
 * @param {string} cluster
 */
const isServerOf = (pid, cluster) => {
  if (!isProcessAlive(pid)) return false
  const { stdout } = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8', timeout: 5000 })
  if (stdout !== null) return stdout.includes(cluster)
  // slim images have no ps
  return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster)
}

/** @param {string} cluster @returns {Postmaster | undefined} the server that runs on it now */
export const runningPostmaster = (cluster) => {
  const postmaster = readPostmaster(cluster)
  if (postmaster === undefined) return undefined
  if (isServerOf(postmaster.pid, cluster)) return postmaster
  fs.rmSync(pidFile(cluster), { force: true })
  return undefined
}

/** @param {string} cluster @returns {number | undefined} the port its server listened on last, as Postgres itself notes it */
export const lastPort = (cluster) => {
  try {
    const port = Number(/"port=(\d+)"/.exec(fs.readFileSync(path.join(cluster, 'postmaster.opts'), 'utf8'))?.[1])
    return port > 0 ? port : undefined
  } catch {
    return undefined
  }
}

/**
 * A fast stop: open connections are ended, everything that was committed is written.
 * @param {string} cluster
 */
export const stopPostmaster = async (cluster) => {
  const postmaster = runningPostmaster(cluster)
  if (postmaster === undefined) return
  process.kill(postmaster.pid, 'SIGINT')
  // the lock file goes last; the process itself may stay a zombie where nobody reaps orphans
  for (let waited = 0; waited < 20_000; waited += 50) {
    await sleep(50)
    if (readPostmaster(cluster) === undefined) return
  }
  process.kill(postmaster.pid, 'SIGQUIT')
}
