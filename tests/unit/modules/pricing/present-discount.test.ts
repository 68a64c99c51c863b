import { expect, it } from 'vitest'
import { usdCents } from '@/core/money/arithmetic'
import type { Minor } from '@/core/money/types'
import { presentDiscount } from '@/modules/pricing/presenter'
import { currency } from '../../../support/engine/currencies'

it.each([
  ['USD', 20],
  ['EUR', 17],
  ['JPY', 2200],
])('M5: states a fixed discount of 20 USD in %s as %d', (code, originalValue) => {
  const value = { type: 'fixed', value: usdCents(20) } as const
  const amounts = { eligible: 10_000 as Minor, savings: 1000 as Minor }
  expect(presentDiscount({ discountId: 'A', name: 'A', description: '', value, ...amounts }, currency(code)).originalValue).toBe(
    originalValue,
  )
})
