import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { recordClosedPage, recordManualPayment } from '@/modules/payments/payments.service'
import { beginCharge } from '@/modules/renewals/dunning.service'
import { openKeepingShop } from '../../support/payments/keeping-shop'

const shop = await openKeepingShop()
const { payload, stripe, living, statuses, pageFor, dueToday } = shop
afterAll(async () => {
  vi.useRealTimers()
  await shop.close()
})
beforeEach(() => void (stripe.troubles.length = 0))

const minutes = 60_000

describe('a renewal with a saved card', () => {
  it('U20: is charged once on the day its term ends, and is never past due', async () => {
    await shop.buy('kept', '2028-03-10')
    await shop.liveUntil('2028-04-09')
    expect(shop.takenOf('kept')).toBe(0)
    await shop.liveUntil('2028-05-11')
    expect(await statuses('kept')).toEqual(['paid', 'paid', 'paid'])
    expect(shop.takenOf('kept')).toBe(2)
    expect(await living.subscriptionOf('kept')).toMatchObject({ state: 'active', ends: '2028-06-10' })
    expect(await living.mailsOf('kept')).toEqual(['order', 'order'])
    expect((await shop.newest('kept')).surplus).toBe(0)
  })

  it('U18: saves and charges nothing without consent', async () => {
    const { cards } = await shop.buy('unasked', '2028-03-10', { keepCard: false })
    expect(cards).toEqual([])
    await shop.liveUntil('2028-04-12')
    expect(await statuses('unasked')).toEqual(['paid', 'pending'])
    expect(shop.chargesOf('unasked')).toEqual([])
  })

  it('U20: is charged once by five concurrent workers', async () => {
    await dueToday('crowd')
    await Promise.all([living.care(), living.care(), shop.charge(), shop.charge(), shop.charge()])
    expect(shop.chargesOf('crowd')).toHaveLength(1)
    expect(await shop.newest('crowd')).toMatchObject({ status: 'paid', surplus: 0 })
  })

  it('U20: expires an open payment page first, which then cannot be paid', async () => {
    await dueToday('paging')
    expect((await pageFor('paging')).ok).toBe(true)
    const session = shop.sessionOf((await shop.newest('paging')).number)
    await living.care()
    expect(session.status).toBe('expired')
    expect(await shop.newest('paging')).toMatchObject({ status: 'paid', surplus: 0 })
    expect(shop.takenOf('paging')).toBe(1)
  })

  it('U20: is not charged if that page was paid but not reported yet', async () => {
    await dueToday('quick')
    await pageFor('quick')
    const { number } = await shop.newest('quick')
    shop.sessionOf(number).status = 'complete'
    await living.care()
    expect(shop.chargesOf('quick')).toEqual([])
    await shop.payPage(number)
    await shop.charge(11 * minutes)
    expect(shop.chargesOf('quick')).toEqual([])
    expect(await shop.stateOf('quick')).toBe('paid')
    expect(await shop.newest('quick')).toMatchObject({ status: 'paid', surplus: 0 })
  })

  it('U20: opens a new page when the charge for which one expired failed', async () => {
    await dueToday('ended')
    await pageFor('ended')
    const { number, payment } = await shop.newest('ended')
    const session = shop.sessionOf(number)
    await payload.db.drizzle.execute(
      sql`update infra.saved_payment_methods set state = 'removed' where customer_id = (select customer_id from orders where order_number = ${number})`,
    )
    await shop.context().payments.stripe?.cards?.endPage(session.id)
    await recordClosedPage(shop.context(), { paymentId: payment.id, provider: 'stripe', pageId: session.id })
    expect((await pageFor('ended')).ok).toBe(true)
    expect(shop.sessionOf(number).id).not.toBe(session.id)
  })

  it('U20: opens no page while it is being charged', async () => {
    await dueToday('between')
    await living.ordersOf('between')
    const { payment } = await shop.newest('between')
    await shop.payload.db.drizzle.execute(sql`update infra.dunning_charges set next_at = now() where payment_id = ${payment.id}`)
    expect(await beginCharge(shop.context(), payment.id, { by: 'support@visitors.test' })).toMatchObject({ kind: 'charge' })
    expect(await pageFor('between')).toEqual({ ok: false, error: 'nothing-to-pay' })
  })
})

describe('a crash during a charge', () => {
  it.each([
    ['before the provider was asked', 0],
    ['after it took the money', 1],
  ])('U21: is charged once when killed %s', async (_when, taken) => {
    const name = `killed-${taken}`
    await dueToday(name)
    const { payment } = await shop.newest(name)
    // What is in the database when the process dies.
    const begun = await beginCharge(shop.context(), payment.id)
    if (begun.kind !== 'charge') throw new Error(begun.kind)
    if (taken === 1) await shop.context().payments.stripe?.cards?.charge(begun.request)
    expect(shop.takenOf(name)).toBe(taken)
    await Promise.all([shop.charge(1 * minutes), living.care()])
    expect(shop.takenOf(name)).toBe(taken)
    await Promise.all([shop.charge(3 * minutes), shop.charge(3 * minutes)])
    expect(shop.chargesOf(name)).toHaveLength(1)
    expect(await shop.newest(name)).toMatchObject({ status: 'paid', surplus: 0 })
    expect(await shop.stateOf(name)).toBe('paid')
  })

  it('U21: looks up a lost response, and makes no second charge, even a day later', async () => {
    await dueToday('lost')
    stripe.troubles.push('lost-answer', 'reset')
    await living.care()
    expect(await shop.stateOf('lost')).toBe('charging')
    expect(shop.takenOf('lost')).toBe(1)
    // The provider has forgotten the idempotency key by then.
    vi.setSystemTime(Date.now() + 26 * 60 * minutes)
    await shop.charge()
    expect(shop.chargesOf('lost')).toHaveLength(1)
    expect(await shop.newest('lost')).toMatchObject({ status: 'paid', surplus: 0 })
  })

  it('U21: only looks up the charge after a manual payment; what it took is booked separately', async () => {
    await dueToday('both')
    stripe.troubles.push('lost-answer', 'reset')
    await living.care()
    expect(await recordManualPayment(shop.context(), (await shop.newest('both')).payment.id, 'support@visitors.test')).toMatchObject({
      ok: true,
    })
    await shop.charge(11 * minutes)
    expect(shop.chargesOf('both')).toHaveLength(1)
    expect(await shop.newest('both')).toMatchObject({ status: 'paid', surplus: 1 })
  })

  it.each(['before', 'after', 'twice'] as const)('U20: gets its webhook %s: one payment, one receipt', async (when) => {
    const name = `told-${when}`
    await dueToday(name)
    if (when === 'before') {
      stripe.troubles.push('lost-answer', 'reset')
      await living.care()
      await shop.tellCharge(name, 'payment_intent.succeeded')
      expect(await statuses(name)).toEqual(['paid', 'paid'])
      await shop.charge(11 * minutes)
    } else {
      await living.care()
      for (let times = 0; times < (when === 'twice' ? 2 : 1); times += 1) await shop.tellCharge(name, 'payment_intent.succeeded')
    }
    expect(await shop.newest(name)).toMatchObject({ status: 'paid', surplus: 0 })
    expect(await shop.stateOf(name)).toBe('paid')
    const { rows } = await payload.db.drizzle.execute(
      sql`select 1 from mail_outbox where template = 'payment-received' and data->>'orderNumber' = ${(await shop.newest(name)).number}`,
    )
    expect(rows).toHaveLength(1)
  })
})
