import { describe, expect, it } from 'vitest'
import { addons } from '@seed/content/addons'
import { automaticDiscounts } from '@seed/content/automatic-discounts'
import { coupons } from '@seed/content/coupons'
import { currencies } from '@seed/content/currencies'
import { extensions } from '@seed/content/extensions'
import { domainSearch, pricingSettings } from '@seed/content/globals/settings'
import { services } from '@seed/content/services/all'
import { transferPrices } from '@seed/content/transfer-prices'

// Figures typed from §9 of the specification, independent of the code.

const service = (key: string) => {
  const found = services.find((candidate) => candidate.key === key)
  if (!found) throw new Error(`No service ${key}`)
  return found
}

const priceOf = (key: string, period: string) => service(key).prices.find((price) => price.period === period)

describe('§9, extension catalogue', () => {
  it.each([
    ['.com', 12.99, 15.99, 14.99],
    ['.net', 14.99, 17.99, 16.99],
    ['.org', 13.99, 16.99, 15.99],
    ['.io', 39.99, 49.99, 44.99],
    ['.co', 24.99, 29.99, 27.99],
    ['.app', 19.99, 24.99, 22.99],
  ])(
    '§3.4, §9.10, §9.11, §9.12, §9.13, §9.14, §9.15: %s costs %d, listed at %d, renewed at %d',
    (extension, price, originalPrice, renewal) => {
      expect(extensions.find((row) => row.extension === extension)).toMatchObject({
        price,
        originalPrice,
        renewal,
        minLength: 1,
        demo: false,
      })
    },
  )

  it('P8: a transfer costs what the extension costs', () => {
    const rows = (list: readonly { extension: string; price: number; originalPrice: number }[]) =>
      list.map(({ extension, price, originalPrice }) => ({ extension, price, originalPrice }))
    expect(rows(transferPrices)).toEqual(rows(extensions))
  })
})

describe('§9, add-ons', () => {
  it.each([
    ['whois-privacy', 'privacy', 9.99],
    ['domain-lock', 'security', 4.99],
    ['professional-email', 'email-addon', 4.99],
    ['email-forwarding', 'email-addon', 1.99],
    ['ssl', 'security', 49.99],
    ['malware-scanner', 'security', 19.99],
    ['premium-dns', 'performance', 14.99],
    ['cdn', 'performance', 9.99],
  ])('§3.5, §9.17: %s is a %s add-on at %d a year', (key, category, price) => {
    expect(addons.find((addon) => addon.key === key)).toMatchObject({ category, price, demo: false })
  })
})

describe('§9, plans and certificates', () => {
  it.each([
    ['shared-basic', 4.99, 49.99, 0],
    ['shared-pro', 9.99, 99.99, 0],
    ['vps-starter', 29.99, 299.99, 15],
    ['dedicated-basic', 149.99, 1499.99, 50],
    ['ssl-dv', 9.99, 99.99, 0],
    ['ssl-ov', 49.99, 499.99, 0],
    ['ssl-ev', 99.99, 999.99, 0],
  ])('§9.20, §9.46, §9.47: %s costs %d a month, %d a year, setup %d', (key, month, year, setupFee) => {
    expect(priceOf(key, 'monthly')).toEqual({ period: 'monthly', basePrice: month, setupFee, discount: 0 })
    expect(priceOf(key, 'yearly')).toEqual({ period: 'yearly', basePrice: year, setupFee, discount: 0 })
    expect(service(key)).toMatchObject({ demo: false })
    expect(service(key).prices).toHaveLength(2)
  })

  it.each([
    ['wordpress-basic', 4.99],
    ['wordpress-premium', 9.99],
    ['wordpress-enterprise', 19.99],
  ])('§9.45: the sample plan %s costs %d a month', (key, month) => {
    expect(priceOf(key, 'monthly')).toMatchObject({ basePrice: month, setupFee: 0, discount: 0 })
  })

  it('§9.48, P9: every other service is marked as demo content', () => {
    const specified = ['shared-basic', 'shared-pro', 'vps-starter', 'dedicated-basic', 'ssl-dv', 'ssl-ov', 'ssl-ev']
    expect(services.filter(({ demo }) => !demo).map(({ key }) => key)).toEqual(specified)
  })

  it('§9.26, P3: a year saves 17 % on every service that is sold by month and by year', () => {
    for (const { key, prices } of services) {
      const effective = (period: string) => {
        const price = prices.find((entry) => entry.period === period)
        return price ? Math.round(price.basePrice * (1 - price.discount) * 100) / 100 : undefined
      }
      const [month, year] = [effective('monthly'), effective('yearly')]
      if (month === undefined || year === undefined) throw new Error(`${key} lacks a month or a year`)
      expect({ key, saving: Math.round(((12 * month - year) / (12 * month)) * 100) }).toEqual({ key, saving: 17 })
    }
  })

  it('P7: an EV certificate is not sold as wildcard', () => {
    expect(service('ssl-ev').coverages).toEqual(['single', 'wildcard', 'multi-domain'])
    expect(service('ssl-dv').coverages).toEqual(['single', 'wildcard', 'multi-domain'])
    expect(pricingSettings.wildcardExcluded).toEqual([{ key: 'ssl-ev' }])
  })
})

