import { describe, expect, it } from 'vitest'
import type { Service } from '@/core/catalog/types'
import type { UsdCents } from '@/core/money/types'
import { coveragePrice, offeredCoverages, wildcardExtra } from '@/core/pricing/ssl-coverage'
import { catalog, price } from '../../../support/engine/catalog'
import { settings } from '../../../support/engine/world'

const plan = (id: string): Service => catalog.services.get(id) as Service

describe('offeredCoverages', () => {
  it('P7: sells multi-domain yearly only', () => {
    expect(offeredCoverages(plan('ssl-dv'), 'yearly')).toEqual(['single', 'wildcard', 'multi-domain'])
    expect(offeredCoverages(plan('ssl-dv'), 'monthly')).toEqual(['single', 'wildcard'])
  })

  it('P7: sells no wildcard for EV', () => {
    expect(offeredCoverages(plan('ssl-ev'), 'yearly')).toEqual(['single', 'multi-domain'])
  })

  it('P4: has nothing in a period without a price, or for other products', () => {
    expect(offeredCoverages(plan('ssl-dv'), 'biennial')).toEqual([])
    expect(offeredCoverages(plan('shared-basic'), 'yearly')).toEqual([])
  })

  it('P7: defaults to a single name', () => {
    expect(offeredCoverages({ ...plan('ssl-dv'), coverages: [] }, 'yearly')).toEqual(['single'])
  })
})

describe('coveragePrice', () => {
  it('P7: is the plan’s effective price for a single name', () => {
    expect(coveragePrice(price(99.99, 0, 0.2), 'single', settings)).toEqual({ price: 7999, listPrice: 9999 })
  })

  it('§2.36, §9.22, P7: is 3 × the plan’s price in the displayed period for a wildcard', () => {
    expect(coveragePrice(price(99.99), 'wildcard', settings).price).toBe(29997)
    expect(coveragePrice(price(9.99), 'wildcard', settings).price).toBe(2997)
    expect(coveragePrice(price(99.99, 0, 0.2), 'wildcard', settings)).toEqual({ price: 23997, listPrice: 29997 })
  })

  it('§9.23, P7: is 149.99 for multi-domain, whatever the plan', () => {
    expect(coveragePrice(price(999.99, 0, 0.5), 'multi-domain', settings)).toEqual({ price: 14999, listPrice: 14999 })
  })
})

describe('wildcardExtra', () => {
  it('§9.22, P7: the button says +2x', () => {
    expect(wildcardExtra(settings)).toBe(2)
  })
})

describe('the base of a certificate’s saving', () => {
  const listPrice = (entry: Parameters<typeof coveragePrice>[0]) => coveragePrice(entry, 'single', settings).listPrice

  it('D15: is the price before its discount', () => {
    expect(listPrice(price(100, 0, 0.2))).toBe(10_000)
    expect(listPrice(price(100))).toBe(10_000)
  })

  it('P11: is the strike price; without one nothing is saved', () => {
    expect(listPrice({ ...price(100, 0, 0.2), strike: 9000 as UsdCents })).toBe(9000)
    expect(listPrice({ ...price(100, 0, 0.2), strike: null })).toBe(8000)
    expect(listPrice({ ...price(100), strike: 12_000 as UsdCents })).toBe(10_000)
    expect(listPrice({ ...price(100), strike: null })).toBe(10_000)
  })
})
