import { randomBytes } from 'node:crypto'
import { seedLocales, type SeedLocale } from './locales'
import { codeFormat } from './rich-text'
import type { Localized } from './types'
import { typeset } from '@/core/wording/typeset'

type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Has exactly the seed's languages as keys; nothing else in the seed does. */
export const isLocalized = (value: unknown): value is Localized<unknown> =>
  isRecord(value) && Object.keys(value).length === seedLocales.length && seedLocales.every((locale) => locale in value)

/** Picks one language and applies its typography. */
export const inLocale = (value: unknown, locale: SeedLocale): unknown => {
  if (isLocalized(value)) return typesetAll(value[locale], locale)
  if (Array.isArray(value)) return value.map((entry: unknown) => inLocale(entry, locale))
  if (isRecord(value)) return mapValues(value, (entry) => inLocale(entry, locale))
  return value
}

/** Same format as Payload's ids of array and block rows. */
const newRowId = (): string => randomBytes(12).toString('hex')

/** All languages in the database adapter's format: localized objects, and rows with ids. */
export const inEveryLocale = (value: unknown): unknown => {
  if (isLocalized(value)) return Object.fromEntries(seedLocales.map((locale) => [locale, typesetAll(value[locale], locale)]))
  if (Array.isArray(value)) {
    return value.map((entry: unknown) => (isRecord(entry) ? { id: newRowId(), ...mapValues(entry, inEveryLocale) } : entry))
  }
  return isRecord(value) ? mapValues(value, inEveryLocale) : value
}

/** Code is exempt from typography. */
const isCode = (value: Fields): boolean => 'code' in value || (value['type'] === 'text' && value['format'] === codeFormat)

const typesetAll = (value: unknown, locale: SeedLocale): unknown => {
  if (isRecord(value) && isCode(value)) return value
  if (typeof value === 'string') return typeset(locale, value)
  if (Array.isArray(value)) return value.map((entry: unknown) => typesetAll(entry, locale))
  if (isRecord(value)) return mapValues(value, (entry) => typesetAll(entry, locale))
  return value
}

const mapValues = (value: Fields, change: (entry: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, change(entry)]))

/** Keeps the saved ids of array and block rows. Without them Payload would create new rows and drop the other languages. */
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
