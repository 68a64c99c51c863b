import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface ReadPdf {
  readonly pages: number
  /** What is written, piece by piece in reading order, one space between pieces and no other. */
  readonly text: string
  readonly title: string
  readonly language: string
}

/** A PDF as a reader program sees it. */
export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise
  const pieces: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pieces.push(...items.map((item) => ('str' in item ? item.str : '')))
  }
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } }
  const text = pieces.join(' ').replaceAll(/\s+/gu, ' ')
  return { pages: pdf.numPages, text, title: info.Title ?? '', language: info.Language ?? '' }
}
