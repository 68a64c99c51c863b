import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isProcessAlive } from './running-shop.mjs'

/** @typedef {{pid: number, port: number}} Postmaster */

/** @param {string} cluster data folder */
const pidFile = (cluster) => path.join(cluster, 'postmaster.pid')

/** @param {string} cluster @returns {Postmaster | undefined} content of the lock file, possibly stale */
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
 * After a kill -9 or power cut the PID in the lock file may have been reused, and Postgres then refuses to start.
 * @param {number} pid
 * @param {string} cluster
 */
const isServerOf = (pid, cluster) => {
  if (!isProcessAlive(pid)) return false
  const { stdout } = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8', timeout: 5000 })
  if (stdout !== null) return stdout.includes(cluster)
  // slim images lack ps
  return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster)
}

/** @param {string} cluster @returns {Postmaster | undefined} the running server */
export const runningPostmaster = (cluster) => {
  const postmaster = readPostmaster(cluster)
  if (postmaster === undefined) return undefined
  if (isServerOf(postmaster.pid, cluster)) return postmaster
  fs.rmSync(pidFile(cluster), { force: true })
  return undefined
}

/** @param {string} cluster @returns {number | undefined} last port, from Postgres's own file */
export const lastPort = (cluster) => {
  try {
    const port = Number(/"port=(\d+)"/.exec(fs.readFileSync(path.join(cluster, 'postmaster.opts'), 'utf8'))?.[1])
    return port > 0 ? port : undefined
  } catch {
    return undefined
  }
}

/**
 * Fast shutdown: disconnects clients, flushes committed data.
 * @param {string} cluster
 */
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
