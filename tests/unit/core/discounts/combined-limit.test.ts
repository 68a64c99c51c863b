import { describe, expect, it } from 'vitest'
import { combinedAllowance } from '@/core/discounts/discounts'
import type { Minor } from '@/core/money/types'
import { percentage, automatic, coupon } from '../../../support/engine/discounts'
import { quote } from '../../../support/engine/quote'
import { couponMap, hosting, settings, worldWith } from '../../../support/engine/world'

describe('combinedAllowance', () => {
  it.each([
    [100, 10005],
    [150, 10005],
    [50, 5003],
    [33.3, 3332],
    [0, 0],
    [-5, 0],
  ])('D1: %d %% of 100.05', (percent, expected) => {
    expect(combinedAllowance(10005 as Minor, percent)).toBe(expected)
  })
})

it('D1: applies maxCombinedDiscountPercent to automatic discounts and codes together', () => {
  const { breakdown, automaticDiscounts, discountCodes, rejectedCodes } = quote([hosting('shared-pro')], {
    codes: ['A', 'B'],
    world: worldWith({
      coupons: couponMap([coupon('A', percentage(30)), coupon('B', percentage(30))]),
      automaticDiscounts: [automatic('always', percentage(20))],
      settings: { ...settings, maxCombinedDiscountPercent: 40 },
    }),
  })
  expect(automaticDiscounts.map(({ savings }) => savings)).toEqual([200])
  expect(discountCodes).toMatchObject([{ discountId: 'A', savings: 200 }])
  expect(rejectedCodes).toEqual([{ code: 'B', reason: 'no-effect' }])
  expect(breakdown.discount).toBe(400)
})
