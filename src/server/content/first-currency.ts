import { defaultLocale, type Locale } from '@/config/locales'
import type { SiteSetting } from '@/payload-types'

/** M10: what a page of this language shows before the visitor has chosen a currency. */
export const firstCurrency = (
  { defaultCurrency, firstCurrencies }: Pick<SiteSetting, 'defaultCurrency' | 'firstCurrencies'>,
  locale: Locale,
): string => (locale === defaultLocale ? defaultCurrency : firstCurrencies?.[locale] || defaultCurrency)
