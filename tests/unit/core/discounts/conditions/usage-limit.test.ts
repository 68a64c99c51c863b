import { expect, it } from 'vitest'
import { usageLimit } from '@/core/discounts/conditions'

import { coupon, percentage } from '../../../../support/engine/discounts'
import { conditionContext } from '../../../../support/engine/lines'

it('D12: rejects a used-up code', () => {
  const used = (limit: number | null, usedCount: number) =>
    usageLimit.judge(coupon('A', percentage(10), { usageLimit: limit, usedCount }), conditionContext())
  expect(used(7, 6)).toBeNull()
  expect(used(7, 7)).toEqual({ reason: 'usage-limit' })
  expect(used(0, 0)).toEqual({ reason: 'usage-limit' })
  expect(used(null, 1e6)).toBeNull()
})
