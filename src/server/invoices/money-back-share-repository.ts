import { sql } from '@payloadcms/db-postgres'
import type { LineShare } from '@/core/subscriptions/money-back'
import type { Minor } from '@/core/money/types'
import type { Handle } from '@/server/platform/database/handle'

/** A refund that is about certain lines of its invoice, and has no credit note yet. */
export interface SharedRefund {
  readonly refundId: string
  readonly amount: Minor
  readonly shares: readonly LineShare[]
}

interface Stored extends Record<string, unknown> {
  readonly refund_id: string
  readonly amount: string
  readonly shares: readonly LineShare[]
}

/** U14: oldest first. What a provider has refused is not among them, nor what nobody has sent yet. */
export const findSharedRefunds = async (handle: Handle, paymentId: string): Promise<readonly SharedRefund[]> => {
  const { rows } = await handle.execute<Stored>(sql`
    select m.refund_id, r.amount, m.shares from infra.money_backs m join refunds r on r.id = m.refund_id
    where m.payment_id = ${paymentId} and m.credit_note_id is null and (r.state = 'done' or (r.state = 'requested' and not m.by_hand))
    order by (r.state = 'done') desc, m.created_at, m.refund_id
  `)
  return rows.map(({ refund_id, amount, shares }) => ({ refundId: refund_id, amount: Number(amount) as Minor, shares }))
}

export const updateCreditNote = async (handle: Handle, refundId: string, invoiceId: string): Promise<void> => {
  await handle.execute(sql`update infra.money_backs set credit_note_id = ${invoiceId} where refund_id = ${refundId}`)
}
