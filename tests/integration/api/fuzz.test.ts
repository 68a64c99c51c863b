import { beforeAll, describe, expect, it } from 'vitest'
import { bootPayload } from '../../support/payload'
import { createApi, type Api } from './api-client'
import { addonItem, checkoutBody, domainItem, hostingItem, quoteRequest } from './requests'

/** 2,000 in `npm test`; 20,000 and more by command: `FUZZ_REQUESTS=20000 FUZZ_SEED=7`. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 2_000)
const seed = Number(process.env['FUZZ_SEED'] ?? 1)

/** The same seed makes the same requests (mulberry32). */
const createRandom = (start: number) => {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const nasty: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  100,
  1e21,
  -1e308,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '💥',
  'a'.repeat(300),
  'x'.repeat(5000),
  "' OR 1=1 --",
  '"; DROP TABLE carts; --',
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '%00',
  '${7*7}',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'NaN',
  '1e3',
  '0x10',
  'USD',
  'EUR',
  'JPY',
  'usd',
  'WELCOME10',
  'save20usd',
  'hosting',
  'domain',
  'yearly',
  'monthly',
  'full',
  'partial',
  'on-demand',
  'shared-basic',
  'ssl-ev',
  'whois-privacy',
  'example.com',
  '-.com',
  'xn--a.com',
  [],
  {},
  [[]],
  { $ne: null },
  { length: 1e9 },
  [null],
  99,
  1,
  2,
]

const starts: readonly { readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; readonly path: string; readonly body?: unknown }[] = [
  {
    method: 'POST',
    path: '/pricing/quote',
    body: { ...quoteRequest, codes: ['WELCOME10'], items: [hostingItem, domainItem('example.com'), addonItem('cdn', 'example.com')] },
  },
  {
    method: 'POST',
    path: '/pricing/quote',
    body: {
      ...quoteRequest,
      items: [
        { type: 'ssl', id: 'ssl-dv', billing: 'yearly', quantity: 2, serviceData: { coverage: 'wildcard' }, selectedPaymentType: 'full' },
      ],
    },
  },
  { method: 'POST', path: '/discounts/validate', body: { ...quoteRequest, code: 'SAVE20USD' } },
  { method: 'POST', path: '/cart/items', body: hostingItem },
  { method: 'POST', path: '/cart/items', body: { items: [domainItem('example.com'), addonItem('cdn', 'example.com')] } },
  {
    method: 'PATCH',
    path: '/cart/items/LINE',
    body: { quantity: 2, billing: 'monthly', selectedPaymentType: 'partial', partialType: 'deposit' },
  },
  { method: 'DELETE', path: '/cart/items/LINE' },
  { method: 'PATCH', path: '/cart', body: { currency: 'EUR' } },
  { method: 'POST', path: '/cart/codes', body: { code: 'WELCOME10' } },
  { method: 'DELETE', path: '/cart/codes/CODE' },
  { method: 'GET', path: '/cart' },
  { method: 'POST', path: '/transfers', body: { domain: 'example.com', authorizationCode: 'EPP-12345' } },
  { method: 'POST', path: '/domains/bulk-search', body: { names: ['example.com', 'shop', '-.com'], currency: 'EUR' } },
  { method: 'POST', path: '/checkout', body: { ...checkoutBody, expectedTotal: 44.5, expectedCurrency: 'USD', cart: quoteRequest } },
  { method: 'GET', path: '/orders/ORD-LINE-000000' },
  { method: 'GET', path: '/catalog/services?category=CODE&lang=de&currency=EUR' },
  { method: 'GET', path: '/catalog/extensions?currency=CODE' },
  { method: 'GET', path: '/catalog/addons?lang=CODE' },
  { method: 'GET', path: '/domains/search?q=CODE&tlds=LINE' },
  { method: 'GET', path: '/domains/suggestions?q=CODE' },
  { method: 'GET', path: '/data/en/CODE' },
]

const createFuzzer = (random: () => number) => {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const bend = (value: unknown, depth = 0): unknown => {
    if (random() < 0.12) return pick(nasty)
    if (Array.isArray(value)) {
      const bent = value.map((each) => bend(each, depth + 1))
      if (random() < 0.15) bent.push(pick(nasty))
      if (random() < 0.1) bent.push(...bent)
      return random() < 0.05 ? bent.slice(1) : bent
    }
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value)
        .filter(() => random() > 0.06)
        .map(([key, each]) => [key, bend(each, depth + 1)] as const)
      if (random() < 0.1)
        entries.push([pick(['price', 'total', 'spam', '__proto__', 'constructor', 'quantity', 'codes', 'toString']), pick(nasty)])
      return Object.fromEntries(entries)
    }
    return value
  }
  const word = () => encodeURIComponent(String(pick(nasty.filter((each) => typeof each !== 'object' && each !== '\ud800'))))
  return () => {
    const start = pick(starts)
    const path = start.path.replace(/LINE|CODE/g, () => (random() < 0.7 ? word() : 'shared'))
    const text = start.body === undefined ? undefined : (JSON.stringify(bend(start.body)) ?? 'null')
    const torn = text !== undefined && random() < 0.05 ? text.slice(0, Math.floor(random() * text.length)) : text
    return {
      method: start.method,
      path,
      text: torn,
      key:
        random() < 0.9 ? String(random()) : String(pick(nasty.filter((each) => typeof each === 'string' && /^[\x20-\x7e]*$/.test(each)))),
    }
  }
}

describe('a flood of bent requests', () => {
  let api: Api
  beforeAll(async () => {
    api = createApi((await bootPayload()).payload)
  })

  it(
    `never meets a fault of ours (${requests} requests, seed ${seed})`,
    async () => {
      const next = createFuzzer(createRandom(seed))
      const began = await api('POST', '/cart/items', { body: hostingItem })
      const cookies = { cart: began.cookies['cart'] ?? '' }
      const faults: string[] = []
      const statuses = new Map<number, number>()
      const lanes = Array.from({ length: 8 }, async (_, lane) => {
        for (let index = lane; index < requests; index += 8) {
          const { method, path, text, key } = next()
          const answer = await api(method, path, {
            ...(text === undefined ? {} : { text }),
            headers: { 'Idempotency-Key': key },
            ...(index % 3 === 0 ? { cookies } : {}),
          })
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
          const isRefused = answer.status >= 400
          const error = answer.body?.['error'] as { code?: unknown; message?: unknown } | undefined
          const hasForm = !isRefused || (typeof error?.code === 'string' && typeof error.message === 'string')
          if (answer.status >= 500 || !hasForm)
            faults.push(`${answer.status} ${method} ${path} ${text ?? ''} -> ${answer.text.slice(0, 300)}`)
        }
      })
      await Promise.all(lanes)
      expect(faults).toEqual([])
      // A flood that is always refused, or never, would show nothing.
      expect(statuses.get(200) ?? 0).toBeGreaterThan(requests / 50)
      expect(statuses.get(400) ?? 0).toBeGreaterThan(requests / 10)
    },
    30 * 60_000,
  )
})
