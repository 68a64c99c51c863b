import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate } from '@/core/money/arithmetic'

const takers = (...weights: number[]) => weights.map((weight, index) => ({ weight, key: `key-${String.fromCharCode(97 + index)}` }))

describe('allocate', () => {
  it('D9: shares proportionally, with the rest to the largest remainders', () => {
    // 10 over 1:2:4 is 1.43, 2.86, 5.71
    expect(allocate(10, takers(1, 2, 4))).toEqual([1, 3, 6])
  })

  it('D9: breaks ties by the smaller key, in any order', () => {
    expect(allocate(1, takers(5, 5, 5))).toEqual([1, 0, 0])
    expect(allocate(2, takers(5, 5, 5).reverse())).toEqual([0, 1, 1])
    expect(
      allocate(1, [
        { weight: 5, key: 'b' },
        { weight: 5, key: 'B' },
      ]),
    ).toEqual([0, 1])
  })

  it('D9: handles a weight of zero in total', () => {
    expect(allocate(0, takers(0, 0))).toEqual([0, 0])
    expect(allocate(0, [])).toEqual([])
    expect(() => allocate(1, takers(0, 0))).toThrow(new RangeError('All weights are zero'))
  })

  it('D9: gives nothing to a share without weight', () => {
    expect(allocate(7, takers(0, 3, 0, 3))).toEqual([0, 4, 0, 3])
  })

  it('D9: gives each its own weight for the full amount', () => {
    expect(allocate(12, takers(5, 0, 7))).toEqual([5, 0, 7])
  })

  it('D9: stays exact where products exceed 2 ** 53', () => {
    // The exact remainders are 6000000000, 6000000001 and 6000000001 of 9000000001: two units go to the latter two.
    const shares = allocate(9_000_000_000, takers(3_000_000_001, 3_000_000_000, 3_000_000_000))
    expect(shares).toEqual([3_000_000_000, 3_000_000_000, 3_000_000_000])
    // Intermediate products exceed 2 ** 53 even if the division is exact.
    const each = 281_474_976_710_657
    expect(allocate(24 * each, takers(2, 22))).toEqual([2 * each, 22 * each])
  })

  it('D9: adds up; each share is exact or one unit above, and goes to the largest remainders', () => {
    const weight = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 2 ** 40 }))
    const amount = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 2 ** 45 }))
    fc.assert(
      fc.property(amount, fc.array(weight, { minLength: 1, maxLength: 9 }), (spread, weights) => {
        const whole = BigInt(weights.reduce((sum, each) => sum + each, 0))
        fc.pre(whole > 0n)
        const shares = allocate(spread, takers(...weights)).map(BigInt)
        expect(shares.reduce((sum, each) => sum + each, 0n)).toBe(BigInt(spread))
        const parts = weights.map((each, index) => {
          const exact = BigInt(spread) * BigInt(each)
          return { extra: Number((shares[index] ?? -1n) - exact / whole), remainder: exact % whole }
        })
        for (const { extra } of parts) expect([0, 1]).toContain(extra)
        for (const more of parts.filter(({ extra }) => extra === 1))
          for (const less of parts.filter(({ extra }) => extra === 0)) expect(more.remainder >= less.remainder).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
