import { colours } from '@/modules/email/document/layout'
import {
  margin,
  rightEdge,
  write,
  type PdfDocument,
  contentWidth,
  decorate,
  measure,
  read,
  rule,
  wrap,
  makeRoom,
  type TextStyle,
  closePdf,
  openPdf,
} from './paper'
import { type ReceiptRow, receiptText } from '@/modules/email/document/receipt'
import { createTranslator } from 'next-intl'
import type { Locale } from '@/lib/config/locales'
import { loadMessages } from '@/lib/i18n/messages'
import { mailWords } from '@/modules/email/document/document'
import { formatMoney } from '@/core/money/format'
import type { Minor } from '@/core/money/types'
import { kindOfPayment, type PaymentKind, type PaymentStatus } from '@/core/payments/types'
import { formatDay } from '@/core/dates'
import type { OrderRecord } from '@/modules/orders/orders.repository'
import type { PaymentRow } from '@/modules/payments/payments.repository'
import { receiptOf } from '@/modules/email/templates/orders'
import { chooseCjkStyle } from './fonts'

/** Call this last, when the page count is known. */
export const renderFeet = (
  { doc, ...paper }: PdfDocument,
  line: string,
  pageOf: (place: { readonly page: number; readonly pages: number }) => string,
): void => {
  const style = { size: 8.5, colour: colours.ink2 } as const
  const { count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index)
    const y = doc.page.height - 46
    doc.markContent('Artifact', { type: 'Pagination' })
    write({ doc, ...paper }, line, margin, y, style)
    write({ doc, ...paper }, pageOf({ page: index + 1, pages: count }), rightEdge, y, style, 'right')
    doc.endMarkedContent()
  }
}

const mark = (doc: PDFKit.PDFDocument, x: number, y: number, size: number): void => {
  doc.translate(x, y).scale(size / 34)
  doc.rect(3, 0, 8, 34).rect(23, 0, 8, 34).fill(colours.ink)
  doc.rect(-1, 8.5, 36, 17).fill(colours.raised)
  doc.roundedRect(0, 11, 34, 12, 1.5).fill(colours.ink)
  doc.circle(5.2, 17, 1.7).circle(28.8, 17, 1.7).fill(colours.raised)
}

export const renderHead = (paper: PdfDocument, brandName: string, title: string): void => {
  const name = { face: 'display', size: 17 } as const
  decorate(paper, (doc) => mark(doc, margin, paper.y, 22))
  read(paper, 'P', () => write(paper, brandName, margin + 31, paper.y + 2, name))
  read(paper, 'H1', () => write(paper, title, rightEdge, paper.y + 2, name, 'right'))
  paper.y += 36
  rule(paper, 2, colours.ink)
  paper.y += 22
}

const plateHeight = 70

const nameSize = (paper: PdfDocument, name: string): number => {
  const largest = 40
  return Math.min(largest, (largest * (contentWidth - 48)) / measure(paper, name, { face: 'display', size: largest }))
}

