import { expect, it } from 'vitest'
import { notApplicable } from '@/core/discounts/conditions'
import { findEligible } from '@/core/discounts/discounts'
import { coupon, percentage } from '../../../../support/engine/discounts'
import { conditionContext } from '../../../../support/engine/lines'

it('D3: rejects a cart without lines of its categories, and names them', () => {
  const nothing = conditionContext({ eligible: findEligible([], { applicable: [], excluded: [], billing: null }) })
  expect(notApplicable.judge(coupon('A', percentage(10), { applicableCategories: ['ssl'] }), nothing)).toEqual({
    reason: 'not-applicable',
    categories: ['ssl'],
  })
  expect(notApplicable.judge(coupon('A', percentage(10)), nothing)).toEqual({ reason: 'not-applicable' })
  expect(notApplicable.judge(coupon('A', percentage(10)), conditionContext())).toBeNull()
})
