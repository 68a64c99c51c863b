import { expect, it } from 'vitest'
import { noEffect } from '@/core/discounts/checks/no-effect'
import type { Minor } from '@/core/money/types'
import { coupon, percentage } from '../../../support/engine/discounts'
import { checkContext } from '../../../support/engine/lines'

it('D8: a code that would give 0', () => {
  expect(noEffect(coupon('A', percentage(10)), checkContext({ amount: 0 as Minor }))).toEqual({ reason: 'no-effect' })
  expect(noEffect(coupon('A', percentage(10)), checkContext({ amount: 1 as Minor }))).toBeNull()
})
