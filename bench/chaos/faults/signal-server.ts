import { spawnSync } from 'node:child_process'
import { readPostmaster } from '../../../scripts/lib/postgres.mjs'

export const signalServer = (cluster: string, signal: NodeJS.Signals): void => {
  const pid = readPostmaster(cluster)?.pid
  if (pid === undefined) throw new Error('The Postgres server is not running')
  const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .stdout.trim()
    .split(/\s+/)
    .map(Number)
  for (const each of [pid, ...children]) {
    try {
      process.kill(each, signal)
    } catch {
      // exited in the meantime
    }
  }
}
