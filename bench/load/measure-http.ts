/**
 * Latency of quote and checkout over HTTP at 20 connections against the production shop with its own database, then the shop's resident
 * memory. The load runs on the same machine, so the figures include its share.
 */
import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { cartOf, expectedTotal, json, newMail, orderBody, quoteRequest } from './order-requests'
import { residentMegabytes } from '../lib/shop'

const connections = 20

interface Latency {
  readonly call: string
  readonly requests: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly failures: number
}

interface HttpFigures {
  readonly latencies: readonly Latency[]
  readonly residentMegabytes: number
}

const measure = async (call: string, options: autocannon.Options, seconds: number): Promise<Latency> => {
  // warm-up: caches and pool are cold at first
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

export const measureHttp = async ({ url, pid }: { url: string; pid: number }, seconds: number): Promise<HttpFigures> => {
  const quote = await measure(
    'POST /api/pricing/quote (5 lines, 3 rules)',
    { url: `${url}/api/pricing/quote`, method: 'POST', headers: json, body: JSON.stringify(quoteRequest) },
    seconds,
  )
  const cart = cartOf('BULK15')
  const total = await expectedTotal(url, cart)
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
            body: JSON.stringify(orderBody(newMail(), cart, total)),
          }),
        },
      ],
    },
    seconds,
  )
  return { latencies: [quote, checkout], residentMegabytes: residentMegabytes(pid) }
}
