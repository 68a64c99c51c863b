// Starts the custom server, with Next behind a socket in the same process (docs/adr/011-custom-server.md).
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import next from 'next'
import { createFront } from './create-front.mjs'
import { whenClosed, createDrain, listen, onReplaced, onStop, shutdown } from './drain.mjs'
import { redirectToSite } from './redirect-to-site.mjs'
import { writeLogLines, writeLine } from './log-lines.mjs'
import { shopInFront } from './shop.mjs'
import { runWithRequestId } from './request-note.mjs'
import { nextSettings } from './next-settings.mjs'
import { watchStyleSheets } from './style-sheets.mjs'
import { resolveClientIp, localRequestToken } from './visitor.mjs'
import { warmUp } from './warm-up.mjs'

/**
 * @typedef {object} Place
 * @property {string} dir the project
 * @property {number} port
 * @property {string} [hostname] defaults to all addresses
 * @property {number} proxies
 * @property {string} site the shop's address
 * @property {number} drain in ms: time for the load balancer to notice the shutdown
 * @property {number} [waitsAt] standby port for health checks before taking traffic
 */

/** Development: no page cache, so that edits show at once. @param {Place} place */
const serveDevelopment = async ({ dir, port, hostname, proxies, site }) => {
  const server = http.createServer()
  const app = next({ dev: true, dir, port, httpServer: server, ...(hostname === undefined ? {} : { hostname }) })
  const handle = app.getRequestHandler()
  server.on('request', (request, response) => {
    const elsewhere = redirectToSite(request, { site, proxies })
    if (elsewhere !== undefined) return void response.writeHead(307, elsewhere).end()
    resolveClientIp(request, proxies)
    void handle(request, response)
  })
  const unfollow = watchStyleSheets()
  server.listen(port, hostname)
  await once(server, 'listening')
  await app.prepare()
  onStop(async () => {
    unfollow()
    server.closeAllConnections()
    await app.close()
  })
}

/** @param {Place} place */
const serveProduction = async ({ dir, port, hostname, proxies, site, drain, waitsAt }) => {
  // Plain text on a terminal.
  if (!process.stdout.isTTY) writeLogLines(console, writeLine, process.env.LOG_LEVEL || 'info')
  const app = next({ dev: false, dir, port, ...(hostname === undefined ? {} : { hostname }) })
  await app.prepare()
  const handle = app.getRequestHandler()
  const behind = http.createServer({ keepAliveTimeout: 0, requestTimeout: 0 }, (request, response) => {
    const id = request.headers['x-request-id']
    // Prerenders have no request id.
    void (typeof id === 'string' ? runWithRequestId(id, () => handle(request, response)) : handle(request, response))
  })
  // A private socket: no local program can bypass the checks of this server.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hostfront-'))
  const socketPath = path.join(folder, 'next')
  behind.listen({ path: socketPath, exclusive: true })
  await once(behind, 'listening')
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }))
  /** @type {import('./create-front.mjs').Leaving} */
  let leaving = 'not'
  const front = createFront({
    socketPath,
    proxies,
    site,
    build: path.resolve(dir, nextSettings.distDir ?? '.next'),
    leaving: () => leaving,
  })
  await warmUp(socketPath, new URL(site).host)
  await listen(front, { port, hostname, waitsAt })
  const draining = createDrain(front)
  const grace = () => (leaving === 'replaced' ? shutdown : drain)
  const stop = onStop(async () => {
    if (leaving === 'not') leaving = 'stops'
    draining.announce()
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

Object.assign(globalThis, { [Symbol.for('hostfront.own-machine')]: localRequestToken })

/** @param {Place & {mode: 'dev' | 'start'}} place */
export const serve = ({ mode, ...place }) => (mode === 'dev' ? serveDevelopment(place) : serveProduction(place))
