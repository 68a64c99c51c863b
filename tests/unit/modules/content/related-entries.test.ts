import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '@/lib/config/locales'
import { searchWords } from '@/modules/content/site-search'
import { foldText, toSearchable, relatedEntries } from '@/core/text-search'

const entry = (title: string, description = '') => toSearchable({ title, description, weight: 0 })

const titlesFor = (question: string, locale: Locale, ...titles: readonly string[]) =>
  relatedEntries(
    titles.map((title) => entry(title)),
    question,
    searchWords[locale],
    5,
  ).map(({ title }) => title)

describe('related entries', () => {
  it.each([
    ['refund', 'en', 'Right of withdrawal'],
    ['how do I get my auth code', 'en', 'Authorization code and transfer lock'],
    ['bill', 'en', 'Invoices'],
    ['migrating websites', 'en', 'Move a website'],
    ['reembolso', 'es', 'Derecho de desistimiento'],
    ['remboursement', 'fr', 'Droit de rétractation'],
    ['Geld zurück', 'de', 'Widerrufsbelehrung'],
    ['Wie bekomme ich den AuthCode?', 'de', 'Auth-Code und Transfersperre'],
  ] as const)('finds “%s” (%s) by meaning', (question, locale, title) => {
    expect(titlesFor(question, locale, 'Web hosting', title)).toEqual([title])
  })

  it('ranks complete matches first', () => {
    expect(titlesFor('domain transfer', 'en', 'Domains', 'Transfer a domain')).toEqual(['Transfer a domain', 'Domains'])
  })

  it('finds nothing for unrelated words', () => {
    expect(titlesFor('xyzzy', 'en', 'Web hosting')).toEqual([])
    expect(titlesFor('how do I', 'en', 'Web hosting')).toEqual([])
  })

  it.each(locales)('normalises its synonyms, each listed once (%s)', (locale) => {
    const { ignored, synonyms, endings } = searchWords[locale]
    const phrases = synonyms.flat()
    expect([...ignored, ...phrases, ...endings].filter((word) => word !== foldText(word))).toEqual([])
    expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([])
    expect(endings.filter((ending, at) => endings.slice(0, at).some((before) => before.length < ending.length))).toEqual([])
  })
})
