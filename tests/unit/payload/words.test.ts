import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { initI18n } from '@payloadcms/translations'
import { defaultLocale, isComplete, locales } from '@/lib/config/locales'
import { adminLanguages } from '@/payload/admin/languages'
import { translations } from '@/payload/i18n/payload-texts'
import { browserWords, withBrowserWords, type BrowserKey } from '@/payload/i18n/browser-words'
import { translate } from '@/payload/translate'
import { labelsOf, words, type WordKey } from '@/payload/words'
import { catalogueOf } from '../../support/wording/admin-texts'

const english = catalogueOf('en')

const subjects = Object.keys(browserWords(defaultLocale))
const isOfBrowser = (key: string): key is BrowserKey => subjects.some((subject) => key.startsWith(`${subject}.`))

const sources = ['src/payload', 'src/blocks']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)))
  .filter((name) => /\.tsx?$/.test(name) && !name.includes(`${path.sep}migrations${path.sep}`))
  .map((name) => readFileSync(name, 'utf8'))
  .join('\n')

const namesOf = (pattern: RegExp): readonly string[] => [...sources.matchAll(pattern)].map(([, name = '']) => name)

/** A key is used in full, through `labelsOf`, or as a prefix whose last part is computed. */
const isUsed = (() => {
  const whole = new Set(namesOf(/'([\w-]+(?:\.[\w-]+)+)'/g))
  for (const [, part = '', names = ''] of sources.matchAll(/labelsOf\(\s*'([\w.-]+)',\s*\[([^\]]*)\]/g))
    for (const [, name = ''] of names.matchAll(/'([^']+)'/g)) whole.add(`${part}.${name}`)
  const parts = new Set([...namesOf(/`([\w.-]+)\.\$\{/g), ...namesOf(/useText\('([\w.]+)'\)/g)])
  return (key: string): boolean => whole.has(key) || parts.has(key.slice(0, key.lastIndexOf('.')))
})()

describe('the admin’s message catalogue', () => {
  it.each(locales.filter(isComplete))('has every text of English, and no other: %s', (locale) => {
    const own = catalogueOf(locale)
    expect([...own.keys()]).toEqual([...english.keys()])
    expect([...own].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('is sorted by key', () => {
    const names = [...english.keys()].map((key) => key.split('.').slice(0, 1).join())
    expect(names).toEqual(names.toSorted())
  })

  it('contains no unused text', () => expect([...english.keys()].filter((key) => !isUsed(key))).toEqual([]))

  it('inserts values in each language', () => {
    const [paid, failed] = [words('orderStatus.paid'), words('orderStatus.failed')]
    const move = words('documents.noSuchMove', { from: paid, to: failed })
    expect(move.en).toContain(paid.en)
    expect(move.de).toContain(failed.de)
    expect(words('fields.numbers.wholeError', { least: 1, most: 48 }).en).toBe('Please enter a whole number from 1 to 48.')
  })

  it('keeps the order of labels', () => {
    expect(Object.keys(labelsOf('orderStatus', ['pending', 'paid', 'failed']))).toEqual(['pending', 'paid', 'failed'])
  })

  it.each(locales)('is the same in client components: %s', async (language) => {
    const config = { fallbackLanguage: defaultLocale, supportedLanguages: adminLanguages, translations: withBrowserWords(translations) }
    const i18n = await initI18n({ config, context: 'client', language })
    const keys = [...english.keys()].filter(isOfBrowser)
    expect(keys.length).toBeGreaterThan(500)
    for (const key of keys) expect(translate({ i18n }, key)).toBe(words(key)[language])
  })

  it('returns the key if it is unknown', () => {
    expect(words('orderStatus.unknown' as WordKey).en).toBe('orderStatus.unknown')
  })
})
