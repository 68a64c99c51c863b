import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createTranslator } from 'use-intl/core'
import { defaultLocale, type Locale } from '../../../src/lib/config/locales'
import { withEnglishBehind } from '../../../src/lib/i18n/messages'
import type en from '../../../src/lib/i18n/messages/en.json'

export type Language = Locale

const read = (language: Language): typeof en =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../../src/lib/i18n/messages/${language}.json`, import.meta.url)), 'utf8')) as typeof en

const messagesOf = (language: Language): typeof en => withEnglishBehind(read(defaultLocale), read(language))

/** The page's own words, so that a test finds things as a visitor of that language does. */
export const wordsOf = (language: Language) => createTranslator({ locale: language, messages: messagesOf(language) })

export type WordKey = Parameters<ReturnType<typeof wordsOf>>[0]

/** A name nobody else in this run asks for; long enough that the simulated registry mostly has it free. */
export const freshLabel = (): string =>
  `otterbean${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')
    .slice(0, 6)}`
