import { expect, it } from 'vitest'
import { minimumQuantity } from '@/core/discounts/conditions'

import { coupon, percentage } from '../../../../support/engine/discounts'
import { conditionContext, eligibleOf } from '../../../../support/engine/lines'

it('D5: sums the quantities of eligible lines', () => {
  const three = coupon('A', percentage(10), { minQuantity: 3 })
  expect(minimumQuantity.judge(three, conditionContext({ eligible: eligibleOf(3000, 3) }))).toBeNull()
  expect(minimumQuantity.judge(three, conditionContext({ eligible: eligibleOf(3000, 1) }))).toEqual({
    reason: 'minimum-quantity',
    missing: { kind: 'quantity', count: 2 },
  })
  expect(minimumQuantity.judge(coupon('A', percentage(10)), conditionContext({ eligible: eligibleOf(0, 0) }))).toBeNull()
})

it('D13: names the categories', () => {
  const three = coupon('A', percentage(10), { minQuantity: 3, applicableCategories: ['ssl'] })
  expect(minimumQuantity.judge(three, conditionContext())?.categories).toEqual(['ssl'])
})
