import { describe, expect, it } from 'vitest'
import { toCurrency, toCoupon, toPricingSettings, toService } from '@/modules/catalog/mappers'

const service = { key: 'shared-basic', type: 'hosting', category: 'shared' } as const

describe('mapping documents to the engine', () => {
  it('P7: removes the wildcard of the listed certificates only', () => {
    const coverages = ['single', 'wildcard', 'multi-domain'] as const
    const certificate = { ...service, key: 'ssl-ev', type: 'ssl', category: 'ssl', coverages } as const
    expect(toService(certificate, new Set(['ssl-ev'])).coverages).toEqual(['single', 'multi-domain'])
    expect(toService(certificate, new Set(['ssl-dv'])).coverages).toEqual(coverages)
  })

  it('M1: converts prices to whole cents, and throws for an impossible one', () => {
    const prices = [{ period: 'monthly', basePrice: 4.99, discount: 0.2 }] as const
    expect(toService({ ...service, prices }).prices).toEqual({
      monthly: { basePrice: 499, setupFee: 0, discount: { digits: 2, scale: 1 } },
    })
    expect(() => toService({ ...service, prices: [{ period: 'monthly', basePrice: 4.999 }] })).toThrow(RangeError)
    expect(() => toService({ ...service, prices: [{ period: 'monthly', basePrice: -1 }] })).toThrow(RangeError)
  })

  it('O3: keeps terms only with their offered payment types', () => {
    const partial = { minimumAmount: 20, depositPercentage: 0.25, allowedTypes: ['installments'] } as const
    const onlyFull = toService({ ...service, paymentTypes: { available: ['full'], default: 'partial', partial } }).paymentTypes
    expect(onlyFull).toEqual({ available: ['full'], default: 'full', partial: null, onDemand: null })
    const both = toService({ ...service, paymentTypes: { available: ['full', 'partial'], default: 'partial', partial } }).paymentTypes
    expect(both).toMatchObject({
      default: 'partial',
      partial: { minimumAmount: 2000, depositPercentage: { digits: 25, scale: 2 }, installmentCount: 3 },
    })
  })

  it('D11, D12: trims and upper-cases a code, parses dates, and treats empty as no limit', () => {
    const coupon = toCoupon({ code: ' save20usd ', type: 'fixed', value: 20, isActive: true, expiresAt: '2026-01-01T00:00:00.000Z' })
    expect(coupon).toMatchObject({
      id: 'SAVE20USD',
      value: 2000,
      expiresAt: 1_767_225_600_000,
      usageLimit: null,
      minAmount: null,
      combinable: true,
    })
  })

  it('M3: keeps every digit of a rate, and no cents of yen', () => {
    expect(toCurrency({ code: 'JPY', exchangeRate: 110, digits: 0, rateDate: '2025-07-19T00:00:00.000Z' })).toMatchObject({
      exchangeRate: { digits: 110, scale: 0 },
      digits: 0,
      rateDate: '2025-07-19',
    })
    expect(toCurrency({ code: 'EUR', exchangeRate: 0.85, digits: 2 }).exchangeRate).toEqual({ digits: 85, scale: 2 })
  })

  it('P6, §9: uses the specification’s defaults for empty settings, and no strike if off', () => {
    expect(toPricingSettings({})).toMatchObject({ taxRate: { digits: 1, scale: 1 }, multiDomainPrice: 14999, defaultTransferPrice: 1299 })
    expect(toPricingSettings({ sslStrikeEnabled: false }).sslStrikeMultiplier).toBeNull()
  })
})
