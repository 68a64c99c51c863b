import type { RequiredDataFromCollectionSlug } from 'payload'

export const extensionData = (changes: Partial<RequiredDataFromCollectionSlug<'extensions'>> = {}) => ({
  extension: '.checked',
  price: 1,
  originalPrice: 2,
  renewal: 3,
  minLength: 1,
  maxYears: 10,
  category: 'popular' as const,
  order: 1,
  _status: 'published' as const,
  ...changes,
})

export const serviceData = (changes: Partial<RequiredDataFromCollectionSlug<'services'>> = {}) => ({
  key: 'checked',
  name: 'Checked',
  description: 'A plan to check.',
  type: 'hosting' as const,
  category: 'shared' as const,
  order: 1,
  prices: [{ period: 'monthly' as const, basePrice: 4.99, setupFee: 0, discount: 0 }],
  paymentTypes: { available: ['full' as const], default: 'full' as const },
  _status: 'published' as const,
  ...changes,
})

export const currencyData = (changes: Partial<RequiredDataFromCollectionSlug<'currencies'>> = {}) => ({
  code: 'CHF',
  name: 'Swiss franc',
  symbol: 'CHF',
  exchangeRate: 0.8,
  rateDate: '2025-07-19T00:00:00.000Z',
  digits: 2,
  locale: 'de-CH',
  order: 1,
  ...changes,
})
