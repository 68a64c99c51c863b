import { createHash, timingSafeEqual } from 'node:crypto'
import { Server, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import { collectDefaultMetrics } from 'prom-client'
import { isOwnMachine } from '@/config/own-machine'
import { metrics } from '@/server/platform/metrics/metrics'
import { drawMetrics } from './draw-metrics'

interface MetricsPlace {
  readonly port: number
  readonly host: string
  readonly token?: string | undefined
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * With a token whoever brings it. Without one it is heard on this machine alone (env), and only by a name of this machine: a page from elsewhere
 * makes a browser here ask as well, under the name of its site.
 */
const isAllowed = ({ headers }: IncomingMessage, token: string | undefined): boolean => {
  if (token !== undefined) return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
  const asked = `http://${headers.host ?? ''}`
  return URL.canParse(asked) && isOwnMachine(asked)
}

const answer = async (payload: Payload, token: string | undefined, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const say = (status: number, text: string) => response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text)
  if (!isAllowed(request, token)) return void say(token === undefined ? 403 : 401, 'Not for you.\n')
  if (request.url !== '/metrics' || request.method !== 'GET') return void say(404, 'GET /metrics\n')
  const text = await drawMetrics(payload)
  response.writeHead(200, { 'Content-Type': metrics().registry.contentType, 'Cache-Control': 'no-store' }).end(text)
}

/** Event loop, memory, garbage collection: watched from now on, and once in a process. */
const measureProcess = (): void => {
  const { registry } = metrics()
  if (registry.getSingleMetric('nodejs_eventloop_lag_seconds') === undefined) collectDefaultMetrics({ register: registry })
}

/**
 * Tells Prometheus what this process counts, on a port of its own that no visitor's request reaches. Not `http.createServer`, in front
 * of which the shop's door stands. A port that is taken is said, and the shop goes on.
 */
export const serveMetrics = (payload: Payload, { port, host, token }: MetricsPlace): Promise<Server | null> => {
  measureProcess()
  const server = new Server((request, response) => {
    answer(payload, token, request, response).catch((error: unknown) => {
      payload.logger.error({ err: error, msg: 'The metrics could not be told' })
      response.destroy()
    })
  })
  server.unref()
  return new Promise((resolve) => {
    server.once('error', (error) => {
      payload.logger.error({ err: error, msg: `Metrics are not served: ${host}:${port} cannot be listened on` })
      resolve(null)
    })
    server.listen(port, host, () => {
      payload.logger.info(`Metrics at http://${host}:${port}/metrics`)
      resolve(server)
    })
  })
}
