import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { workerTasks } from '@/cms/jobs/worker-tasks'
import { updateOwnerOfAddress } from '@/server/accounts/claim-repository'
import { findCardsOf } from '@/server/cards/card-repository'
import { chooseCard, removeCard } from '@/server/cards/remove-card'
import { cancelOrder } from '@/server/checkout/cancel-order'
import { createContext } from '@/server/composition/create-context'
import { findOrderByNumber } from '@/server/orders/order-repository'
import { agreeToKeep } from '@/server/payments/agree-to-keep'
import { openPaymentPage } from '@/server/payments/open-payment-page'
import { createBuyer, numberOf } from '../../support/orders/buyer'
import { sessionEvents } from '../../support/payments/stripe-events'
import type { StripeSession } from '../../support/payments/stripe-objects'
import { testPassword } from '../../support/visitors'
import { domainItem, hostingItem } from '../api/requests'
import { openPaymentShop } from './payment-shop'

const { payload, stripe, shop } = await openPaymentShop()
const buyer = createBuyer(shop.api)
const context = () => createContext(payload, 'de')

interface Buying {
  readonly keepCard?: boolean
  readonly method?: 'stripe' | 'offline'
  readonly items?: readonly unknown[]
}

const order = async (name: string, { keepCard = true, method = 'stripe', items = [hostingItem] }: Buying = {}) => {
  const more = { paymentMethod: method, ...(keepCard ? { keepCard } : {}) }
  const cart = { currency: 'USD', codes: [], items }
  const placed = await buyer.orderAsShown(cart, { email: `${name}@keeps.test`, headers: { 'Accept-Language': 'de' }, more })
  return numberOf(placed)
}
const sessionOf = (orderNumber: string): StripeSession => {
  const session = stripe.sessions.findLast(({ clientReference }) => clientReference === orderNumber)
  if (!session) throw new Error(`No session of ${orderNumber}`)
  return session
}
const pay = async (orderNumber: string) => {
  const session = sessionOf(orderNumber)
  session.status = 'complete'
  await shop.send(sessionEvents.completed(session))
  return session
}
const work = async () => {
  for (const task of workerTasks().filter(({ name }) => name === 'kept cards'))
    await task.work(payload, { now: Date.now, isStopping: () => false, rest: async () => undefined })
}
/** Whoever ordered with this address opens an account, which takes their orders. */
const open = async (name: string) => {
  const data = { email: `${name}@keeps.test`, password: testPassword, name, locale: 'de' as const }
  const { id } = await payload.create({ collection: 'customers', data })
  await payload.db.drizzle.transaction((transaction) => updateOwnerOfAddress(transaction, { id, email: data.email }))
  return id
}
const buy = async (name: string) => {
  const orderNumber = await order(name)
  const session = await pay(orderNumber)
  const id = await open(name)
  await work()
  return { id, orderNumber, session, cards: await findCardsOf(payload.db.drizzle, id, 20) }
}
const consentsOf = async (orderNumber: string) => {
  const { rows } = await payload.db.drizzle.execute(sql`
    select k.provider, k.words, k.locale, k.done_at is not null as done, k.customer_id from infra.card_consents k join orders o on o.id = k.order_id
    where o.order_number = ${orderNumber}
  `)
  return rows
}
/** As if so many days had gone by since; whoever looks again does so now. */
const daysPass = async (orderNumber: string, days: number) => {
  const ofOrder = sql`order_id = (select id from orders where order_number = ${orderNumber})`
  await payload.db.drizzle.execute(sql`update payments set paid_at = paid_at - make_interval(days => ${days}::int) where ${ofOrder}`)
  await payload.db.drizzle.execute(sql`update infra.card_consents set look_at = clock_timestamp() where look_at is not null and ${ofOrder}`)
}
const rowsOf = async (method: string) =>
  (await payload.db.drizzle.execute(sql`select state from infra.kept_cards where reference = ${method}`)).rows

describe('consent', () => {
  it('U18: is written with the order: which words, in which language, and the page keeps the card', async () => {
    const orderNumber = await order('agrees')
    expect(await consentsOf(orderNumber)).toEqual([{ provider: 'stripe', words: 2, locale: 'de', done: false, customer_id: null }])
    expect(sessionOf(orderNumber).customer).not.toBeNull()
  })

  it.each([
    ['nobody ticked it', { keepCard: false }],
    ['a transfer pays it', { method: 'offline' }],
    ['nothing of it is paid again', { items: [domainItem('kept-otter.com')] }],
  ] as const)('U18: there is none where %s', async (_why, buying) => {
    const orderNumber = await order(`not-${_why.length}`, buying)
    expect(await consentsOf(orderNumber)).toEqual([])
  })

  it('U18: given on the page of an order that waits, the page that was open is ended, and the next one keeps the card', async () => {
    const orderNumber = await order('later', { keepCard: false })
    const before = sessionOf(orderNumber)
    expect(before.customer).toBeNull()
    const waiting = await findOrderByNumber(payload.db.drizzle, orderNumber)
    if (!waiting) throw new Error(orderNumber)
    await Promise.all([1, 2, 3].map(() => agreeToKeep(context(), waiting)))
    expect(before.status).toBe('expired')
    expect((await openPaymentPage(context(), waiting)).ok).toBe(true)
    expect(sessionOf(orderNumber).customer).not.toBeNull()
    expect(await consentsOf(orderNumber)).toHaveLength(1)
  })
})

