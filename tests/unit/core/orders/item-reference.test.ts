import { describe, expect, it } from 'vitest'
import { isQuantityAllowed, lineKey, normaliseItem, normaliseServiceData } from '@/core/orders/normalise-item'
import { addonFor, domain, hosting, ssl } from '../../../support/engine/world'

const keyOf = (item: Parameters<typeof normaliseItem>[0]) => lineKey(normaliseItem(item))

describe('lineKey', () => {
  it('D9: consists of type, id, billing, then serviceData values by field name', () => {
    expect(keyOf(hosting('shared-basic'))).toBe('hosting|shared-basic|monthly')
    expect(keyOf(ssl('ssl-dv', { serviceData: { domain: 'a.com', coverage: 'wildcard' } }))).toBe('ssl|ssl-dv|yearly|wildcard|a.com')
    expect(keyOf(addonFor('a.com', 'cdn'))).toBe('addon|cdn|yearly|a.com')
  })

  it('P7, P8: treats absence as a single name and a registration', () => {
    expect(keyOf(ssl('ssl-dv'))).toBe(keyOf(ssl('ssl-dv', { serviceData: { coverage: 'single' } })))
    expect(keyOf(ssl('ssl-dv', { serviceData: { domain: 'A.com' } }))).toBe('ssl|ssl-dv|yearly|single|a.com')
    expect(keyOf(domain('a.com'))).toBe('domain|a.com|yearly|register')
    expect(keyOf({ type: 'addon', id: 'cdn', billing: 'yearly', quantity: 1 })).toBe('addon|cdn|yearly|')
  })

  it('O9: distinguishes the parts of different servers', () => {
    expect(keyOf(hosting('cpu', { serviceData: { bundle: 'server-a' } }))).toBe('hosting|cpu|monthly|server-a')
    expect(keyOf(hosting('cpu', { serviceData: { bundle: 'server-a', domain: 'A.com' } }))).toBe('hosting|cpu|monthly|server-a|a.com')
    expect(keyOf(hosting('cpu', { serviceData: { bundle: '', domain: '' } }))).toBe('hosting|cpu|monthly')
  })

  it('D9: has three parts without serviceData', () => {
    expect(lineKey({ type: 'hosting', id: 'shared-basic', billing: 'monthly' })).toBe('hosting|shared-basic|monthly')
  })

  it('O9: normalises domains, not product ids', () => {
    expect(keyOf(domain(' Example.COM '))).toBe('domain|example.com|yearly|register')
    expect(keyOf(addonFor('Example.COM', 'cdn'))).toBe('addon|cdn|yearly|example.com')
    expect(keyOf(hosting('Shared', { serviceData: { domain: 'A.com' } }))).toBe('hosting|Shared|monthly|a.com')
  })

  it('O9: ignores fields that do not apply to the type', () => {
    expect(keyOf(domain('a.com', { serviceData: { operation: 'transfer', coverage: 'wildcard', domain: 'b.com' } }))).toBe(
      'domain|a.com|yearly|transfer',
    )
  })
})

describe('normaliseServiceData', () => {
  it('O9: keeps the fields of a product, and no others', () => {
    expect(normaliseServiceData('hosting', undefined)).toEqual({})
    expect(normaliseServiceData('hosting', { domain: 'A.com' })).toEqual({ domain: 'a.com' })
    expect(normaliseServiceData('component', { bundle: 'server-a' })).toEqual({ bundle: 'server-a' })
  })
})

describe('isQuantityAllowed', () => {
  it('O9: accepts whole numbers from 1 to 99', () => {
    for (const quantity of [1, 99]) expect(isQuantityAllowed('hosting', quantity)).toBe(true)
    for (const quantity of [0, -1, 100, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(isQuantityAllowed('hosting', quantity)).toBe(false)
  })

  it('O9: keeps domains and add-ons at 1', () => {
    for (const type of ['domain', 'addon'] as const) {
      expect(isQuantityAllowed(type, 1)).toBe(true)
      expect(isQuantityAllowed(type, 2)).toBe(false)
    }
  })
})
