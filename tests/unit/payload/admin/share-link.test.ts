import { describe, expect, it } from 'vitest'
import { isSharable, shareLink, toProductChoices } from '@/payload/admin/promotions/share-link'
import { parseDeepLink } from '@/features/cart/deep-links'
import { categoryIds } from '@/core/catalog/categories'
import { addonFor, domain, hosting, ssl, world } from '../../../support/engine/world'

describe('toProductChoices', () => {
  it('sorts services by category and name, and add-ons by name', () => {
    const snapshot = { catalog: world.catalog, currencies: new Map() } as never
    const { services, addons } = toProductChoices(snapshot, (category) => category)
    expect(services.length).toBeGreaterThan(5)
    const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, undefined, { numeric: true })
    const sorted = categoryIds.flatMap((id) => services.filter(({ category }) => category === id).toSorted(byName))
    expect(services).toEqual(sorted)
    expect(addons).toEqual(addons.toSorted(byName))
  })
})

describe('shareLink', () => {
  it('is read by the shop as it was built', () => {
    const items = [hosting('shared-pro', { billing: 'yearly', quantity: 2 }), ssl('ssl-dv'), domain('example.com')]
    const link = shareLink({ origin: 'https://shop.example', language: 'es', code: 'CLOUD25', items })
    expect(link.startsWith('https://shop.example/es?')).toBe(true)
    expect(parseDeepLink(new URL(link).search)).toEqual({
      items: [items[0], items[1], { ...items[2], serviceData: { operation: 'register' } }],
      codes: ['CLOUD25'],
      transfers: [],
      currency: null,
      unread: [],
    })
  })

  it('omits what links cannot carry', () => {
    const transfer = domain('example.com', { serviceData: { operation: 'transfer' } })
    const wildcard = ssl('ssl-dv', { serviceData: { coverage: 'wildcard' } })
    expect([transfer, wildcard].map(isSharable)).toEqual([false, false])
  })

  it('R26: carries an add-on with its domain, and years', () => {
    const items = [domain('example.com', { serviceData: { operation: 'register', years: 3 } }), addonFor('example.com', 'cdn')]
    const link = shareLink({ origin: 'https://shop.example', language: 'en', code: 'A', items })
    expect(new URL(link).searchParams.getAll('add')).toEqual(['domain:example.com:3y', 'addon:cdn:example.com'])
  })
})
