import { handleEndpoints, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DomainRegistry } from '@/core/domains/registry'
import { replaceServices } from '@/container'
import { SlowRegistry } from '../../support/names/slow-registry'
import { bootPayload } from '../../support/payload'
import { createApi, type Api, type ApiAnswer } from '../api/api-client'

const fixed: DomainRegistry = {
  checkAvailability: async (domains) =>
    domains.map((domain) => ({
      domain,
      status: domain.startsWith('taken') ? 'taken' : domain.startsWith('silent') ? 'unknown' : 'available',
    })),
}

let payload: Payload
let api: Api
beforeAll(async () => {
  ;({ payload } = await bootPayload())
  api = createApi(payload)
  replaceServices(payload, { registry: fixed })
})

const search = (body: unknown, headers: Readonly<Record<string, string>> = {}) => api('POST', '/domains/bulk-search', { body, headers })
const resultsOf = (answer: ApiAnswer) => answer.body?.['results'] as readonly Record<string, unknown>[]

describe('POST /api/domains/bulk-search', () => {
  it('S3: answers every domain in the sent order: available, taken, unknown', async () => {
    const answer = await search({ names: ['free.com', 'taken.net', 'silent.io'] })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body).toMatchObject({ currency: 'USD' })
    expect(resultsOf(answer)).toMatchObject([
      {
        index: 0,
        name: 'free.com',
        domain: 'free.com',
        extension: '.com',
        status: 'available',
        available: true,
        price: 12.99,
        originalPrice: 15.99,
        discountPercent: 19,
        renewal: 14.99,
      },
      { index: 1, domain: 'taken.net', status: 'taken', available: false },
      { index: 2, domain: 'silent.io', status: 'unknown', available: false },
    ])
  })

  it('searches a bare name under the most popular TLD and reduces a URL to its domain', async () => {
    const answer = await search({ names: ['otter', 'https://www.Bean.net/shop'] })
    expect(resultsOf(answer).map(({ domain }) => domain)).toEqual(['otter.com', 'bean.net'])
  })

  it('reports the violated rule of §5 and sends no lookup', async () => {
    const answer = await search({ names: ['-otter.com', 'free.com', '', '12345.com'] })
    expect(resultsOf(answer)).toMatchObject([
      {
        status: 'invalid',
        domain: null,
        price: null,
        available: false,
        code: 'validation.hyphenPosition',
        message: expect.stringMatching(/\S/),
      },
      { status: 'available', code: null, message: null },
      { status: 'invalid', code: 'validation.required' },
      { status: 'invalid', code: 'validation.allNumbers' },
    ])
  })

  it('S2: reports a TLD that is not sold, never as available', async () => {
    const answer = await search({ names: ['free.zz'] })
    expect(resultsOf(answer)).toMatchObject([
      { domain: 'free.zz', status: 'unknown', available: false, price: null, code: 'unknown-extension' },
    ])
  })

  it('prices in the requested currency', async () => {
    const answer = await search({ names: ['free.com'], currency: 'JPY' })
    expect(answer.body).toMatchObject({ currency: 'JPY', results: [{ price: 1429 }] })
  })

  it('accepts a hundred domains', async () => {
    const answer = await search({ names: Array.from({ length: 100 }, (_, index) => `name${index}.com`) })
    expect(answer.status).toBe(200)
    expect(resultsOf(answer)).toHaveLength(100)
  })

  it.each([
    ['no names', {}],
    ['an empty list', { names: [] }],
    ['101 names', { names: Array.from({ length: 101 }, (_, index) => `name${index}.com`) }],
    ['names that are no list', { names: 'free.com' }],
    ['a name that is no string', { names: [5] }],
    ['an endless name', { names: ['x'.repeat(301)] }],
    ['an unknown field', { names: ['free.com'], tlds: 'com' }],
    ['a currency that is none', { names: ['free.com'], currency: 'euro' }],
    ['a currency of no shop', { names: ['free.com'], currency: 'XXX' }],
    ['a list', []],
  ])('rejects %s', async (_name, body) => {
    const answer = await search(body)
    expect(answer.status, answer.text).toBe(400)
    expect(answer.body?.['error']).toMatchObject({ message: expect.stringMatching(/\S/) })
  })

  it('answers in the language of the request', async () => {
    const answer = await api('POST', '/domains/bulk-search?lang=de', { body: { names: ['-otter.com'] } })
    expect(resultsOf(answer)).toMatchObject([{ message: 'Ein Name darf nicht mit einem Bindestrich beginnen oder enden' }])
  })
})

describe('with Accept: application/x-ndjson', () => {
  const stream = async (names: readonly string[]) => {
    const request = new Request('http://localhost:3000/api/domains/bulk-search', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/x-ndjson' },
      body: JSON.stringify({ names }),
    })
    const response = await handleEndpoints({ config: payload.config, request })
    const reader = (response.body as ReadableStream<Uint8Array>).getReader()
    const nextLine = async (): Promise<Record<string, unknown> | null> => {
      const { done, value } = await reader.read()
      return done ? null : (JSON.parse(Buffer.from(value).toString('utf8')) as Record<string, unknown>)
    }
    return { response, reader, nextLine }
  }

  it('sends one result per line as soon as it is available', async () => {
    const registry = new SlowRegistry()
    replaceServices(payload, { registry })
    const { response, nextLine } = await stream(['first.com', 'second.com', '-bad.com', 'third.com'])
    expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await nextLine()).toMatchObject({ index: 2, status: 'invalid' })
    registry.answer('third.com', 'available')
    expect(await nextLine()).toMatchObject({ index: 3, domain: 'third.com', status: 'available', price: 12.99 })
    registry.answer('first.com', 'taken')
    expect(await nextLine()).toMatchObject({ index: 0, status: 'taken' })
    registry.answer('second.com', 'unknown')
    expect(await nextLine()).toMatchObject({ index: 1, status: 'unknown' })
    expect(await nextLine()).toBeNull()
    replaceServices(payload, { registry: fixed })
  })

  it('runs twenty lookups at a time, and one for the same domain', async () => {
    const registry = new SlowRegistry()
    replaceServices(payload, { registry })
    const names = [...Array.from({ length: 30 }, (_, index) => `many${index}.com`), 'MANY0.com']
    const { nextLine, reader } = await stream(names)
    const first = nextLine()
    await Promise.resolve()
    registry.answer('many3.com', 'available')
    expect(await first).toMatchObject({ index: 3 })
    expect(registry.asked).toHaveLength(20)
    await reader.cancel()
    replaceServices(payload, { registry: fixed })
  })

  it('stops pending lookups when the client disconnects', async () => {
    const registry = new SlowRegistry()
    replaceServices(payload, { registry })
    const { nextLine, reader } = await stream(['gone1.com', 'gone2.com', 'gone3.com'])
    const first = nextLine()
    await Promise.resolve()
    registry.answer('gone1.com', 'available')
    await first
    await reader.cancel()
    expect(registry.aborted).toBeGreaterThanOrEqual(2)
    replaceServices(payload, { registry: fixed })
  })

  it('answers a rejected request as JSON with its status', async () => {
    const answer = await search({ names: [] }, { Accept: 'application/x-ndjson' })
    expect(answer.status).toBe(400)
    expect(answer.body?.['error']).toMatchObject({ code: 'invalid-request' })
  })
})
