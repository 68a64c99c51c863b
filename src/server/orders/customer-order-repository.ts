import { sql } from '@payloadcms/db-postgres'
import type { Minor } from '@/core/money/types'
import type { OrderStatus } from '@/core/orders/order-status'
import type { QuoteLine } from '@/core/orders/types'
import type { Handle } from '@/server/platform/database/handle'

/** An order as its customer looks back on it, in minor units of its currency. */
export interface CustomerOrder {
  readonly orderNumber: string
  /** Epoch milliseconds. */
  readonly orderedAt: number
  readonly status: OrderStatus
  readonly currency: string
  readonly digits: 0 | 2
  readonly total: Minor
  readonly dueNow: Minor
  readonly dueLater: Minor
  readonly lines: readonly QuoteLine[]
  /** O16: epoch milliseconds. */
  readonly expiresAt: number | null
}

interface Stored extends Record<string, unknown> {
  readonly order_number: string
  readonly ordered_at: string
  readonly status: OrderStatus
  readonly currency: string
  readonly digits: string
  readonly total: string
  readonly due_now: string
  readonly due_later: string
  readonly lines: readonly QuoteLine[]
  readonly expires: string | null
}

const mostShown = 200

const toOrder = (row: Stored): CustomerOrder => ({
  orderNumber: row.order_number,
  orderedAt: Number(row.ordered_at),
  status: row.status,
  currency: row.currency,
  digits: Number(row.digits) === 0 ? 0 : 2,
  total: Number(row.total) as Minor,
  dueNow: Number(row.due_now) as Minor,
  dueLater: Number(row.due_later) as Minor,
  lines: row.lines,
  expiresAt: row.expires === null ? null : Number(row.expires),
})

const columns = sql`order_number, (extract(epoch from order_date) * 1000)::bigint as ordered_at, status, currency, digits,
      breakdown_total as total, due_now, due_later, lines,
      (extract(epoch from expires_at) * 1000)::bigint as expires`

/** A customer's orders, newest first. */
export const findCustomerOrders = async (handle: Handle, customerId: string): Promise<readonly CustomerOrder[]> => {
  const { rows } = await handle.execute<Stored>(sql`
    select ${columns}
    from orders where customer_id = ${customerId} order by order_date desc limit ${mostShown}
  `)
  return rows.map(toOrder)
}
