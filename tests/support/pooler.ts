import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const places = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']

const find = (): string | undefined => places.map((folder) => path.join(folder, 'pgbouncer')).find((file) => existsSync(file))

const install = (): void => {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return
  spawnSync('sh', ['-c', 'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends pgbouncer'], {
    timeout: 120_000,
  })
}

/** PgBouncer from Debian, installed if possible without prompting. */
export const findPgBouncer = (): string | undefined => {
  const found = find()
  if (found === undefined) install()
  return found ?? find()
}

const freePort = async (): Promise<number> => {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })

export interface Pooler {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** PgBouncer in transaction mode, with fewer server connections than clients. */
export const startPooler = async (program: string, databaseUrl: string): Promise<Pooler> => {
  const target = new URL(databaseUrl)
  const port = await freePort()
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hostfront-pooler-'))
  const file = path.join(folder, 'pgbouncer.ini')
  const user = decodeURIComponent(target.username)
  const settings = [
    '[databases]',
    `* = host=${target.hostname} port=${target.port || 5432} user=${user} password='${decodeURIComponent(target.password).replaceAll("'", "''")}'`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 4',
    `logfile = ${path.join(folder, 'log')}`,
  ]
  await writeFile(file, settings.join('\n'))
  // It refuses to run as root.
  await chmod(folder, 0o777)
  await chmod(file, 0o644)
  const isRoot = process.getuid?.() === 0
  const child: ChildProcess = spawn(program, [...(isRoot ? ['--user', 'nobody'] : []), file], { stdio: 'ignore' })
  for (let tries = 0; tries < 100 && !(await answers(port)); tries += 1) await sleep(100)
  const url = new URL(databaseUrl)
  url.search = ''
  url.hostname = '127.0.0.1'
  url.port = String(port)
  const stop = async () => {
    const over = once(child, 'exit')
    child.kill('SIGKILL')
    await over
    await rm(folder, { recursive: true })
  }
  return { url: url.href, stop }
}
