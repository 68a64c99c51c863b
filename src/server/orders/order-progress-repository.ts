import { sql } from '@payloadcms/db-postgres'
import type { OrderProgress } from '@/core/order-status/order-subjects'
import type { Handle } from '@/server/platform/database/handle'

interface Stored extends Record<string, unknown> {
  readonly subject: string
  readonly is_done: boolean
}

/** What became of the parts of an order, from their own records. What is still under way is in neither list. */
export const findOrderProgress = async (handle: Handle, orderId: string): Promise<OrderProgress> => {
  const { rows } = await handle.execute<Stored>(sql`
    select name as subject, status <> 'cancelled' as is_done from domains where order_id = ${orderId} and status <> 'pending'
    union all
    select domain, status = 'completed' from transfers where order_id = ${orderId} and status in ('completed', 'failed')
    union all
    select domain, status = 'done' from registrar_tasks where order_id = ${orderId} and kind = 'renew' and status in ('done', 'failed')
    union all
    select line_key, true from subscriptions where order_id = ${orderId} and state <> 'pending'
  `)
  const payments = await handle.execute(
    sql`select 1 from payments where order_id = ${orderId} and due_at is null and status = 'processing' limit 1`,
  )
  const ofKind = (isDone: boolean) => rows.filter((row) => row.is_done === isDone).map(({ subject }) => subject)
  return { done: ofKind(true), failed: ofKind(false), isPaymentProcessing: payments.rows.length > 0 }
}