/** Yellow plate before payment, stamped after it. */
const renderPlate = (paper: PdfDocument, name: string, isStamped: boolean): void => {
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
  // Centres the x-height without descenders, about two thirds of the font size above the baseline.
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
/** Customer data may run in any direction. */
const personal = { ...factSize, direction: 'auto' } as const
const lineHeight = 14

export const renderFacts = (paper: PdfDocument, heading: string, lines: readonly string[], facts: readonly Fact[]): void => {
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

const size = 10
const noteSize = 8.5
const noteHeight = 11.5
const renewsEdge = rightEdge - 92

type Kind = ReceiptRow['kind']

const isItem = (kind: Kind): boolean => kind === 'item' || kind === 'addon'
const isStrong = (kind: Kind): boolean => kind === 'item' || kind === 'subtotal' || kind === 'total' || kind === 'due'

const edgeAbove = (paper: PdfDocument, kind: Kind, before: Kind | undefined): void => {
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

interface RenderedRow {
  readonly label: readonly string[]
  readonly notes: readonly string[]
  /** x of a short note on the label's line; null places it below. */
  readonly besideAt: number | null
  readonly height: number
}

const layOut = (paper: PdfDocument, { kind, label, note = '', noteParts }: ReceiptRow, style: TextStyle): RenderedRow => {
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

const renderDue = (paper: PdfDocument, { label, amount }: ReceiptRow): void => {
  makeRoom(paper, 50)
  edgeAbove(paper, 'due', 'total')
  read(paper, 'P', () => {
    write(paper, label, margin, paper.y + 21, { face: 'strong', size: 12 })
    write(paper, amount, rightEdge, paper.y + 8, { face: 'display', size: 26 }, 'right')
  })
  paper.y += 46
}

const renderRow = (paper: PdfDocument, row: ReceiptRow, before: Kind | undefined): void => {
  const { kind, amount, noteParts } = row
  if (kind === 'due') return renderDue(paper, row)
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

const renderHeads = (paper: PdfDocument, heads: readonly [string, string, string]): void => {
  const style = { size: noteSize, colour: colours.ink2 } as const
  read(paper, 'P', () => {
    write(paper, heads[0], margin, paper.y, style)
    write(paper, heads[1], renewsEdge, paper.y, style, 'right')
    write(paper, heads[2], rightEdge, paper.y, style, 'right')
  })
  paper.y += 15
  rule(paper, 1.5, colours.ink)
}

const renderRows = (paper: PdfDocument, heads: readonly [string, string, string], rows: readonly ReceiptRow[]): void => {
  renderHeads(paper, heads)
  rows.forEach((row, index) => renderRow(paper, row, rows[index - 1]?.kind))
}

interface PaymentLine {
  readonly label: string
  readonly note: string
  readonly amount: string
}

const renderPayments = (paper: PdfDocument, heading: string, payments: readonly PaymentLine[]): void => {
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

export const renderNotes = (paper: PdfDocument, notes: readonly string[]): void => {
  paper.y += 10
  for (const line of notes.flatMap((note) => wrap(paper, note, contentWidth, { size: noteSize }))) {
    makeRoom(paper, noteHeight)
    read(paper, 'P', () => write(paper, line, margin, paper.y, { size: noteSize, colour: colours.ink2 }))
    paper.y += noteHeight
  }
}

const pdfWords = async (locale: Locale) => ({
  ...(await mailWords(locale)),
  pdf: createTranslator({ locale, messages: await loadMessages(locale), namespace: 'receiptPdf' }),
})

type PdfWords = Awaited<ReturnType<typeof pdfWords>>

const states = {
  pending: 'pending',
  processing: 'processing',
  paid: 'paid',
  failed: 'failed',
  'partly-refunded': 'partlyRefunded',
  refunded: 'refunded',
  surplus: 'surplus',
} as const satisfies Partial<Record<PaymentStatus, string>>

/** Message keys for a kind of payment. */
export const ways = { transfer: 'byTransfer', card: 'byCard', sandbox: 'bySandbox' } as const satisfies Record<PaymentKind, string>

/** Earliest due first; omits void payments. */
const paymentLines = (
  { pdf, locale }: PdfWords,
  order: OrderRecord,
  payments: readonly PaymentRow[],
  priceLocale: string | undefined,
): readonly PaymentLine[] => {
  const format = (amount: Minor) => formatMoney(amount, { code: order.currency, digits: order.digits }, priceLocale)
  return payments.flatMap(({ provider, status, amount, dueAt, refunded }): readonly PaymentLine[] => {
    if (status === 'void' || amount === 0) return []
    const notes = [
      pdf(`states.${states[status]}`),
      ...(dueAt !== null && status === 'pending' ? [pdf('dueOn', { date: formatDay(new Date(dueAt), locale) })] : []),
      ...(refunded > 0 ? [pdf('givenBack', { amount: format(refunded) })] : []),
    ]
    return [{ label: pdf(ways[kindOfPayment(provider)]), note: notes.join(', '), amount: format(amount) }]
  })
}

export interface ReceiptSite {
  readonly brandName: string
  readonly supportEmail: string
  /** Locale of amounts (M7); undefined is en-US. */
  readonly priceLocale: string | undefined
}

const factsOf = ({ pdf, locale }: PdfWords, order: OrderRecord): readonly Fact[] => {
  const paid = order.events.find(({ type }) => type === 'paid')
  return [
    { label: pdf('order'), value: order.orderNumber },
    { label: pdf('date'), value: formatDay(new Date(order.orderDate), locale) },
    ...(paid ? [{ label: pdf('paidOn'), value: formatDay(new Date(paid.at), locale) }] : []),
    ...(order.paymentReference === order.orderNumber ? [] : [{ label: pdf('reference'), value: order.paymentReference }]),
    { label: pdf('email'), value: order.contact.email },
  ]
}

/** Same figures and wording as the order's page and email, plus payments. */
export const renderReceipt = async (
  order: OrderRecord,
  payments: readonly PaymentRow[],
  site: ReceiptSite,
  locale: Locale,
): Promise<Uint8Array> => {
  const words = await pdfWords(locale)
  const receipt = receiptOf(order, locale)
  const text = receiptText(words, receipt, site.priceLocale)
  const paper = openPdf({
    title: words.pdf('subject', { orderNumber: order.orderNumber }),
    author: site.brandName,
    locale,
    date: new Date(order.orderDate),
    cjkStyle: chooseCjkStyle(receipt.billedTo, order.billingAddress.country),
  })
  renderHead(paper, site.brandName, text.title)
  if (text.name !== null) renderPlate(paper, text.name, receipt.state === 'paid' || receipt.state === 'refunded')
  renderFacts(paper, words.receipt('billedTo'), receipt.billedTo, factsOf(words, order))
  renderRows(paper, [words.receipt('item'), words.receipt('renewsAt'), words.receipt('now')], text.rows)
  renderPayments(paper, words.pdf('payments'), paymentLines(words, order, payments, site.priceLocale))
  renderNotes(paper, text.notes)
  renderFeet(paper, `${site.brandName} · ${site.supportEmail} · ${order.orderNumber}`, (place) => words.pdf('page', place))
  return closePdf(paper)
}
