import { describe, expect, it } from 'vitest'
import { findCardsOf } from '@/modules/payments/saved-methods/saved-methods.repository'
import { cancelOrder } from '@/modules/checkout/unpaid-orders'
import { openCardBuyers } from './card-buyers'

const { payload, stripe, context, order, pay, work, open, consentsOf, daysPass, rowsOf } = await openCardBuyers()

describe('a saved card without an account', () => {
  it('U18: of a guest without an account for fourteen days is deleted at its provider once that responds', async () => {
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
    // An account opened later has no card and pays by hand.
    const id = await open('stays-a-guest')
    await work()
    expect(await findCardsOf(payload.db.drizzle, id, 20)).toEqual([])
  })

  it('U18: of a guest who registers on the last day is kept', async () => {
    const orderNumber = await order('just-in-time')
    const { method } = await pay(orderNumber)
    await daysPass(orderNumber, 15)
    const id = await open('just-in-time')
    await work()
    expect((await findCardsOf(payload.db.drizzle, id, 20)).map(({ reference }) => reference)).toEqual([method])
    expect(stripe.cards.detached.has(method)).toBe(false)
  })

  it('U18: of a cancelled order is kept for nobody and deleted at its provider', async () => {
    await open('too-late')
    const orderNumber = await order('too-late')
    await cancelOrder(context(), orderNumber)
    const { method } = await pay(orderNumber)
    await work()
    expect(stripe.cards.detached.has(method)).toBe(true)
    expect(await rowsOf(method)).toEqual([])
  })
})
