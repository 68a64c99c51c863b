import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** The fonts of the site, as files a PDF can carry (`npm run fonts`): one weight each, in the parts its package has; names in other alphabets in Noto Sans. */
const files = {
  text: 'hanken-grotesk-latin-400',
  textExtended: 'hanken-grotesk-latin-ext-400',
  textVietnamese: 'hanken-grotesk-vietnamese-400',
  strong: 'hanken-grotesk-latin-700',
  strongExtended: 'hanken-grotesk-latin-ext-700',
  strongVietnamese: 'hanken-grotesk-vietnamese-700',
  display: 'georama-latin-800',
  displayExtended: 'georama-latin-ext-800',
  displayVietnamese: 'georama-vietnamese-800',
  textCurrency: 'georama-latin-ext-400',
  strongCurrency: 'georama-latin-ext-700',
  textGreek: 'noto-sans-greek-400',
  strongGreek: 'noto-sans-greek-700',
  textCyrillic: 'noto-sans-cyrillic-400',
  strongCyrillic: 'noto-sans-cyrillic-700',
  textCyrillicExtended: 'noto-sans-cyrillic-ext-400',
  strongCyrillicExtended: 'noto-sans-cyrillic-ext-700',
} as const

export type FontName = keyof typeof files
export type Face = 'text' | 'strong' | 'display'

export const fontNames = Object.keys(files) as FontName[]

const readFont = (name: FontName): Promise<Buffer> => readFile(path.join(process.cwd(), `src/ui/styles/fonts/${files[name]}.ttf`))

let fonts: Promise<ReadonlyMap<FontName, Buffer>> | undefined

/** Read at the first receipt, and kept. */
export const loadFonts = (): Promise<ReadonlyMap<FontName, Buffer>> => {
  fonts ??= Promise.all(fontNames.map(async (name) => [name, await readFont(name)] as const)).then((read) => new Map(read))
  return fonts
}

const extended = /[\u0100-\u0130\u0132-\u0151\u0154-\u02BA\u1E00-\u1E9F\u1EF2-\u1EFF]/u
const vietnamese = /[\u1EA0-\u1EF1]/u
/** Signs such as ₹ that Hanken Grotesk does not draw and Georama does; € is among the Latin letters. */
const currency = /[\u20A0-\u20AB\u20AD-\u20C0]/u
/** In the parts of the package, monotonic Greek and all of Cyrillic that is written today. */
const alphabets = [
  { name: 'Greek', letters: /[\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03CE]/u },
  { name: 'Cyrillic', letters: /[\u0400-\u045F\u0490\u0491\u04B0\u04B1]/u },
  { name: 'CyrillicExtended', letters: /[\u048A-\u048F\u0492-\u04AF\u04B2-\u04FF]/u },
] as const
/** What none of the fonts draws. */
const undrawn =
  /[^\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03CE\u0400-\u045F\u048A-\u04FF\u0020-\u02BA\u1E00-\u1EFF\u2010-\u2026\u20A0-\u20C0\u2122\u2212]/gu
const narrowSpaces = /[\u2007-\u200A\u202F]/gu

/** Text the fonts can draw: thin spaces become spaces that do not break, a letter of another script a question mark. */
export const drawable = (text: string): string => text.normalize('NFC').replaceAll(narrowSpaces, '\u00A0').replaceAll(undrawn, '?')

const fontOf = (face: Face, character: string): FontName => {
  if (currency.test(character)) return face === 'display' ? 'displayExtended' : `${face}Currency`
  if (vietnamese.test(character)) return `${face}Vietnamese`
  const alphabet = alphabets.find(({ letters }) => letters.test(character))
  if (alphabet) return `${face === 'display' ? 'strong' : face}${alphabet.name}`
  return extended.test(character) ? `${face}Extended` : face
}

export interface FontRun {
  readonly font: FontName
  readonly text: string
}

/** A text in pieces of one font each. */
export const fontRuns = (face: Face, text: string): readonly FontRun[] => {
  const runs: FontRun[] = []
  for (const character of drawable(text)) {
    const font = fontOf(face, character)
    const last = runs.at(-1)
    if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + character }
    else runs.push({ font, text: character })
  }
  return runs
}
