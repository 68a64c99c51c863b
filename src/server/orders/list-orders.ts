import { sql } from '@payloadcms/db-postgres'
import { toMajor } from '@/core/money/major'
import type { Minor } from '@/core/money/types'
import type { OrderStatus } from '@/core/orders/order-status'
import type { QuoteLine } from '@/core/orders/types'
import type { Context, SignedInCustomer } from '@/server/platform/context'
import type { AccountOrder } from '@/contract/account-answers'

interface Stored extends Record<string, unknown> {
  readonly order_number: string
  readonly ordered_at: string
  readonly status: OrderStatus
  readonly currency: string
  readonly digits: string
  readonly total: string
  readonly due_now: string
  readonly due_later: string
  readonly lines: readonly Pick<QuoteLine, 'type' | 'id' | 'name' | 'quantity'>[]
}

const mostShown = 200

const toOrder = (row: Stored): AccountOrder => {
  const digits = Number(row.digits) === 0 ? 0 : 2
  const major = (value: string): number => toMajor(Number(value) as Minor, digits)
  return {
    orderNumber: row.order_number,
    orderDate: new Date(Number(row.ordered_at)).toISOString(),
    status: row.status,
    currency: row.currency,
    total: major(row.total),
    dueNow: major(row.due_now),
    dueLater: major(row.due_later),
    items: row.lines.map(({ type, id, name, quantity }) => ({ type, id, name, quantity })),
  }
}

/** A customer's orders, newest first. */
export const listOrders = async ({ payload }: Context, { id }: Pick<SignedInCustomer, 'id'>): Promise<readonly AccountOrder[]> => {
  const { rows } = await payload.db.drizzle.execute<Stored>(sql`
    select order_number, (extract(epoch from order_date) * 1000)::bigint as ordered_at, status, currency, digits,
      breakdown_total as total, due_now, due_later, lines
    from orders where customer_id = ${id} order by order_date desc limit ${mostShown}
  `)
  return rows.map(toOrder)
}