describe('§9, currencies dated 2025-07-19', () => {
  it.each([
    ['USD', 1, 2],
    ['EUR', 0.85, 2],
    ['GBP', 0.73, 2],
    ['CAD', 1.35, 2],
    ['AUD', 1.5, 2],
    ['JPY', 110, 0],
    ['INR', 83, 2],
  ])('§9.30: %s is %d per US dollar with %d decimals', (code, exchangeRate, digits) => {
    expect(currencies.find((currency) => currency.code === code)).toMatchObject({
      exchangeRate,
      digits,
      rateDate: '2025-07-19',
      isActive: true,
    })
  })
})

const everything = {
  isActive: true,
  isFirstTimeOnly: false,
  combinable: true,
  applicableCategories: [],
  excludedCategories: [],
  currency: 'USD',
}

/** Effect of a discount, without texts and priority. */
const ruleOf = (discount: object = {}) =>
  Object.fromEntries(Object.entries(discount).filter(([field]) => !['name', 'description', 'priority'].includes(field)))

describe('§9, sample coupons', () => {
  it.each([
    ['§9.37', 'WELCOME10', { type: 'percentage', value: 10, maxDiscount: 50, isFirstTimeOnly: true }],
    ['§9.38', 'CLOUD25', { type: 'percentage', value: 25, minAmount: 30, maxDiscount: 100, applicableCategories: ['hosting'] }],
    ['§9.39', 'SAVE20USD', { type: 'fixed', value: 20, minAmount: 100, excludedCategories: ['domain'] }],
    ['§9.40', 'HOLIDAY50', { type: 'percentage', value: 50, maxDiscount: 200, applicableCategories: ['ssl'] }],
    ['§9.41', 'BULK15', { type: 'percentage', value: 15, minQuantity: 3, maxDiscount: 75 }],
  ])('%s: %s', (_rule, code, rule) => {
    expect(ruleOf(coupons.find((candidate) => candidate.code === code))).toEqual({ code, ...everything, ...rule })
  })
})

describe('§9, automatic discounts', () => {
  it.each([
    ['§9.42', 'yearly-billing', { value: 10, conditions: { billingPeriod: 'yearly' }, applicableCategories: ['hosting', 'ssl'] }],
    ['§9.43', 'first-order', { value: 5, maxDiscount: 25, conditions: { isFirstOrder: true }, applicableCategories: [] }],
    ['§9.44', 'volume', { value: 5, maxDiscount: 50, conditions: { minAmount: 200 }, applicableCategories: [] }],
  ])('%s: %s', (_rule, key, rule) => {
    expect(ruleOf(automaticDiscounts.find((candidate) => candidate.key === key))).toEqual({
      key,
      type: 'percentage',
      currency: 'USD',
      isActive: true,
      ...rule,
    })
  })

  it('D8: they go in a fixed order', () => {
    const inOrder = [...automaticDiscounts].sort((one, other) => one.priority - other.priority)
    expect(inOrder.map(({ key }) => key)).toEqual(['yearly-billing', 'first-order', 'volume'])
  })
})

describe('§9, constants', () => {
  it('§9.24, §9.34: tax, certificates, transfer and struck-through prices', () => {
    expect(pricingSettings).toMatchObject({
      taxRate: 0.1,
      wildcardMultiplier: 3,
      multiDomainPrice: 149.99,
      defaultTransferPrice: 12.99,
      defaultTransferOriginalPrice: 19.99,
      sslStrikeMultiplier: 1.2,
      emailStrikeMultiplier: 1.4,
      maxCombinedDiscountPercent: 100,
    })
  })

  it('§9.1: at most 10 search results', () => expect(domainSearch.maxResults).toBe(10))
})
