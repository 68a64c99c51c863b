import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { locales, type Locale } from '@/config/locales'
import { flatten, type MessageTree } from '@/i18n/message-tree'

/** Messages by their key. */
export type Written = Readonly<Record<Locale, ReadonlyMap<string, string>>>

let written: Promise<Written> | null = null

const readTable = async (locale: Locale): Promise<readonly [Locale, ReadonlyMap<string, string>]> => {
  const text = await readFile(path.join(process.cwd(), `src/i18n/messages/${locale}.json`), 'utf8')
  return [locale, flatten(JSON.parse(text) as MessageTree)]
}

const readTables = async (): Promise<Written> => Object.fromEntries(await Promise.all(locales.map(readTable))) as Written

/** The developers' words as they are written. What is imported has been taken apart by the build, and cannot be translated (ADR 018). */
export const readWrittenMessages = (): Promise<Written> => {
  written ??= readTables().catch((error: unknown) => {
    written = null
    throw error
  })
  return written
}
