import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** 89.99 per month, top-up of 100 below 20. */
export const onDemand = (quantity = 1) =>
  ({ type: 'hosting', id: 'cloud-scale', billing: 'monthly', quantity, selectedPaymentType: 'on-demand' }) as const

/** Balance ledger in cents. */
export const readBalance = async (payload: Payload, name: string) => {
  const { rows: sums } = await payload.db.drizzle.execute<{ kind: string; sum: number; count: number }>(sql`
    select m.kind, sum(m.amount)::int as sum, count(*)::int as count from infra.balance_movements m join subscriptions s on s.id = m.subscription_id
    where s.customer_key = ${`${name}@lives.test`} group by m.kind
  `)
  const { rows } = await payload.db.drizzle.execute<{ left: number; drawn: string; top_up: string; last: number }>(sql`
    select b.amount_left::int as left, to_char(b.drawn_until at time zone 'UTC', 'YYYY-MM-DD') as drawn, to_char(b.top_up_at at time zone 'UTC', 'YYYY-MM-DD') as top_up,
      (select balance_after::int from infra.balance_movements m where m.subscription_id = b.subscription_id order by number desc limit 1) as last
    from infra.subscription_balances b join subscriptions s on s.id = b.subscription_id where s.customer_key = ${`${name}@lives.test`}
  `)
  const [row] = rows
  if (!row) throw new Error(`${name} has no balance`)
  const of = (kind: string) => sums.find((each) => each.kind === kind) ?? { sum: 0, count: 0 }
  return {
    left: row.left,
    last: row.last,
    drawnUntil: row.drawn,
    topUpAt: row.top_up,
    paidIn: of('paidIn').sum,
    topUps: of('topUp'),
    drawn: 0 - of('drawn').sum,
    days: of('drawn').count,
    returned: 0 - of('returned').sum,
  }
}

/** U36: the ledger adds up to the cent. */
export const isBalanced = ({ left, last, paidIn, topUps, drawn, returned }: Awaited<ReturnType<typeof readBalance>>): boolean =>
  left === last && paidIn + topUps.sum === drawn + returned + left
