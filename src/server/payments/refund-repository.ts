import { sql } from '@payloadcms/db-postgres'
import type { Minor } from '@/core/money/types'
import type { Handle } from '@/server/platform/database/handle'

export interface RefundRow {
  readonly id: string
  readonly paymentId: string
  readonly state: 'requested' | 'done' | 'failed'
  readonly amount: Minor
  readonly key: string
  readonly reason: string | null
}

interface Stored extends Record<string, unknown> {
  readonly id: string
  readonly payment_id: string
  readonly state: RefundRow['state']
  readonly amount: string
  readonly key: string
  readonly reason: string | null
}

/** Every refund of an order, oldest first. */
export const findRefunds = async (handle: Handle, orderId: string): Promise<readonly RefundRow[]> => {
  const { rows } = await handle.execute<Stored>(sql`
    select id, payment_id, state, amount, key, reason from refunds where order_id = ${orderId} order by created_at, id
  `)
  return rows.map((row) => ({
    id: row.id,
    paymentId: row.payment_id,
    state: row.state,
    amount: Number(row.amount) as Minor,
    key: row.key,
    reason: row.reason,
  }))
}
