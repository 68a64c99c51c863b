import { expect, it } from 'vitest'
import { expired } from '@/core/discounts/conditions'

import { coupon, percentage } from '../../../../support/engine/discounts'
import { conditionContext } from '../../../../support/engine/lines'

it('D12: rejects a code from the instant of expiresAt', () => {
  const expires = (expiresAt: number | null, now: number) =>
    expired.judge(coupon('A', percentage(10), { expiresAt }), conditionContext({ now }))
  expect(expires(1000, 999)).toBeNull()
  expect(expires(1000, 1000)).toEqual({ reason: 'expired' })
  expect(expires(null, 1e15)).toBeNull()
})
