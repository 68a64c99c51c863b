import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDecimal, divideAndRound, multiplyAndRound, multiplyByDecimal } from '@/core/money/arithmetic'

describe('multiplyAndRound', () => {
  it.each([
    [1005, 1, 10, 101],
    [1004, 1, 10, 100],
    [-1005, 1, 10, -101],
    [-1004, 1, 10, -100],
    [5, 1, 10, 1],
    [-5, 1, 10, -1],
    [-4, 1, 10, 0],
    [0, 7, 10, 0],
    [1, 1, 3, 0],
    [2, 1, 3, 1],
    [1299, 110, 100, 1429],
  ])('M2: %i × %i / %i rounds to %i, half away from zero', (amount, factor, divisor, expected) => {
    expect(multiplyAndRound(amount, factor, divisor)).toBe(expected)
  })

  it('M2: stays exact where a product exceeds 2 ** 53', () => {
    // 9007199254740991 × 15 / 100 = 1351079888211148.65
    expect(multiplyAndRound(9007199254740991, 15, 100)).toBe(1351079888211149)
    expect(multiplyAndRound(-9007199254740991, 15, 100)).toBe(-1351079888211149)
    // …990 × 5 / 10 is whole, …991 × 5 / 10 ends in a half: away from zero.
    expect(multiplyAndRound(9007199254740990, 5, 10)).toBe(4503599627370495)
    expect(multiplyAndRound(9007199254740991, 5, 10)).toBe(4503599627370496)
    expect(multiplyAndRound(123456789, 987654321, 1000000000)).toBe(121932631)
  })

  it('M1: rejects an amount that is not exact any more', () => {
    for (const amount of [9007199254740991, -9007199254740991])
      expect(() => multiplyAndRound(amount, 1000, 1)).toThrow(new RangeError('Amount cannot be represented exactly'))
    expect(() => multiplyAndRound(9007199254740991, 5, 5)).not.toThrow()
  })

  it('M2: returns the integer nearest to the exact quotient, and for ties the one farther from zero', () => {
    const whole = fc.maxSafeInteger()
    fc.assert(
      fc.property(whole, whole, fc.integer({ min: 0, max: 15 }), (amount, factor, places) => {
        const divisor = 10 ** places
        const product = BigInt(amount) * BigInt(factor)
        // Inexact amounts throw, see above.
        fc.pre(product / BigInt(divisor) < 2n ** 53n - 1n && product / BigInt(divisor) > -(2n ** 53n - 1n))
        const rounded = BigInt(multiplyAndRound(amount, factor, divisor))
        const over = rounded * BigInt(divisor) - product
        const off = over < 0n ? -over : over
        expect(off * 2n <= divisor).toBe(true)
        if (off * 2n === BigInt(divisor)) expect(over > 0n).toBe(product > 0n)
      }),
      { numRuns: 500 },
    )
  })
})

describe('divideAndRound', () => {
  it.each([
    [5n, 2n, 3],
    [-5n, 2n, -3],
    [4n, 3n, 1],
    [-4n, 3n, -1],
    [-1n, 3n, 0],
    [0n, 3n, 0],
  ])('M2: %d / %d rounds to %i, half away from zero', (product, divisor, expected) => {
    expect(divideAndRound(product, divisor)).toBe(expected)
  })
})

describe('multiplyByDecimal', () => {
  it('§9.31, M2: gives 1.01 for 1.005 of a hundred cents, although the float is smaller', () => {
    expect(multiplyByDecimal(100, parseDecimal('1.005'))).toBe(101)
  })

  it('M2: uses the decimal as written', () => {
    expect(multiplyByDecimal(1299, parseDecimal(0.1))).toBe(130)
    expect(multiplyByDecimal(250, parseDecimal(0.01))).toBe(3)
  })
})
