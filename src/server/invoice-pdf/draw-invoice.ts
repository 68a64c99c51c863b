import type { Locale } from '@/config/locales'
import type { InvoiceRecord } from '@/server/invoices/invoice-record'
import { drawFeet } from '@/server/receipt-pdf/draw-feet'
import { drawFacts, drawHead } from '@/server/receipt-pdf/draw-head'
import type { ReceiptSite } from '@/server/receipt-pdf/draw-receipt'
import { drawNotes } from '@/server/receipt-pdf/draw-rows'
import { chooseCjkStyle } from '@/server/receipt-pdf/fonts'
import { closePaper, openPaper } from '@/server/receipt-pdf/paper'
import { drawHeads, drawRow, drawTotals } from './draw-table'
import { invoiceText } from './invoice-text'
import { invoiceWords } from './invoice-words'

/** I5: an invoice or a credit note as a PDF, on the paper of the receipt: the same bytes whenever it is asked for in one language. */
export const drawInvoice = async (invoice: InvoiceRecord, site: ReceiptSite, locale: Locale): Promise<Uint8Array> => {
  const words = await invoiceWords(locale)
  const { invoice: word } = words
  const text = invoiceText(words, invoice, site.brandName, site.priceLocale)
  const paper = openPaper({
    title: word('subject', { title: text.title, number: invoice.number }),
    author: invoice.seller.legalName || site.brandName,
    locale,
    date: new Date(invoice.issuedAt),
    cjkStyle: chooseCjkStyle(text.buyer, invoice.buyer.country),
  })
  drawHead(paper, site.brandName, text.title)
  drawFacts(paper, word('buyer'), text.buyer, text.facts)
  drawFacts(paper, word('seller'), text.seller, [])
  drawHeads(paper, { item: word('item'), net: word('net'), tax: word('tax'), gross: word('gross') })
  for (const row of text.rows) drawRow(paper, row)
  drawTotals(paper, text.totals)
  drawNotes(paper, text.notes)
  drawFeet(paper, `${site.brandName} · ${site.supportEmail} · ${invoice.number}`, (place) => word('page', place))
  return closePaper(paper)
}
