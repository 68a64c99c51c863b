import { describe, expect, it } from 'vitest'
import { isComplete, locales } from '@/lib/config/locales'
import { toFooterCurrencies } from '@/features/site-footer/legal-line'
import { SiteFooter } from '@/features/site-footer/site-footer'
import { parseDecimal } from '@/core/money/arithmetic'
import { drawInWords } from '../../../support/draw-in-words'

describe('text typography', () => {
  it.each(locales.filter(isComplete))('M9: the rate at the foot of the page has the decimal mark of prices in %s', (locale) => {
    const euro = { code: 'EUR', symbol: '€', name: 'Euro', digits: 2, exchangeRate: parseDecimal('0.85'), rateDate: '2025-07-19' } as const
    const footerIn = (priceLocale: string | undefined) =>
      drawInWords(
        <SiteFooter
          brandName="Hostfront"
          tagline=""
          columns={[]}
          currencies={toFooterCurrencies([euro], priceLocale)}
          year={2026}
          currencyPicker={null}
          languageSwitch={null}
          themeSwitch={null}
        />,
        locale,
      )
    expect(footerIn(locale)).toContain({ en: '0.85 EUR', es: '0,85 EUR', fr: '0,85 EUR', de: '0,85 EUR' }[locale])
    expect(footerIn(undefined)).toContain('0.85 EUR')
  })
})
