import { afterAll, expect, it, vi } from 'vitest'
import { savePaymentMethods } from '@/modules/payments/saved-methods/saved-methods.service'
import { findOrderByNumber } from '@/modules/orders/orders.repository'
import { consentToSave } from '@/modules/payments/payments.service'
import { openKeepingShop } from '../../support/payments/keeping-shop'
import { stripeEvent } from '../../support/payments/stripe-events'

const shop = await openKeepingShop()
const { payload, stripe, living, statuses, pageFor, dueToday } = shop
afterAll(async () => {
  vi.useRealTimers()
  await shop.close()
})

/** Skips the days between. */
const toNextTerm = async (ordered: string, due: string) => {
  living.goTo(ordered)
  await living.care()
  living.goTo(due)
  await living.care()
}

/** "Pay now" with the consent ticked and a new card. */
const payAndKeep = async (name: string) => {
  const { number } = await shop.newest(name)
  const order = await findOrderByNumber(payload.db.drizzle, number)
  if (!order) throw new Error(number)
  await consentToSave(shop.context(), order)
  expect((await pageFor(name)).ok).toBe(true)
  const session = await shop.payPage(number)
  await savePaymentMethods(shop.context())
  return session
}

it('U22, U23: does not retry an expired card; a newly saved one pays this and the next term, once each', async () => {
  const { session: old } = await dueToday('renewed-card', { later: 'expired' })
  await living.care()
  await shop.liveUntil('2028-04-12')
  expect(await shop.newest('renewed-card')).toMatchObject({ status: 'pending' })
  const fresh = await payAndKeep('renewed-card')
  expect(await statuses('renewed-card')).toEqual(['paid', 'paid'])
  await toNextTerm('2028-04-28', '2028-05-10')
  expect(await statuses('renewed-card')).toEqual(['paid', 'paid', 'paid'])
  const asked = stripe.cards.charges.filter(({ method }) => method === old.method || method === fresh.method)
  expect(asked.map(({ method, status }) => [method === fresh.method, status])).toEqual([
    [false, 'requires_payment_method'],
    [true, 'succeeded'],
  ])
  expect((await shop.newest('renewed-card')).surplus).toBe(0)
})

it('U22: is paid on the page after the bank required authentication, and charges the next term again', async () => {
  const { session } = await dueToday('asked-once', { later: 'authentication' })
  await living.care()
  expect((await pageFor('asked-once')).ok).toBe(true)
  await shop.payPage((await shop.newest('asked-once')).number)
  await living.care()
  expect(await statuses('asked-once')).toEqual(['paid', 'paid'])
  stripe.cards.outcomes.set(session.method, 'paid')
  await toNextTerm('2028-04-28', '2028-05-10')
  expect(await statuses('asked-once')).toEqual(['paid', 'paid', 'paid'])
  expect(shop.chargesOf('asked-once').map(({ status }) => status)).toEqual(['requires_payment_method', 'succeeded'])
})

it('U24: charges no further term after a dispute', async () => {
  await dueToday('disputing')
  await living.care()
  const charged = shop.chargesOf('disputing').at(-1)
  const dispute = {
    id: 'dp_1',
    object: 'dispute',
    payment_intent: charged?.id,
    amount: charged?.amount,
    currency: charged?.currency,
    reason: 'fraudulent',
  }
  for (let times = 0; times < 3; times += 1) await shop.send(stripeEvent('charge.dispute.created', dispute))
  await toNextTerm('2028-04-28', '2028-05-10')
  await shop.charge()
  expect(await statuses('disputing')).toEqual(['paid', 'paid', 'pending'])
  expect(shop.takenOf('disputing')).toBe(1)
})
