import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { chooseVariant } from '@/core/discounts/coupons'

const compared = { first: 'A', second: 'B', shareOfSecond: 30 }

describe('drawVariant', () => {
  it('D17: draws by the share, at its very border', () => {
    expect(chooseVariant(compared, [], 0)).toBe('B')
    expect(chooseVariant(compared, [], 0.299_999)).toBe('B')
    expect(chooseVariant(compared, [], 0.3)).toBe('A')
    expect(chooseVariant(compared, [], 0.999_999)).toBe('A')
  })

  it('D17: what stands on the cart is never changed for the other', () => {
    fc.assert(
      fc.property(fc.constantFrom('A', 'B'), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (standing, random) => {
        expect(chooseVariant(compared, ['X', standing], random)).toBe(standing)
      }),
    )
  })
})
