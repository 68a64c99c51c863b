import { describe, expect, it } from 'vitest'
import { parseDecimal, usdCents } from '@/core/money/arithmetic'
import type { QuoteItemRequest } from '@/core/orders/types'
import { price, service } from '../../../support/engine/catalog'
import { currencies } from '../../../support/engine/currencies'
import { automatic, percentage } from '../../../support/engine/discounts'
import { quote, refusal } from '../../../support/engine/quote'
import { addonFor, catalogWith, domain, hosting, world, worldWith } from '../../../support/engine/world'

describe('calculateQuote', () => {
  it('rejects an unknown currency', () => {
    expect(refusal([hosting('shared-basic')], { currency: 'XXX' })).toEqual({ code: 'unknown-currency', currency: 'XXX' })
    expect(refusal([hosting('shared-basic')], { currency: 'usd' })).toEqual({ code: 'unknown-currency', currency: 'usd' })
  })

  it('O4: ignores price, name or total sent by a client', () => {
    const honest = hosting('shared-basic')
    const forged = { ...honest, price: 0, basePrice: 0, name: 'Free', total: 0 } as QuoteItemRequest
    expect(quote([forged])).toEqual(quote([honest]))
  })

  it('M6: reprices every line from its base in another currency', () => {
    const items = [hosting('shared-basic'), domain('a.com')]
    expect(quote(items, { currency: 'EUR' }).lines.map(({ unitPrice }) => unitPrice)).toEqual([424, 1104])
    expect(quote(items, { currency: 'JPY' }).lines.map(({ unitPrice }) => unitPrice)).toEqual([549, 1429])
  })

  it('D14: returns a code that stops qualifying with its reason, and applies it again later', () => {
    const ask = (quantity: number) => quote([hosting('shared-pro', { quantity })], { codes: ['BULK15'] })
    expect(ask(3).discountCodes).toHaveLength(1)
    expect(ask(2)).toMatchObject({
      discountCodes: [],
      rejectedCodes: [{ code: 'BULK15', reason: 'minimum-quantity', missing: { kind: 'quantity', count: 1 } }],
    })
    expect(ask(3).rejectedCodes).toEqual([])
  })

  it('D10: drops all first-time benefits together', () => {
    const items = [hosting('shared-pro')]
    const first = quote(items, { codes: ['WELCOME10'] })
    const later = quote(items, { codes: ['WELCOME10'], world: worldWith({ isFirstOrder: false }) })
    expect(first.breakdown.discount).toBe(150)
    expect(later.breakdown.discount).toBe(0)
    expect(later.rejectedCodes).toEqual([{ code: 'WELCOME10', reason: 'first-time-only' }])
  })

  it('D12: reports a code used up by this customer', () => {
    const coupons = new Map([...world.coupons].map(([id, each]) => [id, { ...each, perCustomerLimit: 1 }]))
    const used = worldWith({ coupons, customerUses: new Map([['BULK15', 1]]) })
    expect(quote([hosting('shared-pro', { quantity: 3 })], { codes: ['BULK15'], world: used }).rejectedCodes).toEqual([
      { code: 'BULK15', reason: 'customer-limit' },
    ])
  })

  it('D16: states the renewal price of a line, without codes', () => {
    expect(quote([domain('a.com'), addonFor('a.com', 'cdn')], { currency: 'EUR' }).lines.map(({ renewal }) => renewal)).toEqual([1274, 849])
  })

  it('M1: stays exact for extreme amounts', () => {
    const dear = worldWith({
      catalog: catalogWith(
        service('dear', 'hosting', 'shared', {
          monthly: { ...price(0), basePrice: usdCents('70000000000.07'), discount: parseDecimal(0) },
        }),
      ),
      currencies: new Map([...currencies]),
      automaticDiscounts: [],
    })
    const [line] = quote([hosting('dear', { quantity: 11 })], { world: dear, currency: 'INR' }).lines
    // 70000000000.07 × 83 = 5810000000005.81; × 11 = 63910000000063.91; tax 6391000000006.391
    expect(line).toMatchObject({ unitPrice: 581000000000581, subtotal: 6391000000006391, tax: 639100000000639, total: 7030100000007030 })
  })

  it.each([
    ['a unit price', '80000000000000', 'INR', 1],
    ['a total', '900000000000', 'USD', 99],
  ])('M1: throws instead of returning %s that is not exact', (_what, dollars, currencyCode, quantity) => {
    const absurd = worldWith({
      catalog: catalogWith(service('absurd', 'hosting', 'shared', { monthly: { ...price(0), basePrice: usdCents(dollars) } })),
    })
    expect(() => quote([hosting('absurd', { quantity })], { world: absurd, currency: currencyCode })).toThrow(
      new RangeError('Amount cannot be represented exactly'),
    )
  })

  it('M1: throws even if a discount would hide it', () => {
    const absurd = worldWith({
      catalog: catalogWith(service('absurd', 'hosting', 'shared', { monthly: { ...price(0), basePrice: usdCents('950000000000') } })),
      automaticDiscounts: [automatic('half', percentage(50))],
    })
    expect(() => quote([hosting('absurd', { quantity: 99 })], { world: absurd })).toThrow(
      new RangeError('Amount cannot be represented exactly'),
    )
  })
})
