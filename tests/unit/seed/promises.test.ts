import { describe, expect, it } from 'vitest'
import { locales } from '@/config/locales'
import { everyText, wordsOf } from './every-text'

/** The words of the whole seed in one language. */
const allOf = (locale: (typeof locales)[number]): string => everyText.flatMap(({ text }) => wordsOf(text[locale])).join('\n')

// Every figure here is typed from §9 of the specification, and from nowhere else.

describe('§9: what the pages promise, in every language', () => {
  it.each(locales)('§9: 30-day money back, in %s', (locale) => {
    expect(allOf(locale)).toMatch({ en: /30 days[^.]*money back/, es: /30\sdías/, fr: /30\sjours/, de: /30\sTage/ }[locale])
  })

  it.each(locales)('§9: 24/7 support, in %s', (locale) => expect(allOf(locale)).toContain('24/7'))

  it.each(locales)('§9: free migration, in %s', (locale) => {
    expect(allOf(locale)).toMatch({ en: /[Ff]ree migration|[Mm]igration[^.]*free/, es: /[Tt]raslado[^.]*gratis|gratuit/, fr: /gratuit/, de: /kostenlos/ }[locale])
  })

  it.each(locales)('§9: migration contact within 24 hours, in %s', (locale) => {
    expect(allOf(locale)).toMatch({ en: /within 24 hours/, es: /24\shoras/, fr: /24\sheures/, de: /24\sStunden/ }[locale])
  })

  it('§9: renewal reminders 90, 30 and 7 days before expiry', () => expect(allOf('en')).toContain('90, 30 and 7 days before'))

  it('§9: a 30-day grace period and 30 days of redemption', () => expect(allOf('en')).toMatch(/30 days of grace and 30 more/))

  it('§9: transfers take 5 to 7 days', () => expect(allOf('en')).toContain('5 to 7 days'))
})
