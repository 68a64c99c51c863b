import { describe, expect, it } from 'vitest'
import { findCoupons } from '@/core/discounts/coupons'
import { coupon, percentage } from '../../../support/engine/discounts'
import { couponMap } from '../../../support/engine/world'

const known = couponMap([coupon('B', percentage(1)), coupon('A', percentage(1)), coupon('EARLY', percentage(1), { priority: -1 })])
const ids = (codes: readonly string[]) => findCoupons(codes, known).coupons.map(({ id }) => id)

describe('findCoupons', () => {
  it('D8: by priority, then id, in whatever order they were typed', () => {
    expect(ids(['B', 'A', 'EARLY'])).toEqual(['EARLY', 'A', 'B'])
    expect(ids(['A', 'EARLY', 'B'])).toEqual(['EARLY', 'A', 'B'])
  })

  it('D11: compared without case, each once', () => {
    expect(ids(['a', ' A ', 'A'])).toEqual(['A'])
  })

  it('D13: names what is not known, and passes over blanks', () => {
    expect(findCoupons(['nosuch', '  ', 'A', 'NOSUCH'], known).unknown).toEqual(['NOSUCH'])
    expect(findCoupons(['constructor'], known).unknown).toEqual(['CONSTRUCTOR'])
    expect(findCoupons([], known)).toEqual({ coupons: [], unknown: [] })
  })
})