describe('a card', () => {
  it('U18: of a guest is kept for the account that takes the order, and not before', async () => {
    const orderNumber = await order('guest')
    await pay(orderNumber)
    await work()
    expect(await consentsOf(orderNumber)).toMatchObject([{ done: false }])
    const id = await open('guest')
    await Promise.all([work(), work()])
    expect(await findCardsOf(payload.db.drizzle, id, 20)).toMatchObject([{ brand: 'visa', lastFour: '4242', isUsed: true }])
    expect(await consentsOf(orderNumber)).toMatchObject([{ done: true }])
  })

  it('U18: of a guest whom no account follows in fourteen days is forgotten at its provider, as soon as that answers', async () => {
    const orderNumber = await order('stays-a-guest')
    const { method } = await pay(orderNumber)
    await work()
    await daysPass(orderNumber, 13)
    await work()
    expect(stripe.cards.detached.has(method)).toBe(false)
    await daysPass(orderNumber, 1)
    stripe.troubles.push('reset', 'reset')
    await work()
    expect(await consentsOf(orderNumber)).toMatchObject([{ done: false }])
    stripe.troubles.length = 0
    await daysPass(orderNumber, 0)
    await Promise.all([work(), work()])
    expect(stripe.cards.detached.has(method)).toBe(true)
    expect(await consentsOf(orderNumber)).toMatchObject([{ done: true }])
    expect(await rowsOf(method)).toEqual([])
    // Whoever opens one later has no card, and pays by hand.
    const id = await open('stays-a-guest')
    await work()
    expect(await findCardsOf(payload.db.drizzle, id, 20)).toEqual([])
  })

  it('U18: of a guest who opens an account on the last day is kept', async () => {
    const orderNumber = await order('just-in-time')
    const { method } = await pay(orderNumber)
    await daysPass(orderNumber, 15)
    const id = await open('just-in-time')
    await work()
    expect((await findCardsOf(payload.db.drizzle, id, 20)).map(({ reference }) => reference)).toEqual([method])
    expect(stripe.cards.detached.has(method)).toBe(false)
  })

  it('U18: that paid an order which had been cancelled is kept for nobody, and forgotten at its provider', async () => {
    await open('too-late')
    const orderNumber = await order('too-late')
    await cancelOrder(context(), orderNumber)
    const { method } = await pay(orderNumber)
    await work()
    expect(stripe.cards.detached.has(method)).toBe(true)
    expect(await rowsOf(method)).toEqual([])
  })

  it('U18: is asked for by the page of the first payment alone', async () => {
    const items = [
      {
        type: 'hosting',
        id: 'dedicated-basic',
        billing: 'monthly',
        quantity: 1,
        selectedPaymentType: 'partial',
        partialType: 'installments',
      },
    ]
    const orderNumber = await order('in-parts', { items })
    await pay(orderNumber)
    const waiting = await findOrderByNumber(payload.db.drizzle, orderNumber)
    const { rows } = await payload.db.drizzle.execute<{ id: string }>(
      sql`select id from payments where order_id = ${waiting?.id} and due_at is not null order by due_at limit 1`,
    )
    if (!waiting || !rows[0]) throw new Error('Nothing is due later')
    expect((await openPaymentPage(context(), waiting, rows[0].id)).ok).toBe(true)
    const pages = stripe.sessions.filter(({ clientReference }) => clientReference === orderNumber)
    expect(pages.map(({ customer }) => customer !== null)).toEqual([true, false])
  })

  it('U18: is not known by its number anywhere', async () => {
    const { cards } = await buy('secret')
    expect(Object.keys(cards[0] ?? {}).sort()).toEqual(
      ['brand', 'endsAt', 'expiryMonth', 'expiryYear', 'id', 'isUsed', 'lastFour', 'payer', 'provider', 'reference'].sort(),
    )
  })

  it('U23: kept again, it is there once, and the older one is forgotten at its provider', async () => {
    const { id, session } = await buy('again')
    const second = await pay(await order('again'))
    await payload.db.drizzle.transaction((transaction) => updateOwnerOfAddress(transaction, { id, email: 'again@keeps.test' }))
    await work()
    expect((await findCardsOf(payload.db.drizzle, id, 20)).map(({ reference }) => reference)).toEqual([second.method])
    expect(stripe.cards.detached.has(session.method)).toBe(true)
  })

  it('U23: is removed by its holder alone, at once, and at its provider as soon as that answers', async () => {
    const { id, session, cards } = await buy('removes')
    const cardId = cards[0]?.id ?? ''
    const { id: stranger } = await buy('stranger')
    expect(await removeCard(context(), { id: stranger }, cardId)).toBe(false)
    expect(await chooseCard(context(), { id: stranger }, cardId)).toBe(false)
    expect(await findCardsOf(payload.db.drizzle, stranger, 20)).toMatchObject([{ isUsed: true }])
    stripe.troubles.push('reset', 'reset')
    expect(await removeCard(context(), { id }, cardId)).toBe(true)
    expect(await findCardsOf(payload.db.drizzle, id, 20)).toEqual([])
    expect(stripe.cards.detached.has(session.method)).toBe(false)
    stripe.troubles.length = 0
    await work()
    expect(stripe.cards.detached.has(session.method)).toBe(true)
    expect(await removeCard(context(), { id }, cardId)).toBe(false)
  })

  it('U23: of an account that is deleted is forgotten', async () => {
    const { id, session } = await buy('leaves')
    await payload.delete({ collection: 'customers', id })
    await work()
    expect(stripe.cards.detached.has(session.method)).toBe(true)
    const { rows } = await payload.db.drizzle.execute(sql`select 1 from infra.kept_cards where reference = ${session.method}`)
    expect(rows).toEqual([])
  })

  it('U24: whose holder disputes its money is charged no more', async () => {
    const { id, session } = await buy('disputes')
    await shop.send(sessionEvents.disputed(session))
    expect(await findCardsOf(payload.db.drizzle, id, 20)).toEqual([])
  })
})
