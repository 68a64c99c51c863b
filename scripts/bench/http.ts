/**
 * Latency of quote and checkout over HTTP at 20 connections, against the production shop on a database of its own, and the
 * shop's resident memory afterwards. The load comes from the same machine, so the figures hold its share too.
 */
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'

const connections = 20

export interface Latency {
  readonly call: string
  readonly requests: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly failures: number
}

export interface HttpFigures {
  readonly latencies: readonly Latency[]
  readonly residentMegabytes: number
}

const yearly = { billing: 'yearly', quantity: 1 } as const

/** Five lines and three rules: yearly billing, first order, and a code. */
const quoteRequest = {
  currency: 'EUR',
  codes: ['BULK15'],
  items: [
    { type: 'domain', id: 'example.com', ...yearly, serviceData: { operation: 'register' } },
    { type: 'addon', id: 'whois-privacy', ...yearly, serviceData: { domain: 'example.com' } },
    { type: 'addon', id: 'malware-scanner', ...yearly, serviceData: { domain: 'example.com' } },
    { type: 'hosting', id: 'vps-starter', ...yearly, quantity: 2, selectedPaymentType: 'full' },
    { type: 'ssl', id: 'ssl-dv', ...yearly, serviceData: { coverage: 'single' } },
  ],
}

/** No domain, because a name can be sold once only. */
const orderRequest = { ...quoteRequest, items: quoteRequest.items.slice(3) }

const json = { 'content-type': 'application/json' }

const measure = async (call: string, options: autocannon.Options, seconds: number): Promise<Latency> => {
  // the first seconds fill caches and the pool, and tell nothing of the long run
  await autocannon({ ...options, connections, duration: 3 })
  const result = await autocannon({ ...options, connections, duration: seconds })
  return {
    call,
    requests: result.requests.total,
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  }
}

const expectedTotal = async (url: string): Promise<number> => {
  const response = await fetch(`${url}/api/pricing/quote`, { method: 'POST', headers: json, body: JSON.stringify(orderRequest) })
  const quote: unknown = await response.json()
  const breakdown = typeof quote === 'object' && quote !== null && 'breakdown' in quote ? quote.breakdown : undefined
  if (typeof breakdown === 'object' && breakdown !== null && 'total' in breakdown && typeof breakdown.total === 'number')
    return breakdown.total
  throw new Error(`The quote answered ${response.status}: ${JSON.stringify(quote).slice(0, 300)}`)
}

const orderBody = (total: number) => ({
  // another customer every time: a second order of one is no first order any more
  contact: { email: `${randomUUID()}@example.com`, name: 'Bench Mark' },
  billingAddress: { line1: '1 Main Street', city: 'Springfield', postalCode: '12345', country: 'US' },
  paymentMethod: 'offline',
  expectedTotal: total,
  expectedCurrency: orderRequest.currency,
  acceptTerms: true,
  cart: orderRequest,
})

const residentMegabytes = (pid: number): number => {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Math.round(Number(stdout.trim()) / 1024)
}

export const measureHttp = async ({ url, pid }: { url: string; pid: number }, seconds: number): Promise<HttpFigures> => {
  const quote = await measure(
    'POST /api/pricing/quote (5 lines, 3 rules)',
    { url: `${url}/api/pricing/quote`, method: 'POST', headers: json, body: JSON.stringify(quoteRequest) },
    seconds,
  )
  const total = await expectedTotal(url)
  const checkout = await measure(
    'POST /api/checkout (2 lines, a new order each)',
    {
      url,
      requests: [
        {
          path: '/api/checkout',
          method: 'POST',
          setupRequest: (request) => ({
            ...request,
            headers: { ...json, 'idempotency-key': randomUUID() },
            body: JSON.stringify(orderBody(total)),
          }),
        },
      ],
    },
    seconds,
  )
  return { latencies: [quote, checkout], residentMegabytes: residentMegabytes(pid) }
}
