import { expect, it } from 'vitest'
import { offeredPeriods } from '@/core/pricing/prices'
import { catalog, price } from '../../../support/engine/catalog'

it('§4.12, P4: only periods with a price entry, shortest first', () => {
  expect(offeredPeriods(catalog.services.get('email-team')?.prices ?? {})).toEqual([
    'monthly',
    'quarterly',
    'semiannual',
    'yearly',
    'biennial',
  ])
  expect(offeredPeriods({ yearly: price(1), monthly: price(1) })).toEqual(['monthly', 'yearly'])
  expect(offeredPeriods({})).toEqual([])
})
