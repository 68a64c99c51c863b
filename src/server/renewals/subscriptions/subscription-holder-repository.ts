import { sql } from '@payloadcms/db-postgres'
import { holderColumns, toHolder, type Holder } from '@/server/checkout/holder-repository'
import type { Handle } from '@/server/platform/database/handle'

/** To whom the next term of a subscription is billed. */
export const findHolderOf = async (handle: Handle, id: string): Promise<Holder | null> => {
  const { rows } = await handle.execute<Record<string, unknown>>(sql`
    select s.customer_id, coalesce(c.email, o.contact_email, s.customer_key) as email, ${holderColumns}
    from subscriptions s left join customers c on c.id = s.customer_id left join orders o on o.id = s.order_id where s.id = ${id}
  `)
  return rows[0] ? toHolder(rows[0]) : null
}
