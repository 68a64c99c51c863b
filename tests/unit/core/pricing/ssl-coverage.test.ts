import { describe, expect, it } from 'vitest'
import type { Service } from '@/core/catalog/types'
import type { UsdCents } from '@/core/money/types'
import { coveragePrice, offeredCoverages, wildcardExtra } from '@/core/pricing/ssl-coverage'
import { catalog, price } from '../../../support/engine/catalog'
import { settings } from '../../../support/engine/world'

const plan = (id: string): Service => catalog.services.get(id) as Service

describe('offeredCoverages', () => {
  it('P7: multi-domain is sold yearly only', () => {
    expect(offeredCoverages(plan('ssl-dv'), 'yearly')).toEqual(['single', 'wildcard', 'multi-domain'])
    expect(offeredCoverages(plan('ssl-dv'), 'monthly')).toEqual(['single', 'wildcard'])
  })

  it('P7: EV has no wildcard', () => {
    expect(offeredCoverages(plan('ssl-ev'), 'yearly')).toEqual(['single', 'multi-domain'])
  })

  it('P4: nothing in a period without a price, nothing for what is no certificate', () => {
    expect(offeredCoverages(plan('ssl-dv'), 'biennial')).toEqual([])
    expect(offeredCoverages(plan('shared-basic'), 'yearly')).toEqual([])
  })

  it('P7: a certificate that names none covers a single name', () => {
    expect(offeredCoverages({ ...plan('ssl-dv'), coverages: [] }, 'yearly')).toEqual(['single'])
  })
})

describe('coveragePrice', () => {
  it("P7: single is the plan's own effective price", () => {
    expect(coveragePrice(price(99.99, 0, 0.2), 'single', settings)).toEqual({ price: 7999, listPrice: 9999 })
  })

  it("§2.36, §9.22, P7: wildcard is 3 × the plan's price in the shown period", () => {
    expect(coveragePrice(price(99.99), 'wildcard', settings).price).toBe(29997)
    expect(coveragePrice(price(9.99), 'wildcard', settings).price).toBe(2997)
    expect(coveragePrice(price(99.99, 0, 0.2), 'wildcard', settings)).toEqual({ price: 23997, listPrice: 29997 })
  })

  it('§9.23, P7: multi-domain is 149.99 whatever the plan', () => {
    expect(coveragePrice(price(999.99, 0, 0.5), 'multi-domain', settings)).toEqual({ price: 14999, listPrice: 14999 })
  })
})

describe('wildcardExtra', () => {
  it('§9.22, P7: the button says +2x', () => {
    expect(wildcardExtra(settings)).toBe(2)
  })
})

describe('what a certificate’s saving is measured against', () => {
  const listPrice = (entry: Parameters<typeof coveragePrice>[0]) => coveragePrice(entry, 'single', settings).listPrice

  it('D15: the price before its discount', () => {
    expect(listPrice(price(100, 0, 0.2))).toBe(10_000)
    expect(listPrice(price(100))).toBe(10_000)
  })

  it('P11: what is struck through, and where nothing is, nothing is saved', () => {
    expect(listPrice({ ...price(100, 0, 0.2), strike: 9000 as UsdCents })).toBe(9000)
    expect(listPrice({ ...price(100, 0, 0.2), strike: null })).toBe(8000)
    expect(listPrice({ ...price(100), strike: 12_000 as UsdCents })).toBe(10_000)
    expect(listPrice({ ...price(100), strike: null })).toBe(10_000)
  })
})
