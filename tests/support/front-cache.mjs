import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fromRoot } from '../../scripts/lib/project.mjs'
import { freePort } from '../../scripts/lib/settings.mjs'

const places = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']

/** Start timeout in ms. */
const longestStart = 20_000

/** Requires Varnish with the xkey module (Debian: varnish, varnish-modules). */
export const isVarnishHere = () =>
  places.some((folder) => fs.existsSync(path.join(folder, 'varnishd'))) &&
  ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib'].some((folder) =>
    fs.existsSync(path.join(folder, 'varnish', 'vmods', 'libvmod_xkey.so')),
  )

/** @param {number} port */
const answers = async (port) => (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)) !== undefined

/**
 * Varnish as in deploy/varnish, in front of local shops.
 * @param {readonly number[]} shops ports
 * @param {{port?: number}} [options] public port
 */
export const startFrontCache = async (shops, { port } = {}) => {
  const [own, purge] = [port ?? (await freePort()), await freePort()]
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hostfront-front-'))
  // Varnish runs as its own user
  fs.chmodSync(folder, 0o755)
  const varnish = spawn('sh', [fromRoot('deploy', 'varnish', 'start.sh')], {
    env: {
      ...process.env,
      SHOPS: shops.map((each) => `127.0.0.1:${each}`).join(' '),
      LISTEN: `127.0.0.1:${own}`,
      PURGE_LISTEN: `127.0.0.1:${purge}`,
      VARNISH_DIR: folder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [varnish.stdout, varnish.stderr]) stream.on('data', (chunk) => (said = `${said}${chunk}`.slice(-4000)))
  const over = once(varnish, 'exit')
  const stop = async () => {
    varnish.kill('SIGTERM')
    await over
    fs.rmSync(folder, { recursive: true, force: true })
  }
  const end = Date.now() + longestStart
  while (!(await answers(own))) {
    if (varnish.exitCode !== null || Date.now() > end) {
      await stop()
      throw new Error(`Varnish did not start: ${said}`)
    }
    await sleep(100)
  }
  return { url: `http://127.0.0.1:${own}`, pid: varnish.pid ?? 0, purgeUrl: `http://127.0.0.1:${purge}`, stop }
}
