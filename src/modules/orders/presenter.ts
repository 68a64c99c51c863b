import { creditId } from '@/core/orders/calculate-quote'
import { convertUnit } from '@/core/money/currency'
import { decimalToNumber, parseDecimal, toMajor } from '@/core/money/arithmetic'
import type { Currency } from '@/core/money/types'
import { thresholdIn, type AppliedDiscount } from '@/core/discounts/discounts'
import type { Quote } from '@/core/orders/types'
import type { DiscountFigures, ReceiptFigures } from '@/core/receipt/figures'
import type { TaxNote } from '@/core/tax/types'
import type { InvoiceKind } from '@/core/invoices/types'
import type { OrderProducts, OrderRecord, OrderTax } from './orders.repository'
import type { Result } from '@/core/result'
import type { OrderProductsResponse, OrderSummaryResponse, PaymentSummaryResponse, PlacedOrderResponse } from '@/modules/orders/schema'
import { presentBreakdown, presentDiscount, presentLine } from '@/modules/pricing/presenter'
import { toIsoString } from '@/core/dates'

const frozenCurrency = (order: OrderRecord): Currency => ({
  code: order.currency,
  symbol: order.currency,
  name: order.currency,
  exchangeRate: parseDecimal(order.exchangeRate),
  digits: order.digits,
  rateDate: order.rateDate,
})

const discountFigures = (
  { discountId, name, description, value, eligible, savings, terms }: AppliedDiscount,
  currency: Currency,
): DiscountFigures => {
  const threshold = thresholdIn(terms, currency)
  return {
    discountId,
    name,
    description,
    // M5: a fixed value is converted like a unit price.
    value:
      value.type === 'percentage'
        ? { kind: value.type, percent: decimalToNumber(value.value) }
        : { kind: value.type, amount: discountId === creditId ? savings : convertUnit(value.value, currency) },
    eligible,
    savings,
    ...(threshold === null ? {} : { threshold }),
  }
}

export const quoteFigures = (quote: Quote) => {
  const { currency, taxRate, taxNote, lines, breakdown, dueNow, dueLater } = quote
  return {
    currency: currency.code,
    exchangeRate: decimalToNumber(currency.exchangeRate),
    rateDate: currency.rateDate,
    taxRate: decimalToNumber(taxRate),
    ...(taxNote ? { taxNote } : {}),
    items: lines,
    discountSummary: {
      automaticDiscounts: quote.automaticDiscounts.map((discount) => discountFigures(discount, currency)),
      discountCodes: quote.discountCodes.map((discount) => discountFigures(discount, currency)),
    },
    breakdown,
    dueNow,
    dueLater,
  } satisfies ReceiptFigures & Pick<OrderRecord, 'exchangeRate' | 'rateDate'>
}

/** Drops the proof, which is only for the shop. */
export const toTaxNote = ({ proof: _proof, ...note }: OrderTax): TaxNote => note

/** Receipt figures of a stored order, exactly as stored. */
export const orderFigures = (order: OrderRecord) => {
  const currency = frozenCurrency(order)
  const { exchangeRate, rateDate, taxRate, tax, lines, discounts, breakdown, dueNow, dueLater } = order
  return {
    currency: order.currency,
    exchangeRate,
    rateDate,
    taxRate,
    ...(tax ? { taxNote: toTaxNote(tax) } : {}),
    items: lines,
    discountSummary: {
      automaticDiscounts: discounts.automatic.map((discount) => discountFigures(discount, currency)),
      discountCodes: discounts.codes.map((discount) => discountFigures(discount, currency)),
    },
    breakdown,
    dueNow,
    dueLater,
  } satisfies ReceiptFigures & Pick<OrderRecord, 'exchangeRate' | 'rateDate'>
}

/** U1: terms start on the day of payment or, until then, on the day of the order. */
export const termsBegin = ({ events, orderDate }: Pick<OrderRecord, 'events' | 'orderDate'>): number =>
  events.find(({ type }) => type === 'paid')?.at ?? orderDate

/** Only data that the order's page shows is sent to the browser. */
export const orderView = (order: OrderRecord) => ({
  ...orderFigures(order),
  orderNumber: order.orderNumber,
  orderDate: new Date(order.orderDate).toISOString(),
  termsFrom: new Date(termsBegin(order)).toISOString(),
  status: order.status,
  waitsUntil: order.status === 'pending' && order.expiresAt !== null ? new Date(order.expiresAt).toISOString() : null,
  /** O17: a guest's code is reserved for an hour, which is shorter than a bank transfer takes. */
  hasGuestCode: order.customerId === null && order.paymentMethod === 'offline' && order.discounts.codes.length > 0,
  contact: order.contact,
  billingAddress: order.billingAddress,
  payment: { method: order.paymentMethod, reference: order.paymentReference },
  events: order.events.map(({ type, note }) => ({ type, ...(note === null ? {} : { note }) })),
})

