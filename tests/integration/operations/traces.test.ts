// own modules: DATABASE_POOL_MAX is read on import
import { context, propagation, trace } from '@opentelemetry/api'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createShopInFront } from '@/payload/http/front-door'
import { traceWork } from '@/payload/jobs/metrics'
import { endTraces } from '@/modules/operations/traces'
import { inOwnTrace, inSpan } from '@/lib/observability/tracing'
import { deliverMail } from '../../support/jobs'
import { inFullLane } from '../../support/lane'
import { startFront } from '../../support/in-front'
import { spansOf, wayUpIn } from '../../support/operations/read-traces'
import { openTraceReceiver, type TraceReceiver } from '../../support/operations/trace-receiver'
import { bootPayload } from '../../support/payload'
import { openStripeServer, type StripeServer } from '../../support/payments/stripe-server'
import { checkoutBody, domainItem, hostingItem } from '../api/requests'

let receiver: TraceReceiver
let stripe: StripeServer
let payload: Payload
let front: Awaited<ReturnType<typeof startFront>>
beforeAll(async () => {
  receiver = await openTraceReceiver()
  stripe = await openStripeServer()
  ;({ payload } = await bootPayload({
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_BSP_SCHEDULE_DELAY: '20',
    DATABASE_POOL_MAX: '2',
    STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests_only',
    STRIPE_API_URL: stripe.url,
  }))
  await traceWork('app', async () => payload)
  // in place of Next: joins the trace named in the request's headers
  front = await startFront(
    (request, response) => {
      void context.with(propagation.extract(context.active(), request.headers), async () => {
        await inSpan('drawn', async () => undefined)
        await new Promise<void>((resolve) => {
          trace.getTracer('next').startActiveSpan('GET /[lang]/[[...path]]', (span) => {
            // attributes Next records and the exporter must drop
            span.setAttribute('http.target', request.url ?? '')
            span.recordException(new Error('of a secret'))
            resolve(span.end())
          })
        })
        response.writeHead(200, { 'content-type': 'text/html' }).end(String(request.headers['baggage'] ?? 'nothing'))
      })
    },
    { shop: createShopInFront(async () => payload) },
  )
})
afterAll(async () => {
  await endTraces()
  await Promise.all([front.stop(), receiver.close(), stripe.close()])
})

const send = (path: string, body: unknown, headers = {}) =>
  front.ask(path, { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } })

const named = (name: string) => receiver.spans.filter((span) => span.name === name)

const totalOf = async (cart: unknown) => {
  const { text } = await send('/api/pricing/quote', cart)
  return (JSON.parse(text) as { breakdown: { total: number } }).breakdown.total
}

const freeName = async (): Promise<string> => {
  const { createApi } = await import('../api/api-client')
  for (let number = 0; number < 50; number += 1) {
    const name = `meadow-of-traces-${number}.com`
    const { text } = await createApi(payload)('GET', `/domains/search?q=${name}`)
    if (text.includes('"available":true')) return name
  }
  throw new Error('No name is free')
}

