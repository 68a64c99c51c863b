import { locales, type Locale } from '@/lib/config/locales'
import { words, type WordKey } from '@/payload/words'
import en from './en.json' with { type: 'json' }

/** Namespaces used in client components. Payload sends them with each page, in the reader's language. */
const subjects = [
  'apiKeys',
  'authorizationCode',
  'closeRefund',
  'controls',
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
  'scheduledVersions',
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

/** Key of a text that client components may use. */
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

/** Payload's translations, with the shop's own texts under `shop`. */
export const withBrowserWords = <Own extends object>(translations: Readonly<Partial<Record<Locale, Own>>>) =>
  Object.fromEntries(locales.map((locale) => [locale, { ...translations[locale], shop: browserWords(locale) }]))
