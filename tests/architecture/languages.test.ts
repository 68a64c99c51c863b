import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { locales } from '@/config/locales'
import { projectRoot } from './lint'

/** What is wrong between the list of languages and the files of messages, each with its mend (docs/recipes.md, "A language"). */
const faultsOf = (languages: readonly string[], files: readonly string[]): readonly string[] => [
  ...languages
    .filter((language) => !files.includes(`${language}.json`))
    .map((language) => `src/i18n/messages/${language}.json is missing: write {} there, and English stands behind each message`),
  ...files
    .filter((file) => !languages.includes(file.replace(/\.json$/, '')))
    .map((file) => `src/i18n/messages/${file} is of no language of the shop: add it to src/config/languages.ts, or remove the file`),
]

describe('each language of the shop has a file of messages', () => {
  it('is red on a language without one, and on one without a language, and says what mends it', () => {
    expect(faultsOf(['en', 'it'], ['en.json', 'sv.json'])).toEqual([
      'src/i18n/messages/it.json is missing: write {} there, and English stands behind each message',
      'src/i18n/messages/sv.json is of no language of the shop: add it to src/config/languages.ts, or remove the file',
    ])
  })

  it('here', () => {
    expect(faultsOf(locales, readdirSync(path.join(projectRoot, 'src/i18n/messages')))).toEqual([])
  })
})
