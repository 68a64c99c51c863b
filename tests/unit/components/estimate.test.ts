import { describe, expect, it } from 'vitest'
import { createEstimator, type EstimateContext } from '@/components/estimate/estimate'
import {
  catalogSavingsOf,
  listedOf,
  renewalOf,
  renewalPeriods,
  savingsOfDiscount,
  yearlySavingsOf,
} from '@/components/estimate/estimate-paper'
import { calculateQuote } from '@/core/orders/calculate-quote'
import { world } from '../../support/engine/world'

const shop: EstimateContext = {
  services: [...world.catalog.services.values()],
  extensions: [...world.catalog.extensions.values()],
  addons: [...world.catalog.addons.values()],
  currencies: [...world.currencies.values()],
  automaticDiscounts: world.automaticDiscounts,
  settings: world.settings,
}
const estimator = createEstimator(shop)
const vps = (billing: 'monthly' | 'yearly', quantity = 1) => ({ type: 'hosting', id: 'vps-starter', billing, quantity }) as const

describe('createEstimator', () => {
  it('O4: returns the cart’s figures in every currency', () => {
    for (const currency of world.currencies.values()) {
      const quote = calculateQuote({ currency: currency.code, codes: [], items: [vps('yearly', 2)] }, world)
      const total = estimator([vps('yearly', 2)])?.texts(({ breakdown }) => String(breakdown.total))[currency.code]
      expect(quote.ok && String(quote.value.breakdown.total)).toBe(total)
    }
  })

  it('M4, M7: computes and formats each currency separately', () => {
    expect(estimator([vps('monthly')])?.each(({ lines }) => lines[0]?.unitPrice ?? 0)).toMatchObject({ USD: '$29.99', JPY: '¥3,299' })
  })

  it('O9: rejects an add-on without its domain', () => {
    expect(estimator([{ type: 'addon', id: 'cdn', billing: 'yearly', quantity: 1, serviceData: { domain: 'example.com' } }])).toBeNull()
  })
})

describe('sums of an estimate', () => {
  const estimate = estimator([vps('yearly', 2)])
  const quote = estimate?.quote

  it('D15: has a list price minus catalogue savings equal to the subtotal', () => {
    const discounted = estimator([{ type: 'email', id: 'email-team', billing: 'yearly', quantity: 3 }])?.quote
    const [line] = discounted?.lines ?? []
    expect(discounted && line && listedOf(line) - catalogSavingsOf(discounted)).toBe(line?.subtotal)
  })

  it('D7: finds a discount’s savings by id, and 0 if it does not apply', () => {
    expect(quote && savingsOfDiscount(quote, 'yearly-billing')).toBe(6000)
    expect(quote && savingsOfDiscount(quote, 'no-such-discount')).toBe(0)
  })

  it('§9: renews by period and quantity, without the setup fee', () => {
    expect(quote && renewalPeriods(quote)).toEqual(['yearly'])
    expect(quote && renewalOf(quote, 'yearly')).toBe(2 * 29999)
  })

  it('P3: saves 12 × monthly − yearly, times the quantity', () => {
    expect(quote && yearlySavingsOf(quote, shop.services)).toBe(2 * (12 * 2999 - 29999))
  })
})
