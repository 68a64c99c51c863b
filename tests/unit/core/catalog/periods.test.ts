import { expect, it } from 'vitest'
import { periodLabels } from '@/core/catalog/periods'

it('§4.11, P4: five periods with their months, yearly popular', () => {
  expect(periodLabels).toEqual([
    { period: 'monthly', months: 1, popular: false },
    { period: 'quarterly', months: 3, popular: false },
    { period: 'semiannual', months: 6, popular: false },
    { period: 'yearly', months: 12, popular: true },
    { period: 'biennial', months: 24, popular: false },
  ])
})
