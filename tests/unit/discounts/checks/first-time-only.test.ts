import { expect, it } from 'vitest'
import { firstTimeOnly } from '@/core/discounts/checks/first-time-only'

import { coupon, percentage } from '../../../support/engine/discounts'
import { checkContext } from '../../../support/engine/lines'

it('D10: refused to a customer who has ordered before', () => {
  const first = (isFirstTimeOnly: boolean, isFirstOrder: boolean) =>
    firstTimeOnly(coupon('A', percentage(10), { isFirstTimeOnly }), checkContext({ isFirstOrder }))
  expect(first(true, false)).toEqual({ reason: 'first-time-only' })
  expect(first(true, true)).toBeNull()
  expect(first(false, false)).toBeNull()
})
