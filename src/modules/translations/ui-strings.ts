import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { locales, type Locale, isLocale } from '@/lib/config/locales'
import { flatten, type MessageTree, findMessageError } from '@/lib/i18n/message-demands'
import compile from 'icu-minify/compile'
import { overrideMessages, type Override } from '@/lib/i18n/messages'
import type { Handle } from '@/lib/db/sql'
import { findOverrides, type OverrideRow } from './translations.repository'
import { isRecord } from '@/core/records'

type Written = Readonly<Record<Locale, ReadonlyMap<string, string>>>

let written: Promise<Written> | null = null

const readTable = async (locale: Locale): Promise<readonly [Locale, ReadonlyMap<string, string>]> => {
  const text = await readFile(path.join(process.cwd(), `src/lib/i18n/messages/${locale}.json`), 'utf8')
  return [locale, flatten(JSON.parse(text) as MessageTree)]
}

const readTables = async (): Promise<Written> => Object.fromEntries(await Promise.all(locales.map(readTable))) as Written

/** Reads the source files, because the build precompiles imported messages, which can't be translated (ADR 016). */
export const readWrittenMessages = (): Promise<Written> => {
  written ??= readTables().catch((error: unknown) => {
    written = null
    throw error
  })
  return written
}

type Table = Readonly<Record<string, unknown>>

/** Precompiled messages contain arrays. */
const isTakenApart = (table: Table): boolean =>
  Object.values(table).some((value) => Array.isArray(value) || (isRecord(value) && isTakenApart(value)))

/** Ignores unknown paths, so that overrides never bring back a removed key. */
const withMessage = (table: Table, [name = '', ...rest]: readonly string[], message: unknown): Table => {
  const old = table[name]
  if (old === undefined || isRecord(old) !== rest.length > 0) return table
  return { ...table, [name]: isRecord(old) ? withMessage(old, rest, message) : message }
}

/** Drops overrides with placeholders that a newer release no longer fills; the default text then applies again. */
const usable = (rows: readonly OverrideRow[], written: Written): readonly OverrideRow[] =>
  rows.filter(({ key, locale, text }) => {
    const model = written.en.get(key)
    return isLocale(locale) && model !== undefined && findMessageError(model, text) === null
  })

const createOverride = (rows: readonly OverrideRow[]): Override => {
  const made = new WeakMap<object, Map<Locale, object>>()
  const make = (locale: Locale, messages: Table): Table => {
    const own = rows.filter((row) => row.locale === locale)
    if (own.length === 0) return messages
    const read = isTakenApart(messages) ? compile : (text: string) => text
    return own.reduce<Table>((table, { key, text }) => withMessage(table, key.split('.'), read(text)), messages)
  }
  return <Messages extends object>(locale: Locale, messages: Messages): Messages => {
    const ofTable = made.get(messages) ?? new Map<Locale, object>()
    made.set(messages, ofTable)
    const known = ofTable.get(locale) ?? make(locale, messages as Table)
    ofTable.set(locale, known)
    return known as Messages
  }
}

/** Applies editors' message overrides for the whole process. */
export const loadMessageOverrides = async (handle: Handle): Promise<void> => {
  const rows = await findOverrides(handle)
  overrideMessages(createOverride(rows.length === 0 ? [] : usable(rows, await readWrittenMessages())))
}
