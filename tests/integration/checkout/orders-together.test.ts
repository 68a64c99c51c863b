import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { placeOrder } from '@/modules/checkout/place-order'
import { createContext } from '@/container'
import type { Context } from '@/lib/context'
import { quoteCart } from '@/modules/pricing/quote.service'
import { couponData } from '../../support/coupon-data'
import { bootPayload } from '../../support/payload'
import { checkoutBody, hostingItem } from '../api/requests'

let payload: Payload
beforeAll(async () => {
  ;({ payload } = await bootPayload())
})

interface Wish {
  readonly key: string
  readonly email?: string
  readonly codes?: readonly string[]
  /** The total shown, if it differs from the price. */
  readonly shown?: number
}

const costOf = async (context: Context, codes: readonly string[]): Promise<number> => {
  const quote = await quoteCart(context, { currency: 'USD', codes: [...codes], items: [hostingItem] })
  if (!quote.ok) throw new Error('The cart cannot be quoted')
  return quote.value.breakdown.total / 100
}

const order = async (context: Context, { key, email = `${key}@example.com`, codes = [], shown }: Wish, total: number) => {
  const cart = { currency: 'USD', codes: [...codes], items: [hostingItem] }
  const body = { ...checkoutBody, contact: { email, name: 'Visitor' }, expectedTotal: shown ?? total, expectedCurrency: 'USD', cart }
  return placeOrder(context, { body, idempotencyKey: key, cartToken: null })
}

/** Quotes all first, then orders all at once. */
const atOnce = async (wishes: readonly Wish[], contextOf: (place: number) => Context = () => createContext(payload, 'en')) => {
  const costs = await Promise.all(wishes.map(({ codes = [] }, place) => costOf(contextOf(place), codes)))
  return Promise.all(wishes.map((wish, place) => order(contextOf(place), wish, costs[place] ?? 0)))
}

const many = (count: number, name: string, more: Partial<Wish> = {}): Wish[] =>
  Array.from({ length: count }, (_, place) => ({ key: `${name}-${place}`, ...more }))

const numbersOf = (outcomes: Awaited<ReturnType<typeof atOnce>>) =>
  outcomes.map((outcome) => (outcome.ok ? outcome.value.order.orderNumber : outcome.error.kind))

const rowsOf = async (numbers: readonly string[]) => {
  const list = sql.join(
    numbers.map((number) => sql`${number}`),
    sql`, `,
  )
  const { rows } = await payload.db.drizzle.execute(sql`
    with placed as (select id, order_number from orders where order_number in (${list}))
    select (select count(*)::int from placed) as orders,
      (select count(*)::int from orders_events where _parent_id in (select id from placed)) as events,
      (select count(*)::int from payments where order_id in (select id from placed)) as payments,
      (select count(*)::int from infra.customer_orders where order_id in (select id from placed)) as boxes,
      (select count(*)::int from mail_outbox where data->>'orderNumber' in (select order_number from placed)) as receipts
  `)
  return rows[0]
}

describe('concurrent orders', () => {
  it('are written together, each with all its rows', async () => {
    const transactions = vi.spyOn(payload.db.drizzle, 'transaction')
    const outcomes = await atOnce(many(40, 'crowd'))
    const count = transactions.mock.calls.length
    transactions.mockRestore()
    expect(outcomes.every(({ ok }) => ok)).toBe(true)
    expect(count).toBeLessThan(12)
    expect(await rowsOf(numbersOf(outcomes))).toEqual({ orders: 40, events: 40, payments: 40, boxes: 40, receipts: 40 })
  })

  it('O6: reject one with an outdated price without delaying the others', async () => {
    const outcomes = await atOnce([...many(5, 'before'), { key: 'wrong', shown: 1 }, ...many(5, 'after')])
    expect(outcomes.map(({ ok }) => ok)).toEqual([...Array(5).fill(true), false, ...Array(5).fill(true)])
    expect(outcomes[5]).toMatchObject({ error: { kind: 'quote-changed' } })
  })

  it('O5: create one order for the same key', async () => {
    const numbers = numbersOf(await atOnce([...many(3, 'beside'), { key: 'double' }, { key: 'double' }, { key: 'double' }]))
    expect(new Set(numbers.slice(3)).size).toBe(1)
    expect(new Set(numbers).size).toBe(4)
  })

  it('D10: grant one first order to an account', async () => {
    await payload.create({ collection: 'coupons', data: couponData('FIRSTONLY', { isFirstTimeOnly: true }) })
    const email = 'twice@example.com'
    const account = await payload.create({
      collection: 'customers',
      data: { name: 'Ada', email, password: 'a-long-test-password', locale: 'en' },
    })
    const customer = { id: account.id, email, name: account.name, sessionId: account.id }
    const wish = { email, codes: ['FIRSTONLY'] }
    const outcomes = await atOnce([{ key: 'first', ...wish }, ...many(3, 'between'), { key: 'second', ...wish }], (place) => ({
      ...createContext(payload, 'en'),
      customer: place === 0 || place === 4 ? customer : null,
    }))
    expect([outcomes[0]?.ok, outcomes[4]?.ok].filter(Boolean)).toHaveLength(1)
  })

  it('D12: sell a code with 30 uses exactly 30 times across two processes, with a matching count', async () => {
    await payload.create({ collection: 'coupons', data: couponData('THIRTY', { usageLimit: 30 }) })
    const second = Object.create(payload) as Payload
    const outcomes = await atOnce(many(90, 'thirty', { codes: ['THIRTY'] }), (place) =>
      createContext(place % 2 === 0 ? payload : second, 'en'),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(30)
    const { rows } = await payload.db.drizzle.execute(sql`
      select used_count::int as used, (select count(*)::int from redemptions where coupon = code and state = 'reserved') as redeemed
      from coupons where code = 'THIRTY'`)
    expect(rows[0]).toEqual({ used: 30, redeemed: 30 })
  })

  it('D12: never deadlock on several limited codes', async () => {
    for (const code of ['RINGA', 'RINGB']) {
      await payload.create({ collection: 'coupons', data: couponData(code, { usageLimit: 1000, value: 5 }) })
    }
    const second = Object.create(payload) as Payload
    const wishes = many(80, 'ring').map((wish, place) => ({ ...wish, codes: place % 4 < 2 ? ['RINGA', 'RINGB'] : ['RINGB', 'RINGA'] }))
    const outcomes = await atOnce(wishes, (place) => createContext(place % 2 === 0 ? payload : second, 'en'))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(80)
  })

  it('retry the others when an order number is drawn twice', async () => {
    let draws = 0
    // All first attempts get the same number.
    const random = () => (draws++ < 200 ? 0.5 : Math.random())
    const outcomes = await atOnce(many(6, 'drawn'), () => ({ ...createContext(payload, 'en'), random }))
    expect(outcomes.every(({ ok }) => ok)).toBe(true)
    expect(new Set(numbersOf(outcomes)).size).toBe(6)
  })
})
