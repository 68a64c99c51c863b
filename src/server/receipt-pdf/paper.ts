import PDFDocument from 'pdfkit'
import { colours } from '../mail/document/mail-styles'
import { fontRuns, loadFonts, type Face } from './fonts'

/** The paper of ISO 216, 210 by 297 mm, in points; every length of this folder is in points. */
const pageSize = { width: 595.28, height: 841.89 } as const
export const margin = 56
export const contentWidth = pageSize.width - 2 * margin
export const rightEdge = margin + contentWidth
const bottom = pageSize.height - 64

export interface TextStyle {
  readonly face?: Face
  readonly size: number
  readonly colour?: string
}

export interface Paper {
  readonly doc: PDFKit.PDFDocument
  /** Where the next thing is drawn. */
  y: number
}

export const openPaper = async (about: {
  readonly title: string
  readonly author: string
  readonly locale: string
  readonly date: Date
}): Promise<Paper> => {
  const fonts = await loadFonts()
  const doc = new PDFDocument({
    size: [pageSize.width, pageSize.height],
    margin: 0,
    // None at the beginning: the library's own would be read from a file of its package.
    font: '',
    pdfVersion: '1.5',
    tagged: true,
    lang: about.locale,
    displayTitle: true,
    bufferPages: true,
    info: { Title: about.title, Author: about.author, CreationDate: about.date },
  })
  for (const [name, data] of fonts) doc.registerFont(name, data)
  return { doc, y: 48 }
}

export const measure = ({ doc }: Paper, text: string, { face = 'text', size }: TextStyle): number =>
  fontRuns(face, text).reduce((sum, run) => sum + doc.font(run.font).fontSize(size).widthOfString(run.text), 0)

/** One line of text; `y` is its upper edge, and `x` its right one where it is aligned to it. */
export const write = (paper: Paper, text: string, x: number, y: number, style: TextStyle, align: 'left' | 'right' = 'left'): void => {
  const { face = 'text', size, colour = colours.ink } = style
  const { doc } = paper
  let at = align === 'right' ? x - measure(paper, text, style) : x
  for (const run of fontRuns(face, text)) {
    doc.font(run.font).fontSize(size).fillColor(colour)
    // Pieces of different fonts stand on one line, so each is placed by its base line.
    doc.text(run.text, at, y + size, { lineBreak: false, baseline: 'alphabetic' })
    at += doc.widthOfString(run.text)
  }
}

/** Words on as many lines as they need; a word that is longer than a line is cut. */
export const wrap = (paper: Paper, text: string, width: number, style: TextStyle): readonly string[] => {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (measure(paper, longer, style) <= width) line = longer
    else {
      if (line !== '') lines.push(line)
      line = word
      while (measure(paper, line, style) > width) {
        let cut = line.length - 1
        while (cut > 1 && measure(paper, line.slice(0, cut), style) > width) cut -= 1
        lines.push(line.slice(0, cut))
        line = line.slice(cut)
      }
    }
  }
  return [...lines, line]
}

/** What is drawn and not read: rules, frames, grounds. */
export const decorate = ({ doc }: Paper, draw: (doc: PDFKit.PDFDocument) => void): void => {
  doc.markContent('Artifact', { type: 'Layout' })
  doc.save()
  draw(doc)
  doc.restore()
  doc.endMarkedContent()
}

/** What is read, as one paragraph of the document's structure. */
export const read = ({ doc }: Paper, kind: 'H1' | 'H2' | 'P', draw: () => void): void => {
  doc.addStructure(doc.struct(kind, {}, draw))
}

export const rule = (paper: Paper, weight: number, colour: string, isDashed = false): void =>
  decorate(paper, (doc) => {
    doc.lineWidth(weight).strokeColor(colour)
    if (isDashed) doc.dash(4, { space: 3 })
    doc.moveTo(margin, paper.y).lineTo(rightEdge, paper.y).stroke()
  })

/** Begins another page where what comes next has no room on this one. */
export const makeRoom = (paper: Paper, height: number): void => {
  if (paper.y + height <= bottom) return
  paper.doc.addPage()
  paper.y = margin
}

export const closePaper = async ({ doc }: Paper): Promise<Uint8Array> => {
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))
  doc.end()
  await ended
  return Buffer.concat(chunks)
}
