import { expect, it } from 'vitest'
import { noEffect } from '@/core/discounts/conditions'
import type { Minor } from '@/core/money/types'
import { coupon, percentage } from '../../../../support/engine/discounts'
import { conditionContext } from '../../../../support/engine/lines'

it('D8: rejects a code that would give 0', () => {
  expect(noEffect.judge(coupon('A', percentage(10)), conditionContext({ amount: 0 as Minor }))).toEqual({ reason: 'no-effect' })
  expect(noEffect.judge(coupon('A', percentage(10)), conditionContext({ amount: 1 as Minor }))).toBeNull()
})
