import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createTranslator } from 'use-intl/core'
import { defaultLocale, type Locale } from '../../../src/lib/config/locales'
import { withEnglishFallback } from '../../../src/lib/i18n/messages'
import type en from '../../../src/lib/i18n/messages/en.json'

export type Language = Locale

const read = (language: Language): typeof en =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../../src/lib/i18n/messages/${language}.json`, import.meta.url)), 'utf8')) as typeof en

const messagesOf = (language: Language): typeof en => withEnglishFallback(read(defaultLocale), read(language))

/** Messages of the page, so that tests find elements as a user of that language does. */
export const wordsOf = (language: Language) => createTranslator({ locale: language, messages: messagesOf(language) })

export type WordKey = Parameters<ReturnType<typeof wordsOf>>[0]

/** Unique label, long enough to be available in the simulated registry with high probability. */
export const freshLabel = (): string =>
  `otterbean${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')
    .slice(0, 6)}`
