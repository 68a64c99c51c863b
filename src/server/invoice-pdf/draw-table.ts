import { colours } from '@/server/mail/document/mail-styles'
import { makeRoom, margin, read, rightEdge, rule, wrap, write, type Paper } from '@/server/receipt-pdf/paper'
import type { InvoiceRow, InvoiceText } from './invoice-text'

const size = 10
const noteSize = 8.5
const lineHeight = 14
const noteHeight = 12
/** The right edges of the three columns of amounts. */
const edges = { net: rightEdge - 164, tax: rightEdge - 84, gross: rightEdge } as const
const room = edges.net - 76 - margin

/** The heads of the columns, over the lines. */
export const drawHeads = (paper: Paper, heads: Readonly<Record<'item' | keyof typeof edges, string>>): void => {
  const style = { size: noteSize, colour: colours.ink2 } as const
  read(paper, 'P', () => {
    write(paper, heads.item, margin, paper.y, style)
    for (const column of ['net', 'tax', 'gross'] as const) write(paper, heads[column], edges[column], paper.y, style, 'right')
  })
  paper.y += 15
  rule(paper, 1.5, colours.ink)
}

export const drawRow = (paper: Paper, { label, notes, ...amounts }: InvoiceRow): void => {
  const lines = wrap(paper, label, room, { size })
  const under = notes.flatMap((note) => wrap(paper, note, room, { size: noteSize }))
  const height = lines.length * lineHeight + under.length * noteHeight + 10
  makeRoom(paper, height)
  const top = paper.y + 5
  read(paper, 'P', () => {
    lines.forEach((line, index) => write(paper, line, margin, top + index * lineHeight, { size }))
    const first = top + lines.length * lineHeight
    under.forEach((line, index) => write(paper, line, margin, first + index * noteHeight, { size: noteSize, colour: colours.ink2 }))
    for (const column of ['net', 'tax', 'gross'] as const) write(paper, amounts[column], edges[column], top, { size }, 'right')
  })
  paper.y += height
  rule(paper, 0.5, colours.line)
}

/** Net and tax, and the one big figure of the paper. */
export const drawTotals = (paper: Paper, totals: InvoiceText['totals']): void => {
  makeRoom(paper, 100)
  paper.y += 6
  const sums = totals.slice(0, -1)
  for (const { label, amount } of sums) {
    read(paper, 'P', () => {
      write(paper, label, margin, paper.y, { size })
      write(paper, amount, rightEdge, paper.y, { size }, 'right')
    })
    paper.y += 18
  }
  rule(paper, 1.5, colours.ink)
  for (const { label, amount } of totals.slice(-1)) {
    read(paper, 'P', () => {
      write(paper, label, margin, paper.y + 21, { face: 'strong', size: 12 })
      write(paper, amount, rightEdge, paper.y + 8, { face: 'display', size: 26 }, 'right')
    })
    paper.y += 46
  }
}
