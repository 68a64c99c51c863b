import { typeset } from '@/core/wording/typeset'
import { defaultLocale, isLocale, locales, type CompleteLocale, type Locale } from '@/lib/config/locales'
import type { PartialTranslation } from '@/lib/i18n/messages'
import de from './i18n/de.json' with { type: 'json' }
import en from './i18n/en.json' with { type: 'json' }
import es from './i18n/es.json' with { type: 'json' }
import fr from './i18n/fr.json' with { type: 'json' }

export type Words = Record<Locale, string>

/** A label in Payload's format that can also be read as the texts it contains. */
type LabelText = Words & ((reader: { readonly i18n: { readonly language: string } }) => string)

export const labelText = (label: Words): LabelText =>
  Object.assign(
    ({ i18n }: { readonly i18n: { readonly language: string } }) => label[isLocale(i18n.language) ? i18n.language : defaultLocale],
    label,
  )

/** Also true for `labelText`. */
export const isWords = (label: unknown): label is Words =>
  ((typeof label === 'object' && label !== null) || typeof label === 'function') && defaultLocale in label

/** An admin text in every complete language, and in any other language with a translation; typographic spaces are added. */
type Catalogue = typeof en

type NameOf<Table> = keyof Table & string

type KeyIn<Table> = { [Name in NameOf<Table>]: Table[Name] extends string ? Name : `${Name}.${KeyIn<Table[Name]>}` }[NameOf<Table>]

/** Path of a text in `i18n/*.json`, joined by dots. */
export type WordKey = KeyIn<Catalogue>

/** Keys of the texts directly below a namespace. */
export type NamesIn<Part extends string> = WordKey extends infer Key
  ? Key extends `${Part}.${infer Name}`
    ? Name extends `${string}.${string}`
      ? never
      : Name
    : never
  : never

/** If a complete language lacks a text, compilation fails. */
const catalogues: Readonly<Record<CompleteLocale, Catalogue> & Partial<Record<Locale, PartialTranslation<Catalogue>>>> = { en, es, fr, de }

const textAt = (locale: Locale, key: string): string | undefined =>
  key.split('.').reduce<unknown>((table, name) => (table as Record<string, unknown> | undefined)?.[name], catalogues[locale]) as
    | string
    | undefined

/** Values of `{name}` placeholders: the same in every language, or translated. */
type Values = Readonly<Record<string, string | number | Words>>

const filled = (locale: Locale, text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return value === undefined ? whole : typeof value === 'object' ? value[locale] : String(value)
  })

const inEveryLanguage = (key: WordKey, values: Values): Words =>
  Object.fromEntries(
    locales.map((locale) => [locale, typeset(locale, filled(locale, textAt(locale, key) ?? textAt(defaultLocale, key) ?? key, values))]),
  ) as Words

const made = new Map<WordKey, Words>()

/** A catalogue text in every language, with English where it is not translated. The catalogue uses plain spaces. */
export const words = (key: WordKey, values?: Values): Words => {
  if (values) return inEveryLanguage(key, values)
  const text = made.get(key) ?? inEveryLanguage(key, {})
  made.set(key, text)
  return text
}

/** `null` if the catalogue has no text with that name. */
export const findWords = (name: string): Words | null => (typeof textAt(defaultLocale, name) === 'string' ? words(name as WordKey) : null)

/** Labels of values in the given order, such as a select's options. */
export const labelsOf = <Part extends string, Value extends NamesIn<Part>>(part: Part, values: readonly Value[]): Record<Value, Words> =>
  Object.fromEntries(values.map((value) => [value, words(`${part}.${value}` as WordKey)])) as Record<Value, Words>
