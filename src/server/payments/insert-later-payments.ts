import { laterParts } from '@/core/payments/later-parts'
import { addMonths } from '@/core/calendar'
import type { Handle } from '@/server/platform/database/handle'
import type { OrderRecord } from '@/server/orders/order-record'
import { insertPayments } from './payment-repository'

/** O3: every part that falls due later is a payment with its day, written with the order. */
export const insertLaterPayments = async (handle: Handle, order: OrderRecord): Promise<void> => {
  const parts = laterParts(order.lines)
  if (parts.length === 0) return
  const ordered = new Date(order.orderDate)
  const payments = parts.map(({ dueInMonths, amount }) => ({ amount, dueAt: addMonths(ordered, dueInMonths).getTime() }))
  await insertPayments(handle, order, payments)
}
