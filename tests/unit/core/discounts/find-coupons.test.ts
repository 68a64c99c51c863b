import { describe, expect, it } from 'vitest'
import { findCoupons } from '@/core/discounts/coupons'
import { coupon, percentage } from '../../../support/engine/discounts'
import { couponMap } from '../../../support/engine/world'

const known = couponMap([coupon('B', percentage(1)), coupon('A', percentage(1)), coupon('EARLY', percentage(1), { priority: -1 })])
const ids = (codes: readonly string[]) => findCoupons(codes, known).coupons.map(({ id }) => id)

describe('findCoupons', () => {
  it('D8: sorts by priority, then id, in any typing order', () => {
    expect(ids(['B', 'A', 'EARLY'])).toEqual(['EARLY', 'A', 'B'])
    expect(ids(['A', 'EARLY', 'B'])).toEqual(['EARLY', 'A', 'B'])
  })

  it('D11: compares case-insensitively, each once', () => {
    expect(ids(['a', ' A ', 'A'])).toEqual(['A'])
  })

  it('D13: lists unknown codes, and skips blanks', () => {
    expect(findCoupons(['nosuch', '  ', 'A', 'NOSUCH'], known).unknown).toEqual(['NOSUCH'])
    expect(findCoupons(['constructor'], known).unknown).toEqual(['CONSTRUCTOR'])
    expect(findCoupons([], known)).toEqual({ coupons: [], unknown: [] })
  })
})
