import { formatDay } from '@/core/calendar'
import type { Locale } from '@/config/locales'
import type { OrderRecord } from '@/server/orders/order-record'
import { receiptText } from '../mail/document/receipt-rows'
import { receiptOf } from '../mail/templates/order-parts'
import type { PaymentRow } from '@/server/payments/payment-repository'
import { drawFeet } from './draw-feet'
import { drawFacts, drawHead, drawPlate, type Fact } from './draw-head'
import { drawNotes, drawPayments, drawRows } from './draw-rows'
import { chooseCjkStyle } from './fonts'
import { closePaper, openPaper } from './paper'
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
  const paper = openPaper({
    title: words.pdf('subject', { orderNumber: order.orderNumber }),
    author: site.brandName,
    locale,
    date: new Date(order.orderDate),
    cjkStyle: chooseCjkStyle(receipt.billedTo, order.billingAddress.country),
  })
  drawHead(paper, site.brandName, text.title)
  if (text.name !== null) drawPlate(paper, text.name, receipt.state === 'paid' || receipt.state === 'refunded')
  drawFacts(paper, words.receipt('billedTo'), receipt.billedTo, factsOf(words, order))
  drawRows(paper, [words.receipt('item'), words.receipt('renewsAt'), words.receipt('now')], text.rows)
  drawPayments(paper, words.pdf('payments'), paymentLines(words, order, payments, site.priceLocale))
  drawNotes(paper, text.notes)
  drawFeet(paper, `${site.brandName} · ${site.supportEmail} · ${order.orderNumber}`, (place) => words.pdf('page', place))
  return closePaper(paper)
}
