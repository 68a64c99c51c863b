import { formatMoney } from '@/core/money/format'
import type { Minor } from '@/core/money/types'
import type { PaymentStatus } from '@/core/payments/payment-status'
import type { PaymentMethodId } from '@/core/payments/types'
import { formatDay } from '@/core/calendar'
import type { OrderRecord } from '@/server/orders/order-record'
import type { PaymentRow } from '@/server/payments/payment-repository'
import type { PaymentLine } from './draw-rows'
import type { PdfWords } from './pdf-words'

const states = {
  pending: 'pending',
  processing: 'processing',
  paid: 'paid',
  failed: 'failed',
  'partly-refunded': 'partlyRefunded',
  refunded: 'refunded',
  surplus: 'surplus',
} as const satisfies Partial<Record<PaymentStatus, string>>

/** How it was paid, by the names of the words on paper. */
export const ways = { offline: 'byTransfer', stripe: 'byCard', sandbox: 'bySandbox' } as const satisfies Record<PaymentMethodId, string>

/** The payments of an order, earliest due first, without those that are no longer owed. */
export const paymentLines = (
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
    return [{ label: pdf(ways[provider]), note: notes.join(', '), amount: format(amount) }]
  })
}
