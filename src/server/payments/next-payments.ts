import type { Minor } from '@/core/money/types'
import type { QuoteLine } from '@/core/orders/types'
import { addMonths } from '@/core/calendar'
import { findPaidOrders, type CustomerOrder } from '@/server/orders/customer-order-repository'
import type { Context, SignedInCustomer } from '@/server/platform/context'

/** A payment of an order that is still to come. */
export interface NextPayment {
  /** The rest of what was ordered. */
  readonly kind: 'rest'
  readonly name: string
  readonly orderNumber: string
  /** ISO 8601. */
  readonly dueAt: string
  /** At the price of the order. */
  readonly amount: Minor
  readonly currency: string
}

type Draft = Omit<NextPayment, 'orderNumber' | 'currency'>

const restOf = (line: QuoteLine, ordered: Date): readonly Draft[] =>
  line.schedule
    .filter(({ dueInMonths }) => dueInMonths > 0)
    .map(({ dueInMonths, amount }) => ({
      kind: 'rest',
      name: line.name,
      dueAt: addMonths(ordered, dueInMonths).toISOString(),
      amount,
    }))

const paymentsOf = (order: CustomerOrder, now: number): readonly NextPayment[] => {
  const ordered = new Date(order.orderedAt)
  const drafts = order.lines.flatMap((line) => restOf(line, ordered)).filter(({ dueAt }) => Date.parse(dueAt) > now)
  return drafts.map((draft) => ({ ...draft, orderNumber: order.orderNumber, currency: order.currency }))
}

/** What the customer's paid orders will ask for next, soonest first. */
export const nextPayments = async (context: Context, { id }: Pick<SignedInCustomer, 'id'>): Promise<readonly NextPayment[]> => {
  const orders = await findPaidOrders(context.payload.db.drizzle, id)
  return orders.flatMap((order) => paymentsOf(order, context.now())).sort((first, second) => first.dueAt.localeCompare(second.dueAt))
}
