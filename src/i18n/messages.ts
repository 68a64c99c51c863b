import { defaultLocale, isComplete, type CompleteLocale, type Locale } from '@/config/locales'
import { withEnglishBehind, type Translated } from './english-behind'
import type de from './messages/de.json'
import type en from './messages/en.json'
import type es from './messages/es.json'
import type fr from './messages/fr.json'

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

/** The developers' words of one language; English where it has none. */
export const loadMessages = (locale: Locale): Promise<Messages> => {
  if (isComplete(locale)) return read(locale)
  const messages = kept.get(locale) ?? readBesideEnglish(locale)
  kept.set(locale, messages)
  return messages
}
