import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'

/** O19: the subscriptions a later payment is for, by the keys of their lines; none where nobody wrote them down. */
export const findPartLineKeys = async (handle: Handle, paymentId: string): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ line_key: string }>(sql`
    select s.line_key from infra.subscription_parts part join subscriptions s on s.id = part.subscription_id where part.payment_id = ${paymentId}
  `)
  return rows.map(({ line_key: key }) => key)
}
