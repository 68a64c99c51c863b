import { creditId } from '@/core/orders/apply-credit'
import { convertUnit } from '@/core/money/convert'
import { decimalToNumber, parseDecimal } from '@/core/money/decimal'
import type { Currency } from '@/core/money/types'
import { thresholdIn } from '@/core/discounts/discount-terms'
import type { Quote } from '@/core/orders/types'
import type { AppliedDiscount } from '@/core/discounts/applied-discount'
import type { DiscountFigures, ReceiptFigures } from '@/core/receipt/figures'
import type { TaxNote } from '@/core/tax/types'
import type { OrderRecord, OrderTax } from './order-record'

/** The currency as the order froze it (M4). */
export const frozenCurrency = (order: OrderRecord): Currency => ({
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

/** What the receipt of something that is not ordered yet is made of. */
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

/** Without its proof, which is the shop's. */
export const toTaxNote = ({ proof: _proof, ...note }: OrderTax): TaxNote => note

/** What the receipt of a stored order is made of: its own whole numbers, as they were stored. */
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

/** U1: terms are counted from the day the money came; until then as if it came with the order. */
export const termsBegin = ({ events, orderDate }: Pick<OrderRecord, 'events' | 'orderDate'>): number =>
  events.find(({ type }) => type === 'paid')?.at ?? orderDate

/** What the order's page shows: no more of the order than that goes into the page. */
export const orderView = (order: OrderRecord) => ({
  ...orderFigures(order),
  orderNumber: order.orderNumber,
  orderDate: new Date(order.orderDate).toISOString(),
  termsFrom: new Date(termsBegin(order)).toISOString(),
  status: order.status,
  /** O16: until when it waits for its payment. */
  waitsUntil: order.status === 'pending' && order.expiresAt !== null ? new Date(order.expiresAt).toISOString() : null,
  /** O17: a guest's code is held for an hour; its transfer takes longer. */
  hasGuestCode: order.customerId === null && order.paymentMethod === 'offline' && order.discounts.codes.length > 0,
  contact: order.contact,
  billingAddress: order.billingAddress,
  payment: { method: order.paymentMethod, reference: order.paymentReference },
  events: order.events.map(({ type, note }) => ({ type, ...(note === null ? {} : { note }) })),
})

export type OrderView = ReturnType<typeof orderView>
