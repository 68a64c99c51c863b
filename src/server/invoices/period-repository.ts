import { sql } from '@payloadcms/db-postgres'
import { addMonths } from '@/core/calendar'
import type { PeriodFacts } from '@/core/invoices/service-period'
import { renewedFrom } from '@/core/orders/renewal-order'
import { linesOf } from '@/core/subscriptions/subscribed-lines'
import type { OrderRecord } from '@/server/orders/order-record'
import { findPaidAt } from '@/server/orders/paid-at-repository'
import type { Handle } from '@/server/platform/database/handle'

interface Stored extends Record<string, unknown> {
  readonly line_key: string
  readonly starts: string
  readonly months: string
  readonly anchor_day: string
  /** Of the subscription as it stands. */
  readonly current: string
  readonly ends: string
}

const termOf = ({ starts, current, ends, months, anchor_day }: Stored) => {
  const termStart = Number(starts)
  const termEnd = starts === current ? Number(ends) : addMonths(new Date(termStart), Number(months), Number(anchor_day)).getTime()
  return { termStart, termEnd }
}

/** I10: what the periods of an order's lines are made of, once its subscriptions have begun or advanced. */
export const findPeriodFacts = async (handle: Handle, order: OrderRecord, now: number): Promise<PeriodFacts> => {
  const { rows } = await handle.execute<Stored>(sql`
    select s.line_key, s.months, s.anchor_day, (extract(epoch from t.term_start) * 1000)::bigint as starts,
      (extract(epoch from s.term_start) * 1000)::bigint as current, (extract(epoch from s.term_end) * 1000)::bigint as ends
    from infra.subscription_orders t join subscriptions s on s.id = t.subscription_id
    where t.order_id = ${order.id} and t.booked_at is not null
  `)
  const terms = rows.flatMap((row) => linesOf(order.lines, row.line_key).map(({ key }) => [key, termOf(row)] as const))
  return {
    paidAt: (await findPaidAt(handle, order.id)) ?? now,
    terms: new Map(terms),
    renewedFrom: renewedFrom(order.idempotencyKey),
  }
}
