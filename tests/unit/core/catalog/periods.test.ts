import { expect, it } from 'vitest'
import { billingPeriods, monthsOfPeriod } from '@/core/catalog/types'

it('§4.11, P4: five periods with their months, shortest first', () => {
  expect(billingPeriods.map((period) => [period, monthsOfPeriod[period]])).toEqual([
    ['monthly', 1],
    ['quarterly', 3],
    ['semiannual', 6],
    ['yearly', 12],
    ['biennial', 24],
  ])
})
