import { toMajor } from '@/core/money/major'
import type { Result } from '@/core/result'
import { frozenCurrency, toTaxNote } from './order-figures'
import type { OrderRecord } from './order-record'
import type { OrderSummaryAnswer, PaymentSummaryAnswer, PlacedOrderAnswer } from '@/contract/order'
import { presentBreakdown, presentDiscount, presentLine } from '@/server/pricing/present-quote'

const isoDate = (milliseconds: number): string => new Date(milliseconds).toISOString()

const presentFrozen = (order: OrderRecord) => {
  const currency = frozenCurrency(order)
  const breakdown = presentBreakdown(order.breakdown, order.digits)
  return {
    orderNumber: order.orderNumber,
    orderDate: isoDate(order.orderDate),
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
  }
}

const presentPayment = (order: OrderRecord, status: PaymentSummaryAnswer['status']): PaymentSummaryAnswer => ({
  method: order.paymentMethod,
  status,
  amount: toMajor(order.dueNow, order.digits),
  reference: order.paymentReference,
})

const isNothingDue = ({ dueNow }: OrderRecord): boolean => dueNow === 0

/** The page an order is paid on, why there is none, or null where its method has none. */
export type OrderedPage = Result<{ readonly url: string }, 'unavailable' | 'nothing-to-pay'> | null

/**
 * O5: the order as it was placed, so that the same checkout sent again answers the same body whatever happened since; but
 * the page it is paid on is the one that is open now.
 */
export const presentPlacedOrder = (order: OrderRecord, accessToken: string, page: OrderedPage = null): PlacedOrderAnswer => {
  // Where nothing is due, placing it was all there was to do.
  const status = isNothingDue(order) ? 'paid' : 'pending'
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
} as const satisfies Record<OrderRecord['status'], PaymentSummaryAnswer['status']>

/** The order as it stands now. */
export const presentOrder = (order: OrderRecord): OrderSummaryAnswer => ({
  ...presentFrozen(order),
  status: order.status,
  payment: presentPayment(order, paymentStatuses[order.status]),
  events: order.events.map(({ type, at, note }) => ({ type, at: isoDate(at), ...(note === null ? {} : { note }) })),
})
