import { accountingDay, accountingYear } from '@/core/invoices/datev'
import { coverLines, coveredInAll, creditLines, split } from '@/core/invoices/lines'
import { invoiceNumber, servicePeriod, type InvoiceBuyer, type InvoiceKind, type Seller, isInvoiceNumber } from '@/core/invoices/types'
import { addMonths } from '@/core/dates'
import { convertAmount } from '@/core/money/currency'
import { sumOf } from '@/core/money/arithmetic'
import type { Minor } from '@/core/money/types'
import { laterParts } from '@/core/payments/schedule'
import { toTaxNote } from '@/modules/orders/presenter'
import { type OrderRecord, findOrderById } from '@/modules/orders/orders.repository'
import { type Handle, uuidV7 } from '@/lib/db/sql'
import { emitEvents, documentIssued } from '@/modules/webhooks/events'
import { findBookkeeping, findRate, findSeller, type Bookkeeping } from './accounting-export.repository'
import {
  reserveNextNumber,
  findCreditNotes,
  findInvoiceById,
  insertInvoice,
  updateCredited,
  type BookAmounts,
  type InvoiceRecord,
  findPartLineKeys,
  findSharedRefunds,
  updateCreditNote,
  findPeriodFacts,
  findPaymentsWithoutInvoice,
  type PaymentWithoutInvoice,
  findInvoiceOfOrder,
  findListedOfCustomer,
  type ListedInvoice,
} from './invoices.repository'
import { subscriptionLines } from '@/core/subscriptions/subscription-lines'
import { err, ok, type Result } from '@/core/result'
import { getOrderSummary } from '@/modules/orders/orders.service'
import type { Context, SignedInCustomer } from '@/lib/context'
import { refusal, type DomainError } from '@/lib/http/http-error'

interface InvoiceContext {
  readonly handle: Handle
  readonly order: OrderRecord
  readonly seller: Seller
  readonly books: Bookkeeping
  readonly now: number
}

/** I2: call this last, to lock the series as briefly as possible. */
const numbered = async ({ handle, books, now }: InvoiceContext, kind: InvoiceKind) => {
  const year = accountingYear(now, books.timeZone)
  const { position, issuedAt } = await reserveNextNumber(handle, kind, year, now)
  return {
    kind,
    year,
    position,
    issuedAt,
    number: invoiceNumber(kind, year, position),
    issuedOn: accountingDay(issuedAt, books.timeZone),
  }
}

const buyerOf = ({ contact, billingAddress: { line1, line2, postalCode, city, region, country } }: OrderRecord): InvoiceBuyer => ({
  name: contact.name,
  email: contact.email,
  company: contact.company ?? null,
  vatId: contact.vatId ?? null,
  line1,
  line2: line2 ?? null,
  postalCode,
  city,
  region: region ?? null,
  country,
})

const inBooks = async ({ handle, order, books }: InvoiceContext, gross: Minor, tax: Minor): Promise<BookAmounts | null> => {
  if (order.currency === books.currency) return { currency: books.currency, digits: order.digits, gross, tax }
  const [from, to] = [await findRate(handle, order.currency), await findRate(handle, books.currency)]
  if (!from || !to) return null
  const convert = (amount: Minor) => convertAmount(amount, { ...from, digits: order.digits }, to)
  return { currency: books.currency, digits: to.digits, gross: convert(gross), tax: convert(tax) }
}

/** O3: which part of the payment plan this is; null if none matches. */
const dueInMonths = ({ lines, orderDate }: OrderRecord, dueAt: number | null): number | null => {
  if (dueAt === null) return 0
  const ordered = new Date(orderDate)
  return laterParts(lines).find((part) => addMonths(ordered, part.dueInMonths).getTime() === dueAt)?.dueInMonths ?? null
}

const frozen = ({ order, seller }: InvoiceContext) => ({
  id: uuidV7(),
  status: 'issued' as const,
  orderId: order.id,
  orderNumber: order.orderNumber,
  seller,
  buyer: buyerOf(order),
  currency: order.currency,
  digits: order.digits,
  exchangeRate: order.exchangeRate,
  rateDate: order.rateDate,
  taxRate: order.taxRate,
  taxNote: order.tax && toTaxNote(order.tax),
  credited: 0 as Minor,
  locale: order.locale,
})

const insertDocument = async (handle: Handle, document: InvoiceRecord): Promise<void> => {
  await insertInvoice(handle, document)
  await emitEvents(handle, [documentIssued(document)])
}

/** O19: if a subscription has ended, the rest of a payment covers only the other subscriptions' lines. */
const linesOfPayment = async ({ handle, order }: InvoiceContext, { id, dueAt }: PaymentWithoutInvoice): Promise<OrderRecord['lines']> => {
  const lineKeys = dueAt === null ? [] : await findPartLineKeys(handle, id)
  if (lineKeys.length === 0) return order.lines
  const own = new Set(lineKeys.flatMap((lineKey) => subscriptionLines(order.lines, lineKey)).map(({ key }) => key))
  return order.lines.map((line) => (own.has(line.key) ? line : { ...line, schedule: line.schedule.slice(0, 1) }))
}

