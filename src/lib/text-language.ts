import { defaultLocale, isLocale, type Locale, locales } from '@/lib/config/locales'
import { borrowedFieldsOf, markBorrowed } from '@/core/translations/borrowed'

/** The `lang` of a text that is not in the language of its page. */
export type BorrowedLanguage = typeof defaultLocale | undefined

/**
 * R6, R20: reads documents with English behind each missing text, and marks those texts as borrowed. `read` is called with the fallback
 * language, and once more without one; in English once.
 */
export const readWithEnglishBehind = async <Value>(
  locale: Locale,
  read: (fallbackLocale: Locale | false) => Promise<Value>,
): Promise<Value> => {
  if (locale === defaultLocale) return read(defaultLocale)
  const [filled, own] = await Promise.all([read(defaultLocale), read(false)])
  return markBorrowed(filled, own)
}

/** English where this field, or any of these, is borrowed; else the page's own language. */
export const languageOf = (record: object, ...fields: readonly string[]): BorrowedLanguage => {
  const borrowed = borrowedFieldsOf(record)
  return fields.some((field) => borrowed.includes(field)) ? defaultLocale : undefined
}

/** English where a section's heading is borrowed or, where it has none of its own, any of its texts. */
export const languageOfBlock = (block: object): BorrowedLanguage => {
  const borrowed = borrowedFieldsOf(block)
  const [first] = borrowed
  const heading: unknown = Reflect.get(block, 'heading')
  return first !== undefined && (borrowed.includes('heading') || !heading) ? defaultLocale : undefined
}

/** The languages among `written`, in the shop's order; English stands behind every page. */
export const toLanguages = (written: unknown): readonly Locale[] => {
  const list = Array.isArray(written) ? written.filter(isLocale) : []
  return locales.filter((locale) => locale === defaultLocale || list.includes(locale))
}

/** R20: of something sold, for its view; nothing where its texts are the page's own. */
export const langOf = ({ textLanguage }: { readonly textLanguage?: string | undefined }): { readonly lang?: string } =>
  textLanguage === undefined ? {} : { lang: textLanguage }
