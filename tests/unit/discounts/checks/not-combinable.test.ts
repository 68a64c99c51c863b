import { expect, it } from 'vitest'
import { notCombinable } from '@/core/discounts/checks/not-combinable'

import { coupon, percentage } from '../../../support/engine/discounts'
import { checkContext } from '../../../support/engine/lines'

const sociable = coupon('A', percentage(10))
const alone = coupon('B', percentage(10), { combinable: false })

it('D1: a code that is not combinable stands alone among codes', () => {
  expect(notCombinable(alone, checkContext())).toBeNull()
  expect(notCombinable(alone, checkContext({ standing: [sociable] }))).toEqual({ reason: 'not-combinable' })
  expect(notCombinable(sociable, checkContext({ standing: [alone] }))).toEqual({ reason: 'not-combinable' })
  expect(notCombinable(sociable, checkContext({ standing: [sociable] }))).toBeNull()
})
