import type { CurrencySeed } from '../types'

const dated = { rateDate: '2025-07-19', isActive: true } as const

/** §9, currencies: units per 1 USD. */
export const currencies: readonly CurrencySeed[] = [
  { ...dated, code: 'USD', symbol: '$', locale: 'en-US', exchangeRate: 1, digits: 2, order: 10, name: { en: 'US dollar', es: 'dólar estadounidense', fr: 'dollar américain', de: 'US-Dollar' } },
  { ...dated, code: 'EUR', symbol: '€', locale: 'de-DE', exchangeRate: 0.85, digits: 2, order: 20, name: { en: 'Euro', es: 'euro', fr: 'euro', de: 'Euro' } },
  { ...dated, code: 'GBP', symbol: '£', locale: 'en-GB', exchangeRate: 0.73, digits: 2, order: 30, name: { en: 'Pound sterling', es: 'libra esterlina', fr: 'livre sterling', de: 'Pfund Sterling' } },
  { ...dated, code: 'CAD', symbol: 'CA$', locale: 'en-CA', exchangeRate: 1.35, digits: 2, order: 40, name: { en: 'Canadian dollar', es: 'dólar canadiense', fr: 'dollar canadien', de: 'Kanadischer Dollar' } },
  { ...dated, code: 'AUD', symbol: 'A$', locale: 'en-AU', exchangeRate: 1.5, digits: 2, order: 50, name: { en: 'Australian dollar', es: 'dólar australiano', fr: 'dollar australien', de: 'Australischer Dollar' } },
  { ...dated, code: 'JPY', symbol: '¥', locale: 'ja-JP', exchangeRate: 110, digits: 0, order: 60, name: { en: 'Japanese yen', es: 'yen japonés', fr: 'yen japonais', de: 'Japanischer Yen' } },
  { ...dated, code: 'INR', symbol: '₹', locale: 'en-IN', exchangeRate: 83, digits: 2, order: 70, name: { en: 'Indian rupee', es: 'rupia india', fr: 'roupie indienne', de: 'Indische Rupie' } },
]
