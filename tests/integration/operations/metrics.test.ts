import fs from 'node:fs'
import { once } from 'node:events'
import { Server, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { measureAnswer } from '@/payload/http/trace-request'
import { renderMetrics, serveMetrics } from '@/modules/operations/metrics'
import { createApi, type Api } from '../api/api-client'
import { checkoutBody, quoteRequest } from '../api/requests'
import { deliverMail } from '../../support/jobs'
import { bootPayload } from '../../support/payload'

let payload: Payload
let api: Api
const servers: Server[] = []
beforeAll(async () => {
  ;({ payload } = await bootPayload({ RATE_LIMIT_FORMS: '1' }))
  api = createApi(payload)
})
afterAll(() => servers.forEach((server) => server.close()))

const portOf = (server: Server): number => (server.address() as AddressInfo).port

const ask = (port: number, path: string, headers: Readonly<Record<string, string>> = {}): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers: { Host: `127.0.0.1:${port}`, ...headers } }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    asked.on('error', reject)
    asked.end()
  })

const served = async (token?: string): Promise<number> => {
  const server = await serveMetrics(payload, { port: 0, host: '127.0.0.1', token })
  if (server === null) throw new Error('The metrics are not served')
  servers.push(server)
  return portOf(server)
}

/** 0 if the series is missing. */
const valueOf = (text: string, series: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length) ?? 0,
  )

const counted = async (series: string, work: () => Promise<unknown>): Promise<number> => {
  const before = valueOf(await renderMetrics(payload), series)
  await work()
  return valueOf(await renderMetrics(payload), series) - before
}

const order = (key: string, total: number) =>
  api('POST', '/checkout', {
    body: { ...checkoutBody, expectedTotal: total, expectedCurrency: 'USD', cart: quoteRequest },
    headers: { 'Idempotency-Key': key },
  })

