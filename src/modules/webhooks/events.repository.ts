import { sql } from '@payloadcms/db-postgres'
import { type Handle, uuidV7 } from '@/lib/db/sql'
import type { WebhookMessage } from './events'

const toRow = ({ object, event }: WebhookMessage) => ({ id: `msg_${uuidV7()}`, type: event.type, object, body: event })

const inserted = (told: readonly WebhookMessage[], receivers: ReturnType<typeof sql>) => sql`
  insert into webhook_deliveries (id, endpoint_id, event_id, event, object, position, status, body, attempts, next_attempt_at, created_at, updated_at)
  select gen_random_uuid(), endpoint, id, type, object, nextval('infra.webhook_positions'), 'waiting', body, 0, date_trunc('milliseconds', now()), now(), now()
  from (
    select receiver.id as endpoint, told.id, told.type, told.object, told.body
    from rows from (jsonb_to_recordset(${JSON.stringify(told.map(toRow))}::jsonb) as (id text, type text, object text, body jsonb)) with ordinality as told,
      webhook_endpoints as receiver
    where ${receivers}
    order by told.ordinality, receiver.id
  ) as addressed
  returning 1
`

/**
 * For writers that insert events together with other rows. One delivery per active endpoint subscribed to the event. Positions per object
 * are in order, because the writer holds the object's row lock.
 */
export const eventRows = (told: readonly WebhookMessage[]) =>
  inserted(told, sql`receiver.is_active and (jsonb_array_length(coalesce(receiver.events, '[]')) = 0 or receiver.events ? told.type)`)

/** Returns the number of deliveries. */
export const insertEvents = async (handle: Handle, told: readonly WebhookMessage[]): Promise<number> => {
  if (told.length === 0) return 0
  const { rows } = await handle.execute(eventRows(told))
  return rows.length
}

/** For one endpoint, ignoring its subscriptions; false if it is disabled. */
export const insertEventFor = async (handle: Handle, endpoint: string, told: WebhookMessage): Promise<boolean> => {
  const { rows } = await handle.execute(inserted([told], sql`receiver.is_active and receiver.id = ${endpoint}`))
  return rows.length > 0
}

interface OrderNumbered {
  readonly number: string
  readonly digits: 0 | 2
}

export const findNumberedOrder = async (handle: Handle, id: string): Promise<OrderNumbered | null> => {
  const { rows } = await handle.execute<{ number: string; digits: string }>(
    sql`select order_number as number, digits from orders where id = ${id}`,
  )
  const [row] = rows
  return row ? { number: row.number, digits: Number(row.digits) === 0 ? 0 : 2 } : null
}
