import fs from 'node:fs'
import fontverter from 'fontverter'
import subsetFont from 'subset-font'
import { fromRoot } from './paths.mjs'

/** What the packages call `latin`: all that en, es, fr and de are written with. */
const latin = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2193],
  [0x2212, 0x2215],
] as const
/** Names of people and places, and the signs of other currencies. */
const latinExtended = [
  [0x100, 0x2ba],
  [0x1e00, 0x1e9f],
  [0x20a0, 0x20ab],
  [0x20ad, 0x20c0],
] as const

const display = { variationAxes: { wght: 800 } }
const text = { variationAxes: { wght: { min: 400, max: 750 } } }

const cuts = [
  { name: 'georama-latin.woff2', source: 'georama/files/georama-latin-standard-normal.woff2', letters: latin, options: display },
  {
    name: 'georama-latin-ext.woff2',
    source: 'georama/files/georama-latin-ext-standard-normal.woff2',
    letters: latinExtended,
    options: display,
  },
  {
    name: 'hanken-grotesk-latin.woff2',
    source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    letters: latin,
    options: text,
  },
  {
    name: 'hanken-grotesk-latin-ext.woff2',
    source: 'hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2',
    letters: latinExtended,
    options: text,
  },
] as const

const written = (ranges: readonly (readonly [number, number])[]): string =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))).join('')

/** For paper and pictures, which know neither WOFF 2 nor axes: one weight a file, whole as its package has it. */
const papers = [
  ...['latin', 'latin-ext', 'vietnamese'].flatMap((part) => [
    { family: 'hanken-grotesk', cut: `${part}-400` },
    { family: 'hanken-grotesk', cut: `${part}-700` },
    { family: 'georama', cut: `${part}-800` },
  ]),
  // signs of currencies that Hanken Grotesk does not draw
  { family: 'georama', cut: 'latin-ext-400' },
  { family: 'georama', cut: 'latin-ext-700' },
  ...['greek', 'cyrillic', 'cyrillic-ext'].flatMap((part) => [
    { family: 'noto-sans', cut: `${part}-400` },
    { family: 'noto-sans', cut: `${part}-700` },
  ]),
] as const

/** Each stands under its own, which goes where its letters go. */
const families = ['georama', 'hanken-grotesk', 'noto-sans'] as const

interface FontFile {
  readonly name: string
  readonly bytes: Buffer
}

const packaged = (scope: string, source: string): Buffer => fs.readFileSync(fromRoot('node_modules', scope, source))

/** The font files of the site, from the packages at hand. The same packages give the same bytes. */
export const cutFonts = async (): Promise<FontFile[]> => [
  ...(await Promise.all(
    cuts.map(async ({ name, source, letters, options }) => ({
      name,
      bytes: await subsetFont(packaged('@fontsource-variable', source), written(letters), { targetFormat: 'woff2', ...options }),
    })),
  )),
  ...(await Promise.all(
    papers.map(async ({ family, cut }) => ({
      name: `${family}-${cut}.ttf`,
      bytes: await fontverter.convert(packaged('@fontsource', `${family}/files/${family}-${cut}-normal.woff`), 'truetype'),
    })),
  )),
  ...families.map((family) => ({ name: `${family}.license.txt`, bytes: packaged('@fontsource', `${family}/LICENSE`) })),
]