const writeInvoice = async (invoicing: InvoiceContext, payment: PaymentWithoutInvoice): Promise<InvoiceRecord> => {
  const { order, handle } = invoicing
  const { id, amount, dueAt, paidThrough } = payment
  const facts = await findPeriodFacts(handle, order, invoicing.now)
  const lines = coverLines(await linesOfPayment(invoicing, payment), { amount, dueInMonths: dueInMonths(order, dueAt) }).map((line) => {
    const period = servicePeriod(line, order.lines, facts)
    return period ? { ...line, period } : line
  })
  const { net, tax, gross } = coveredInAll(lines)
  const books = await inBooks(invoicing, gross, tax)
  const invoice: InvoiceRecord = {
    ...frozen(invoicing),
    paymentId: id,
    corrects: null,
    paidThrough,
    lines,
    net,
    tax,
    gross,
    books,
    ...(await numbered(invoicing, 'invoice')),
  }
  await insertDocument(handle, invoice)
  return invoice
}

/** Uses the invoice's own rates, so that a full refund leaves no remainder in the accounts. */
const creditedInBooks = (invoice: InvoiceRecord, notes: readonly InvoiceRecord[], amount: Minor): BookAmounts | null => {
  const { books, gross, credited } = invoice
  if (!books) return null
  const left = (of: 'gross' | 'tax') => books[of] - sumOf(notes.map((note) => note.books?.[of] ?? 0))
  const part = (of: 'gross' | 'tax') => split(left(of), amount, gross - credited - amount) as Minor
  return { ...books, gross: part('gross'), tax: part('tax') }
}

interface CreditAmount {
  /** Minor units. */
  readonly amount: Minor
  readonly shares?: ReadonlyMap<string, number>
}

const writeCreditNote = async (
  desk: InvoiceContext,
  invoice: InvoiceRecord,
  { amount, shares }: CreditAmount,
): Promise<[InvoiceRecord, string]> => {
  const { handle } = desk
  const notes = await findCreditNotes(handle, invoice.id)
  const lines = creditLines(
    invoice.lines,
    notes.map((note) => note.lines),
    amount,
    shares,
  )
  const { net, tax, gross } = coveredInAll(lines)
  const { id, number } = invoice
  const books = creditedInBooks(invoice, notes, amount)
  const fresh = frozen(desk)
  await insertDocument(handle, {
    ...invoice,
    ...fresh,
    buyer: invoice.buyer,
    corrects: { id, number },
    lines,
    net,
    tax,
    gross,
    books,
    ...(await numbered(desk, 'credit-note')),
  })
  const credited = (invoice.credited + amount) as Minor
  await updateCredited(handle, id, { before: invoice.credited, credited, isWhole: credited >= invoice.gross })
  return [{ ...invoice, credited }, fresh.id]
}

/** One credit note per refund: first for specific lines (U14), then for the remainder. */
const writeCreditNotes = async (desk: InvoiceContext, known: InvoiceRecord, refunded: Minor): Promise<void> => {
  let invoice = known
  for (const { refundId, amount, shares } of await findSharedRefunds(desk.handle, known.paymentId)) {
    if (amount > refunded - invoice.credited) continue
    const [after, noteId] = await writeCreditNote(desk, invoice, { amount, shares: new Map(shares.map(({ key, gross }) => [key, gross])) })
    await updateCreditNote(desk.handle, refundId, noteId)
    invoice = after
  }
  if (refunded > invoice.credited) await writeCreditNote(desk, invoice, { amount: (refunded - invoice.credited) as Minor })
}

/**
 * I1, I3: issues an order's missing invoices and credit notes. Runs in the payment's transaction under the order's lock and is idempotent.
 */
export const writeInvoices = async (handle: Handle, orderId: string, now: number): Promise<void> => {
  const unwritten = await findPaymentsWithoutInvoice(handle, orderId)
  const order = unwritten.length === 0 ? null : await findOrderById(handle, orderId)
  if (!order) return
  const invoiceContext: InvoiceContext = { handle, order, seller: await findSeller(handle), books: await findBookkeeping(handle), now }
  for (const payment of unwritten) {
    const known = payment.invoiceId === null ? null : await findInvoiceById(handle, payment.invoiceId)
    const invoice = known ?? (await writeInvoice(invoiceContext, payment))
    if (payment.refunded > invoice.credited) await writeCreditNotes(invoiceContext, invoice, payment.refunded)
  }
}

interface InvoiceRequest {
  readonly orderNumber: string
  readonly number: string
  /** A guest's order token. */
  readonly token: string | null
}

/** I8: `not-found` for anyone who may not open the order, so that a number reveals nothing. */
export const getInvoice = async (
  context: Context,
  { orderNumber, number, token }: InvoiceRequest,
): Promise<Result<InvoiceRecord, DomainError>> => {
  const order = await getOrderSummary(context, orderNumber, token)
  if (!order.ok) return order
  const invoice = isInvoiceNumber(number) ? await findInvoiceOfOrder(context.payload.db.drizzle, order.value.id, number) : null
  return invoice ? ok(invoice) : err(refusal('not-found'))
}

const pageSize = 20

export interface InvoiceList {
  readonly invoices: readonly ListedInvoice[]
  readonly page: number
  readonly pages: number
}

/** I8: an invalid page number returns page 1. */
export const listInvoices = async ({ payload }: Context, { id }: Pick<SignedInCustomer, 'id'>, asked: number): Promise<InvoiceList> => {
  const find = (page: number) => findListedOfCustomer(payload.db.drizzle, id, { offset: (page - 1) * pageSize, limit: pageSize })
  const wanted = Number.isSafeInteger(asked) && asked >= 1 && asked <= 100_000 ? asked : 1
  const found = await find(wanted)
  const { invoices, inAll } = found.invoices.length === 0 && wanted > 1 ? await find(1) : found
  return { invoices, page: invoices === found.invoices ? wanted : 1, pages: Math.max(1, Math.ceil(inAll / pageSize)) }
}
