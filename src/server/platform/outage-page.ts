import { locales, type Locale } from '@/config/locales'
import { splitLocalePath } from '@/core/navigation/locale-path'
import { loadMessages } from '@/i18n/messages'
import { negotiateLocale } from '@/i18n/negotiate-locale'
import { apiWords } from './api-words'
import { plainPage } from './plain-page'

/** After so many seconds it is worth asking again. */
export const retryAfterSeconds = 5

/** What is said in the place of an answer that needs the database, while it is away. */
export interface OutageAnswer {
  readonly contentType: string
  readonly body: string
}

const page = async (locale: Locale, url: string): Promise<string> => {
  const { title, body, tryAgain } = (await loadMessages(locale)).outagePage
  const refresh = { seconds: retryAfterSeconds * 2 }
  return plainPage({ locale, title, body, isAlert: true, link: { href: url, label: tryAgain }, refresh })
}

/** In the language of the address, else of the visitor; a call of the API in the form of its other errors. */
export const outageAnswer = async (url: string, acceptLanguage: string | undefined): Promise<OutageAnswer> => {
  const path = url.split('?')[0] ?? '/'
  const locale = splitLocalePath(path, locales).locale ?? negotiateLocale(undefined, acceptLanguage ?? null)
  if (path.startsWith('/api/')) {
    const error = { code: 'unavailable', message: (await apiWords(locale)).error('unavailable') }
    return { contentType: 'application/json; charset=utf-8', body: JSON.stringify({ error }) }
  }
  if (/\.(?:xml|txt|pdf)$|^\/[a-z]{2}\/og(?:\/|$)/.test(path)) {
    return { contentType: 'text/plain; charset=utf-8', body: `${(await apiWords(locale)).error('unavailable')}\n` }
  }
  // Back to the address as it was asked for, never to another place that begins with two strokes.
  return { contentType: 'text/html; charset=utf-8', body: await page(locale, /^\/(?![/\\])/.test(url) ? url : '/') }
}
