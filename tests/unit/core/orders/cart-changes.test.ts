import { describe, expect, it } from 'vitest'
import type { CartState } from '@/core/cart/cart'
import { toShownLines } from '@/core/orders/calculate-quote'
import type { PricingContext } from '@/core/orders/types'
import { cartChanges, priceCart } from '@/modules/cart/presenter'
import { toCurrency, toService, toPricingSettings } from '@/modules/catalog/mappers'

const plan = (key: string, basePrice: number) =>
  toService({
    key,
    name: key,
    type: 'hosting',
    category: 'shared',
    prices: [
      { period: 'monthly', basePrice },
      { period: 'yearly', basePrice: basePrice * 10 },
    ],
  })

const worldOf = (plans: readonly ReturnType<typeof plan>[], rate = 0.85): PricingContext => ({
  catalog: { services: new Map(plans.map((each) => [each.id, each])), extensions: new Map(), transferPrices: new Map(), addons: new Map() },
  currencies: new Map([
    ['USD', toCurrency({ code: 'USD', exchangeRate: 1, digits: 2 })],
    ['EUR', toCurrency({ code: 'EUR', exchangeRate: rate, digits: 2 })],
  ]),
  coupons: new Map(),
  automaticDiscounts: [],
  settings: toPricingSettings({}),
  now: 0,
  isFirstOrder: true,
  customerUses: new Map(),
})

const cart: CartState = {
  currency: 'EUR',
  codes: [],
  lines: [
    { lineId: 'a', type: 'hosting', id: 'basic', billing: 'monthly', quantity: 1, serviceData: {} },
    { lineId: 'b', type: 'hosting', id: 'pro', billing: 'monthly', quantity: 2, serviceData: {} },
  ],
}

const before = worldOf([plan('basic', 5), plan('pro', 10)])
const shown = toShownLines(priceCart(cart, before).quote)

const changesIn = (world: PricingContext, state: CartState = cart) => {
  const priced = priceCart(state, world)
  return cartChanges(shown, priced.gone, priced.cart, priced.quote)
}

describe('changes since the cart was last shown', () => {
  it('are empty if nothing changed', () => expect(changesIn(before)).toEqual([]))

  it('include a price, with its line', () => {
    expect(changesIn(worldOf([plan('basic', 6), plan('pro', 10)]))).toMatchObject([{ kind: 'price', lineId: 'a', before: 425, after: 510 }])
  })

  it('include a rate, once', () => {
    expect(changesIn(worldOf([plan('basic', 5), plan('pro', 10)], 0.9))).toMatchObject([{ kind: 'rate', before: 0.85, after: 0.9 }])
  })

  it('remove a discontinued product, with its name', () => {
    const world = worldOf([plan('basic', 5)])
    expect(priceCart(cart, world).cart.lines.map(({ id }) => id)).toEqual(['basic'])
    expect(changesIn(world)).toMatchObject([{ kind: 'gone', lineId: 'b', name: 'pro' }])
  })

  it('M6: exclude changes by the visitor', () => {
    expect(changesIn(before, { ...cart, currency: 'USD' })).toEqual([])
    expect(changesIn(before, { ...cart, lines: cart.lines.map((line) => ({ ...line, billing: 'yearly' })) })).toEqual([])
    expect(changesIn(before, { ...cart, lines: cart.lines.slice(1) })).toEqual([])
  })

  it('include a disabled currency; the cart returns to dollars', () => {
    const world = { ...before, currencies: new Map([...before.currencies].filter(([code]) => code === 'USD')) }
    expect(priceCart(cart, world).quote.currency.code).toBe('USD')
  })
})
