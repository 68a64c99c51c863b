import { afterAll, expect, it, vi } from 'vitest'
import { findOrder } from '../../support/orders/find-order'
import { createLivingShop } from '../../support/subscriptions/living-shop'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())
const shop = createLivingShop(payload)

it('U3: orders the next term on the next run when a payment arrives after it was due', async () => {
  shop.goTo('2028-03-10')
  await shop.buy('late', { type: 'hosting', id: 'shared-basic', billing: 'monthly', quantity: 1 })
  await shop.liveUntil('2028-04-29')
  expect((await shop.subscriptionOf('late')).state).toBe('suspended')
  await shop.payNewest('late')
  expect(await shop.subscriptionOf('late')).toMatchObject({ state: 'active', ends: '2028-05-10' })
  await shop.liveUntil('2028-04-30')
  expect((await shop.ordersOf('late')).map(({ status }) => status)).toEqual(['paid', 'paid', 'pending'])
})

it('U7: refunds the following term as well when an earlier one is refunded in full', async () => {
  shop.goTo('2028-06-10')
  const bought = await shop.buy('goes-back', { type: 'hosting', id: 'shared-basic', billing: 'monthly', quantity: 1 })
  await shop.liveUntil('2028-06-28')
  expect((await shop.ordersOf('goes-back')).map(({ status }) => status)).toEqual(['paid', 'pending'])
  const { id } = await findOrder(payload, bought)
  await payload.update({ collection: 'orders', id, data: { status: 'refunded' } })
  expect((await shop.subscriptionOf('goes-back')).state).toBe('ended')
  await shop.care()
  expect((await shop.ordersOf('goes-back')).map(({ status }) => status)).toEqual(['refunded', 'cancelled'])
})
