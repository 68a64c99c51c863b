import { expect, it } from 'vitest'
import { firstTimeOnly } from '@/core/discounts/conditions'

import { coupon, percentage } from '../../../../support/engine/discounts'
import { conditionContext } from '../../../../support/engine/lines'

it('D10: rejects customers with an earlier order', () => {
  const first = (isFirstTimeOnly: boolean, isFirstOrder: boolean) =>
    firstTimeOnly.judge(coupon('A', percentage(10), { isFirstTimeOnly }), conditionContext({ isFirstOrder }))
  expect(first(true, false)).toEqual({ reason: 'first-time-only' })
  expect(first(true, true)).toBeNull()
  expect(first(false, false)).toBeNull()
})
