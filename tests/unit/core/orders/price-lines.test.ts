import { describe, expect, it } from 'vitest'
import { price, service } from '../../../support/engine/catalog'
import { quote } from '../../../support/engine/quote'
import { addonFor, catalogWith, domain, hosting, worldWith } from '../../../support/engine/world'

describe('priceLines', () => {
  it('§9.33, M4: converts the unit price, rounds, then multiplies', () => {
    // 4.99 × 110 = 548.9: seven of ¥549, not ¥3,842.
    expect(quote([hosting('shared-basic', { quantity: 7 })], { currency: 'JPY' }).lines[0]).toMatchObject({
      unitPrice: 549,
      subtotal: 3843,
    })
  })

  it('§9.47, O2: charges the setup fee once per unit', () => {
    expect(quote([hosting('vps-starter', { quantity: 3 })], { currency: 'GBP' }).lines[0]).toMatchObject({
      unitSetupFee: 1095,
      setupFee: 3285,
    })
  })

  it('M5: keeps the USD base price whatever the currency', () => {
    expect(quote([hosting('shared-basic', { quantity: 7 })], { currency: 'JPY' }).lines[0]?.baseUnitPrice).toBe(499)
  })

  it('D15: saves original − price of a TLD, per domain', () => {
    expect(quote([domain('a.co')], { currency: 'EUR' }).lines[0]?.catalogSavings).toBe(425)
  })

  it('D15: saves base × discount of a service, per quantity', () => {
    const world = worldWith({ catalog: catalogWith(service('cheap', 'hosting', 'shared', { monthly: price(10, 5, 0.2) })) })
    expect(quote([hosting('cheap', { quantity: 3 })], { world }).lines[0]).toMatchObject({ unitPrice: 800, catalogSavings: 600 })
  })

  it('D15: counts no strike prices of add-ons and multipliers as savings', () => {
    expect(quote([domain('a.com'), addonFor('a.com', 'cdn')]).lines[1]?.catalogSavings).toBe(0)
  })

  it('keeps the request order', () => {
    expect(quote([domain('b.com'), domain('a.com')]).lines.map(({ id }) => id)).toEqual(['b.com', 'a.com'])
  })
})
