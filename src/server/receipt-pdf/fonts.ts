import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { unpackWoff } from './unpack-woff'

/** The fonts of the site, as files a PDF can carry: static cuts, each in the parts its package has; names in other alphabets in Noto Sans. */
const files = {
  text: 'hanken-grotesk/files/hanken-grotesk-latin-400-normal',
  textExtended: 'hanken-grotesk/files/hanken-grotesk-latin-ext-400-normal',
  textVietnamese: 'hanken-grotesk/files/hanken-grotesk-vietnamese-400-normal',
  strong: 'hanken-grotesk/files/hanken-grotesk-latin-700-normal',
  strongExtended: 'hanken-grotesk/files/hanken-grotesk-latin-ext-700-normal',
  strongVietnamese: 'hanken-grotesk/files/hanken-grotesk-vietnamese-700-normal',
  display: 'georama/files/georama-latin-800-normal',
  displayExtended: 'georama/files/georama-latin-ext-800-normal',
  displayVietnamese: 'georama/files/georama-vietnamese-800-normal',
  textCurrency: 'georama/files/georama-latin-ext-400-normal',
  strongCurrency: 'georama/files/georama-latin-ext-700-normal',
  textGreek: 'noto-sans/files/noto-sans-greek-400-normal',
  strongGreek: 'noto-sans/files/noto-sans-greek-700-normal',
  textCyrillic: 'noto-sans/files/noto-sans-cyrillic-400-normal',
  strongCyrillic: 'noto-sans/files/noto-sans-cyrillic-700-normal',
  textCyrillicExtended: 'noto-sans/files/noto-sans-cyrillic-ext-400-normal',
  strongCyrillicExtended: 'noto-sans/files/noto-sans-cyrillic-ext-700-normal',
} as const

export type FontName = keyof typeof files
export type Face = 'text' | 'strong' | 'display'

export const fontNames = Object.keys(files) as FontName[]

const readFont = async (name: FontName): Promise<Buffer> =>
  unpackWoff(await readFile(path.join(process.cwd(), `node_modules/@fontsource/${files[name]}.woff`)))

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
