import type { Context } from '@/server/platform/context'
import type { OrderRecord } from '@/server/orders/order-record'
import { isPayable } from './open-payment-page'
import { findPayments } from './payment-repository'

/** What a customer may pay on the provider's page now. */
export interface Payable {
  readonly id: string
  /** ISO 8601; null is owed at once. */
  readonly dueAt: string | null
}

export const findPayable = async (context: Context, order: OrderRecord): Promise<readonly Payable[]> => {
  if (order.paymentMethod === 'offline' || !context.payments[order.paymentMethod]) return []
  const payments = await findPayments(context.payload.db.drizzle, order.id)
  return payments
    .filter((payment) => isPayable(payment, order.status))
    .map(({ id, dueAt }) => ({ id, dueAt: dueAt === null ? null : new Date(dueAt).toISOString() }))
}
