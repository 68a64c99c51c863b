import { formatDay } from '@/core/calendar'
import type { Locale } from '@/config/locales'
import type { OrderRecord } from '@/server/orders/order-record'
import { colours } from '../mail/document/mail-styles'
import { receiptText } from '../mail/document/receipt-rows'
import { receiptOf } from '../mail/templates/order-parts'
import type { PaymentRow } from '@/server/payments/payment-repository'
import { drawFacts, drawHead, drawPlate, type Fact } from './draw-head'
import { drawNotes, drawPayments, drawRows } from './draw-rows'
import { closePaper, margin, openPaper, rightEdge, write, type Paper } from './paper'
import { paymentLines } from './payment-lines'
import { pdfWords, type PdfWords } from './pdf-words'

/** What the paper says of the shop. */
export interface ReceiptSite {
  readonly brandName: string
  readonly supportEmail: string
  /** M7; undefined is en-US. */
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

/** The foot of every page, written last: only then it is known how many there are. */
const drawFeet = ({ doc, ...paper }: Paper, words: PdfWords, { brandName, supportEmail }: ReceiptSite, orderNumber: string): void => {
  const style = { size: 8.5, colour: colours.ink2 } as const
  const { count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index)
    const y = doc.page.height - 46
    doc.markContent('Artifact', { type: 'Pagination' })
    write({ doc, ...paper }, `${brandName} · ${supportEmail} · ${orderNumber}`, margin, y, style)
    write({ doc, ...paper }, words.pdf('page', { page: index + 1, pages: count }), rightEdge, y, style, 'right')
    doc.endMarkedContent()
  }
}

/** The receipt of a stored order as a PDF: the figures and words of its page and its mail, and its payments. */
export const drawReceipt = async (
  order: OrderRecord,
  payments: readonly PaymentRow[],
  site: ReceiptSite,
  locale: Locale,
): Promise<Uint8Array> => {
  const words = await pdfWords(locale)
  const receipt = receiptOf(order, locale)
  const text = receiptText(words, receipt, site.priceLocale)
  const paper = await openPaper({
    title: words.pdf('subject', { orderNumber: order.orderNumber }),
    author: site.brandName,
    locale,
    date: new Date(order.orderDate),
  })
  drawHead(paper, site.brandName, text.title)
  if (text.name !== null) drawPlate(paper, text.name, receipt.state === 'paid' || receipt.state === 'refunded')
  drawFacts(paper, words.receipt('billedTo'), receipt.billedTo, factsOf(words, order))
  drawRows(paper, [words.receipt('item'), words.receipt('renewsAt'), words.receipt('now')], text.rows)
  drawPayments(paper, words.pdf('payments'), paymentLines(words, order, payments, site.priceLocale))
  drawNotes(paper, text.notes)
  drawFeet(paper, words, site, order.orderNumber)
  return closePaper(paper)
}
