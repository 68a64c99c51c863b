// node server/index.mjs start [hostname]: the custom server of `npm start` and the image, with Next behind a socket in the same process
// (docs/adr/011-custom-server.md).
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import next from 'next'
import { createFront, warmUp } from './create-front.mjs'
import { createDrain, listen, onReplaced, onStop, replacedGraceMs, whenClosed } from './drain.mjs'
import { handOff, shopInFront, requestIds } from './hand-off.mjs'
import { writeLogLines, writeLine } from './log-lines.mjs'
import { nextSettings } from './next-settings.mjs'
import { localRequestToken } from './visitor.mjs'

const { PORT = '3000', SITE_URL: site = 'http://localhost:3000', TRUSTED_PROXY_COUNT, SHUTDOWN_DRAIN_MS, STANDBY_PORT } = process.env
const dir = fileURLToPath(new URL('..', import.meta.url))
/** All addresses by default. */
const hostname = process.argv[3]
const port = Number(PORT)
/** Time for the load balancer to notice the shutdown. */
const drainMs = Number(SHUTDOWN_DRAIN_MS || 0)

const serve = async () => {
  // Plain text if the output is a terminal.
  if (!process.stdout.isTTY) writeLogLines(console, writeLine, process.env.LOG_LEVEL || 'info')
  handOff.localRequestToken = localRequestToken
  const app = next({ dev: false, dir, port, ...(hostname === undefined ? {} : { hostname }) })
  await app.prepare()
  const handle = app.getRequestHandler()
  const behind = http.createServer({ keepAliveTimeout: 0, requestTimeout: 0 }, (request, response) => {
    const id = request.headers['x-request-id']
    // Prerenders have no request id.
    void (typeof id === 'string' ? requestIds.run(id, () => handle(request, response)) : handle(request, response))
  })
  // A private socket, so that no local program can bypass this server's checks.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hostfront-'))
  const socketPath = path.join(folder, 'next')
  behind.listen({ path: socketPath, exclusive: true })
  await once(behind, 'listening')
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }))
  /** @type {import('./create-front.mjs').Leaving} */
  let leaving = 'not'
  const build = path.resolve(dir, nextSettings.distDir ?? '.next')
  const front = createFront({ socketPath, proxies: Number(TRUSTED_PROXY_COUNT || 0), site, build, leaving: () => leaving })
  await warmUp(socketPath, new URL(site).host)
  await listen(front, { port, hostname, waitsAt: STANDBY_PORT === undefined ? undefined : Number(STANDBY_PORT) })
  const draining = createDrain(front)
  const grace = () => (leaving === 'replaced' ? replacedGraceMs : drainMs)
  const stop = onStop(async () => {
    if (leaving === 'not') leaving = 'stops'
    draining.announce()
    void shopInFront()?.stopWorker()
    await sleep(grace())
    await draining.close()
    await whenClosed(behind)
    await shopInFront()?.shutdown()
    await app.close()
  }, grace)
  onReplaced(() => {
    leaving = 'replaced'
    stop()
  })
}

try {
  await serve()
} catch (error) {
  console.error(error)
  process.exit(1)
}
