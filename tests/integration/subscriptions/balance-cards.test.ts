import { afterAll, expect, it, vi } from 'vitest'
import { openKeepingShop } from '../../support/payments/keeping-shop'
import { isBalanced, onDemand, readBalance } from '../../support/subscriptions/balances'

const shop = await openKeepingShop()
afterAll(async () => {
  vi.useRealTimers()
  await shop.close()
})

it('U37, U20: tops up from a saved card automatically, on its day and once', async () => {
  await shop.buy('card', '2028-04-01', { item: onDemand() })
  await shop.liveUntil('2028-04-26')
  expect(shop.takenOf('card')).toBe(0)
  await shop.liveUntil('2028-04-27')
  await Promise.all([shop.living.care(), shop.charge(), shop.charge()])
  expect(shop.takenOf('card')).toBe(1)
  expect(await shop.statuses('card')).toEqual(['paid', 'paid'])
  await shop.tellCharge('card', 'payment_intent.succeeded')
  const balance = await readBalance(shop.payload, 'card')
  expect(balance.topUps).toMatchObject({ sum: 10_000, count: 1 })
  expect(isBalanced(balance)).toBe(true)
  expect(await shop.living.mailsOf('card')).toEqual(['topUpCharged'])
  expect((await shop.living.subscriptionOf('card')).state).toBe('active')
})

it('U37, U22: notifies the customer of a decline, and the balance continues', async () => {
  await shop.buy('declined', '2029-04-01', { item: onDemand(), later: 'declined' })
  await shop.liveUntil('2029-04-27')
  expect(shop.takenOf('declined')).toBe(0)
  expect([...(await shop.living.mailsOf('declined'))].sort()).toEqual(['chargeDeclined', 'topUpCharged'])
  expect((await shop.living.subscriptionOf('declined')).state).toBe('active')
})
