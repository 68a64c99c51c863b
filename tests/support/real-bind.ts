import { spawn } from 'node:child_process'
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TsigKey } from '@/integrations/rfc2136/wire'

const places = ['/usr/sbin/named', '/usr/local/sbin/named', '/usr/bin/named', '/opt/homebrew/sbin/named']

const isThere = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** BIND, if installed. */
export const named: string | undefined = places.find(isThere)

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port'))))
    })
  })

const zoneFile = `$TTL 3600
@ SOA ns1.shop.test. desk.shop.test. 1 3600 600 86400 300
@ NS ns1.shop.test.
`

const settings = (folder: string, port: number, zones: readonly string[], { name, algorithm, secret }: TsigKey): string => `
options { directory "${folder}"; listen-on port ${port} { 127.0.0.1; }; listen-on-v6 { none; }; pid-file none; session-keyfile none;
  lock-file none; recursion no; dnssec-validation no; transfer-format one-answer; };
controls { };
key "${name}" { algorithm ${algorithm}; secret "${secret.toString('base64')}"; };
${zones
  .map(
    (zone) => `zone "${zone}" { type primary; file "${zone}.zone"; allow-update { key "${name}"; }; allow-transfer { key "${name}"; }; };`,
  )
  .join('\n')}
`

/** Local BIND primary with these zones, accepting updates signed by the key. Transfers use one record per message. */
export const startBind = async (program: string, zones: readonly string[], key: TsigKey) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bind-'))
  const port = await freePort()
  for (const zone of zones) writeFileSync(path.join(folder, `${zone}.zone`), zoneFile)
  const file = path.join(folder, 'named.conf')
  writeFileSync(file, settings(folder, port, zones, key))
  const server = spawn(program, ['-g', '-n', '1', '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (bytes: Buffer) => {
      said += bytes.toString()
      if (said.includes('all zones loaded')) resolve()
    })
    server.on('exit', () => reject(new Error(`named has ended: ${said.slice(-2000)}`)))
  })
  return {
    address: { host: '127.0.0.1', port },
    close: () =>
      new Promise<void>((resolve) => {
        server.removeAllListeners('exit')
        server.on('exit', () => {
          rmSync(folder, { recursive: true, force: true })
          resolve()
        })
        server.kill('SIGTERM')
      }),
  }
}
