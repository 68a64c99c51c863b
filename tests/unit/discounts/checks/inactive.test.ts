import { expect, it } from 'vitest'
import { inactive } from '@/core/discounts/checks/inactive'

import { coupon, percentage } from '../../../support/engine/discounts'
import { checkContext } from '../../../support/engine/lines'

it('D13: a code that is switched off', () => {
  expect(inactive(coupon('A', percentage(10), { isActive: false }), checkContext())).toEqual({ reason: 'inactive' })
  expect(inactive(coupon('A', percentage(10)), checkContext())).toBeNull()
})
