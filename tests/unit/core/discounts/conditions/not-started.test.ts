import { expect, it } from 'vitest'
import { notStarted } from '@/core/discounts/conditions'

import { coupon, percentage } from '../../../../support/engine/discounts'
import { conditionContext } from '../../../../support/engine/lines'

it('D1: accepts a code from the instant of startsAt', () => {
  const starts = (startsAt: number | null, now: number) =>
    notStarted.judge(coupon('A', percentage(10), { startsAt }), conditionContext({ now }))
  expect(starts(1000, 999)).toEqual({ reason: 'not-started' })
  expect(starts(1000, 1000)).toBeNull()
  expect(starts(null, 0)).toBeNull()
})
