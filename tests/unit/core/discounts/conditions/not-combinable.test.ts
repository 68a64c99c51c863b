import { expect, it } from 'vitest'
import { notCombinable } from '@/core/discounts/conditions'

import { coupon, percentage } from '../../../../support/engine/discounts'
import { conditionContext } from '../../../../support/engine/lines'

const sociable = coupon('A', percentage(10))
const alone = coupon('B', percentage(10), { combinable: false })

it('D1: allows no other code beside a non-combinable one', () => {
  expect(notCombinable.judge(alone, conditionContext())).toBeNull()
  expect(notCombinable.judge(alone, conditionContext({ standing: [sociable] }))).toEqual({ reason: 'not-combinable' })
  expect(notCombinable.judge(sociable, conditionContext({ standing: [alone] }))).toEqual({ reason: 'not-combinable' })
  expect(notCombinable.judge(sociable, conditionContext({ standing: [sociable] }))).toBeNull()
})
