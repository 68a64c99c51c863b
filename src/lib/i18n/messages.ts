import { defaultLocale, isComplete, type Locale } from '../config/locales'
import type { completeMessages } from './complete-messages'
import { isRecord } from '@/core/records'
import { processState } from '../config/process-state'

/** Returns the same table if nothing is overridden. */
export type Override = <Table extends object>(locale: Locale, messages: Table) => Table

const state = () => processState<{ override?: Override }>('message-overrides', () => ({}))

/** Applied to every message table from then on. */
export const overrideMessages = (override: Override): void => {
  state().override = override
}

export const overridden: Override = (locale, messages) => state().override?.(locale, messages) ?? messages

/** Messages or a namespace. A build precompiles messages (ADR 016), so one may be an array but never an object. */
interface Table {
  readonly [key: string]: unknown
}

export type PartialTranslation<Whole> = {
  readonly [Key in keyof Whole]?: Whole[Key] extends string ? string : PartialTranslation<Whole[Key]>
}

const merge = (english: Table, translated: Table): Table =>
  Object.fromEntries(
    Object.entries(english).map(([key, own]) => {
      const other = translated[key]
      return [key, isRecord(own) ? merge(own, isRecord(other) ? other : {}) : (other ?? own)]
    }),
  )

/** Fills missing messages with English. */
export const withEnglishFallback = <Whole extends object>(english: Whole, translated: PartialTranslation<Whole>): Whole =>
  merge(english as Table, translated as Table) as Whole

/** English defines the keys for all languages. */
export type Messages = (typeof completeMessages)['en']

const read = async <Table>(locale: Locale): Promise<Table> => {
  const { default: table }: { default: Table } = await import(`./messages/${locale}.json`)
  return table
}

const readBesideEnglish = async (locale: Locale): Promise<Messages> =>
  withEnglishFallback(await read<Messages>(defaultLocale), await read<PartialTranslation<Messages>>(locale))

const kept = new Map<Locale, Promise<Messages>>()

const readWhole = (locale: Locale): Promise<Messages> => {
  if (isComplete(locale)) return read(locale)
  const messages = kept.get(locale) ?? readBesideEnglish(locale)
  kept.set(locale, messages)
  return messages
}

/** A language's messages with staff overrides (ADR 018) and English fallbacks. Returns the same object until one of them changes. */
export const loadMessages = async (locale: Locale): Promise<Messages> => overridden(locale, await readWhole(locale))

/** Memoised per message table, since parsing messages costs far more than formatting them. */
export const memoizeByMessages = <Made>(make: (locale: Locale, messages: Messages) => Made): ((locale: Locale) => Promise<Made>) => {
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

/** Namespaces sent to the browser on every page. */
const sharedNamespaces = ['cart', 'discountCodes', 'errorPages', 'receipt', 'toast', 'validation', 'waiting'] as const

const shared: ReadonlySet<string> = new Set(sharedNamespaces)

export const isShared = (namespace: keyof Messages): boolean => shared.has(namespace)

export const pickMessages = <Namespace extends keyof Messages>(messages: Messages, namespaces: readonly Namespace[]) =>
  Object.fromEntries(namespaces.map((namespace) => [namespace, messages[namespace]])) as Pick<Messages, Namespace>

export const clientMessages = (messages: Messages) => pickMessages(messages, sharedNamespaces)
