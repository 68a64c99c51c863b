import { colours } from '../mail/document/mail-styles'
import { contentWidth, decorate, margin, measure, read, rightEdge, rule, wrap, write, type Paper } from './paper'

/** The mark of the shop: two posts and the plate between them, with its two screws; drawn on a square of 34. */
const mark = (doc: PDFKit.PDFDocument, x: number, y: number, size: number): void => {
  doc.translate(x, y).scale(size / 34)
  doc.rect(3, 0, 8, 34).rect(23, 0, 8, 34).fill(colours.ink)
  doc.rect(-1, 8.5, 36, 17).fill(colours.raised)
  doc.roundedRect(0, 11, 34, 12, 1.5).fill(colours.ink)
  doc.circle(5.2, 17, 1.7).circle(28.8, 17, 1.7).fill(colours.raised)
}

/** Whose paper this is, and what. */
export const drawHead = (paper: Paper, brandName: string, title: string): void => {
  const name = { face: 'display', size: 17 } as const
  decorate(paper, (doc) => mark(doc, margin, paper.y, 22))
  read(paper, 'P', () => write(paper, brandName, margin + 31, paper.y + 2, name))
  read(paper, 'H1', () => write(paper, title, rightEdge, paper.y + 2, name, 'right'))
  paper.y += 36
  rule(paper, 2, colours.ink)
  paper.y += 22
}

const plateHeight = 70

/** The law of fit with one cut: as large as the plate allows, smaller where the name is longer than it. */
const nameSize = (paper: Paper, name: string): number => {
  const largest = 40
  return Math.min(largest, (largest * (contentWidth - 48)) / measure(paper, name, { face: 'display', size: largest }))
}

/** The visitor's own name: mounted in butter before it is paid, stamped into the paper after it. */
export const drawPlate = (paper: Paper, name: string, isStamped: boolean): void => {
  const { doc, y } = paper
  const size = nameSize(paper, name)
  const style = { face: 'display', size, colour: isStamped ? colours.ink : colours.plateInk } as const
  const width = measure(paper, name, style)
  const turned = (draw: () => void): void => {
    doc.save()
    if (isStamped) doc.rotate(-1.6, { origin: [margin + contentWidth / 2, y + plateHeight / 2] })
    draw()
    doc.restore()
  }
  decorate(paper, () =>
    turned(() => {
      if (!isStamped) doc.roundedRect(margin, y, contentWidth, plateHeight, 3).fill(colours.plate)
      doc.strokeColor(colours.plateInk).lineWidth(2)
      doc.roundedRect(margin + 4, y + 4, contentWidth - 8, plateHeight - 8, 2).stroke()
      if (isStamped)
        doc
          .lineWidth(1)
          .roundedRect(margin + 8, y + 8, contentWidth - 16, plateHeight - 16, 1)
          .stroke()
    }),
  )
  // The middle of the letters without the parts that hang below: about two thirds of their size above the base line.
  read(paper, 'P', () =>
    turned(() => write(paper, name, margin + (contentWidth - width) / 2, y + (plateHeight - size) / 2 - size * 0.13, style)),
  )
  paper.y += plateHeight + 20
}

export interface Fact {
  readonly label: string
  readonly value: string
}

const factSize = { size: 9.5 } as const
/** Names and addresses, in whatever direction they are written. */
const personal = { ...factSize, direction: 'auto' } as const
const lineHeight = 14

/** Whom it is for on the left, the order's own facts on the right. */
export const drawFacts = (paper: Paper, heading: string, lines: readonly string[], facts: readonly Fact[]): void => {
  const column = margin + contentWidth / 2 + 8
  const quiet = { ...factSize, colour: colours.ink2 } as const
  const top = paper.y
  read(paper, 'P', () => write(paper, heading, margin, top, quiet))
  const wrapped = lines.flatMap((line) => wrap(paper, line, contentWidth / 2 - 16, personal))
  wrapped.forEach((line, index) =>
    read(paper, 'P', () =>
      write(paper, line, margin, top + (index + 1) * lineHeight, index === 0 ? { ...personal, face: 'strong' } : personal),
    ),
  )
  facts.forEach(({ label, value }, index) =>
    read(paper, 'P', () => {
      write(paper, label, column, top + index * lineHeight, quiet)
      write(paper, value, rightEdge, top + index * lineHeight, factSize, 'right')
    }),
  )
  paper.y = top + Math.max(wrapped.length + 1, facts.length) * lineHeight + 18
}
