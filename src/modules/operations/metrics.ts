import type { Payload } from 'payload'
import { Gauge, Registry, collectDefaultMetrics } from 'prom-client'
import { isStaging } from '@/lib/config/staging'
import { withDatabase } from '@/lib/db/database-health'
import { countUnavailableServices } from '@/lib/circuits'
import { metrics } from '@/lib/observability/metrics'
import { withTimeout } from './health'
import { findBacklog, type Backlog } from './operations.repository'
import { createHash, timingSafeEqual } from 'node:crypto'
import { Server, type IncomingMessage, type ServerResponse } from 'node:http'
import { isOwnMachine } from '@/lib/config/own-machine'

const backlogGauges: Readonly<Record<keyof Backlog, readonly [name: string, help: string]>> = {
  ordersPending: ['hostfront_orders_pending', 'Unpaid orders.'],
  ordersOverdue: ['hostfront_orders_overdue', 'Unpaid orders past their deadline.'],
  mailWaiting: ['hostfront_mail_waiting', 'Emails waiting in the outbox.'],
  mailOldestSeconds: ['hostfront_mail_oldest_waiting_seconds', 'Age of the oldest waiting email.'],
  mailDead: ['hostfront_mail_dead', 'Emails whose delivery attempts have all failed.'],
  webhooksWaiting: ['hostfront_webhooks_waiting', 'Events waiting for enabled receivers.'],
  webhooksOldestSeconds: ['hostfront_webhooks_oldest_waiting_seconds', 'Age of the oldest waiting event.'],
  webhooksDead: ['hostfront_webhooks_dead', 'Events whose delivery attempts have all failed.'],
  provisioningWaiting: ['hostfront_provisioning_waiting', 'Provisioning jobs waiting for hosts or staff.'],
  provisioningOldestSeconds: ['hostfront_provisioning_oldest_waiting_seconds', 'Age of the oldest waiting provisioning job.'],
  provisioningFailed: ['hostfront_provisioning_failed', 'Provisioning jobs whose attempts have all failed.'],
  jobsWaiting: ['hostfront_jobs_waiting', 'Due jobs not yet done, such as scheduled publishing.'],
  jobsOldestSeconds: ['hostfront_jobs_oldest_waiting_seconds', 'Age of the oldest due job.'],
  jobsFailed: ['hostfront_jobs_failed', 'Jobs whose attempts have all failed.'],
  pageCachesBehind: ['hostfront_page_caches_behind', 'Processes that failed to refresh their cached pages.'],
}

interface Present {
  readonly registry: Registry
  readonly set: (name: string, help: string, value: number, labels?: Readonly<Record<string, string>>) => void
}

/** Gauges are rebuilt on every scrape, so no stale value is reported during an outage. */
const present = (): Present => {
  const registry = new Registry()
  const gauges = new Map<string, Gauge>()
  return {
    registry,
    set: (name, help, value, labels = {}) => {
      const known = gauges.get(name) ?? new Gauge({ name, help, labelNames: Object.keys(labels), registers: [registry] })
      gauges.set(name, known)
      known.set(labels, value)
    },
  }
}

/** Prometheus text format. A database outage is reported as a metric and delays the scrape by at most one second. */
export const renderMetrics = async ({ db }: Payload): Promise<string> => {
  const { registry, set } = present()
  const backlog = await withTimeout(withDatabase(() => findBacklog(db.drizzle))).catch(() => null)
  set('hostfront_database_up', '1 if the database responds within a second.', backlog === null ? 0 : 1)
  const keys = Object.keys(backlogGauges) as (keyof Backlog)[]
  for (const key of backlog === null ? [] : keys) set(...backlogGauges[key], backlog?.[key] ?? 0)
  const { pool } = db
  const states = { used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }
  for (const [state, count] of Object.entries(states))
    set('hostfront_database_connections', 'Database connections of this process, by state.', count, { state })
  set('hostfront_database_connections_max', 'DATABASE_POOL_MAX of this process.', pool.options.max)
  for (const [provider, count] of Object.entries(countUnavailableServices()))
    set('hostfront_provider_away', 'Open circuits, by kind of provider.', count, { provider })
  set('hostfront_held', '1 in a staging copy, which sends no email.', isStaging() ? 1 : 0)
  return `${await metrics().registry.metrics()}\n${await registry.metrics()}`
}

interface MetricsPlace {
  readonly port: number
  readonly host: string
  readonly token?: string | undefined
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * With a token, anyone who has it. Without one, metrics are served only on this machine (env) and only to local host names, since a website
 * could make a local browser send the request under its own name.
 */
const isAllowed = ({ headers }: IncomingMessage, token: string | undefined): boolean => {
  if (token !== undefined) return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
  const requestedUrl = `http://${headers.host ?? ''}`
  return URL.canParse(requestedUrl) && isOwnMachine(requestedUrl)
}

const answer = async (payload: Payload, token: string | undefined, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const say = (status: number, text: string) => response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text)
  if (!isAllowed(request, token)) return void (token === undefined ? say(403, 'Forbidden\n') : say(401, 'Unauthorized\n'))
  if (request.url !== '/metrics' || request.method !== 'GET') return void say(404, 'GET /metrics\n')
  const text = await renderMetrics(payload)
  response.writeHead(200, { 'Content-Type': metrics().registry.contentType, 'Cache-Control': 'no-store' }).end(text)
}

const measureProcess = (): void => {
  const { registry } = metrics()
  if (registry.getSingleMetric('nodejs_eventloop_lag_seconds') === undefined) collectDefaultMetrics({ register: registry })
}

/**
 * Serves metrics on a separate port that visitors can't reach. Doesn't use `http.createServer`, which the shop's custom server wraps. If
 * the port is in use, this is logged and otherwise ignored.
 */
export const serveMetrics = (payload: Payload, { port, host, token }: MetricsPlace): Promise<Server | null> => {
  measureProcess()
  const server = new Server((request, response) => {
    answer(payload, token, request, response).catch((error: unknown) => {
      payload.logger.error({ err: error, msg: 'Failed to collect metrics' })
      response.destroy()
    })
  })
  server.unref()
  return new Promise((resolve) => {
    server.once('error', (error) => {
      payload.logger.error({ err: error, msg: `Metrics server could not listen on ${host}:${port}` })
      resolve(null)
    })
    server.listen(port, host, () => {
      payload.logger.info(`Serving metrics at http://${host}:${port}/metrics`)
      resolve(server)
    })
  })
}
