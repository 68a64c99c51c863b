import { defaultLocale, isLocale, type Locale, locales } from '@/lib/config/locales'
import { borrowedFieldsOf, markBorrowed } from '@/core/translations/borrowed'

/** `lang` attribute for a text that is in a different language from its page. */
export type BorrowedLanguage = typeof defaultLocale | undefined

/**
 * R6, R20: reads documents with English fallbacks and marks the borrowed texts. Calls `read` with and without fallback; once for English.
 */
export const readWithEnglishFallback = async <Value>(
  locale: Locale,
  read: (fallbackLocale: Locale | false) => Promise<Value>,
): Promise<Value> => {
  if (locale === defaultLocale) return read(defaultLocale)
  const [filled, own] = await Promise.all([read(defaultLocale), read(false)])
  return markBorrowed(filled, own)
}

/** English if any of the fields is borrowed. */
export const languageOf = (record: object, ...fields: readonly string[]): BorrowedLanguage => {
  const borrowed = borrowedFieldsOf(record)
  return fields.some((field) => borrowed.includes(field)) ? defaultLocale : undefined
}

/** English if the block's heading is borrowed or, without a heading, if any of its texts is. */
export const languageOfBlock = (block: object): BorrowedLanguage => {
  const borrowed = borrowedFieldsOf(block)
  const [first] = borrowed
  const heading: unknown = Reflect.get(block, 'heading')
  return first !== undefined && (borrowed.includes('heading') || !heading) ? defaultLocale : undefined
}

/** Languages in `written`, in the shop's order; always includes English. */
export const toLanguages = (written: unknown): readonly Locale[] => {
  const list = Array.isArray(written) ? written.filter(isLocale) : []
  return locales.filter((locale) => locale === defaultLocale || list.includes(locale))
}

/** R20: `lang` of a catalogue item in its view; empty if its text is in the page's language. */
export const langOf = ({ textLanguage }: { readonly textLanguage?: string | undefined }): { readonly lang?: string } =>
  textLanguage === undefined ? {} : { lang: textLanguage }
