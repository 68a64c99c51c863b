import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { locales } from '@/lib/config/locales'

const messageFolder = path.resolve(import.meta.dirname, '../../src/lib/i18n/messages')

it('every language has a message file, and no file is left of a removed one', () => {
  const faults = [
    ...locales
      .filter((locale) => !readdirSync(messageFolder).includes(`${locale}.json`))
      .map((locale) => `src/lib/i18n/messages/${locale}.json is missing: create it with {}, and English replaces each missing message`),
    ...readdirSync(messageFolder)
      .filter((file) => !locales.some((locale) => file === `${locale}.json`))
      .map((file) => `src/lib/i18n/messages/${file} has no language: add it to src/lib/config/languages.ts, or delete the file`),
  ]
  expect(faults).toEqual([])
})