export type OrderView = ReturnType<typeof orderView>

const presentFrozen = (order: OrderRecord) => {
  const currency = frozenCurrency(order)
  const breakdown = presentBreakdown(order.breakdown, order.digits)
  return {
    orderNumber: order.orderNumber,
    orderDate: toIsoString(order.orderDate),
    currency: order.currency,
    exchangeRate: order.exchangeRate,
    rateDate: order.rateDate,
    taxRate: order.taxRate,
    ...(order.tax ? { taxNote: toTaxNote(order.tax) } : {}),
    contact: order.contact,
    billingAddress: order.billingAddress,
    items: order.lines.map((line) => presentLine(line, currency)),
    discountSummary: {
      discountCodes: order.discounts.codes.map((discount) => presentDiscount(discount, currency)),
      automaticDiscounts: order.discounts.automatic.map((discount) => presentDiscount(discount, currency)),
      totalSavings: breakdown.savings,
      totalDiscountAmount: breakdown.discount,
    },
    breakdown,
    dueNow: toMajor(order.dueNow, order.digits),
    dueLater: toMajor(order.dueLater, order.digits),
    lang: order.locale,
    reference: order.reference,
    metadata: { ...order.metadata },
  }
}

const presentPayment = (order: OrderRecord, status: PaymentSummaryResponse['status']): PaymentSummaryResponse => ({
  method: order.paymentMethod,
  status,
  amount: toMajor(order.dueNow, order.digits),
  reference: order.paymentReference,
})

const isFree = (order: OrderRecord): boolean => order.dueNow === 0 && order.acceptance === null

/** The payment page, the reason why there is none, or null for a method without one. */
type OrderedPage = Result<{ readonly url: string }, 'unavailable' | 'nothing-to-pay'> | null

/**
 * O5: the order as placed, so that a repeated checkout returns the same body whatever has happened since, except for the payment page that
 * is currently open.
 * open.
 */
export const presentPlacedOrder = (order: OrderRecord, accessToken: string, page: OrderedPage = null): PlacedOrderResponse => {
  // If nothing is due, placing the order completes it.
  const status = isFree(order) ? 'paid' : 'pending'
  const isUnavailable = page !== null && !page.ok && page.error === 'unavailable'
  const payment = presentPayment(order, isUnavailable ? 'unavailable' : status)
  return { ...presentFrozen(order), status, payment: page?.ok ? { ...payment, url: page.value.url } : payment, accessToken }
}

const paymentStatuses = {
  pending: 'pending',
  paid: 'paid',
  fulfilled: 'paid',
  refunded: 'paid',
  failed: 'failed',
  cancelled: 'failed',
} as const satisfies Record<OrderRecord['status'], PaymentSummaryResponse['status']>

interface OrderExtras {
  readonly products: OrderProducts
  readonly invoices: readonly { readonly kind: InvoiceKind; readonly number: string; readonly issuedOn: string }[]
  /** Where the buyer can pay now; `null` if nothing can be paid. */
  readonly payUrl: string | null
  readonly siteUrl: string
}

/** O26: URLs that accept the order's token in a header. */
const presentDocuments = ({ orderNumber, locale }: OrderRecord, { invoices, siteUrl }: OrderExtras): OrderSummaryResponse['documents'] => {
  const page = `${siteUrl}/${locale}/orders/${orderNumber}`
  return [
    { kind: 'receipt', number: orderNumber, issuedOn: null, url: `${page}/receipt.pdf` },
    ...invoices.map(({ kind, number, issuedOn }) => ({ kind, number, issuedOn, url: `${page}/invoices/${number}` })),
  ]
}

const presentProducts = ({ subscriptions, domains }: OrderProducts): OrderProductsResponse => ({
  subscriptions: subscriptions.map(({ id, product, state, termEnd }) => ({ id, product, state, termEnd: toIsoString(termEnd) })),
  domains: domains.map(({ name, status, expiresAt }) => ({ name, status, expiresAt: expiresAt === null ? null : toIsoString(expiresAt) })),
})

const presentAcceptance = ({ acceptance }: OrderRecord): OrderSummaryResponse['acceptance'] =>
  acceptance && { acceptedAt: acceptance.acceptedAt === null ? null : toIsoString(acceptance.acceptedAt) }

export const presentOrder = (order: OrderRecord, extras: OrderExtras): OrderSummaryResponse => ({
  ...presentFrozen(order),
  status: order.status,
  payment: {
    ...presentPayment(order, paymentStatuses[order.status]),
    ...(extras.payUrl === null ? {} : { url: extras.payUrl }),
  },
  acceptance: presentAcceptance(order),
  documents: presentDocuments(order, extras),
  ...presentProducts(extras.products),
  events: order.events.map(({ type, at, note }) => ({ type, at: toIsoString(at), ...(note === null ? {} : { note }) })),
})
