import { describe, expect, it } from 'vitest'
import { foldText, rankEntries, toSearchable } from '@/core/text-search'

const entry = (title: string, description = '', weight = 0, keywords?: string) => ({
  title,
  description,
  weight,
  ...(keywords ? { keywords } : {}),
})
const found = (entries: readonly ReturnType<typeof entry>[], question: string, most = 10) =>
  rankEntries(
    entries.map((each) => toSearchable(each)),
    question,
    most,
  ).map(({ title }) => title)

describe('foldCase', () => {
  it('ignores case and accents', () => {
    expect(foldText('  Guía de Präfixe, Größe ')).toBe('guia de prafixe, grosse')
  })
})

describe('rankEntries', () => {
  it('ranks titles first: exact, prefix, words, word prefixes, then descriptions', () => {
    const entries = [
      entry('Where it says so', 'A page about DNS'),
      entry('A dnssec primer'),
      entry('All of DNS'),
      entry('DNS lookup'),
      entry('DNS'),
    ]
    expect(found(entries, 'dns')).toEqual(['DNS', 'DNS lookup', 'All of DNS', 'A dnssec primer', 'Where it says so'])
  })

  it('matches across accents and case, both ways', () => {
    expect(found([entry('Guía de dominios')], 'GUIA')).toEqual(['Guía de dominios'])
    expect(found([entry('Guia')], 'guía')).toEqual(['Guia'])
  })

  it('requires every word, in any field', () => {
    const entries = [entry('Shared Pro', 'Ten sites', 0, 'shared-pro hosting'), entry('VPS Starter', 'Root access')]
    expect(found(entries, 'shared hosting')).toEqual(['Shared Pro'])
    expect(found(entries, 'vps root')).toEqual(['VPS Starter'])
    expect(found(entries, 'vps ten')).toEqual([])
  })

  it('finds a TLD with and without its dot', () => {
    const entries = [entry('.com', 'The one everybody knows', 0, 'com'), entry('Compare plans')]
    expect(found(entries, '.com')).toEqual(['.com'])
    expect(found(entries, 'com')).toEqual(['.com', 'Compare plans'])
  })

  it('ranks a TLD below a product of that name, unless its dot is typed', () => {
    const entries = [entry('.cloud', 'For services', 0, 'cloud'), entry('Cloudy days'), entry('Cloud hosting'), entry('All of cloud')]
    expect(found(entries, 'cloud')).toEqual(['Cloud hosting', '.cloud', 'Cloudy days', 'All of cloud'])
    expect(found(entries, ' .Cloud')[0]).toBe('.cloud')
  })

  it('sorts ties by weight, then original order, up to the limit', () => {
    const entries = [entry('Mail one', '', 1), entry('Mail two', '', 2), entry('Mail three', '', 2)]
    expect(found(entries, 'mail')).toEqual(['Mail two', 'Mail three', 'Mail one'])
    expect(found(entries, 'mail', 1)).toEqual(['Mail two'])
  })

  it('finds nothing for an empty query', () => {
    expect(found([entry('DNS')], '   ')).toEqual([])
  })
})
