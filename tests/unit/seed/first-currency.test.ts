import { describe, expect, it } from 'vitest'
import { siteSettings } from '@seed/content/globals/settings'
import { locales } from '@/lib/config/locales'
import { firstCurrency } from '@/modules/content/shop-settings'

const shown = (settings: Parameters<typeof firstCurrency>[0]) =>
  Object.fromEntries(locales.map((locale) => [locale, firstCurrency(settings, locale)]))

describe('the currency a language begins with', () => {
  it('M10: is USD in English and EUR elsewhere in a new shop', () => {
    expect(shown(siteSettings)).toEqual({ en: 'USD', es: 'EUR', fr: 'EUR', de: 'EUR' })
  })

  it('M10: is the currency of the shop where the language has none of its own', () => {
    expect(shown({ defaultCurrency: 'CAD' })).toEqual({ en: 'CAD', es: 'CAD', fr: 'CAD', de: 'CAD' })
    expect(shown({ defaultCurrency: 'CAD', firstCurrencies: { es: null, fr: '', de: 'EUR' } })).toEqual({
      en: 'CAD',
      es: 'CAD',
      fr: 'CAD',
      de: 'EUR',
    })
  })
})
