import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDecimal } from '@/core/money/arithmetic'
import { isBelowPercentage, formatPercent, formatRate, fractionOf, percentOf, roundedTo, wholeShare } from '@/core/money/format'

describe('percentages as editors type them', () => {
  it('are parsed as decimals, not floats', () => {
    expect(0.07 * 100).not.toBe(7)
    expect(percentOf(0.07)).toBe(7)
    expect(percentOf(0.0825)).toBe(8.25)
    expect(percentOf(0.123456789, 2)).toBe(12.35)
    expect(fractionOf(20)).toBe(0.2)
    expect(fractionOf(8.25)).toBe(0.0825)
    expect(roundedTo(1, 7.000000000000001)).toBe(7)
  })

  it('round-trip', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (tenThousandths) => {
        const percent = tenThousandths / 10_000
        expect(percentOf(fractionOf(percent))).toBe(percent)
      }),
      { numRuns: 500 },
    )
  })
})

describe('formatPercent', () => {
  it('formats the sign by language, with at most two decimals', () => {
    expect(formatPercent(10, 'en')).toBe('10%')
    expect(formatPercent(19, 'de')).toBe('19\u00a0%')
    expect(formatPercent(33.333, 'en')).toBe('33.33%')
  })

  it('M9: formats decimals like amounts', () => {
    expect([formatPercent(12.5, 'de'), formatPercent(12.5, 'de', 'de'), formatPercent(12.5, 'en', 'de')]).toEqual([
      '12.5\u00a0%',
      '12,5\u00a0%',
      '12,5%',
    ])
    expect([formatRate(0.85), formatRate(0.85, 'de'), formatRate(1.1764705)]).toEqual(['0.85', '0,85', '1.176471'])
  })
})

describe('wholeShare', () => {
  it('D4: floors the percentage to whole units', () => {
    expect(wholeShare(999, parseDecimal(15))).toBe(149)
    // 750 × 18.4 % is 138; floats give slightly less.
    expect(wholeShare(750, parseDecimal(18.4))).toBe(138)
  })

  it('D4: is exact for every percentage with two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 10_000 }), (amount, hundredths) => {
        expect(BigInt(wholeShare(amount, parseDecimal(hundredths / 100)))).toBe((BigInt(amount) * BigInt(hundredths)) / 10_000n)
      }),
      { numRuns: 500 },
    )
  })
})

describe('isBelowPercentage', () => {
  it('D4: tolerates only the unit that rounding takes', () => {
    expect(isBelowPercentage(150, 15, 1000)).toBe(false)
    expect(isBelowPercentage(149, 15, 1000)).toBe(false)
    expect(isBelowPercentage(148, 15, 1000)).toBe(true)
  })
})
