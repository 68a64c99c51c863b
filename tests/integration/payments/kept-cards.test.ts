import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { findCardsOf } from '@/modules/payments/saved-methods/saved-methods.repository'
import { setDefaultCard, removeCard } from '@/modules/payments/saved-methods/saved-methods.service'
import { findOrderByNumber } from '@/modules/orders/orders.repository'
import { consentToSave, openPaymentPage } from '@/modules/payments/payments.service'
import { updateOwnerOfAddress } from '@/modules/accounts/accounts.repository'
import { sessionEvents } from '../../support/payments/stripe-events'
import { domainItem } from '../api/requests'
import { openCardBuyers } from './card-buyers'

const { payload, stripe, shop, context, order, sessionOf, pay, work, open, buy, consentsOf } = await openCardBuyers()

describe('consent', () => {
  it('U18: is stored with the order: wording and language, and the page saves the card', async () => {
    const orderNumber = await order('agrees')
    expect(await consentsOf(orderNumber)).toEqual([{ provider: 'stripe', words: 6, locale: 'de', done: false, customer_id: null }])
    expect(sessionOf(orderNumber).customer).not.toBeNull()
  })

  it.each([
    ['nobody ticked it', { keepCard: false }],
    ['a transfer pays it', { method: 'offline' }],
  ] as const)('U18: is not stored if %s', async (_why, buying) => {
    const orderNumber = await order(`not-${_why.length}`, buying)
    expect(await consentsOf(orderNumber)).toEqual([])
  })

  it('U50: is stored for an order with only a domain, and enables its automatic renewal', async () => {
    const orderNumber = await order('names', { items: [domainItem('kept-otter.com')] })
    expect(await consentsOf(orderNumber)).toMatchObject([{ words: 6, done: false }])
    await pay(orderNumber)
    const { docs } = await payload.find({ collection: 'domains', where: { name: { equals: 'kept-otter.com' } }, depth: 0 })
    expect(docs).toMatchObject([
      { autoRenew: true, autoCharge: true, events: [{ type: 'ordered' }, { type: 'autoChargeOn', note: 'USD 1499' }] },
    ])
  })

  it('U50: with a wording that names no domain enables nothing', async () => {
    const orderNumber = await order('before', { items: [domainItem('kept-before.com')] })
    await payload.db.drizzle.execute(
      sql`update infra.payment_mandates set words = 4 where order_id = (select id from orders where order_number = ${orderNumber})`,
    )
    await pay(orderNumber)
    const { docs } = await payload.find({ collection: 'domains', where: { name: { equals: 'kept-before.com' } }, depth: 0 })
    expect(docs).toMatchObject([{ autoCharge: false }])
  })

  it('U18: on the page of an unpaid order ends the open payment page, and the next one saves the card', async () => {
    const orderNumber = await order('later', { keepCard: false })
    const before = sessionOf(orderNumber)
    expect(before.customer).toBeNull()
    const waiting = await findOrderByNumber(payload.db.drizzle, orderNumber)
    if (!waiting) throw new Error(orderNumber)
    await Promise.all([1, 2, 3].map(() => consentToSave(context(), waiting)))
    expect(before.status).toBe('expired')
    expect((await openPaymentPage(context(), waiting)).ok).toBe(true)
    expect(sessionOf(orderNumber).customer).not.toBeNull()
    expect(await consentsOf(orderNumber)).toHaveLength(1)
  })
})

describe('a saved card', () => {
  it('U18: of a guest is saved for the account that claims the order, and not before', async () => {
    const orderNumber = await order('guest')
    await pay(orderNumber)
    await work()
    expect(await consentsOf(orderNumber)).toMatchObject([{ done: false }])
    const id = await open('guest')
    await Promise.all([work(), work()])
    expect(await findCardsOf(payload.db.drizzle, id, 20)).toMatchObject([{ brand: 'visa', lastFour: '4242', isUsed: true }])
    expect(await consentsOf(orderNumber)).toMatchObject([{ done: true }])
  })

  it('U18: is requested by the page of the first payment only', async () => {
    const items = [
      {
        type: 'hosting',
        id: 'dedicated-basic',
        billing: 'yearly',
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

  it('U18: never has its number stored', async () => {
    const { cards } = await buy('secret')
    expect(Object.keys(cards[0] ?? {}).sort()).toEqual(
      ['brand', 'endsAt', 'expiryMonth', 'expiryYear', 'id', 'isUsed', 'lastFour', 'payer', 'provider', 'reference'].sort(),
    )
  })

  it('U23: saved again exists once, and the older one is deleted at the provider', async () => {
    const { id, session } = await buy('again')
    const second = await pay(await order('again'))
    await payload.db.drizzle.transaction((transaction) => updateOwnerOfAddress(transaction, { id, email: 'again@keeps.test' }))
    await work()
    expect((await findCardsOf(payload.db.drizzle, id, 20)).map(({ reference }) => reference)).toEqual([second.method])
    expect(stripe.cards.detached.has(session.method)).toBe(true)
  })

  it('U23: is removed by its owner only, at once, and at the provider once that responds', async () => {
    const { id, session, cards } = await buy('removes')
    const cardId = cards[0]?.id ?? ''
    const { id: stranger } = await buy('stranger')
    expect(await removeCard(context(), { id: stranger }, cardId)).toBe(false)
    expect(await setDefaultCard(context(), { id: stranger }, cardId)).toBe(false)
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

  it('U23: of a deleted account is deleted', async () => {
    const { id, session } = await buy('leaves')
    await payload.delete({ collection: 'customers', id })
    await work()
    expect(stripe.cards.detached.has(session.method)).toBe(true)
    const { rows } = await payload.db.drizzle.execute(sql`select 1 from infra.saved_payment_methods where reference = ${session.method}`)
    expect(rows).toEqual([])
  })

  it('U24: is not charged again after a dispute', async () => {
    const { id, session } = await buy('disputes')
    await shop.send(sessionEvents.disputed(session))
    expect(await findCardsOf(payload.db.drizzle, id, 20)).toEqual([])
  })
})
