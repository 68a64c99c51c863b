import { colours } from '../mail/document/mail-styles'
import type { ReceiptRow } from '../mail/document/receipt-rows'
import { contentWidth, makeRoom, margin, read, rightEdge, rule, wrap, write, measure, type Paper, type TextStyle } from './paper'

const size = 10
const noteSize = 8.5
const lineHeight = 14
const noteHeight = 11.5
/** Where the column of what renews ends. */
const renewsEdge = rightEdge - 92

type Kind = ReceiptRow['kind']

const isItem = (kind: Kind): boolean => kind === 'item' || kind === 'addon'
const isStrong = (kind: Kind): boolean => kind === 'item' || kind === 'subtotal' || kind === 'total' || kind === 'due'

/** The line above a row: where the sums begin, where one ends, and the perforation. */
const edgeAbove = (paper: Paper, kind: Kind, before: Kind | undefined): void => {
  const isBreak = before === undefined || kind !== before
  if (kind === 'due') rule(paper, 1.5, colours.ink)
  else if (kind === 'stub' && isBreak) {
    paper.y += 6
    rule(paper, 1, colours.ink2, true)
    paper.y += 6
  } else if (before !== undefined && isItem(before) && !isItem(kind)) rule(paper, 1.5, colours.ink)
  else if (kind === 'total') rule(paper, 1.5, colours.ink)
  else if (kind === 'subtotal' || (kind === 'discount' && isBreak) || (kind === 'item' && before !== undefined))
    rule(paper, 0.5, colours.line)
}

interface DrawnRow {
  readonly label: readonly string[]
  readonly notes: readonly string[]
  /** The x of a short note beside its label; null to put it below. */
  readonly besideAt: number | null
  readonly height: number
}

const layOut = (paper: Paper, { kind, label, note = '', noteParts }: ReceiptRow, style: TextStyle): DrawnRow => {
  const indent = kind === 'addon' ? 14 : 0
  const room = (isItem(kind) ? renewsEdge - 110 : rightEdge - 130) - margin - indent
  const lines = wrap(paper, label, room, style)
  const noteText = noteParts ? noteParts.covers : note
  const notes = noteText === '' ? [] : wrap(paper, noteText, room, { size: noteSize })
  const labelWidth = measure(paper, label, style) + 6
  const isBeside = notes.length === 1 && labelWidth + measure(paper, noteText, { size: noteSize }) <= room
  const under = isBeside ? 0 : notes.length
  return {
    label: lines,
    notes,
    besideAt: isBeside ? margin + indent + labelWidth : null,
    height: lines.length * lineHeight + under * noteHeight + 7,
  }
}

/** The one big figure of the paper. */
const drawDue = (paper: Paper, { label, amount }: ReceiptRow): void => {
  makeRoom(paper, 50)
  edgeAbove(paper, 'due', 'total')
  read(paper, 'P', () => {
    write(paper, label, margin, paper.y + 21, { face: 'strong', size: 12 })
    write(paper, amount, rightEdge, paper.y + 8, { face: 'display', size: 26 }, 'right')
  })
  paper.y += 46
}

const drawRow = (paper: Paper, row: ReceiptRow, before: Kind | undefined): void => {
  const { kind, amount, noteParts } = row
  if (kind === 'due') return drawDue(paper, row)
  const style: TextStyle = { face: isStrong(kind) ? 'strong' : 'text', size }
  const x = margin + (kind === 'addon' ? 14 : 0)
  const { label, notes, besideAt, height } = layOut(paper, row, style)
  makeRoom(paper, height + 12)
  edgeAbove(paper, kind, before)
  const top = paper.y + 5
  read(paper, 'P', () => {
    label.forEach((line, index) => write(paper, line, x, top + index * lineHeight, style))
    const firstNote = besideAt === null ? top + label.length * lineHeight : top + size - noteSize
    notes.forEach((line, index) =>
      write(paper, line, besideAt ?? x, firstNote + index * noteHeight, { size: noteSize, colour: colours.ink2 }),
    )
    if (noteParts && noteParts.renewsAt !== '') write(paper, noteParts.renewsAt, renewsEdge, top, { size, colour: colours.ink2 }, 'right')
    write(paper, amount, rightEdge, top, { ...style, colour: kind === 'discount' ? colours.saving : colours.ink }, 'right')
  })
  paper.y += height
}

/** The heads of the three columns, over the lines of the order. */
const drawHeads = (paper: Paper, heads: readonly [string, string, string]): void => {
  const style = { size: noteSize, colour: colours.ink2 } as const
  read(paper, 'P', () => {
    write(paper, heads[0], margin, paper.y, style)
    write(paper, heads[1], renewsEdge, paper.y, style, 'right')
    write(paper, heads[2], rightEdge, paper.y, style, 'right')
  })
  paper.y += 15
  rule(paper, 1.5, colours.ink)
}

/** Every line of the receipt in its order: what was bought, how the sum comes about, what is due, what comes again. */
export const drawRows = (paper: Paper, heads: readonly [string, string, string], rows: readonly ReceiptRow[]): void => {
  drawHeads(paper, heads)
  rows.forEach((row, index) => drawRow(paper, row, rows[index - 1]?.kind))
}

export interface PaymentLine {
  readonly label: string
  readonly note: string
  readonly amount: string
}

/** What was paid, and what is still to be paid. */
export const drawPayments = (paper: Paper, heading: string, payments: readonly PaymentLine[]): void => {
  makeRoom(paper, 40 + payments.length * 20)
  paper.y += 18
  read(paper, 'H2', () => write(paper, heading, margin, paper.y, { face: 'display', size: 12 }))
  paper.y += 20
  rule(paper, 1.5, colours.ink)
  for (const { label, note, amount } of payments) {
    const top = paper.y + 5
    read(paper, 'P', () => {
      write(paper, label, margin, top, { size })
      write(paper, note, margin + measure(paper, label, { size }) + 8, top + 1.2, { size: noteSize, colour: colours.ink2 })
      write(paper, amount, rightEdge, top, { size }, 'right')
    })
    paper.y += 20
  }
}

export const drawNotes = (paper: Paper, notes: readonly string[]): void => {
  paper.y += 10
  for (const line of notes.flatMap((note) => wrap(paper, note, contentWidth, { size: noteSize }))) {
    makeRoom(paper, noteHeight)
    read(paper, 'P', () => write(paper, line, margin, paper.y, { size: noteSize, colour: colours.ink2 }))
    paper.y += noteHeight
  }
}
