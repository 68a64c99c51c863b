import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDecimal } from '@/core/money/arithmetic'
import type { Decimal, Minor } from '@/core/money/types'
import { calculateQuote } from '@/core/orders/calculate-quote'
import { priceFormatter } from '@/core/receipt/model'
import { nextTaxMoment, withTax } from '@/core/tax/resolve-tax'
import type { TaxRow } from '@/core/tax/types'
import { currencies } from '../../../support/engine/currencies'
import { domain, hosting, settings, ssl, worldWith } from '../../../support/engine/world'

const nineteen = parseDecimal(0.19)
/** 0 to 100 % in steps of 0.001 %. */
const rates = fc.integer({ min: 0, max: 100_000 }).map((digits): Decimal => ({ digits, scale: 5 }))
const amounts = fc.integer({ min: 0, max: 1_000_000_000 })

/** Independent rounding, half away from zero, with integers only. */
const byHand = (net: number, { digits, scale }: Decimal): number => {
  const whole = 10n ** BigInt(scale)
  return net + Number((2n * BigInt(net) * BigInt(digits) + whole) / (2n * whole))
}

describe('withTax', () => {
  it('T10: keeps an amount without a rate, and at 0 %', () => {
    fc.assert(
      fc.property(amounts, (net) => {
        expect(withTax(net, undefined)).toBe(net)
        expect(withTax(net, parseDecimal(0))).toBe(net)
      }),
    )
  })

  it('T10, M2: rounds once, half away from zero, and is never below the net amount', () => {
    fc.assert(
      fc.property(amounts, rates, (net, rate) => {
        expect(withTax(net, rate)).toBe(byHand(net, rate))
        expect(withTax(net, rate)).toBeGreaterThanOrEqual(net)
      }),
    )
    expect([withTax(1299, nineteen), withTax(50, parseDecimal(0.05)), withTax(49, parseDecimal(0.05))]).toEqual([1546, 53, 51])
  })

  it('T10: keeps the order of prices', () => {
    fc.assert(
      fc.property(amounts, rates, (net, rate) => {
        expect(withTax(net + 1, rate)).toBeGreaterThan(withTax(net, rate))
      }),
    )
  })

  it('T10: taxes a sum once, differing from rounded parts by half a unit each at most', () => {
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 1, maxLength: 12 }), rates, (parts, rate) => {
        const whole = withTax(
          parts.reduce((sum, part) => sum + part, 0),
          rate,
        )
        const ofParts = parts.reduce((sum, part) => sum + withTax(part, rate), 0)
        expect(Math.abs(whole - ofParts)).toBeLessThanOrEqual((parts.length + 1) / 2)
      }),
    )
    // Three times 0.33 is 0.99, with 19 % 1.18; three times 0.39 would be 1.17.
    expect([withTax(99, nineteen), 3 * withTax(33, nineteen)]).toEqual([118, 117])
  })

  it('T10, O1: matches the engine’s charge for a single product in every currency, yen too', () => {
    const items = [hosting('shared-pro', { billing: 'yearly' }), ssl('ssl-dv'), domain('otter.com')]
    const ofCart = fc.tuple(fc.constantFrom(...items), fc.constantFrom(...currencies.keys()), rates)
    fc.assert(
      fc.property(ofCart, ([item, currency, taxRate]) => {
        const world = worldWith({ automaticDiscounts: [], settings: { ...settings, taxRate } })
        const quote = calculateQuote({ currency, codes: [], items: [item] }, world)
        if (!quote.ok) throw new Error(quote.error.code)
        const { subtotal, setupFees, total } = quote.value.breakdown
        expect(withTax(subtotal + setupFees, taxRate)).toBe(total)
      }),
    )
  })

  it('T10: formats catalogue prices with tax, in yen without decimals', () => {
    expect(priceFormatter('EUR', 'de', nineteen)(1299 as Minor)).toBe('15,46\u00a0€')
    expect(priceFormatter('JPY', undefined, nineteen)(1429 as Minor)).toBe('¥1,701')
    expect(priceFormatter('EUR', 'de')(1299 as Minor)).toBe('12,99\u00a0€')
  })
})

describe('nextTaxMoment', () => {
  const row = (from: number | null, to: number | null): TaxRow => ({
    country: 'DE',
    region: '',
    kind: 'everyone',
    rate: nineteen,
    name: 'USt.',
    from,
    to,
  })

  it('T10, T3: is the next start or end, and none without dates', () => {
    const rows = [row(null, 500), row(500, null), row(300, 900)]
    expect([100, 300, 500, 900].map((now) => nextTaxMoment({ rows }, now))).toEqual([300, 500, 900, null])
    expect(nextTaxMoment({ rows: [row(null, null)] }, 0)).toBeNull()
  })
})
