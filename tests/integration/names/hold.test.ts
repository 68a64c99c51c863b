import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createContext, replaceServices } from '@/server/composition/create-context'
import { cancelOrder } from '@/server/checkout/cancel-order'
import { cartSchema } from '@/contract/cart'
import { bootPayload } from '../../support/payload'
import { createApi, type Api, type ApiAnswer } from '../api/api-client'
import { addonItem, checkoutBody, domainItem } from '../api/requests'

const hour = 3_600_000
let payload: Payload
let api: Api
let now = Date.now()
beforeAll(async () => {
  ;({ payload } = await bootPayload())
  api = createApi(payload)
  // Every name is free at the registry: what is refused below is refused by the shop.
  replaceServices(payload, {
    now: () => now,
    registry: { checkAvailability: (domains) => Promise.resolve(domains.map((domain) => ({ domain, status: 'available' }))) },
  })
})
afterEach(() => {
  now = Date.now()
})

let keys = 0
const unique = () => `${(keys += 1)}`

interface Attempt {
  readonly email?: string
  readonly key?: string
  readonly items?: readonly unknown[]
  readonly cookies?: Readonly<Record<string, string>>
}
const order = async (
  name: string,
  { email = `buyer${unique()}@names.test`, key = `names-${unique()}`, items = [domainItem(name)], cookies = {} }: Attempt = {},
): Promise<ApiAnswer> => {
  const cart = { currency: 'USD', codes: [], items }
  const send = (expectedTotal: number) =>
    api('POST', '/checkout', {
      body: { ...checkoutBody, contact: { email, name: 'A buyer' }, expectedTotal, expectedCurrency: 'USD', cart },
      headers: { 'Idempotency-Key': key },
      cookies,
    })
  const { total } = (await api('POST', '/pricing/quote', { body: cart })).body?.['breakdown'] as { total: number }
  const first = await send(total)
  const quote = first.body?.['quote'] as { breakdown: { total: number } } | undefined
  return quote ? send(quote.breakdown.total) : first
}
const numberOf = (answer: ApiAnswer): string => {
  expect(answer.status, answer.text).toBe(201)
  return String(answer.body?.['orderNumber'])
}
const codeOf = (answer: ApiAnswer): unknown => (answer.body?.['error'] as { code?: string } | undefined)?.code
const idOf = async (orderNumber: string): Promise<string> =>
  (await payload.find({ collection: 'orders', where: { orderNumber: { equals: orderNumber } }, depth: 0 })).docs[0]?.id ?? ''
const move = async (orderNumber: string, status: 'paid' | 'failed' | 'pending' | 'refunded') =>
  payload.update({ collection: 'orders', id: await idOf(orderNumber), data: { status }, depth: 0 })
const searched = async (name: string) => {
  const answer = await api('GET', `/domains/search?q=${name}&tlds=com`)
  return (answer.body?.['results'] as Record<string, unknown>[])[0]
}

