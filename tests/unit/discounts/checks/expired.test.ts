import { expect, it } from 'vitest'
import { expired } from '@/core/discounts/checks/expired'

import { coupon, percentage } from '../../../support/engine/discounts'
import { checkContext } from '../../../support/engine/lines'

it('D12: no longer counts from the instant expiresAt on', () => {
  const expires = (expiresAt: number | null, now: number) => expired(coupon('A', percentage(10), { expiresAt }), checkContext({ now }))
  expect(expires(1000, 999)).toBeNull()
  expect(expires(1000, 1000)).toEqual({ reason: 'expired' })
  expect(expires(null, 1e15)).toBeNull()
})
