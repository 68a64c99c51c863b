import { sql } from '@payloadcms/db-postgres'
import { laterParts } from '@/core/payments/later-parts'
import { addMonths } from '@/core/receipt/calendar'
import type { Handle } from '@/server/platform/database/handle'
import type { OrderRecord } from '@/server/orders/order-record'
import { uuidV7 } from '@/server/platform/database/uuid-v7'

/** O3: every part that falls due later is a payment with its day, written with the order. */
export const insertLaterPayments = async (handle: Handle, order: OrderRecord): Promise<void> => {
  const parts = laterParts(order.lines)
  if (parts.length === 0) return
  const ordered = new Date(order.orderDate)
  const rows = parts.map(
    ({
      dueInMonths,
      amount,
    }) => sql`(${uuidV7(order.orderDate)}, ${order.id}, ${order.paymentMethod}, 'pending', ${amount}, ${order.currency},
      ${order.paymentReference}, ${addMonths(ordered, dueInMonths).toISOString()}::timestamptz, now(), now())`,
  )
  await handle.execute(sql`
    insert into payments (id, order_id, provider, status, amount, currency, reference, due_at, created_at, updated_at) values ${sql.join(rows, sql`, `)}
  `)
}
