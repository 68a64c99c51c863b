import type { Payload } from 'payload'
import { beforeAll, expect, it, vi } from 'vitest'
import { createContext, replaceServices } from '@/server/create-context'
import { placeOrder } from '@/server/use-cases/place-order'
import { quoteCart } from '@/server/use-cases/quote-cart'
import { bootPayload } from '../../support/payload'
import { checkoutBody, domainItem } from '../api/requests'

let shops: readonly Payload[]
beforeAll(async () => {
  const { payload } = await bootPayload()
  const { getPayload } = await import('payload')
  // With its own connections and its own turns, of modules of its own: nothing is shared with the first one but the database.
  vi.resetModules()
  const { default: config } = await import('@payload-config')
  const second = await getPayload({ config, key: 'second shop' })
  shops = [payload, second]
  for (const shop of shops) {
    replaceServices(shop, { registry: { checkAvailability: (domains) => Promise.resolve(domains.map((domain) => ({ domain, status: 'available' }))) } })
  }
  return () => second.destroy()
})

it('N1: two shops on one database sell a free name once, to one of 20 buyers at each', async () => {
  expect(shops[0]?.db.pool).not.toBe(shops[1]?.db.pool)
  const cart = { currency: 'USD', codes: [], items: [domainItem('two-shops.com')] }
  const buy = async (shop: Payload, buyer: string) => {
    const context = createContext(shop, 'en')
    const quote = await quoteCart(context, cart)
    if (!quote.ok) throw new Error('The name is not priced')
    const { breakdown, currency } = quote.value
    const body = { ...checkoutBody, contact: { email: `${buyer}@two-shops.test`, name: 'A buyer' }, expectedTotal: breakdown.total / 10 ** currency.digits, expectedCurrency: 'USD', cart }
    return placeOrder(context, { body, idempotencyKey: buyer, cartToken: null })
  }
  const placed = await Promise.all(shops.flatMap((shop, index) => Array.from({ length: 20 }, (_, buyer) => buy(shop, `buyer-${index}-${buyer}`))))
  expect(placed.filter(({ ok }) => ok)).toHaveLength(1)
  const refusals = placed.flatMap((each) => (each.ok ? [] : [each.error]))
  expect(refusals).toHaveLength(39)
  expect(new Set(refusals.map((refused) => (refused.kind === 'error' ? refused.code : refused.kind)))).toEqual(new Set(['domain-held']))
})
