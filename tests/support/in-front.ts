import http, { type IncomingMessage, type RequestListener } from 'node:http'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createShopInFront } from '@/payload/http/front-door'
import { handOver, cachedPages, type ShopInFront } from '@/lib/config/process-state'
import { createFront } from '../../server/create-front.mjs'

interface Answered {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  readonly body: Buffer
  readonly text: string
}

interface Asked {
  readonly method?: string
  readonly headers?: http.OutgoingHttpHeaders
  readonly body?: string
}

/** Headers that Next sends for static pages. */
export const asKept = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=31536000', vary: 'rsc' }

/**
 * Custom server with `next` instead of Next, `files` as the build's static files, `earlier` as those of the previous build, and no API
 * calls of its own; runs until `stop`.
 */
export const startFront = async (
  next: RequestListener,
  { proxies = 0, shop = {} as Partial<ShopInFront>, files = '', earlier = '' } = {},
) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'in-front-'))
  const socketPath = path.join(folder, 'next')
  mkdirSync(path.join(folder, 'static'), { recursive: true })
  if (files !== '') cpSync(files, path.join(folder, 'static'), { recursive: true })
  if (earlier !== '') cpSync(earlier, path.join(folder, 'earlier', 'static'), { recursive: true })
  const behind = http.createServer({ keepAliveTimeout: 0 }, next).listen(socketPath)
  await once(behind, 'listening')
  const own = createShopInFront(() => Promise.reject(new Error('nobody asks for it')))
  handOver({ ...own, answer: () => false, ...shop })
  const front = createFront({ socketPath, proxies, site: 'http://shop.test', build: folder }).listen(0, '127.0.0.1')
  await once(front, 'listening')
  const { port } = front.address() as AddressInfo
  const ask = async (address: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answered> => {
    const request = http.request({ host: '127.0.0.1', port, path: address, method, headers, agent: false })
    request.end(body)
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    const bytes = Buffer.concat(await answer.toArray())
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: bytes, text: bytes.toString() }
  }
  const stop = async () => {
    for (const server of [front, behind]) {
      server.closeAllConnections()
      server.close()
    }
    rmSync(folder, { recursive: true, force: true })
  }
  return { ask, stop, port, pages: cachedPages() }
}
