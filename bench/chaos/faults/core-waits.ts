import fs from 'node:fs'
import { onStop } from '../../../scripts/lib/process.mjs'

const every = 100

/** Nanoseconds the main thread was runnable but not running (proc(5), schedstat). */
const waitedBy = (pid: number): number => {
  try {
    return Number(fs.readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1])
  } catch {
    return 0
  }
}

/** Share of a response time spent waiting for a core, which is not the shop's fault. */
export interface CoreWaits {
  /** In ms. */
  readonly between: (from: number, until: number) => number
}

/** Watches this process and those of `pids`, which change on restart. */
export const watchCores = (pids: () => readonly number[]): CoreWaits => {
  const waits: { readonly at: number; readonly waited: number }[] = []
  const before = new Map<number, number>()
  const look = (): void => {
    let waited = 0
    for (const pid of [process.pid, ...pids()]) {
      const now = waitedBy(pid)
      waited += Math.max(0, now - (before.get(pid) ?? now))
      before.set(pid, now)
    }
    waits.push({ at: performance.now(), waited: waited / 1e6 })
  }
  const timer = setInterval(look, every)
  onStop(() => clearInterval(timer))
  return {
    between: (from, until) => waits.reduce((total, { at, waited }) => (at > from && at <= until ? total + waited : total), 0),
  }
}
