import PDFDocument from 'pdfkit'
import { colours } from '@/modules/email/document/layout'
import { readFont, type CjkStyle, type Face, graphemesOf, textRuns, type RunOptions, type TextRun } from './fonts'

/** ISO 216 A4 (210 × 297 mm) in points; all lengths in this folder are in points. */
const pageSize = { width: 595.28, height: 841.89 } as const
export const margin = 56
export const contentWidth = pageSize.width - 2 * margin
export const rightEdge = margin + contentWidth
const bottom = pageSize.height - 64

export interface TextStyle extends Pick<RunOptions, 'direction'> {
  readonly face?: Face
  readonly size: number
  readonly colour?: string
}

export interface PdfDocument {
  readonly doc: PDFKit.PDFDocument
  readonly cjkStyle: CjkStyle
  readonly fonts: Set<string>
  /** Current vertical position. */
  y: number
}

export const openPdf = (about: {
  readonly title: string
  readonly author: string
  readonly locale: string
  readonly date: Date
  readonly cjkStyle: CjkStyle
}): PdfDocument => {
  const doc = new PDFDocument({
    size: [pageSize.width, pageSize.height],
    margin: 0,
    // No initial font, because the library would read its default from a file in its package.
    font: '',
    pdfVersion: '1.5',
    tagged: true,
    lang: about.locale,
    displayTitle: true,
    bufferPages: true,
    info: { Title: about.title, Author: about.author, CreationDate: about.date },
  })
  return { doc, cjkStyle: about.cjkStyle, fonts: new Set(), y: 48 }
}

/** `features` must be set for right-to-left runs: without it, the library lays words out from left to right. */
const setFont = ({ doc, fonts }: PdfDocument, { font, isRightToLeft }: TextRun, size: number): PDFKit.Mixins.TextOptions => {
  if (!fonts.has(font)) doc.registerFont(font, readFont(font))
  fonts.add(font)
  doc.font(font).fontSize(size)
  return isRightToLeft ? { features: [] } : {}
}

const runsOf = ({ cjkStyle }: PdfDocument, text: string, { face = 'text', direction }: TextStyle): readonly TextRun[] =>
  textRuns(face, text, { cjkStyle, direction })

export const measure = (paper: PdfDocument, text: string, style: TextStyle): number =>
  runsOf(paper, text, style).reduce((sum, run) => {
    const options = setFont(paper, run, style.size)
    return sum + paper.doc.widthOfString(run.text, options)
  }, 0)

const otherScript = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u

/** Whether copied text would differ from the original: Noto renders ش and س as one glyph plus dots, and ṃ as m plus a dot. */
const needsActualText = (text: string, runs: readonly TextRun[]): boolean =>
  otherScript.test(text) || runs.some(({ font }) => font.startsWith('noto-sans-'))

/** `y` is the top edge; `x` is the right edge if the text is right-aligned. */
export const write = (paper: PdfDocument, text: string, x: number, y: number, style: TextStyle, align: 'left' | 'right' = 'left'): void => {
  const { size, colour = colours.ink } = style
  const { doc } = paper
  let at = align === 'right' ? x - measure(paper, text, style) : x
  const runs = runsOf(paper, text, style)
  const isMarked = needsActualText(text, runs)
  if (isMarked) doc.markContent('Span', { actual: text })
  for (const run of runs) {
    const options = setFont(paper, run, size)
    doc.fillColor(colour)
    // A line can mix fonts, so each run is placed on the baseline.
    doc.text(run.text, at, y + size, { ...options, lineBreak: false, baseline: 'alphabetic' })
    at += doc.widthOfString(run.text, options)
  }
  if (isMarked) doc.endMarkedContent()
}

/** Breaks words that are longer than a line. */
export const wrap = (paper: PdfDocument, text: string, width: number, style: TextStyle): readonly string[] => {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (measure(paper, longer, style) <= width) line = longer
    else {
      if (line !== '') lines.push(line)
      let letters = graphemesOf(word)
      while (letters.length > 1 && measure(paper, letters.join(''), style) > width) {
        let cut = letters.length - 1
        while (cut > 1 && measure(paper, letters.slice(0, cut).join(''), style) > width) cut -= 1
        lines.push(letters.slice(0, cut).join(''))
        letters = letters.slice(cut)
      }
      line = letters.join('')
    }
  }
  return [...lines, line]
}

/** Marks content as a PDF artifact, which screen readers skip. */
export const decorate = ({ doc }: PdfDocument, draw: (doc: PDFKit.PDFDocument) => void): void => {
  doc.markContent('Artifact', { type: 'Layout' })
  doc.save()
  draw(doc)
  doc.restore()
  doc.endMarkedContent()
}

/** Adds a structure element for screen readers. */
export const read = ({ doc }: PdfDocument, kind: 'H1' | 'H2' | 'P', draw: () => void): void => {
  doc.addStructure(doc.struct(kind, {}, draw))
}

export const rule = (paper: PdfDocument, weight: number, colour: string, isDashed = false): void =>
  decorate(paper, (doc) => {
    doc.lineWidth(weight).strokeColor(colour)
    if (isDashed) doc.dash(4, { space: 3 })
    doc.moveTo(margin, paper.y).lineTo(rightEdge, paper.y).stroke()
  })

export const makeRoom = (paper: PdfDocument, height: number): void => {
  if (paper.y + height <= bottom) return
  paper.doc.addPage()
  paper.y = margin
}

export const closePdf = async ({ doc }: PdfDocument): Promise<Uint8Array> => {
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))
  doc.end()
  await ended
  return Buffer.concat(chunks)
}
