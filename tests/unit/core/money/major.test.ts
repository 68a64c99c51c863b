import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromMajor, fromTyped, inMinorUnits, toMajor, withoutFloatError } from '@/core/money/arithmetic'

describe('toMajor', () => {
  it('M1: gives the number one would write', () => {
    expect(toMajor(1299, 2)).toBe(12.99)
    expect(toMajor(1429, 0)).toBe(1429)
    expect(toMajor(10, 2)).toBe(0.1)
  })
})

/** Above the maximum of a checkout. */
const mostMinor = 10_000_000_000_000

describe('fromMajor', () => {
  it('M1: restores the exact integer in dollars, euros and yen, through JSON too', () => {
    fc.assert(
      fc.property(fc.integer({ min: -mostMinor, max: mostMinor }), fc.constantFrom(0, 2), (minor, digits) => {
        const answered = JSON.parse(JSON.stringify(toMajor(minor, digits))) as number
        expect(fromMajor(answered, digits) === minor).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('fromTyped', () => {
  it('rejects fractions of a minor unit, and ignores float errors', () => {
    expect(fromTyped(12.99, 2)).toBe(1299)
    expect(fromTyped(0.1 + 0.2, 2)).toBe(30)
    expect(fromTyped(12.995, 2)).toBeNull()
    expect(fromTyped(1429.5, 0)).toBeNull()
    expect(fromTyped(0.000001, 0)).toBe(0)
    expect(fromTyped(0.0000011, 0)).toBeNull()
  })
})

describe('withoutFloatError', () => {
  it('O6: ignores errors of adding floats, but not a tenth of a cent', () => {
    expect(withoutFloatError(0.1 + 0.2)).toBe(0.3)
    expect(withoutFloatError(13.571)).toBe(13.571)
  })
})

describe('inMinorUnits', () => {
  it('M1: is exact or null', () => {
    expect(inMinorUnits(1299, 2, 2)).toBe(1299)
    expect(inMinorUnits(12_990, 3, 2)).toBe(1299)
    expect(inMinorUnits(12_995, 3, 2)).toBeNull()
    expect(inMinorUnits(1429, 0, 2)).toBe(142_900)
    expect(inMinorUnits(1429, 1, 3)).toBe(142_900)
    expect(inMinorUnits(9_007_199_254_740_990, 0, 2)).toBeNull()
  })
})
