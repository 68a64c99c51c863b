import fs from 'node:fs'
import { create as openFont } from 'fontkit'
import fontverter from 'fontverter'
import subsetFont from 'subset-font'
import { fromRoot } from '../../scripts/lib/project.mjs'

/** `latin` subset of the packages: everything en, es, fr and de need. */
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
/** Names of people and places, and further currency symbols. */
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

/** For PDFs and images, which support neither WOFF 2 nor axes: one file per weight, unsubset. */
const papers = [
  ...['latin', 'latin-ext', 'vietnamese'].flatMap((part) => [
    { family: 'hanken-grotesk', cut: `${part}-400` },
    { family: 'hanken-grotesk', cut: `${part}-700` },
    { family: 'georama', cut: `${part}-800` },
  ]),
  // currency symbols missing in Hanken Grotesk
  { family: 'georama', cut: 'latin-ext-400' },
  { family: 'georama', cut: 'latin-ext-700' },
  ...['latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'].flatMap((part) => [
    { family: 'noto-sans', cut: `${part}-400` },
    { family: 'noto-sans', cut: `${part}-700` },
  ]),
] as const

/** Letters only: punctuation and digits come from the faces above. */
const scripts = [
  { name: 'arabic', weights: [400, 700], letters: /[\p{Script_Extensions=Arabic}\u200C\u200D]/u },
  { name: 'devanagari', weights: [400, 700], letters: /[\p{Script_Extensions=Devanagari}\u200C\u200D\u25CC]/u },
  { name: 'hebrew', weights: [400, 700], letters: /\p{Script=Hebrew}/u },
  { name: 'thai', weights: [400, 700], letters: /[\p{Script=Thai}\u25CC]/u },
] as const

/** Split into a hundred or so parts as in their packages. Regular only: bold would double 12 MB. */
const cjk = [
  { name: 'sc', letters: /[\p{Script_Extensions=Han}\u3000-\u303F\uFF00-\uFFEF]/u },
  {
    name: 'jp',
    letters: /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u,
  },
  { name: 'kr', letters: /\p{Script=Hangul}/u },
] as const

/** Each ships with its licence. */
const families = ['georama', 'hanken-grotesk', 'noto-sans'] as const

interface FontFile {
  readonly name: string
  readonly bytes: Buffer
}

const packaged = (scope: string, source: string): Buffer => fs.readFileSync(fromRoot('bench', 'node_modules', scope, source))

/** Instance of a variable font at one weight, limited to `letters`; undefined if it has none of them. */
const cutLetters = async (source: string, letters: RegExp, weight: number): Promise<Buffer | undefined> => {
  const font = packaged('@fontsource-variable', source)
  const characters = openFont(font).characterSet.map((codePoint) => String.fromCodePoint(codePoint))
  const text = characters.filter((character) => letters.test(character)).join('')
  return text === '' ? undefined : subsetFont(font, text, { targetFormat: 'truetype', variationAxes: { wght: weight } })
}

const cutScripts = (): Promise<FontFile[]> =>
  Promise.all(
    scripts.flatMap(({ name, weights, letters }) =>
      weights.map(async (weight) => {
        const bytes = await cutLetters(`noto-sans-${name}/files/noto-sans-${name}-${name}-wght-normal.woff2`, letters, weight)
        if (!bytes) throw new Error(`noto-sans-${name} contains none of the required letters`)
        return { name: `noto-sans-${name}-${weight}.ttf`, bytes }
      }),
    ),
  )

const cutCjk = async (): Promise<FontFile[]> => {
  const files: FontFile[] = []
  for (const { name, letters } of cjk) {
    const family = `noto-sans-${name}`
    for (const file of fs.readdirSync(fromRoot('bench', 'node_modules', '@fontsource-variable', family, 'files'))) {
      const bytes = await cutLetters(`${family}/files/${file}`, letters, 400)
      if (bytes) files.push({ name: `${family}/${file.replace(`${family}-`, '').replace('-wght-normal.woff2', '.ttf')}`, bytes })
    }
  }
  return files
}

/** CSS `unicode-range` without U+: "41-5a,e9". */
const writeRanges = (codePoints: readonly number[]): string => {
  const ranges: [first: number, last: number][] = []
  for (const codePoint of codePoints.toSorted((one, other) => one - other)) {
    const range = ranges.at(-1)
    if (range?.[1] === codePoint - 1) range[1] = codePoint
    else if (range?.[1] !== codePoint) ranges.push([codePoint, codePoint])
  }
  return ranges
    .map(([first, last]) => (first === last ? [first] : [first, last]).map((codePoint) => codePoint.toString(16)).join('-'))
    .join()
}

/** Characters of a font, from its cmap. */
export const charactersOf = (bytes: Uint8Array): readonly number[] => {
  const font = openFont(bytes)
  return font.characterSet.filter((codePoint) => codePoint >= 0x20 && font.hasGlyphForCodePoint(codePoint))
}

const describeCoverage = (fonts: readonly FontFile[]): FontFile => {
  const lines = fonts.map(({ name, bytes }) => `  "${name.replace('.ttf', '')}": "${writeRanges(charactersOf(bytes))}"`)
  return { name: 'coverage.json', bytes: Buffer.from(`{\n${lines.join(',\n')}\n}\n`) }
}

/** Deterministic for given package versions. */
export const cutFonts = async (): Promise<FontFile[]> => {
  const faces = await Promise.all(
    cuts.map(async ({ name, source, letters, options }) => ({
      name,
      bytes: await subsetFont(packaged('@fontsource-variable', source), written(letters), { targetFormat: 'woff2', ...options }),
    })),
  )
  const whole = await Promise.all(
    papers.map(async ({ family, cut }) => ({
      name: `${family}-${cut}.ttf`,
      bytes: await fontverter.convert(packaged('@fontsource', `${family}/files/${family}-${cut}-normal.woff`), 'truetype'),
    })),
  )
  const trueType = [...whole, ...(await cutScripts()), ...(await cutCjk())]
  return [
    ...faces,
    ...trueType,
    describeCoverage(trueType),
    ...families.map((family) => ({ name: `${family}.license.txt`, bytes: packaged('@fontsource', `${family}/LICENSE`) })),
    ...[...scripts, ...cjk].map(({ name }) => ({
      name: `noto-sans-${name}.license.txt`,
      bytes: packaged('@fontsource-variable', `noto-sans-${name}/LICENSE`),
    })),
  ]
}
