import { expect, it } from 'vitest'
import { inactive } from '@/core/discounts/conditions'

import { coupon, percentage } from '../../../../support/engine/discounts'
import { conditionContext } from '../../../../support/engine/lines'

it('D13: rejects an inactive code', () => {
  expect(inactive.judge(coupon('A', percentage(10), { isActive: false }), conditionContext())).toEqual({ reason: 'inactive' })
  expect(inactive.judge(coupon('A', percentage(10)), conditionContext())).toBeNull()
})