describe('N1: an ordered name is held for its buyer', () => {
  it('N1: 50 buyers at once on one free name are one order and 49 refusals with a reason', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => order('wanted-by-fifty.com')))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(49)
    expect(new Set(refused.map(codeOf))).toEqual(new Set(['domain-held']))
    expect(refused[0]?.body).toMatchObject({ domains: [{ domain: 'wanted-by-fifty.com', status: 'taken', reason: 'held' }] })
    const { rows } = await payload.db.drizzle.execute(sql`select 1 from orders where lines::text like '%wanted-by-fifty.com%'`)
    expect(rows).toHaveLength(1)
  })

  it('N1: is taken in the search and in the list, with the reason, and is no alternative of another', async () => {
    numberOf(await order('held-otter.com'))
    expect(await searched('held-otter.com')).toMatchObject({ status: 'taken', reason: 'held', available: false })
    const bulk = await api('POST', '/domains/bulk-search', { body: { names: ['HELD-otter.com.', 'free-otter.com'] } })
    expect(bulk.body?.['results']).toMatchObject([
      { status: 'taken', reason: 'held' },
      { status: 'available', reason: null },
    ])
    const alternative = String((await searched('held-otter.com'))?.['alternativeSuggestion'])
    numberOf(await order(alternative))
    expect((await searched('held-otter.com'))?.['alternativeSuggestion']).not.toBe(alternative)
  })

  it.each([
    ['en', 'is held for an order'],
    ['es', 'está reservado para un pedido'],
    ['fr', 'est réservé pour une commande'],
    ['de', 'ist für eine Bestellung vorgemerkt'],
  ])('N1: cannot be put into a cart, whatever its capitals; said in %s', async (language, sentence) => {
    const name = `cart-${language}.com`
    numberOf(await order(name))
    const refused = await api('POST', `/cart/items?lang=${language}`, { body: { items: [domainItem(` ${name.toUpperCase()} `)] } })
    expect([refused.status, codeOf(refused)]).toEqual([409, 'domain-held'])
    expect((refused.body?.['error'] as { message: string }).message).toContain(sentence)
    expect(refused.cookies['cart']).toBeUndefined()
  })

  it('N1: an order of several names is refused for one of them, and holds none', async () => {
    numberOf(await order('several-two.com'))
    const refused = await order('', { items: ['several-one.com', 'several-two.com'].map(domainItem) })
    expect(codeOf(refused)).toBe('domain-held')
    numberOf(await order('several-one.com'))
  })

  it('N1: orders of several names in opposite order never wait for each other for ever', async () => {
    const names = ['cross-a.com', 'cross-b.com', 'cross-c.com']
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => order('', { items: (index % 2 ? names : [...names].reverse()).map(domainItem) })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11)
  })

  it('O5: the buyer’s own retry answers the order that holds the name', async () => {
    const first = await order('retried-otter.com', { key: 'retried', email: 'retry@names.test' })
    const second = await order('retried-otter.com', { key: 'retried', email: 'retry@names.test' })
    expect([first.status, second.status, second.text]).toEqual([201, 200, first.text])
  })

  it('N1: the buyer’s second order is pointed to the first one; a stranger who types the same address learns nothing', async () => {
    const first = await order('mine-otter.com', { email: 'mine@names.test' })
    const orderNumber = numberOf(first)
    const again = await order('mine-otter.com', { email: 'mine@names.test', cookies: { orders: first.cookies['orders'] ?? '' } })
    expect([again.status, codeOf(again), again.body?.['orderNumber']]).toEqual([409, 'domain-ordered', orderNumber])
    expect((again.body?.['error'] as { message: string }).message).toContain(orderNumber)
    const stranger = await order('mine-otter.com', { email: 'mine@names.test' })
    expect(codeOf(stranger)).toBe('domain-held')
    expect(stranger.text).not.toContain(orderNumber)
  })
})

describe('N1: a hold ends', () => {
  it('when it runs out: somebody else may order the name', async () => {
    const first = numberOf(await order('runs-out.com'))
    now += 72 * hour - 1000
    expect(codeOf(await order('runs-out.com'))).toBe('domain-held')
    now += 1001
    expect(await searched('runs-out.com')).toMatchObject({ status: 'available', reason: null })
    expect(numberOf(await order('runs-out.com'))).not.toBe(first)
  })

  it('when its order is cancelled', async () => {
    const first = numberOf(await order('called-off.com'))
    await cancelOrder(createContext(payload, 'en'), first)
    numberOf(await order('called-off.com'))
  })

  it('when its order fails; tried again, it is held again, unless it is somebody else’s by then', async () => {
    const first = numberOf(await order('failing-otter.com'))
    await move(first, 'failed')
    await move(first, 'pending')
    expect(codeOf(await order('failing-otter.com'))).toBe('domain-held')
    await move(first, 'failed')
    numberOf(await order('failing-otter.com'))
    await expect(move(first, 'pending')).rejects.toThrow()
  })

  it('never, once it is paid: the name is taken for good, and free again when it is called off', async () => {
    const first = numberOf(await order('paid-otter.com'))
    await move(first, 'paid')
    now += 1000 * hour
    expect(await searched('paid-otter.com')).toMatchObject({ status: 'taken', reason: null })
    expect(codeOf(await order('paid-otter.com'))).toBe('domain-unavailable')
    const { docs } = await payload.find({ collection: 'domains', where: { name: { equals: 'paid-otter.com' } }, depth: 0 })
    await payload.update({ collection: 'domains', id: docs[0]?.id ?? '', data: { status: 'cancelled' }, depth: 0 })
    numberOf(await order('paid-otter.com'))
  })

  it('for as many hours as the pricing settings say', async () => {
    await payload.updateGlobal({ slug: 'pricing-settings', data: { nameHoldHours: 2 } })
    numberOf(await order('two-hours.com'))
    now += 2 * hour + 1
    expect(await searched('two-hours.com')).toMatchObject({ status: 'available' })
    await payload.updateGlobal({ slug: 'pricing-settings', data: { nameHoldHours: 72 } })
  })
})

