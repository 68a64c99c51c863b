import { locales, type Locale } from '@/lib/config/locales'
import { words, type WordKey } from '@/payload/words'
import en from './en.json' with { type: 'json' }

/** What client components say. Payload sends these parts of the catalogue with each page, in the reader's language. */
const subjects = [
  'apiKeys',
  'authorizationCode',
  'closeRefund',
  'customerForm',
  'formFields',
  'languageSwitch',
  'orderActions',
  'paymentButtons',
  'period',
  'priceGrid',
  'priceHistory',
  'priceReview',
  'promotionSentence',
  'promotions',
  'provisioning',
  'refundPanel',
  'searchPreview',
  'subscriptionBalance',
  'subscriptionScreen',
  'supportMail',
  'textSearch',
  'translationScreen',
  'twoStep',
  'unsavedChanges',
  'unsavedDialog',
  'webhooks',
  'wording',
] as const satisfies readonly (keyof typeof en)[]

/** A text that client components may show. */
export type BrowserKey = Extract<WordKey, `${(typeof subjects)[number]}.${string}`>

interface Table {
  readonly [name: string]: string | Table
}

const inLanguage = (locale: Locale, table: Table, part: string): Table =>
  Object.fromEntries(
    Object.entries(table).map(([name, inner]) => {
      const key = `${part}.${name}`
      return [name, typeof inner === 'string' ? words(key as WordKey)[locale] : inLanguage(locale, inner, key)]
    }),
  )

export const browserWords = (locale: Locale): Table =>
  Object.fromEntries(subjects.map((subject) => [subject, inLanguage(locale, en[subject], subject)]))

/** What Payload is told to say, with the shop's own texts under `shop`. */
export const withBrowserWords = <Own extends object>(translations: Readonly<Partial<Record<Locale, Own>>>) =>
  Object.fromEntries(locales.map((locale) => [locale, { ...translations[locale], shop: browserWords(locale) }]))
