import type { Locale } from '@/lib/config/locales'
import { coverLines, coveredInAll } from '@/core/invoices/lines'
import { servicePeriod } from '@/core/invoices/types'
import type { Minor } from '@/core/money/types'
import type { InvoiceRecord } from '@/modules/invoices/invoices.repository'
import { orderSample } from '../mail/order-sample'

/** Invoice in euros for the amount due at once. */
export const invoiceSample = (locale: Locale, more: Partial<InvoiceRecord> = {}): InvoiceRecord => {
  const order = orderSample(locale, 'paid', 'Łukasz Müßner-Nguyễn')
  const facts = { paidAt: Date.UTC(2026, 10, 22), terms: new Map(), renewedFrom: null }
  const lines = coverLines(order.lines, { amount: order.dueNow, dueInMonths: 0 }).map((line) => {
    const period = servicePeriod(line, order.lines, facts)
    return period ? { ...line, period } : line
  })
  const { net, tax, gross } = coveredInAll(lines)
  return {
    id: '01a1f000-0000-7000-8000-000000000001',
    kind: 'invoice',
    number: '2026-000123',
    year: 2026,
    position: 123,
    status: 'issued',
    issuedAt: Date.UTC(2026, 10, 22, 9),
    issuedOn: '2026-11-22',
    orderId: order.id,
    orderNumber: order.orderNumber,
    paymentId: '01a1f000-0000-7000-8000-000000000002',
    corrects: null,
    paidThrough: 'stripe',
    seller: {
      legalName: 'Hostfront GmbH',
      line1: 'Hafenstraße 7',
      line2: '',
      postalCode: '20457',
      city: 'Hamburg',
      region: '',
      country: 'DE',
      vatId: 'DE123456789',
      registration: 'HRB 12345, Amtsgericht Hamburg',
    },
    buyer: {
      name: order.contact.name,
      email: order.contact.email,
      company: 'Salz & Gerste OHG',
      vatId: 'ATU12345678',
      line1: order.billingAddress.line1,
      line2: null,
      postalCode: order.billingAddress.postalCode,
      city: order.billingAddress.city,
      region: null,
      country: order.billingAddress.country,
    },
    lines,
    currency: order.currency,
    digits: order.digits,
    exchangeRate: order.exchangeRate,
    rateDate: order.rateDate,
    taxRate: order.taxRate,
    taxNote: order.tax,
    net,
    tax,
    gross,
    credited: 0 as Minor,
    books: { currency: 'CHF', digits: 2, gross: 10_000 as Minor, tax: 909 as Minor },
    locale,
    ...more,
  }
}
