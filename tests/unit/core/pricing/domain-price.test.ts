import { describe, expect, it } from 'vitest'
import { domainPrice, registrationPrice, renewalPrice, transferPrice } from '@/core/pricing/prices'
import { usdCents } from '@/core/money/arithmetic'
import { catalog } from '../../../support/engine/catalog'
import { settings } from '../../../support/engine/world'

describe('registrationPrice', () => {
  it('§9.10, §9.16, P1: the extension table', () => {
    expect(registrationPrice(catalog, '.com')).toMatchObject({ price: 1299, originalPrice: 1599, renewal: 1499 })
    expect(registrationPrice(catalog, '.xyz')).toBeNull()
  })
})

describe('transferPrice', () => {
  it('§3.7, P8: has a row per TLD, renewing at the TLD’s renewal price', () => {
    expect(transferPrice(catalog, settings, '.io')).toEqual({ price: 3999, originalPrice: 4999, renewal: 4499 })
  })

  it('P8: prefers the row over the catalogue', () => {
    const row = { extension: '.io', price: usdCents(30), originalPrice: usdCents(31), popular: false, description: '', features: [] }
    const edited = { ...catalog, transferPrices: new Map([['.io', row]]) }
    expect(transferPrice(edited, settings, '.io')).toEqual({ price: 3000, originalPrice: 3100, renewal: 4499 })
  })

  it('§9.19, P8: is 12.99 / 19.99 for an unknown TLD', () => {
    expect(transferPrice(catalog, settings, '.xyz')).toEqual({ price: 1299, originalPrice: 1999, renewal: 1299 })
  })
})

describe('renewalPrice', () => {
  it('§9: is the catalogue’s renewal without a strike price, and none for unsold TLDs', () => {
    expect(renewalPrice(catalog, '.com')).toEqual({ price: 1499, originalPrice: 1499, renewal: 1499 })
    expect(renewalPrice(catalog, '.xyz')).toBeNull()
    expect(domainPrice(catalog, settings, '.io', 'renew')).toEqual({ price: 4499, originalPrice: 4499, renewal: 4499 })
  })
})

describe('domainPrice', () => {
  it('P8: accepts an unknown TLD for transfers only', () => {
    expect(domainPrice(catalog, settings, '.xyz', 'transfer')?.price).toBe(1299)
    expect(domainPrice(catalog, settings, '.xyz', 'register')).toBeNull()
  })
})
