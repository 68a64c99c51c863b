import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findClients } from '../../../scripts/lib/postgres-client.mjs'
import { freePort } from '../../../scripts/lib/settings.mjs'
import { onServer } from '../test-databases'

export interface DumpableServer {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Postgres refuses to run as root. */
const unprivileged = (): { readonly uid?: number; readonly gid?: number } => {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout))
  return { uid: uid ?? 0, gid: gid ?? 0 }
}

const start = async (folder: string): Promise<DumpableServer> => {
  const user = unprivileged()
  const home = mkdtempSync(path.join(os.tmpdir(), 'hostfront-dumpable-'))
  if (user.uid !== undefined) chownSync(home, user.uid, user.gid ?? 0)
  const data = path.join(home, 'data')
  spawnSync(path.join(folder, 'initdb'), ['-D', data, '-U', 'hostfront', '-A', 'trust', '-E', 'UTF8', '--no-sync'], { ...user, cwd: home })
  const port = await freePort()
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'full_page_writes=off']
  const server: ChildProcess = spawn(path.join(folder, 'postgres'), ['-D', data, ...settings.flatMap((each) => ['-c', each])], {
    ...user,
    cwd: home,
    stdio: 'ignore',
  })
  const url = `postgres://hostfront@127.0.0.1:${port}/postgres`
  const end = Date.now() + 30_000
  while (!(await onServer(url, async () => true).catch(() => false))) {
    if (Date.now() > end || server.exitCode !== null) throw new Error(`Postgres of ${folder} does not start`)
    await sleep(50)
  }
  const stop = async () => {
    const ended = once(server, 'exit')
    server.kill('SIGQUIT')
    await ended
    await rm(home, { recursive: true, force: true })
  }
  return { url, stop }
}

/**
 * Server the installed pg_dump can read: the test server if old enough, otherwise one of the same version as the newest pg_dump. `null` if
 * neither exists.
 */
export const findDumpableServer = (testServer: string, testMajor: number): (() => Promise<DumpableServer>) | null => {
  const [newest] = findClients()
  if (newest === undefined) return null
  if (newest.major >= testMajor) return async () => ({ url: testServer, stop: async () => {} })
  const folders = [path.dirname(newest.dump), `/usr/lib/postgresql/${newest.major}/bin`]
  const folder = folders.find((each) => existsSync(path.join(each, 'postgres')) && existsSync(path.join(each, 'initdb')))
  return folder === undefined ? null : () => start(folder)
}
