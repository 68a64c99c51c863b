import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromMajor, fromTyped, toMajor } from '@/core/money/major'

describe('toMajor', () => {
  it('M1: is the number one would write', () => {
    expect(toMajor(1299, 2)).toBe(12.99)
    expect(toMajor(1429, 0)).toBe(1429)
    expect(toMajor(10, 2)).toBe(0.1)
  })
})

/** More than a checkout takes. */
const mostMinor = 10_000_000_000_000

describe('fromMajor', () => {
  it('M1: gives back the very integer, in dollars, euros and yen, through JSON too', () => {
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
  it('refuses what the currency has no coin for, and looks past what a float adds', () => {
    expect(fromTyped(12.99, 2)).toBe(1299)
    expect(fromTyped(0.1 + 0.2, 2)).toBe(30)
    expect(fromTyped(12.995, 2)).toBeNull()
    expect(fromTyped(1429.5, 0)).toBeNull()
  })
})
