import { describe, expect, it } from 'vitest'
import { seedLocales, type SeedLocale } from '@seed/locales'
import de from '@/lib/i18n/messages/de.json'
import en from '@/lib/i18n/messages/en.json'
import es from '@/lib/i18n/messages/es.json'
import fr from '@/lib/i18n/messages/fr.json'
import { pages } from '@seed/content/pages/all'
import { responseTimes } from '@seed/content/response-times'
import { inLocale } from '@seed/localise'
import { everyText, wordsOf } from './every-text'

const allOf = (locale: SeedLocale): string => everyText.flatMap(({ text }) => wordsOf(text[locale])).join('\n')

// Figures typed from §9 of the specification, independent of the code.

describe('§9: what the pages promise, in every language', () => {
  it.each(seedLocales)('§9.52: 30-day money back, in %s', (locale) => {
    expect(allOf(locale)).toMatch({ en: /30 days[^.]*money back/, es: /30\sdías/, fr: /30\sjours/, de: /30\sTage/ }[locale])
  })

  it.each(seedLocales)('§9.54: 24/7 support, in %s', (locale) => expect(allOf(locale)).toContain('24/7'))

  it.each(seedLocales)('§9.53: free migration, in %s', (locale) => {
    expect(allOf(locale)).toMatch(
      { en: /[Ff]ree migration|[Mm]igration[^.]*free/, es: /[Tt]raslado[^.]*gratis|gratuit/, fr: /gratuit/, de: /kostenlos/ }[locale],
    )
  })

  it.each(seedLocales)('§9.55: migration contact within 24 hours, in %s', (locale) => {
    expect(allOf(locale)).toMatch({ en: /within 24 hours/, es: /24\shoras/, fr: /24\sheures/, de: /24\sStunden/ }[locale])
  })

  it('§9.49: renewal reminders 90, 30 and 7 days before expiry', () => expect(allOf('en')).toContain('90, 30 and 7 days before'))

  it('§9.50: a 30-day grace period and 30 days of redemption', () =>
    expect(allOf('en')).toMatch(/30 days of grace and 30 more|30-day grace period[^.]*30-day redemption period/))

  it('§9.51: transfers take 5 to 7 days', () => expect(allOf('en')).toContain('5 to 7 days'))
})

describe('what the shop promises in several places', () => {
  const pageIn = (path: string, locale: SeedLocale): string => {
    const page = pages.find((each) => each.path === path)
    return JSON.stringify(inLocale(page, locale)).replace(/[\u00a0\u202f]/g, ' ')
  }

  it.each(['/support', '/contact', '/legal/sla-agreement'])('response times: one table, also on %s', (path) => {
    for (const locale of seedLocales) {
      for (const { about, within } of responseTimes) {
        expect(pageIn(path, locale)).toContain(about[locale])
        // lower case within a sentence
        expect(pageIn(path, locale).toLowerCase()).toContain(within[locale].toLowerCase())
      }
    }
  })

  it.each(seedLocales)('L5: money back leaves names out wherever it is explained, in %s', (locale) => {
    const excluded = { en: 'names are excluded', es: 'fuera los dominios', fr: 'domaine sont exclus', de: 'Domains sind ausgenommen' }[
      locale
    ]
    expect(pageIn('/legal/terms-of-service', locale)).toContain(excluded)
    expect(allOf(locale)).toMatch(
      {
        en: /30 days from the first payment[^\n]*names are excluded/,
        es: /30\sdías desde el primer pago[^\n]*fuera los dominios/,
        fr: /30\sjours après le premier paiement[^\n]*domaine sont exclus/,
        de: /30\sTage lang ab der ersten Zahlung[^\n]*Domains sind ausgenommen/,
      }[locale],
    )
  })

  it.each(seedLocales)('L5: and before buying, in %s', (locale) => {
    const { nothingCharged, nothingChargedHere } = { en, es, fr, de }[locale].checkout
    const excluded = { en: 'domain names excluded', es: 'salvo los dominios', fr: 'noms de domaine exclus', de: 'Domains ausgenommen' }[
      locale
    ]
    for (const promise of [nothingCharged, nothingChargedHere]) expect(promise).toContain(excluded)
  })

  it.each(seedLocales)('who sells is the operator’s to fill in: company, tax number, court, in %s', (locale) => {
    expect(pageIn('/legal/imprint', locale).match(/\[[^\]"{}]{4,}\]/g)?.length).toBeGreaterThanOrEqual(10)
    expect(pageIn('/legal/withdrawal', locale)).toContain('14')
    // placeholders for processors, and for what the law requires beyond a form
    expect(pageIn('/gdpr', locale).match(/\[[^\]"{}]{3,}\]/g)?.length).toBeGreaterThanOrEqual(7)
    expect(pageIn('/legal/withdrawal', locale)).toContain('2026')
    for (const path of ['/legal/terms-of-service', '/legal/privacy-policy', '/legal/withdrawal'])
      expect(pageIn(path, locale)).toMatch(/\[(?:Company|Razón|Dénomination|Firma|company|empresa|société|Unternehmen)/)
  })
})
