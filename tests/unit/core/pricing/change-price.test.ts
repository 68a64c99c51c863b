import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDecimal, usdCents } from '@/core/money/arithmetic'
import type { UsdCents } from '@/core/money/types'
import { byAmount, byPercent, withEnding, priceEndings, type PriceEnding } from '@/core/pricing/prices'

describe('a changed price', () => {
  it('M2, P13: changes by per cent, rounded once', () => {
    expect(byPercent(usdCents(12.99), parseDecimal(5))).toBe(1364)
    expect(byPercent(usdCents(12.99), parseDecimal(-10))).toBe(1169)
    expect(byPercent(usdCents(0.3), parseDecimal(5))).toBe(32)
    expect(byPercent(usdCents(12), parseDecimal('12.5'))).toBe(1350)
  })

  it('P13: changes by an amount', () => {
    expect(byAmount(usdCents(12.99), parseDecimal('-1.5'))).toBe(1149)
    expect(byAmount(usdCents(1), parseDecimal(2))).toBe(300)
  })

  it.each([
    [13.64, '.99', 1399],
    [13.48, '.99', 1299],
    [13.49, '.99', 1399],
    [13.44, '.95', 1295],
    [13.45, '.95', 1395],
    [13.5, '.00', 1400],
    [13.49, '.00', 1300],
    [0.2, '.00', 100],
    [0.2, '.99', 99],
    [0, '.99', 0],
  ] as const)('P13: %s with the ending %s becomes %i cents', (price, ending, cents) => {
    expect(withEnding(usdCents(price), ending)).toBe(cents)
  })

  it('P13: gets its ending within half a dollar, unless it would be zero', () => {
    const endings = Object.keys(priceEndings) as PriceEnding[]
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.constantFrom(...endings), (cents, ending) => {
        const ended = withEnding(cents as UsdCents, ending)
        expect(ended % 100).toBe(priceEndings[ending])
        expect(ended).toBeGreaterThan(0)
        if (cents >= 150) expect(Math.abs(ended - cents)).toBeLessThanOrEqual(50)
        expect(withEnding(ended, ending)).toBe(ended)
      }),
    )
  })
})
