import { inflateSync } from 'node:zlib'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface ReadPdf {
  readonly pages: number
  /** Text in reading order, pieces separated by single spaces. */
  readonly text: string
  readonly title: string
  readonly language: string
  /** Number of .notdef glyphs. */
  readonly missingGlyphs: number
  /** ActualText entries, used for copying and search. */
  readonly actualTexts: readonly string[]
}

/** UTF-16 with BOM in an escaped PDF string. */
const readString = (escaped: string): string => {
  const bytes = escaped.replaceAll(/\\([nrtbf()\\])/gu, (_, letter: string) => escapes[letter] ?? letter)
  return new TextDecoder('utf-16be').decode(Buffer.from(bytes, 'latin1'))
}
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

const actualTextsOf = (bytes: Uint8Array): readonly string[] =>
  Array.from(
    Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/FlateDecode\s*>>\s*stream\n([\s\S]*?)\nendstream/gu),
    ([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
  ).flatMap((content) => Array.from(content.matchAll(/\/ActualText \(((?:\\.|[^\\)])*)\)/gsu), ([, escaped = '']) => readString(escaped)))

interface ShownGlyph {
  readonly originalCharCode?: number
}

export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise
  const pieces: string[] = []
  let missingGlyphs = 0
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { fnArray, argsArray } = await page.getOperatorList()
    fnArray.forEach((operator, index) => {
      if (operator !== OPS.showText) return
      const [glyphs] = argsArray[index] as [readonly (ShownGlyph | number)[]]
      missingGlyphs += glyphs.filter((glyph) => typeof glyph === 'object' && glyph.originalCharCode === 0).length
    })
    const { items } = await page.getTextContent()
    pieces.push(...items.map((item) => ('str' in item ? item.str : '')))
  }
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } }
  const text = pieces.join(' ').replaceAll(/\s+/gu, ' ')
  return {
    pages: pdf.numPages,
    text,
    title: info.Title ?? '',
    language: info.Language ?? '',
    missingGlyphs,
    actualTexts: actualTextsOf(bytes),
  }
}
