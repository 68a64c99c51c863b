import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'

const most = 20

export interface ListedRefund {
  readonly id: string
  readonly amount: number
}

/** U15: money of a subscription that is on its way back, oldest first. */
export const findOpenRefunds = async (handle: Handle, subscriptionId: string): Promise<readonly ListedRefund[]> => {
  const { rows } = await handle.execute<{ id: string; amount: string }>(sql`
    select r.id, r.amount from infra.money_backs m join refunds r on r.id = m.refund_id
    where m.subscription_id = ${subscriptionId} and r.state = 'requested' order by m.created_at limit ${most}
  `)
  return rows.map(({ id, amount }) => ({ id, amount: Number(amount) }))
}

/** What its host has still to do, or could not. */
export const findDeskTasks = async (
  handle: Handle,
  subscriptionId: string,
): Promise<readonly { readonly id: string; readonly kind: string }[]> => {
  const { rows } = await handle.execute<{ id: string; kind: string }>(sql`
    select id, kind::text as kind from provision_tasks
    where subscription_id = ${subscriptionId} and status in ('waiting', 'working', 'open', 'failed') order by number limit ${most}
  `)
  return rows
}
