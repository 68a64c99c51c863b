import { sql } from '@payloadcms/db-postgres'
import type { RegistrarTaskStatus } from '@/core/domains/registrar-tasks'
import type { Handle } from '@/server/platform/database/handle'

/** One of a customer's own names as far as its name servers go. */
export interface OwnDelegation {
  readonly id: string
  readonly name: string
  readonly orderId: string | null
  /** Of the customer's choice; `null`: the shop's own. */
  readonly nameservers: readonly string[] | null
  /** Whether its records are this owner's: until then whatever stands there is somebody else's. */
  readonly hasZone: boolean
}

interface Stored extends Record<string, unknown> {
  readonly id: string
  readonly name: string
  readonly order_id: string | null
  readonly nameservers: readonly string[] | null
  readonly has_zone: boolean
}

/** `null` where it is not theirs, or not held any more. */
export const findOwnDelegation = async (
  handle: Handle,
  customerId: string,
  name: string,
  { isLocked = false } = {},
): Promise<OwnDelegation | null> => {
  const { rows } = await handle.execute<Stored>(sql`
    select id, name, order_id, nameservers, zone_started_at is not null as has_zone from domains
    where customer_id = ${customerId} and name = ${name.toLowerCase()} and status in ('active', 'grace') ${isLocked ? sql`for update` : sql``}
  `)
  const [row] = rows
  return row ? { id: row.id, name: row.name, orderId: row.order_id, nameservers: row.nameservers, hasZone: row.has_zone } : null
}

export const updateNameservers = async (handle: Handle, id: string, nameservers: readonly string[] | null): Promise<void> => {
  const list = nameservers === null ? null : JSON.stringify(nameservers)
  await handle.execute(sql`update domains set nameservers = ${list}::jsonb, updated_at = now() where id = ${id}`)
}

export const updateZoneStarted = async (handle: Handle, id: string, now: number): Promise<void> => {
  await handle.execute(sql`update domains set zone_started_at = ${new Date(now).toISOString()}::timestamptz where id = ${id}`)
}

/** What became of the last change that was asked of the registrar; `null` where there was none. */
export const findLastTask = async (handle: Handle, name: string, kind: 'nameservers' | 'contacts'): Promise<RegistrarTaskStatus | null> => {
  const { rows } = await handle.execute<{ status: RegistrarTaskStatus }>(sql`
    select status from registrar_tasks where domain = ${name} and kind = ${kind} and status <> 'cancelled' order by created_at desc, id desc limit 1
  `)
  return rows[0]?.status ?? null
}
