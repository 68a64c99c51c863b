import { randomBytes } from 'node:crypto'
import { seedLocales, type SeedLocale } from './locales'
import { codeFormat } from './rich-text'
import type { Localized } from './types'
import { typeset } from '@/core/wording/typeset'

type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Exactly the languages of the seed as keys: nothing else in the seed looks like that. */
export const isLocalized = (value: unknown): value is Localized<unknown> =>
  isRecord(value) && Object.keys(value).length === seedLocales.length && seedLocales.every((locale) => locale in value)

/** The document as it reads in one language, typeset for it. */
export const inLocale = (value: unknown, locale: SeedLocale): unknown => {
  if (isLocalized(value)) return typesetAll(value[locale], locale)
  if (Array.isArray(value)) return value.map((entry: unknown) => inLocale(entry, locale))
  if (isRecord(value)) return mapValues(value, (entry) => inLocale(entry, locale))
  return value
}

/** As Payload names the rows of arrays and blocks. */
const newRowId = (): string => randomBytes(12).toString('hex')

/** The document with all of its languages, in the form the database adapter is handed: every row with an id. */
export const inEveryLocale = (value: unknown): unknown => {
  if (isLocalized(value)) return Object.fromEntries(seedLocales.map((locale) => [locale, typesetAll(value[locale], locale)]))
  if (Array.isArray(value)) {
    return value.map((entry: unknown) => (isRecord(entry) ? { id: newRowId(), ...mapValues(entry, inEveryLocale) } : entry))
  }
  return isRecord(value) ? mapValues(value, inEveryLocale) : value
}

/** What is typed or copied as it stands: lines of code, and code within a sentence. */
const isCode = (value: Fields): boolean => 'code' in value || (value['type'] === 'text' && value['format'] === codeFormat)

/** A text, or a rich text whose words are somewhere inside. */
const typesetAll = (value: unknown, locale: SeedLocale): unknown => {
  if (isRecord(value) && isCode(value)) return value
  if (typeof value === 'string') return typeset(locale, value)
  if (Array.isArray(value)) return value.map((entry: unknown) => typesetAll(entry, locale))
  if (isRecord(value)) return mapValues(value, (entry) => typesetAll(entry, locale))
  return value
}

const mapValues = (value: Fields, change: (entry: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, change(entry)]))

/**
 * Rows of arrays and blocks with the ids they were saved under. Sent without, they would be new rows, and the words
 * of the languages saved before would be gone with the old ones.
 */
export const withRowIds = (value: unknown, saved: unknown): unknown => {
  if (Array.isArray(value)) {
    const rows: readonly unknown[] = Array.isArray(saved) ? saved : []
    return value.map((entry: unknown, index) => {
      const row = rows[index]
      const kept = withRowIds(entry, row)
      return isRecord(kept) && isRecord(row) && typeof row['id'] === 'string' ? { ...kept, id: row['id'] } : kept
    })
  }
  if (isRecord(value)) {
    const document = isRecord(saved) ? saved : {}
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withRowIds(entry, document[key])]))
  }
  return value
}
