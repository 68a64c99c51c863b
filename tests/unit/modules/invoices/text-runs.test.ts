import { readFileSync } from 'node:fs'
import { create as openFont } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { chooseCjkStyle, readFont, type Face, textRuns, type RunOptions } from '@/modules/invoices/pdf/fonts'
import { fromRoot } from '../../../../scripts/lib/project.mjs'

const faces: readonly Face[] = ['text', 'strong', 'display']
const written = (text: string, options?: RunOptions): string =>
  textRuns('text', text, options)
    .map((run) => run.text)
    .join('')
const fontsOf = (text: string, options?: RunOptions): string[] => textRuns('text', text, options).map(({ font }) => font)

const names = [
  '李小龙 國學',
  '髙橋 さくら タロウ',
  '김민준',
  'محمد پاشا ۱۲۳ ١٢٣',
  'מֹשֶׁה כהן',
  'น้ำ สมชาย',
  'राजेश शर्मा क्षेत्र',
  'Ἑλληνικὴ Ελένη',
  'Олександра Ґедзь Әлия',
  'Nguyễn Łukasz Ɓ Ɗ Ƙ ɓ ɗ ƙ ɛ ɔ ǥ ǩ ʒ ₹ €',
  '‐‑‒–—―',
  'გიორგი தமிழ் 🚀',
  Array.from({ length: 256 }, (_, index) => String.fromCodePoint(0x1e00 + index)).join(''),
]

describe.each(faces)('I11: text runs in the %s font', (face) => {
  it.each(names)('use fonts with every character of %s', (name) => {
    for (const { font, text } of textRuns(face, name)) {
      const file = openFont(readFont(font))
      expect([...text].filter((character) => !file.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)).join('')).toBe('')
    }
    expect(
      textRuns(face, name)
        .map((run) => run.text)
        .join(''),
    ).not.toContain('?')
  })
})

it('I11: lists the characters of every font file', () => {
  const coverage = JSON.parse(readFileSync(fromRoot('src/components/ui/styles/fonts/coverage.json'), 'utf8')) as Record<string, string>
  for (const [name, ranges] of Object.entries(coverage)) {
    const font = openFont(readFileSync(fromRoot(`src/components/ui/styles/fonts/${name}.ttf`)))
    const listed = ranges.split(',').flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map((codePoint) => Number.parseInt(codePoint, 16))
      return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    })
    const drawn = font.characterSet.filter((codePoint) => codePoint >= 0x20 && font.hasGlyphForCodePoint(codePoint))
    expect(listed, name).toEqual([...new Set(drawn)].toSorted((one, other) => one - other))
  }
})

describe('fonts of a line', () => {
  it('are one if Latin letters suffice, and another for missing characters', () => {
    expect(fontsOf('Anna Müßner, 12 €')).toEqual(['hanken-grotesk-latin-400'])
    expect(fontsOf('é ₹12')).toEqual(['hanken-grotesk-latin-400', 'georama-latin-ext-400', 'hanken-grotesk-latin-400'])
    expect(textRuns('display', 'Ωmega').map(({ font }) => font)).toEqual(['noto-sans-greek-700', 'georama-latin-800'])
  })

  it('keep a letter and its marks in one run', () => {
    expect(fontsOf('ọ̀')).toHaveLength(1)
    expect(written('e\u0301')).toBe('é')
  })

  it('use the buyer’s forms of shared characters', () => {
    expect(fontsOf('直', { cjkStyle: 'sc' })[0]).toMatch(/^noto-sans-sc/)
    expect(fontsOf('直', { cjkStyle: 'jp' })[0]).toMatch(/^noto-sans-jp/)
    expect(fontsOf('金', { cjkStyle: 'kr' })[0]).toMatch(/^noto-sans-jp/)
    expect(chooseCjkStyle(['山田', 'タワー'], 'US')).toBe('jp')
    expect(chooseCjkStyle(['金', '서울'], 'US')).toBe('kr')
    expect([chooseCjkStyle(['山田'], 'JP'), chooseCjkStyle(['金'], 'KR'), chooseCjkStyle(['李'], 'DE')]).toEqual(['jp', 'kr', 'sc'])
  })
})

describe('the text of a line', () => {
  it('is transliterated where no font has a character', () => {
    expect(written('გიორგი 2')).toBe('giorgi 2')
    expect(written('Rocket 🚀 GmbH')).toBe('Rocket :rocket: GmbH')
    expect(written('\u{10FFFD}')).toBe('U+10FFFD')
  })

  it('omits invisible characters', () => {
    expect(written('葛\u{E0100}城 A\u00ADB\u200BC\u202Ea')).toBe('葛城 ABCa')
  })

  it('replaces spaces and dashes missing in the fonts', () => {
    expect(written('1\u202F₹\n2')).toBe('1\u00A0₹ 2')
    expect(written('‐‑‒–—―')).toBe('--––——')
  })

  it('puts the ring of SARA AM below its tone mark', () => {
    expect(written('น้ำ')).toBe('น\u0E4D\u0E49า')
  })
})

describe('the direction of a line', () => {
  const order = (text: string, direction: RunOptions['direction'] = 'auto') => textRuns('text', text, { direction }).map((run) => run.text)

  it('runs right to left for a right-to-left name', () => {
    expect(order('משה כהן')).toEqual(['כהן', ' ', 'משה'])
    expect(textRuns('text', 'משה כהן', { direction: 'auto' }).every(({ isRightToLeft }) => isRightToLeft)).toBe(true)
  })

  it('keeps digits and Latin words left to right inside it', () => {
    expect(order('רחוב 12')).toEqual(['12', ' ', 'רחוב'])
    expect(order('שלום ABC Ltd')).toEqual(['ABC Ltd', ' ', 'שלום'])
    expect(order('پلاک ۱۲')).toEqual(['۱', '۲', ' ', 'پلاک'])
    expect(order('שלום 🚀')).toEqual([':', 'rocket', ': ', 'שלום'])
  })

  it('mirrors brackets', () => {
    expect(order('שלום (א)')).toEqual(['(', 'א', ') ', 'שלום'].map((run) => run.replace(') ', ') ')))
  })

  it('stays left to right for the shop’s own texts', () => {
    expect(order('שלום.com, 1 year', 'ltr')).toEqual(['שלום', '.com, 1 year'])
  })
})
