import { expect, it } from 'vitest'
import { loginRequired } from '@/core/discounts/conditions'

import { coupon, percentage } from '../../../../support/engine/discounts'
import { conditionContext } from '../../../../support/engine/lines'

it('D18: asks a guest to log in when a code is limited per customer', () => {
  const judge = (perCustomerLimit: number | null, customerUses: ReadonlyMap<string, number> | null) =>
    loginRequired.judge(coupon('A', percentage(10), { perCustomerLimit }), conditionContext({ customerUses }))
  expect(judge(1, null)).toEqual({ reason: 'login-required' })
  expect(judge(1, new Map())).toBeNull()
  expect(judge(null, null)).toBeNull()
})
