import { defaultLocale, isComplete, type CompleteLocale, type Locale } from '../config/locales'
import { overridden } from './overrides'
import type de from './messages/de.json'
import type en from './messages/en.json'
import type es from './messages/es.json'
import type fr from './messages/fr.json'

/** Messages, or one namespace of them. A built shop's are taken apart (ADR 018): a message may be a list, never an object. */
interface Table {
  readonly [key: string]: unknown
}

/** As much of a table as is translated. */
export type Translated<Whole> = { readonly [Key in keyof Whole]?: Whole[Key] extends string ? string : Translated<Whole[Key]> }

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && !Array.isArray(value)

const merge = (english: Table, translated: Table): Table =>
  Object.fromEntries(
    Object.entries(english).map(([key, own]) => {
      const other = translated[key]
      return [key, isTable(own) ? merge(own, isTable(other) ? other : {}) : (other ?? own)]
    }),
  )

/** What is translated, with English behind each message that is not. */
export const withEnglishBehind = <Whole extends object>(english: Whole, translated: Translated<Whole>): Whole =>
  merge(english as Table, translated as Table) as Whole

/** A complete language that lacks a message of English, or a line here, does not compile. */
type Tables<Complete extends Record<CompleteLocale, typeof en>> = Complete

/** English is the table every other language follows key by key. */
export type Messages = Tables<{ en: typeof en; es: typeof es; fr: typeof fr; de: typeof de }>['en']

const read = async <Table>(locale: Locale): Promise<Table> => {
  const { default: table }: { default: Table } = await import(`./messages/${locale}.json`)
  return table
}

const readBesideEnglish = async (locale: Locale): Promise<Messages> =>
  withEnglishBehind(await read<Messages>(defaultLocale), await read<Translated<Messages>>(locale))

const kept = new Map<Locale, Promise<Messages>>()

const readWhole = (locale: Locale): Promise<Messages> => {
  if (isComplete(locale)) return read(locale)
  const messages = kept.get(locale) ?? readBesideEnglish(locale)
  kept.set(locale, messages)
  return messages
}

/**
 * The words of one language: the developers', with marketing's in their place where it has some (ADR 060), and English where there are none.
 * The same object until one of them changes.
 */
export const loadMessages = async (locale: Locale): Promise<Messages> => overridden(locale, await readWhole(locale))

/** Something made once of a table of messages, since parsing sentences costs far more than saying them; made anew when words change. */
export const madeOfMessages = <Made>(make: (locale: Locale, messages: Messages) => Made): ((locale: Locale) => Promise<Made>) => {
  const made = new WeakMap<Messages, Map<Locale, Made>>()
  return async (locale) => {
    const messages = await loadMessages(locale)
    const ofTable = made.get(messages) ?? new Map<Locale, Made>()
    made.set(messages, ofTable)
    const known = ofTable.get(locale) ?? make(locale, messages)
    ofTable.set(locale, known)
    return known
  }
}
