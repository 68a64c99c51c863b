import { expect, it } from 'vitest'
import { customerLimit } from '@/core/discounts/conditions'

import { coupon, percentage } from '../../../../support/engine/discounts'
import { conditionContext } from '../../../../support/engine/lines'

it('D1: rejects a code that this customer has used up', () => {
  const used = (perCustomerLimit: number | null, uses: number) =>
    customerLimit.judge(coupon('A', percentage(10), { perCustomerLimit }), conditionContext({ customerUses: new Map([['A', uses]]) }))
  expect(used(2, 1)).toBeNull()
  expect(used(2, 2)).toEqual({ reason: 'customer-limit' })
  expect(used(null, 9)).toBeNull()
  expect(
    customerLimit.judge(coupon('B', percentage(10), { perCustomerLimit: 1 }), conditionContext({ customerUses: new Map([['A', 5]]) })),
  ).toBeNull()
})
