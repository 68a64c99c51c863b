import type { RequestListener } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { handleEndpoints, type Payload } from 'payload'
import { guarded } from '@/payload/http/handlers'
import { headersOf } from '@/payload/http/error-response'
import { createShopInFront } from '@/payload/http/front-door'
import { startFront } from './in-front'

/** Payload's router instead of Next. */
const routerOf =
  (payload: Payload): RequestListener =>
  async (request, response) => {
    const { method = 'GET', url = '/' } = request
    const hasBody = method !== 'GET' && method !== 'HEAD'
    const body = hasBody ? { body: Readable.toWeb(request) as WebStream<Uint8Array>, duplex: 'half' } : {}
    const asked = new Request(`http://localhost:3000${url}`, { method, headers: headersOf(request), ...body } as RequestInit)
    try {
      const answer = await guarded((each) => handleEndpoints({ config: payload.config, request: each }))(asked)
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()))
    } catch {
      response.destroy()
    }
  }

/** Custom server with the shop's API, in front of Payload's router. */
export const startPayloadBehindFront = (payload: Payload) => startFront(routerOf(payload), { shop: createShopInFront(async () => payload) })
