import { describe, expect, it } from 'vitest'
import { suggestionLimits } from '@/lib/config/limits'
import { parseDomainName } from '@/core/domains/parse-domain'
import { suggestLabels } from '@/core/domains/search'

const suggest = (input: string) => suggestLabels(input, suggestionLimits)

describe('suggestLabels', () => {
  it('§5.14, S7: starts at 2 characters', () => {
    expect(suggest('b')).toEqual([])
    expect(suggest('!b')).toEqual([])
    expect(suggest('be').length).toBeGreaterThan(0)
  })

  it('§9.3, S7: suggests at most 6', () => {
    expect(suggest('bakery')).toEqual(['get-bakery', 'bakery-shop', 'bakery-online', 'my-bakery', 'bakery-hq', 'the-bakery'])
  })

  it('§9.4, S7: limits combined labels to 20 characters', () => {
    for (const term of ['bakery', 'sourdoughbakery', 'a'.repeat(17), 'a'.repeat(18)]) {
      const labels = suggest(term)
      expect(labels.length).toBeGreaterThan(0)
      for (const label of labels) expect(label.length).toBeLessThanOrEqual(20)
    }
    expect(suggest('a'.repeat(19))).toEqual([])
  })

  it('S7: suggests valid labels without duplicates', () => {
    for (const term of ['bakery', 'shop', 'get-shop', '12', 'sourdoughbakery', '-odd-', 'a--b', 'https://www.bakery.com/']) {
      const labels = suggest(term)
      expect(new Set(labels).size).toBe(labels.length)
      for (const label of labels) expect(parseDomainName(label)).toEqual({ ok: true, value: { label, extension: null } })
    }
  })

  it('§5, S7: offers a label without invalid characters first', () => {
    expect(suggest('linden & co.')[0]).toBe('lindenco')
    expect(suggest('-odd-')[0]).toBe('odd')
    expect(suggest('lindenbakery')).not.toContain('lindenbakery')
    expect(suggest('linden bakery')).not.toContain('lindenbakery')
    expect(suggest('https://www.lindenbakery.com/')).not.toContain('lindenbakery')
    expect(suggest('linden & bakery')).toHaveLength(6)
  })

  it('S12, S7: offers both spellings of an umlaut first', () => {
    expect(suggest('bäckerei').slice(0, 2)).toEqual(['baeckerei', 'backerei'])
  })

  it('S7: does not repeat a word', () => {
    for (const label of suggest('myshop')) expect(label).not.toMatch(/shop.*shop|my.*my/)
  })
})
