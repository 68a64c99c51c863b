import { isLocale, type Locale } from '@/lib/config/locales'
import { negotiateLocale } from '@/lib/i18n/negotiate-locale'

/** `?lang=` if it is one of the four, else the best of `Accept-Language`, else English. */
export const requestLanguage = (query: URLSearchParams, headers: Headers): Locale => {
  const asked = query.get('lang')
  return isLocale(asked) ? asked : negotiateLocale(undefined, headers.get('accept-language'))
}
