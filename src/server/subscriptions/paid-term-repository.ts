import { sql } from '@payloadcms/db-postgres'
import type { Minor } from '@/core/money/types'
import { linesOf } from '@/core/subscriptions/subscribed-lines'
import type { PaidTerm } from '@/core/subscriptions/unused-part'
import { findOrderById } from '@/server/orders/order-repository'
import type { Handle } from '@/server/platform/database/handle'
import type { SubscriptionRecord } from './subscription-record'

interface Stored extends Record<string, unknown> {
  readonly order_id: string
  readonly line_key: string
  readonly starts: string
  readonly carried: string
}

/** What the invoices of an order say of each line, less what was credited since. */
const findHeld = async (handle: Handle, orderId: string): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await handle.execute<{ key: string; held: string }>(sql`
    select line->>'key' as key, sum(case when i.kind = 'invoice' then 1 else -1 end * (line->'covered'->>'net')::bigint) as held
    from invoices i, jsonb_array_elements(i.lines) line where i.order_id = ${orderId} group by 1
  `)
  return new Map(rows.map(({ key, held }) => [key, Number(held)]))
}

export interface PaidTerms {
  readonly terms: readonly PaidTerm[]
  /** Whether parts of its price are still to be paid (O19). */
  readonly isOwed: boolean
}

/** U9: the terms that are paid and not over, with the money that is here for them: at most this one and the one after it. */
export const findPaidTerms = async (
  handle: Handle,
  { id, termStart, termEnd, partDueAt }: SubscriptionRecord,
  today: number,
): Promise<PaidTerms> => {
  const { rows } = await handle.execute<Stored>(sql`
    select t.order_id, s.line_key, (extract(epoch from t.term_start) * 1000)::bigint as starts, t.carried
    from infra.subscription_orders t join subscriptions s on s.id = t.subscription_id
    where t.subscription_id = ${id} and t.booked_at is not null and t.carried_by is null and t.term_start <= ${new Date(termStart).toISOString()}::timestamptz
    order by t.term_start desc, t.attempt desc limit 3
  `)
  const terms: PaidTerm[] = []
  let end = termEnd
  for (const row of rows) {
    const starts = Number(row.starts)
    const order = end > today ? await findOrderById(handle, row.order_id) : null
    if (order) {
      const held = await findHeld(handle, order.id)
      const lines = linesOf(order.lines, row.line_key).map(({ key, subtotal, discount, setupFee }) => ({
        held: (held.get(key) ?? 0) as Minor,
        term: (subtotal - discount) as Minor,
        setup: setupFee,
      }))
      terms.push({ termStart: starts, termEnd: end, lines, carried: Number(row.carried) as Minor })
    }
    end = starts
  }
  return { terms, isOwed: partDueAt !== null }
}
