import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { splitAmounts } from '@/core/money/currency'
import type { ShownPrices } from '@/core/tax/types'
import { withTax } from '@/core/tax/resolve-tax'
import { toDomainPricingView } from '@/blocks/domain-pricing/component'
import { toHostingPlansView } from '@/blocks/hosting-plans/component'
import { createContext, replaceServices } from '@/container'
import { findShop, createShopPrices } from '@/modules/content/shop-settings'
import { findContentChanges } from '@/modules/content/publishing.repository'
import { cartOf, createBuyer, numberOf } from '../../support/orders/buyer'
import { findOrder } from '../../support/orders/find-order'
import { bootPayload } from '../../support/payload'
import { createTaxShop, from, rows } from '../../support/tax/tax-shop'
import { createApi } from '../api/api-client'
import { hostingItem } from '../api/requests'

const { payload } = await bootPayload()
const api = createApi(payload)
const { orderAsShown } = createBuyer(api)
const { setTable, reset } = createTaxShop(payload)
const cart = cartOf(hostingItem)

const show = (pricesShown: ShownPrices) => payload.updateGlobal({ slug: 'pricing-settings', data: { pricesShown } })
const shopNow = () => findShop(createContext(payload, 'de'))

beforeEach(async () => {
  await setTable(rows)
  await show('withoutTax')
})
afterEach(async () => {
  await show('withoutTax')
  await reset()
})

/** Blocks as rendered for everyone. */
const drawn = async () => {
  const shop = await shopNow()
  const priced = { shop, prices: createShopPrices(shop) }
  const plans = { blockType: 'hosting-plans', heading: 'Plans', category: 'shared', defaultBilling: 'yearly' } as never
  return JSON.stringify([toHostingPlansView(plans, priced), toDomainPricingView({ heading: 'Names' } as never, 'de', priced)])
}

const answers = async () => {
  const asked = [
    api('GET', '/catalog/services?currency=EUR'),
    api('GET', '/catalog/extensions?currency=EUR'),
    api('GET', '/catalog/addons?currency=EUR'),
    api('GET', '/domains/search?q=otterbean&currency=EUR'),
    api('POST', '/domains/bulk-search', { body: { names: ['otterbean.com'], currency: 'EUR' } }),
    api('POST', '/pricing/quote', { body: cart }),
  ]
  return (await Promise.all(asked)).map(({ status, text }) => [status, text])
}

/** All amounts of a cart and an order. */
const bought = async () => {
  const added = await api('POST', '/cart/items', { body: hostingItem })
  const placed = await orderAsShown(cart, from('DE'))
  const order = await findOrder(payload, numberOf(placed))
  const { items, breakdown, taxRate } = added.body as { items: object[]; breakdown: object; taxRate: number }
  return JSON.stringify([
    items.map((item) => ({ ...item, lineId: '' })),
    breakdown,
    taxRate,
    (placed.body as { breakdown: object }).breakdown,
    order.breakdown,
    order.taxRate,
    (order.lines as readonly object[]).map((line) => ({ ...line, id: '' })),
  ])
}

describe('prices shown with tax', () => {
  it('T10: shows the seat’s tax on pages if enabled, and changes no amount of cart, order or API', async () => {
    const before = { drawn: await drawn(), answers: await answers(), bought: await bought(), shop: await shopNow() }
    expect('shownTax' in before.shop).toBe(false)
    for (const [status] of before.answers) expect(status).toBe(200)

    await show('withTax')
    const { shownTax } = await shopNow()
    expect(shownTax).toEqual({ digits: 19, scale: 2 })
    expect(await drawn()).not.toBe(before.drawn)
    const [plain, taxed] = [createShopPrices(before.shop), createShopPrices(await shopNow())].map(({ unit }) =>
      splitAmounts(unit(before.shop.extensions[0]?.price ?? (0 as never))).map((text) => Number(text.replaceAll(/\D/g, ''))),
    )
    expect(taxed).toEqual(plain?.map((net) => withTax(net, shownTax)))
    expect(await answers()).toEqual(before.answers)
    expect(await bought()).toBe(before.bought)

    await show('withoutTax')
    expect(await drawn()).toBe(before.drawn)
  })

  it('T10, T1: uses the single rate without a table; a row of 0 % is shown too', async () => {
    await show('withTax')
    await setTable([])
    expect((await shopNow()).shownTax).toEqual({ digits: 1, scale: 1 })
    await setTable([{ country: 'DE', rate: 0 }])
    expect((await shopNow()).shownTax).toEqual({ digits: 0, scale: 0 })
  })

  it('T10, T3: renders with a dated rate once it takes effect', async () => {
    const minute = Date.parse('2031-07-01T00:00:00Z')
    await setTable([
      { country: 'DE', rate: 0.19, validTo: '2031-07-01T00:00:00Z' },
      { country: 'DE', rate: 0.16, validFrom: '2031-07-01T00:00:00Z' },
    ])
    await show('withTax')
    const rateAt = async (now: number) => {
      replaceServices(payload, { now: () => now })
      return (await shopNow()).shownTax?.digits
    }
    expect([await rateAt(minute - 1), await rateAt(minute)]).toEqual([19, 16])
  })

  it('T10: renders pages again for the setting, a rate and the table; rejects an invalid choice', async () => {
    const { drizzle } = payload.db
    const changedBy = async (change: () => Promise<unknown>) => {
      const { position } = await findContentChanges(drizzle, null)
      await change()
      return (await findContentChanges(drizzle, position)).tags
    }
    const taxRate = (rate: number) => payload.updateGlobal({ slug: 'pricing-settings', data: { taxRate: rate } })
    for (const change of [() => show('withTax'), () => taxRate(0.12), () => taxRate(0.1), () => setTable([{ country: 'DE', rate: 0.16 }])])
      expect(await changedBy(change)).toContain('global:pricing-settings')
    await expect(show('both' as never)).rejects.toThrow()
  })
})
