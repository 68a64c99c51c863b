import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Fault } from '../../../scripts/lib/output.mjs'
import { fromRoot } from '../../../scripts/lib/project.mjs'
import { onStop } from '../../../scripts/lib/process.mjs'

const places = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']

export const findNginx = (): string | undefined => places.map((folder) => path.join(folder, 'nginx')).find((file) => fs.existsSync(file))

interface Proxy {
  readonly port: number
  readonly shopPort: number
  readonly site: string
}

/** The example config with other ports and certificate, and without port 80. */
const serverOf = ({ port, shopPort, site }: Proxy, folder: string): string =>
  fs
    .readFileSync(fromRoot('deploy', 'nginx', 'hostfront.conf'), 'utf8')
    .replace(/server \{\n {2}listen 80;[\s\S]*?\n\}\n/, '')
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replaceAll('shop.example.com', site)
    .replaceAll('/etc/ssl/shop', folder)
    .replace('http://127.0.0.1:3000', `http://127.0.0.1:${shopPort}`)

/** nginx with the example config of deploy/ and a self-signed certificate. */
export const startNginx = async (program: string, proxy: Proxy): Promise<void> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hostfront-nginx-'))
  fs.chmodSync(folder, 0o755)
  const [key, certificate] = [path.join(folder, 'privkey.pem'), path.join(folder, 'fullchain.pem')]
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${proxy.site}`]
  execFileSync('openssl', [...request, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  const file = path.join(folder, 'nginx.conf')
  const own = [`pid ${folder}/nginx.pid;`, 'daemon off;', `error_log ${folder}/error.log;`, 'events {}']
  fs.writeFileSync(file, [...own, 'http {', `access_log off;`, serverOf(proxy, folder), '}'].join('\n'))
  const child = spawn(program, ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'inherit'] })
  onStop(async () => {
    const ended = once(child, 'exit')
    if (child.exitCode === null && child.kill('SIGTERM')) await ended
    fs.rmSync(folder, { recursive: true, force: true })
  })
  await sleep(1000)
  if (child.exitCode !== null) throw new Fault('nginx rejected deploy/nginx/hostfront.conf', 'See its output above.')
}