describe('N1: a name that lay in a cart when it was ordered', () => {
  const itemsOf = (answer: ApiAnswer) => cartSchema.parse(answer.body).items
  const claimsOf = (answer: ApiAnswer) => itemsOf(answer).map(({ id, claim }) => [id, claim?.code])

  it('by somebody else: every answer of the cart says that it is held, in the visitor’s language, until it is free again', async () => {
    const begun = await api('POST', '/cart/items', { body: { items: [domainItem('cart-otter.com'), domainItem('cart-badger.com')] } })
    const cookies = { cart: begun.cookies['cart'] ?? '' }
    expect(claimsOf(begun)).toEqual([
      ['cart-otter.com', undefined],
      ['cart-badger.com', undefined],
    ])
    numberOf(await order('cart-otter.com'))

    const german = await api('GET', '/cart?lang=de', { cookies })
    expect(claimsOf(german)).toEqual([
      ['cart-otter.com', 'domain-held'],
      ['cart-badger.com', undefined],
    ])
    expect(itemsOf(german)[0]?.claim?.message).toContain('cart-otter.com')
    const spanish = await api('GET', '/cart?lang=es', { cookies })
    expect(itemsOf(spanish)[0]?.claim?.message).not.toBe(itemsOf(german)[0]?.claim?.message)
    expect(claimsOf(await api('PATCH', '/cart', { cookies, body: { currency: 'EUR' } }))).toEqual(claimsOf(german))

    now += 1000 * hour
    expect(claimsOf(await api('GET', '/cart', { cookies }))).toEqual(claimsOf(begun))
  })

  it('by the visitor: the cart names the order, and nobody else learns of it', async () => {
    const begun = await api('POST', '/cart/items', { body: { items: [domainItem('own-otter.com')] } })
    const cookies = { cart: begun.cookies['cart'] ?? '' }
    const placed = await order('own-otter.com')
    const own = await api('GET', '/cart', { cookies: { ...cookies, orders: placed.cookies['orders'] ?? '' } })
    expect(claimsOf(own)).toEqual([['own-otter.com', 'domain-ordered']])
    expect(own.text).toContain(numberOf(placed))
    const other = await api('GET', '/cart', { cookies })
    expect(claimsOf(other)).toEqual([['own-otter.com', 'domain-held']])
    expect(other.text).not.toContain(numberOf(placed))
  })
})

describe('N1: money that comes late', () => {
  it('still buys a name nobody else has taken', async () => {
    const first = numberOf(await order('late-but-free.com'))
    now += 100 * hour
    await move(first, 'paid')
    expect((await payload.count({ collection: 'domains', where: { name: { equals: 'late-but-free.com' } } })).totalDocs).toBe(1)
  })

  it('never sells a name twice: the line is marked, the payment waits for its refund, buyer and staff are told once', async () => {
    const first = numberOf(
      await order('', {
        items: [domainItem('late-otter.com'), addonItem('dns', 'late-otter.com'), domainItem('early-otter.com')].filter(
          (item) => item.id !== 'dns',
        ),
      }),
    )
    now += 100 * hour
    const second = numberOf(await order('late-otter.com'))
    await move(first, 'paid')
    const names = await payload.find({ collection: 'domains', where: { order: { equals: await idOf(first) } }, depth: 0 })
    expect(names.docs.map(({ name }) => name)).toEqual(['early-otter.com'])
    const { docs } = await payload.find({ collection: 'orders', where: { orderNumber: { equals: first } }, depth: 0 })
    expect(docs[0]?.events).toEqual(expect.arrayContaining([expect.objectContaining({ type: 'name-lost', note: 'late-otter.com' })]))
    const owed = await payload.find({ collection: 'payments', where: { order: { equals: docs[0]?.id ?? '' } }, depth: 0 })
    expect(owed.docs).toMatchObject([{ status: 'paid', trouble: 'name-lost' }])
    const { rows } = await payload.db.drizzle.execute<{ template: string; amount: number | null }>(sql`
      select template, (data->>'amount')::int as amount from mail_outbox where data::text like '%late-otter.com%' order by template
    `)
    expect(rows.map(({ template }) => template)).toEqual(['name-lost', 'staff-notice'])
    expect(rows[0]?.amount).toBeGreaterThan(0)
    await move(second, 'paid')
    expect((await payload.count({ collection: 'domains', where: { name: { equals: 'late-otter.com' } } })).totalDocs).toBe(1)
  })
})

it('N1: looking up a name reads an index, however many orders there are', async () => {
  await payload.db.drizzle.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`)
    const { rows } = await transaction.execute<Record<string, string>>(
      sql`explain select * from name_holds where name in ('a.com', 'b.com')`,
    )
    expect(JSON.stringify(rows)).toContain('name_holds_name_idx')
  })
})
