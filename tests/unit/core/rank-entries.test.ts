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
  it('case and accents are folded', () => {
    expect(foldText('  Guía de Präfixe, Größe ')).toBe('guia de prafixe, grosse')
  })
})

describe('rankEntries', () => {
  it('titles come first: the same, its beginning, whole words, beginnings of words, then descriptions', () => {
    const entries = [
      entry('Where it says so', 'A page about DNS'),
      entry('A dnssec primer'),
      entry('All of DNS'),
      entry('DNS lookup'),
      entry('DNS'),
    ]
    expect(found(entries, 'dns')).toEqual(['DNS', 'DNS lookup', 'All of DNS', 'A dnssec primer', 'Where it says so'])
  })

  it('finds across accents and case, both ways', () => {
    expect(found([entry('Guía de dominios')], 'GUIA')).toEqual(['Guía de dominios'])
    expect(found([entry('Guia')], 'guía')).toEqual(['Guia'])
  })

  it('every word of the question has to occur, in whatever field', () => {
    const entries = [entry('Shared Pro', 'Ten sites', 0, 'shared-pro hosting'), entry('VPS Starter', 'Root access')]
    expect(found(entries, 'shared hosting')).toEqual(['Shared Pro'])
    expect(found(entries, 'vps root')).toEqual(['VPS Starter'])
    expect(found(entries, 'vps ten')).toEqual([])
  })

  it('an extension is found with its dot and without', () => {
    const entries = [entry('.com', 'The one everybody knows', 0, 'com'), entry('Compare plans')]
    expect(found(entries, '.com')).toEqual(['.com'])
    expect(found(entries, 'com')).toEqual(['.com', 'Compare plans'])
  })

  it('an extension that is called like a thing gives way to it, unless its dot is typed', () => {
    const entries = [entry('.cloud', 'For services', 0, 'cloud'), entry('Cloudy days'), entry('Cloud hosting'), entry('All of cloud')]
    expect(found(entries, 'cloud')).toEqual(['Cloud hosting', '.cloud', 'Cloudy days', 'All of cloud'])
    expect(found(entries, ' .Cloud')[0]).toBe('.cloud')
  })

  it('equally good ones stand by weight, then in their own order; the list ends where it is told to', () => {
    const entries = [entry('Mail one', '', 1), entry('Mail two', '', 2), entry('Mail three', '', 2)]
    expect(found(entries, 'mail')).toEqual(['Mail two', 'Mail three', 'Mail one'])
    expect(found(entries, 'mail', 1)).toEqual(['Mail two'])
  })

  it('nothing asked, nothing found', () => {
    expect(found([entry('DNS')], '   ')).toEqual([])
  })
})
