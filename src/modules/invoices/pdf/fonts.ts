import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import anyAscii from 'any-ascii'
import bidiFactory from 'bidi-js'

/** A file in `src/components/ui/styles/fonts`, without its extension. */
type FontName = string
export type Face = 'text' | 'strong' | 'display'
/** Regional glyph style of shared CJK characters. */
export type CjkStyle = 'sc' | 'jp' | 'kr'

const readFile = (file: string): Buffer => readFileSync(path.join(process.cwd(), `src/components/ui/styles/fonts/${file}`))

let ranges: ReadonlyMap<FontName, string> | undefined

/** Generated from each font's cmap by `npm run bench -- fonts`. */
const loadRanges = (): ReadonlyMap<FontName, string> => {
  ranges ??= new Map(Object.entries(JSON.parse(readFile('coverage.json').toString()) as Record<FontName, string>))
  return ranges
}

/** Scripts that the site's fonts lack. */
const noto = ['latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'arabic', 'devanagari', 'hebrew', 'thai']
const notoAt = (weight: 400 | 700): readonly FontName[] => noto.map((part) => `noto-sans-${part}-${weight}`)

/** In fallback order; Georama has currency signs that Hanken Grotesk lacks. */
const chains: Readonly<Record<Face, readonly [FontName, ...FontName[]]>> = {
  text: [
    'hanken-grotesk-latin-400',
    'hanken-grotesk-latin-ext-400',
    'hanken-grotesk-vietnamese-400',
    'georama-latin-ext-400',
    ...notoAt(400),
  ],
  strong: [
    'hanken-grotesk-latin-700',
    'hanken-grotesk-latin-ext-700',
    'hanken-grotesk-vietnamese-700',
    'georama-latin-ext-700',
    ...notoAt(700),
  ],
  display: ['georama-latin-800', 'georama-latin-ext-800', 'georama-vietnamese-800', ...notoAt(700)],
}

/** The Korean fonts contain only Hangul; Han characters come from the Japanese fonts. */
const cjkOrder: Readonly<Record<CjkStyle, readonly CjkStyle[]>> = { sc: ['sc', 'jp', 'kr'], jp: ['jp', 'sc', 'kr'], kr: ['kr', 'jp', 'sc'] }

const cjkFonts = new Map<CjkStyle, readonly FontName[]>()

const cjkFontsOf = (style: CjkStyle): readonly FontName[] => {
  const known = cjkFonts.get(style)
  if (known) return known
  const names = [...loadRanges().keys()]
  const fonts = cjkOrder[style].flatMap((each) => names.filter((name) => name.startsWith(`noto-sans-${each}/`)))
  cjkFonts.set(style, fonts)
  return fonts
}

const characterSets = new Map<FontName, ReadonlySet<number>>()

const charactersOf = (font: FontName): ReadonlySet<number> => {
  const known = characterSets.get(font)
  if (known) return known
  const characters = new Set<number>()
  for (const range of (loadRanges().get(font) ?? '').split(',')) {
    const [first = Number.NaN, last = first] = range.split('-').map((codePoint) => Number.parseInt(codePoint, 16))
    for (let codePoint = first; codePoint <= last; codePoint += 1) characters.add(codePoint)
  }
  // A soft hyphen is a break opportunity and is never rendered.
  characters.delete(0xad)
  characterSets.set(font, characters)
  return characters
}

const canRender = (font: FontName, text: string): boolean => {
  const characters = charactersOf(font)
  for (const character of text) if (!characters.has(character.codePointAt(0) ?? 0)) return false
  return true
}

const latinFont = (face: Face): FontName => chains[face][0]

const findFont = (face: Face, text: string, cjkStyle: CjkStyle): FontName | undefined =>
  chains[face].find((font) => canRender(font, text)) ?? cjkFontsOf(cjkStyle).find((font) => canRender(font, text))

/** About 2 MB. A Latin receipt needs five fonts, a Chinese one about ten more. */
const fontFiles = new LRUCache<FontName, Buffer>({ max: 48 })

export const readFont = (font: FontName): Buffer => {
  const known = fontFiles.get(font)
  if (known) return known
  const file = readFile(`${font}.ttf`)
  fontFiles.set(font, file)
  return file
}

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const hangul = /\p{Script=Hangul}/u

/** Kana indicate Japanese and Hangul Korean, wherever the buyer lives; otherwise the country decides. */
export const chooseCjkStyle = (texts: readonly string[], country: string): CjkStyle => {
  if (texts.some((text) => kana.test(text))) return 'jp'
  if (texts.some((text) => hangul.test(text))) return 'kr'
  if (country === 'JP') return 'jp'
  return country === 'KR' ? 'kr' : 'sc'
}

export interface TextRun {
  readonly font: FontName
  /** In logical order; the layout engine reverses right-to-left scripts. */
  readonly text: string
  readonly isRightToLeft: boolean
}

export interface RunOptions {
  readonly cjkStyle?: CjkStyle
  /** `auto`: the first strong character decides, for names and addresses. The shop's own text runs left to right. */
  readonly direction?: 'ltr' | 'auto'
}

const bidi = bidiFactory()
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

export const graphemesOf = (text: string): readonly string[] => Array.from(graphemes.segment(text), ({ segment }) => segment)

/** Replaces characters that the fonts or the layout engine lack with look-alikes. */
const substitutes: readonly (readonly [RegExp, string])[] = [
  [/[\u2007-\u200A\u202F]/gu, '\u00A0'],
  [/[\u2010\u2011]/gu, '-'],
  [/\u2012/gu, '–'],
  [/\u2015/gu, '—'],
  [/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '],
  [/\p{Bidi_Control}/gu, ''],
  // Thai SARA AM: its ring goes below a tone mark typed before it, which fontkit does not reorder.
  [/([\u0E31\u0E34-\u0E37\u0E47-\u0E4E]*)\u0E33/gu, '\u0E4D$1\u0E32'],
]
const invisible = /\p{Default_Ignorable_Code_Point}/gu

interface Piece {
  readonly font: FontName
  readonly text: string
}

/** Transliterates a character that no font contains; falls back to its code point. */
const transliterate = (letter: string): string =>
  anyAscii(letter) || [...letter].map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`).join(' ')

const piecesOf = (face: Face, text: string, cjkStyle: CjkStyle): readonly Piece[] =>
  graphemesOf(text).flatMap((letter) => {
    const font = findFont(face, letter, cjkStyle)
    if (font) return [{ font, text: letter }]
    const visible = letter.replaceAll(invisible, '')
    if (visible === '') return []
    const visibleFont = findFont(face, visible, cjkStyle)
    if (visibleFont) return [{ font: visibleFont, text: visible }]
    return [...transliterate(visible)].map((character) => ({ font: latinFont(face), text: character }))
  })

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** The engine derives a run's direction from its script; the text is reversed where that is wrong. */
const inDirection = (text: string, isRightToLeft: boolean): string =>
  isRightToLeft && !rightToLeft.test(text) ? [...text].reverse().join('') : text

/** Visual order by the Unicode Bidirectional Algorithm. */
const reorder = (pieces: readonly Piece[], direction: 'ltr' | 'auto'): readonly TextRun[] => {
  const text = pieces.map((piece) => piece.text).join('')
  const embedding = bidi.getEmbeddingLevels(text, direction)
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels)
  const position = new Map(bidi.getReorderedIndices(text, embedding).map((index, place) => [index, place]))
  const runs: (Piece & { readonly level: number; readonly place: number; readonly isJoined: boolean })[] = []
  let start = 0
  for (const piece of pieces) {
    const level = embedding.levels[start] ?? 0
    const drawn = [...piece.text].length === 1 ? (mirrored.get(start) ?? piece.text) : piece.text
    // Persian digits belong to the Arabic script but run left to right.
    const isJoined = level % 2 === 1 || !rightToLeft.test(piece.text)
    const last = runs.at(-1)
    if (last && last.font === piece.font && last.level === level && isJoined && last.isJoined)
      runs[runs.length - 1] = { ...last, text: last.text + drawn }
    else runs.push({ font: piece.font, text: drawn, level, place: position.get(start) ?? start, isJoined })
    start += piece.text.length
  }
  return runs
    .toSorted((one, other) => one.place - other.place)
    .map(({ font, text: run, level }) => ({ font, text: inDirection(run, level % 2 === 1), isRightToLeft: level % 2 === 1 }))
}

/** Runs in a single font each, from left to right. */
export const textRuns = (face: Face, text: string, { cjkStyle = 'sc', direction = 'ltr' }: RunOptions = {}): readonly TextRun[] => {
  const composed = text.normalize('NFC')
  if (canRender(latinFont(face), composed)) return [{ font: latinFont(face), text: composed, isRightToLeft: false }]
  const clean = substitutes.reduce((written, [character, substitute]) => written.replaceAll(character, substitute), composed)
  return reorder(piecesOf(face, clean, cjkStyle), direction)
}
