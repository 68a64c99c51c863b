import { describe, expect, it } from 'vitest'
import { readMarks } from '@/core/text-search'
import { readQuestion, wordsBesideAmounts } from '@/modules/content/search/question'
import { defaultSynonyms, readSynonyms, findInvalidLine } from '@/modules/content/search/synonyms'

describe('K23: reads amounts and the wish for a low price', () => {
  it.each([
    ['4 GB RAM', 'en', [[4, 'gb']], false, ['ram']],
    ['2 To de stockage', 'fr', [[2000, 'gb']], false, ['de', 'stockage']],
    ['5 to 10 users', 'en', [], false, ['5', 'to', '10', 'users']],
    ['8 núcleos', 'es', [[8, 'vcpu']], false, []],
    ['cheapest VPS', 'en', [], true, ['vps']],
    ['el hosting más barato', 'es', [], true, ['el', 'hosting']],
    ['hébergement le moins cher', 'fr', [], true, ['hébergement']],
    ['günstigster Server mit 2 Kernen', 'de', [[2, 'vcpu']], true, ['server', 'mit']],
    ['guenstigste domain', 'de', [], true, ['domain']],
  ] as const)('%s (%s)', (typed, locale, amounts, isCheapest, words) => {
    const question = readQuestion(typed, locale)
    expect(question.amounts.map(({ size, unit }) => [size, unit])).toEqual(amounts)
    expect([question.isCheapest, wordsBesideAmounts(question, locale)]).toEqual([isCheapest, words])
  })
})

describe('K22: reads a domain', () => {
  it.each([
    ['example.com', 'example.com'],
    ['https://www.example.co.uk/a?b', 'example.co.uk'],
    ['müller.de', 'müller.de'],
    ['.com', null],
    ['me@example.com', null],
    ['what is example.com', null],
  ])('%s is %s', (typed, domain) => expect(readQuestion(typed, 'en').domain).toBe(domain))
})

describe('K24: synonyms', () => {
  it('reads a group per line', () => {
    expect(readSynonyms('refund = money back, return\n\nSSL=TLS')).toEqual([
      ['refund', 'money back', 'return'],
      ['SSL', 'TLS'],
    ])
  })

  it('names the first line it can’t use', () => {
    expect(findInvalidLine('refund = return\nalone')).toBe(2)
    expect(findInvalidLine(`a = ${'x'.repeat(61)}`)).toBe(1)
    expect(findInvalidLine('a = b\n'.repeat(201))).toBe(201)
    expect(Object.values(defaultSynonyms).map((lines) => findInvalidLine(lines ?? ''))).toEqual([null, null, null, null])
  })
})

it('reads marks as ranges', () => {
  expect(readMarks('Your \uE000money\uE001 \uE000back\uE001.')).toEqual({
    text: 'Your money back.',
    marks: [
      [5, 10],
      [11, 15],
    ],
  })
})