describe('the trace of a checkout', () => {
  it('is a single one, from the front server to each statement, and separate from others', async () => {
    const name = await freeName()
    const cart = { currency: 'USD', codes: ['CLOUD25'], items: [hostingItem, domainItem(name)] }
    const total = await totalOf(cart)
    const body = { ...checkoutBody, paymentMethod: 'stripe', expectedTotal: total, expectedCurrency: 'USD', cart }
    const headers = { 'Idempotency-Key': 'traced-once', traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' }
    const placed = await send('/api/checkout', body, headers)
    expect(placed.status, placed.text).toBe(201)

    const [root] = await spansOf(receiver, 'POST checkout')
    expect(root?.parentSpanId ?? '').toBe('')
    expect(root?.traceId).not.toBe('0af7651916cd43dd8448eb211c80319c')
    const spans = receiver.spans.filter(({ traceId }) => traceId === root?.traceId)
    const ways = new Set(spans.map((span) => wayUpIn(receiver, span).join(' < ')))
    const call = 'POST /api/checkout < POST checkout'
    for (const way of [
      call,
      `checkout < ${call}`,
      `registry availability < checkout < ${call}`,
      `write orders < checkout < ${call}`,
      `BEGIN < write orders < checkout < ${call}`,
      `quote < write orders < checkout < ${call}`,
      `COMMIT < write orders < checkout < ${call}`,
      `payment page < ${call}`,
    ])
      expect([...ways]).toContain(way)
    expect([...ways].some((way) => /^\w+ orders < write orders < checkout/.test(way))).toBe(true)
    expect(spans.filter(({ parentSpanId }) => (parentSpanId ?? '') === '')).toHaveLength(1)
    expect(named('write orders').filter(({ traceId }) => traceId !== root?.traceId)).toEqual([])
    const id = root?.attributes.find(({ key }) => key === 'hostfront.request')?.value.stringValue
    expect(id).toBe(placed.headers['x-request-id'])
  })

  it('contains no buyer, product, text or address', async () => {
    await front.ask('/en/orders/ORD-1?token=secret')
    await spansOf(receiver, 'GET page')
    const { orderNumber, accessToken } = JSON.parse(
      (await send('/api/checkout', {}, { 'Idempotency-Key': 'x' })).text.length > 0 ? '{"orderNumber":"ORD-","accessToken":"ORD-"}' : '{}',
    ) as { orderNumber: string; accessToken: string }
    for (const word of [
      'ada@',
      'Lovelace',
      'St James',
      'SW1Y',
      'meadow',
      'CLOUD25',
      'traced-once',
      'sk_test',
      'whsec',
      orderNumber,
      accessToken,
    ])
      expect(receiver.text()).not.toContain(word)
    expect(receiver.spans.filter(({ events, status }) => events.length > 0 || status.message !== undefined)).toEqual([])
  })

  it('continues behind the socket in Next', async () => {
    const { text } = await front.ask('/en/checkout?secret=1', { headers: { baggage: 'from=outside' } })
    expect(text).toBe('nothing')
    const drawn = (await spansOf(receiver, 'GET /[lang]/[[...path]]')).at(-1)
    await spansOf(receiver, 'GET page')
    await vi.waitFor(() => expect(wayUpIn(receiver, drawn)).toEqual(['GET /[lang]/[[...path]]', 'GET page']))
  })

  it('is separate for an email and contains the SMTP call', async () => {
    expect(await deliverMail(payload)).toBeGreaterThan(0)
    await spansOf(receiver, 'mail')
    expect(wayUpIn(receiver, (await spansOf(receiver, 'mail server'))[0])).toEqual(['mail server', 'mail'])
  })

  it('contains its own statements only, however few connections there are', async () => {
    const places = Array.from({ length: 30 }, (_, place) => place)
    await Promise.all(
      places.map((place) => inOwnTrace(`asks ${place}`, () => payload.db.drizzle.execute(sql.raw(`select ${place} from carts`)))),
    )
    const ways = async (place: number) => {
      const [root] = await spansOf(receiver, `asks ${place}`)
      return receiver.spans.filter(({ traceId }) => traceId === root?.traceId).map(({ name }) => name)
    }
    for (const place of places) expect((await ways(place)).toSorted()).toEqual(['SELECT carts', `asks ${place}`])
  })
})

describe('the log', () => {
  it('contains the trace and request id, for messages of the shop and of packages', async () => {
    const { logger } = await import('@/payload/logger')
    const { writeLogLines: sayInLines } = await import('../../../server/log-lines.mjs')
    const lines: string[] = []
    const said: Partial<Console> = {}
    sayInLines(said, (line) => lines.push(line))
    await inOwnTrace('says', async () => {
      said.warn?.('words of a package')
      lines.push(JSON.stringify(logger.options.mixin()))
    })
    said.warn?.('words of nobody')
    const [span] = await spansOf(receiver, 'says')
    expect(lines.map((line) => (JSON.parse(line) as { trace?: string }).trace)).toEqual([span?.traceId, span?.traceId, undefined])
  })
})

describe('a trace collector', () => {
  const slowest = async () => {
    const cart = { currency: 'EUR', codes: [], items: [hostingItem] }
    const times = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const began = performance.now()
        expect((await send('/api/pricing/quote', cart)).status).toBe(200)
        return performance.now() - began
      }),
    )
    return Math.max(...times)
  }

  it.runIf(inFullLane)('that hangs or is down delays no visitor, and nothing at shutdown', async () => {
    receiver.isSilent = true
    expect(await slowest()).toBeLessThan(2000)
    await receiver.close()
    expect(await slowest()).toBeLessThan(2000)
    const began = performance.now()
    await endTraces()
    expect(performance.now() - began).toBeLessThan(1500)
  })
})
