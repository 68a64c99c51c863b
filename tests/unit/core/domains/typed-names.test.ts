import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTypedDomain, formatDomainName, plainSpellings } from '@/core/domains/parse-domain'

const outcome = (input: string): string => {
  const parsed = parseTypedDomain(input)
  return parsed.ok ? formatDomainName(parsed.value) : `(${parsed.error})`
}

const part = fc.stringMatching(/^[a-z][a-z0-9]{1,14}$/)
const label = fc.tuple(part, part).map(([start, end]) => `${start}-${end}`)
const invisible = ['\u00ad', '\u200b', '\u200c', '\u200d', '\u200e', '\u2060', '\ufeff']
const blanks = [' ', '\u00a0', '\u2009', '\u202f', '\t']
const apostrophes = ["'", '’', '‘', '`', '´', 'ʼ']
const noise = fc.constantFrom(...invisible, ...blanks, ...apostrophes)

const sprinkled = (text: string) =>
  fc
    .array(fc.option(noise, { nil: '' }), { minLength: text.length, maxLength: text.length })
    .map((marks) => [...text].map((letter, index) => `${marks[index] ?? ''}${letter}`).join(''))
const cased = (text: string) => fc.mixedCase(fc.constant(text))

describe('S11: typed input is read as the intended domain', () => {
  it.each([
    ["Rosa's Bakery", 'rosasbakery'],
    ['Rosa’s Bakery.com', 'rosasbakery.com'],
    ['rosas bakery', 'rosasbakery'],
    ['rosas\u00a0bakery . com', 'rosasbakery.com'],
    ['rosas\u00adbakery', 'rosasbakery'],
    ['\u200bRosasBakery\ufeff', 'rosasbakery'],
    ['rosas‑bakery', 'rosas-bakery'],
    ['rosas–bakery.com', 'rosas-bakery.com'],
    ['ＲＯＳＡ．ｃｏｍ', 'rosa.com'],
    ['https://www.Rosas-Bakery.com/menu?x=1', 'rosas-bakery.com'],
    ['www. rosas bakery.com', 'rosasbakery.com'],
  ])('reads %j as %s', (input, name) => {
    expect(outcome(input)).toBe(name)
  })

  it.each([
    ['\u200b \u00ad', '(required)'],
    ["'", '(required)'],
    ['rosa & co', '(invalidCharacters)'],
    ['rosa_bakery', '(invalidCharacters)'],
    ['not valid!!', '(invalidCharacters)'],
    ['bäckerei', '(invalidCharacters)'],
    ['otter.com bean.net', '(invalidFormat)'],
    ['rosasbakery.com please', '(invalidFormat)'],
    ['rosa’s--bakery', '(consecutiveHyphens)'],
    ['1 2 3', '(allNumbers)'],
    ['w w w', '(reservedWord)'],
  ])('§5: reports remaining errors: %j is %s', (input, error) => {
    expect(outcome(input)).toBe(error)
  })

  it('ignores spaces, apostrophes, invisible characters and capitals in the label', () => {
    const written = label.chain((name) => fc.tuple(fc.constant(name), sprinkled(name).chain(cased)))
    fc.assert(
      fc.property(written, ([name, typed]) => {
        expect(outcome(typed)).toBe(name)
      }),
    )
  })

  it('reads a URL, with or without www., as its domain', () => {
    const before = fc.constantFrom('', 'www.', 'http://', 'https://www.', '//')
    const after = fc.constantFrom('', '.', '/', '/a b?c#d', '?q=1')
    fc.assert(
      fc.property(label, before, after, (name, start, end) => {
        expect(outcome(`${start}${name}.com${end}`)).toBe(`${name}.com`)
      }),
    )
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const parsed = parseTypedDomain(typed)
        if (parsed.ok) expect(outcome(formatDomainName(parsed.value))).toBe(formatDomainName(parsed.value))
      }),
    )
  })
})

describe('S12: offers ASCII spellings for umlauts and accents', () => {
  it.each([
    ['bäckerei', ['baeckerei', 'backerei']],
    ['Bäckerei Müller.de', ['baeckereimueller.de', 'backereimuller.de']],
    ['ba\u0308ckerei', ['baeckerei', 'backerei']],
    ['café-rosa', ['cafe-rosa']],
    ['straße', ['strasse']],
    ['señor', ['senor']],
    ['l’œuvre', ['loeuvre']],
    ['smørrebrød', ['smoerrebroed', 'smorrebrod']],
    ['rosasbakery', []],
    ["Rosa's", []],
    ['日本', []],
    ['bäck_erei', []],
    ['-ä', []],
    ['ß. .', ['ss']],
  ])('offers %j as %j', (input, spellings) => {
    expect(plainSpellings(input)).toEqual(spellings)
  })

  it('offers only valid domains, each once', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'abcäöüßéñçøæ-. 1'), maxLength: 20 })
    fc.assert(
      fc.property(typed, (input) => {
        const spellings = plainSpellings(input)
        expect(new Set(spellings).size).toBe(spellings.length)
        for (const spelling of spellings) expect(outcome(spelling)).toBe(spelling)
      }),
    )
  })
})