describe('metrics', () => {
  it('count quotes, orders and reasons for rejection, emails, registry lookups and rate-limited requests', async () => {
    let total = 0
    const quote = async () => {
      const answer = await api('POST', '/pricing/quote', { body: quoteRequest })
      total = (answer.body?.['breakdown'] as { total: number }).total
    }
    expect(await counted('hostfront_quotes_total{outcome="priced"}', quote)).toBe(1)
    const unknown = { ...quoteRequest, currency: 'XXX' }
    expect(await counted('hostfront_quotes_total{outcome="refused"}', () => api('POST', '/pricing/quote', { body: unknown }))).toBe(1)
    expect(await counted('hostfront_orders_total{outcome="quote-changed"}', () => order('counted-1', total + 1))).toBe(1)
    expect(await counted('hostfront_orders_total{outcome="placed"}', () => order('counted-1', total))).toBe(1)
    expect(await counted('hostfront_orders_total{outcome="replayed"}', () => order('counted-1', total))).toBe(1)
    expect(valueOf(await renderMetrics(payload), 'hostfront_mail_waiting')).toBeGreaterThan(0)
    expect(await counted('hostfront_mail_deliveries_total{outcome="sent"}', () => deliverMail(payload))).toBeGreaterThan(0)
    expect(valueOf(await renderMetrics(payload), 'hostfront_mail_waiting')).toBe(0)
    const search = () => api('GET', '/domains/search?q=meadow&tlds=com')
    expect(await counted('hostfront_registry_call_duration_seconds_count{call="availability",outcome="answered"}', search)).toBe(1)
    const contact = () => api('POST', '/contact', { body: {} })
    await contact()
    expect(await counted('hostfront_rate_limit_refusals_total{limit="forms"}', contact)).toBe(1)
  })

  it('O16: count orders that await payment, and those past their deadline', async () => {
    const past = (minutes: number) =>
      payload.db.drizzle.execute(sql`update orders set expires_at = now() - make_interval(mins => ${minutes}) where status = 'pending'`)
    const gauge = async (name: string) => valueOf(await renderMetrics(payload), `hostfront_orders_${name}`)
    expect(await gauge('pending')).toBeGreaterThan(0)
    await past(5)
    expect(await gauge('overdue')).toBe(0)
    await past(11)
    expect(await gauge('overdue')).toBe(await gauge('pending'))
  })

  it('count responses by kind and status class, and pages by cache status', async () => {
    const server = new Server((asked, response) => {
      measureAnswer(asked, response)
      response.writeHead(asked.url === '/en/nothing' ? 404 : 200).end()
    })
    servers.push(server)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const requests = (kind: string, status: string) => `hostfront_http_request_duration_seconds_count{kind="${kind}",status="${status}"}`
    const visit = (path: string) => () => ask(portOf(server), path)
    const kinds = {
      '/en/vps': ['page', '2xx'],
      '/en/nothing': ['page', '4xx'],
      '/api/pricing/quote?lang=en': ['call', '2xx'],
      '/api/checkout': ['checkout', '2xx'],
      '/api/pages?limit=1': ['admin', '2xx'],
      '/admin/collections/orders': ['admin', '2xx'],
      '/_next/static/chunks/main.js': ['static', '2xx'],
      '/api/media/file/logo.png': ['static', '2xx'],
      '/api/health/live': ['health', '2xx'],
    } as const
    for (const [path, [kind, status]] of Object.entries(kinds)) expect(await counted(requests(kind, status), visit(path)), path).toBe(1)
  })

  it('contain no person, order, code or path, whatever is requested', async () => {
    for (let number = 0; number < 20; number += 1) await api('GET', `/domains/search?q=secret${number}&tlds=com`)
    await api('POST', '/discounts/validate', { body: { code: 'SECRETCODE', cart: quoteRequest } })
    const text = await renderMetrics(payload)
    const labels = [...text.matchAll(/[{,](\w+)="([^"]*)"/g)].filter(([, name]) => name !== 'le' && name !== 'version')
    expect(text).not.toMatch(/ada@|lovelace|secret|HF-/i)
    expect(labels.map(([, , value = '']) => value).filter((value) => !/^[a-zA-Z0-9-]+$/.test(value))).toEqual([])
    expect(text.split('\n').length).toBeLessThan(600)
  })

  it('report a database outage at once, and no stale values', async () => {
    const away = { db: { pool: payload.db.pool, drizzle: { execute: () => Promise.reject(new Error('away')) } } }
    const text = await renderMetrics(away as never)
    expect(text).toContain('\nhostfront_database_up 0')
    expect(text).not.toContain('hostfront_mail_waiting')
    expect(text).toContain('hostfront_database_connections{state="idle"}')
  })
})

describe('access to metrics', () => {
  it('without a token is limited to this machine by host name, so that no browser page can read them', async () => {
    const port = await served()
    expect((await ask(port, '/metrics')).text).toContain('nodejs_eventloop_lag_p99_seconds')
    expect((await ask(port, '/metrics', { Host: `localhost:${port}` })).status).toBe(200)
    expect((await ask(port, '/metrics', { Host: 'shop.example.com' })).status).toBe(403)
    expect((await ask(port, '/')).status).toBe(404)
  })

  it('with a token is granted to whoever sends it, and nobody else', async () => {
    const port = await served('a-token-of-sixteen')
    expect((await ask(port, '/metrics')).status).toBe(401)
    expect((await ask(port, '/metrics', { Authorization: 'Bearer a-token-of-sixteex' })).status).toBe(401)
    expect((await ask(port, '/metrics', { Authorization: 'Bearer a-token-of-sixteen', Host: 'shop.internal' })).status).toBe(200)
  })

  it('logs a port that is in use, and the shop continues', async () => {
    const port = await served()
    expect(await serveMetrics(payload, { port, host: '127.0.0.1' })).toBeNull()
  })
})

describe.each(['deploy/grafana/hostfront.json', 'deploy/prometheus/hostfront.rules.yml'])('%s', (file) => {
  it('uses only metrics that exist', async () => {
    const text = await renderMetrics(payload)
    const known = new Map([...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type = '']) => [name, type]))
    const asked = new Set(fs.readFileSync(file, 'utf8').match(/\b(?:hostfront|nodejs|process)_[a-z0-9_]+/g))
    const isThere = (name: string) => known.has(name) || known.get(name.replace(/_(?:bucket|count|sum)$/, '')) === 'histogram'
    expect(asked.size).toBeGreaterThan(8)
    expect([...asked].filter((name) => !isThere(name))).toEqual([])
  })
})
