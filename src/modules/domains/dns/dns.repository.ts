import { sql } from '@payloadcms/db-postgres'
import type { RegistrarTaskStatus } from '@/core/domains/registrar'
import type { Handle } from '@/lib/db/sql'
import type { Payload } from 'payload'
import type { ZoneStore, RecordSet } from '@/core/dns/records'

export interface OwnDelegation {
  readonly id: string
  readonly name: string
  readonly orderId: string | null
  /** `null` means the shop's nameservers. */
  readonly nameservers: readonly string[] | null
  /** False until this owner changes a record, since earlier records belong to a former owner. */
  readonly hasZone: boolean
}

interface DelegationRow extends Record<string, unknown> {
  readonly id: string
  readonly name: string
  readonly order_id: string | null
  readonly nameservers: readonly string[] | null
  readonly has_zone: boolean
}

/** `null` unless the customer owns the domain and it is active or in grace. */
export const findOwnDelegation = async (
  handle: Handle,
  customerId: string,
  name: string,
  { isLocked = false } = {},
): Promise<OwnDelegation | null> => {
  const { rows } = await handle.execute<DelegationRow>(sql`
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

/** Whether a domain's zone still contains a former owner's records; the caller holds the domain's row lock. */
export const lockEmptyZone = async (handle: Handle, id: string): Promise<boolean> => {
  const { rows } = await handle.execute<{ is_empty: boolean }>(
    sql`select zone_started_at is null as is_empty from domains where id = ${id} and status in ('active', 'grace') for update`,
  )
  return rows[0]?.is_empty ?? false
}

export const markZoneStarted = async (handle: Handle, id: string, now: number): Promise<void> => {
  await handle.execute(sql`update domains set zone_started_at = ${new Date(now).toISOString()}::timestamptz where id = ${id}`)
}

export const findLastTask = async (handle: Handle, name: string, kind: 'nameservers' | 'contacts'): Promise<RegistrarTaskStatus | null> => {
  const { rows } = await handle.execute<{ status: RegistrarTaskStatus }>(sql`
    select status from registrar_tasks where domain = ${name} and kind = ${kind} and status <> 'cancelled' order by created_at desc, id desc limit 1
  `)
  return rows[0]?.status ?? null
}

type Database = Pick<Payload['db']['drizzle'], 'execute' | 'transaction'>

const findSets = async (handle: Handle, zone: string, isLocked: boolean): Promise<readonly RecordSet[]> => {
  const { rows } = await handle.execute<{ sets: readonly RecordSet[] }>(
    sql`select sets from infra.dns_zones where name = ${zone} ${isLocked ? sql`for update` : sql``}`,
  )
  return rows[0]?.sets ?? []
}

/** Zone storage of the simulated DNS host. Updates are serialised by a row lock. */
export const zoneStoreIn = (database: Database): ZoneStore => ({
  read: (zone) => findSets(database, zone, false),
  update: (zone, change) =>
    database.transaction(async (transaction) => {
      await transaction.execute(sql`insert into infra.dns_zones (name) values (${zone}) on conflict (name) do nothing`)
      const sets = change(await findSets(transaction, zone, true))
      if (sets === null) return
      await transaction.execute(
        sql`update infra.dns_zones set sets = ${JSON.stringify(sets)}::jsonb, updated_at = now() where name = ${zone}`,
      )
    }),
})

/** C4: record sets that the shop wrote into a zone, with their values at that time. */
export const findShopRecords = async (
  handle: Handle,
  domainId: string,
): Promise<readonly Pick<RecordSet, 'name' | 'type' | 'values'>[]> => {
  const { rows } = await handle.execute<Pick<RecordSet, 'name' | 'type' | 'values'> & Record<string, unknown>>(
    sql`select name, type, "values" from infra.shop_records where domain_id = ${domainId}`,
  )
  return rows
}
