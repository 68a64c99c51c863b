import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { cartSchema } from '@/modules/cart/schema'
import { createNameBuyers } from '../../support/names/name-buyers'
import { codeOf, numberOf } from '../../support/orders/buyer'
import { bootPayload } from '../../support/payload'
import type { ApiAnswer } from '../api/api-client'
import { domainItem } from '../api/requests'

const hour = 3_600_000
const { payload } = await bootPayload()
const { api, clock, order, searched } = createNameBuyers(payload)

describe('N1: an ordered domain is reserved for its buyer', () => {
  it('N1: creates one order for 50 concurrent buyers of a domain, and rejects 49 with a reason', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => order('wanted-by-fifty.com')))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(49)
    expect(new Set(refused.map(codeOf))).toEqual(new Set(['domain-held']))
    expect(refused[0]?.body).toMatchObject({ domains: [{ domain: 'wanted-by-fifty.com', status: 'taken', reason: 'held' }] })
    const { rows } = await payload.db.drizzle.execute(sql`select 1 from orders where lines::text like '%wanted-by-fifty.com%'`)
    expect(rows).toHaveLength(1)
  })

  it('N1: shows it as taken in search and list, with the reason, and never as an alternative', async () => {
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
    ['en', 'is reserved for an unpaid order'],
    ['es', 'está reservado para un pedido'],
    ['fr', 'est réservé pour une commande'],
    ['de', 'ist für eine unbezahlte Bestellung vorgemerkt'],
  ])('N1: rejects it in a cart, whatever its case; in %s', async (language, sentence) => {
    const name = `cart-${language}.com`
    numberOf(await order(name))
    const refused = await api('POST', `/cart/items?lang=${language}`, { body: { items: [domainItem(` ${name.toUpperCase()} `)] } })
    expect([refused.status, codeOf(refused)]).toEqual([409, 'domain-held'])
    expect((refused.body?.['error'] as { message: string }).message).toContain(sentence)
    expect(refused.cookies['cart']).toBeUndefined()
  })

  it('N1: rejects an order of several domains for one of them, and reserves none', async () => {
    numberOf(await order('several-two.com'))
    const refused = await order(['several-one.com', 'several-two.com'])
    expect(codeOf(refused)).toBe('domain-held')
    numberOf(await order('several-one.com'))
  })

  it('N1: never deadlocks on orders of several domains in opposite order', async () => {
    const names = ['cross-a.com', 'cross-b.com', 'cross-c.com']
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => order(index % 2 ? names : [...names].reverse())))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11)
  })

  it('O5: answers the buyer’s retry with the order that reserved it', async () => {
    const first = await order('retried-otter.com', { key: 'retried', email: 'retry@names.test' })
    const second = await order('retried-otter.com', { key: 'retried', email: 'retry@names.test' })
    expect([first.status, second.status, second.text]).toEqual([201, 200, first.text])
  })

  it('N1: links the buyer’s second order to the first; a stranger with the same email learns nothing', async () => {
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

describe('N1: a domain in a cart while somebody orders it', () => {
  const itemsOf = (answer: ApiAnswer) => cartSchema.parse(answer.body).items
  const claimsOf = (answer: ApiAnswer) => itemsOf(answer).map(({ id, claim }) => [id, claim?.code])

  it('by another visitor is reported as reserved in every cart response, in the visitor’s language, until it is available again', async () => {
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

    clock.now += 1000 * hour
    expect(claimsOf(await api('GET', '/cart', { cookies }))).toEqual(claimsOf(begun))
  })

  it('by the same visitor links to the order, which nobody else can see', async () => {
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

it('N1: looks up a domain by index, however many orders there are', async () => {
  await payload.db.drizzle.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`)
    const { rows } = await transaction.execute<Record<string, string>>(
      sql`explain select * from name_holds where name in ('a.com', 'b.com')`,
    )
    expect(JSON.stringify(rows)).toContain('name_holds_name_idx')
  })
})
