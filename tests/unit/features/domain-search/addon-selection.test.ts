import { describe, expect, it } from 'vitest'
import { addonsInCart, itemsFor, toSelectionSummary, type DomainResult } from '@/features/domain-search/search-state'
import type { AddonInMinorUnits } from '@/components/api-client/call-api'

const name = { type: 'domain', id: 'otterbean.com', serviceData: { operation: 'register' } } as const
const privacy = { type: 'addon', id: 'whois-privacy', serviceData: { domain: 'otterbean.com' } } as const
const elsewhere = { type: 'addon', id: 'domain-lock', serviceData: { domain: 'other.com' } } as const

describe('a domain in the cart', () => {
  it('is marked, with its add-ons', () => {
    expect(addonsInCart([name, privacy, elsewhere], 'otterbean.com')).toEqual(['whois-privacy'])
    expect(addonsInCart([elsewhere], 'otterbean.com')).toBeNull()
  })

  it('O9: accepts further add-ons, but is not added twice', () => {
    expect(itemsFor('otterbean.com', ['premium-dns'], true)).toEqual([
      { type: 'addon', id: 'premium-dns', billing: 'yearly', quantity: 1, serviceData: { domain: 'otterbean.com' } },
    ])
    expect(itemsFor('otterbean.com', []).map(({ type }) => type)).toEqual(['domain'])
  })

  it('is not counted again in the total of its add-ons', () => {
    const addon = { price: 5 } as AddonInMinorUnits
    expect(toSelectionSummary(null, [addon])).toEqual({ firstYear: 5, laterYears: 5, threeYears: 15 })
    expect(toSelectionSummary({ price: 10, renewal: 12 } as DomainResult, [addon])).toEqual({
      firstYear: 15,
      laterYears: 17,
      threeYears: 49,
    })
  })
})
