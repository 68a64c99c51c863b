import { sql } from '@payloadcms/db-postgres'
import type { Minor } from '@/core/money/types'
import type { PaymentMethodId } from '@/core/payments/types'
import type { Handle } from '@/server/platform/database/handle'

/** Money that moved and has no document yet. */
export interface UnwrittenPayment {
  readonly id: string
  readonly amount: Minor
  readonly refunded: Minor
  /** Epoch milliseconds; null is due at once. */
  readonly dueAt: number | null
  readonly paidThrough: PaymentMethodId
  /** `null` where even its invoice is to be written. */
  readonly invoiceId: string | null
}

interface Stored extends Record<string, unknown> {
  readonly id: string
  readonly amount: string
  readonly refunded: string | null
  readonly due: string | null
  readonly through: PaymentMethodId
  readonly invoice_id: string | null
}

/**
 * I1, I3: payments of an order that came and have no invoice, or of which more went back than credit notes say. What came before the shop
 * wrote invoices has no `paid_at`, and gets none afterwards; nor does money that counts for no order.
 */
export const findUnwritten = async (handle: Handle, orderId: string): Promise<readonly UnwrittenPayment[]> => {
  const { rows } = await handle.execute<Stored>(sql`
    select p.id, p.amount, p.refunded, (extract(epoch from p.due_at) * 1000)::bigint as due,
      case when p.intent is null then 'offline' else p.provider::text end as through, i.id as invoice_id
    from payments p left join invoices i on i.payment_id = p.id and i.kind = 'invoice'
    where p.order_id = ${orderId} and p.paid_at is not null and p.amount > 0 and (i.id is null or coalesce(p.refunded, 0) > i.credited)
    order by p.due_at nulls first, p.created_at, p.id
  `)
  return rows.map((row) => ({
    id: row.id,
    amount: Number(row.amount) as Minor,
    refunded: Number(row.refunded ?? 0) as Minor,
    dueAt: row.due === null ? null : Number(row.due),
    paidThrough: row.through,
    invoiceId: row.invoice_id,
  }))
}
