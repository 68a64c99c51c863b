import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LRUCache } from 'lru-cache'

/** A file of `src/ui/styles/fonts`, without its ending. */
export type FontName = string
export type Face = 'text' | 'strong' | 'display'
/** Whose forms the characters take that Chinese, Japanese and Korean share. */
export type CjkStyle = 'sc' | 'jp' | 'kr'

const readFile = (file: string): Buffer => readFileSync(path.join(process.cwd(), `src/ui/styles/fonts/${file}`))

let ranges: ReadonlyMap<FontName, string> | undefined

/** The characters of each font, read from its cmap by `npm run fonts`. */
const loadRanges = (): ReadonlyMap<FontName, string> => {
  ranges ??= new Map(Object.entries(JSON.parse(readFile('coverage.json').toString()) as Record<FontName, string>))
  return ranges
}

/** What the fonts of the site lack. */
const noto = ['latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'arabic', 'devanagari', 'hebrew', 'thai']
const notoAt = (weight: 400 | 700): readonly FontName[] => noto.map((part) => `noto-sans-${part}-${weight}`)

/** In the order in which they are asked; Georama has signs of currencies that Hanken Grotesk lacks. */
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

/** Korean has Hangul only; characters of Chinese origin come from the Japanese fonts. */
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
  // a soft hyphen marks where a word may break and is not drawn itself
  characters.delete(0xad)
  characterSets.set(font, characters)
  return characters
}

export const canDraw = (font: FontName, text: string): boolean => {
  const characters = charactersOf(font)
  for (const character of text) if (!characters.has(character.codePointAt(0) ?? 0)) return false
  return true
}

/** The font of Latin letters, which most lines need no other than. */
export const latinFont = (face: Face): FontName => chains[face][0]

/** The first font of the face with every character of the text. */
export const findFont = (face: Face, text: string, cjkStyle: CjkStyle): FontName | undefined =>
  chains[face].find((font) => canDraw(font, text)) ?? cjkFontsOf(cjkStyle).find((font) => canDraw(font, text))

/** About 2 MB: a Latin receipt needs five, a Chinese one some ten more. */
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

/** Kana are Japanese and Hangul is Korean wherever the buyer lives; otherwise the country decides. */
export const chooseCjkStyle = (texts: readonly string[], country: string): CjkStyle => {
  if (texts.some((text) => kana.test(text))) return 'jp'
  if (texts.some((text) => hangul.test(text))) return 'kr'
  if (country === 'JP') return 'jp'
  return country === 'KR' ? 'kr' : 'sc'
}
