import { sql } from '@payloadcms/db-postgres'
import type { ComparedSet, ConnectionState } from '@/core/dns/connection'
import type { RecordSet } from '@/core/dns/records'
import type { Handle } from '@/lib/db/sql'
import type { OwnDelegation } from '@/modules/domains/dns/dns.repository'
import type { SubscriptionRecord } from '@/modules/subscriptions/subscriptions.repository'

const instant = (milliseconds: number) => sql`${new Date(milliseconds).toISOString()}::timestamptz`

/** A connection that is checked now. */
export interface ClaimedConnection {
  readonly subscription: string
  readonly domain: string
  /** This check included. */
  readonly attempts: number
}

/** Takes due checks, longest waiting first. What a process dies over is due again when the lease ends. */
export const claimConnections = async (
  handle: Handle,
  { now, leaseMs, limit }: { readonly now: number; readonly leaseMs: number; readonly limit: number },
): Promise<readonly ClaimedConnection[]> => {
  const { rows } = await handle.execute<{ subscription: string; domain: string; attempts: number }>(sql`
    with due as (
      select subscription_id from infra.domain_connections where next_check_at <= ${instant(now)}
      order by next_check_at limit ${limit} for update skip locked
    )
    update infra.domain_connections as taken set next_check_at = ${instant(now + leaseMs)}, attempts = attempts + 1
    from due where taken.subscription_id = due.subscription_id
    returning taken.subscription_id as subscription, taken.domain, taken.attempts
  `)
  return rows
}

interface CheckResult {
  readonly state: ConnectionState
  readonly isOurs: boolean
  readonly compared: readonly ComparedSet[]
  readonly at: number
  /** Epoch milliseconds; null where nothing is left to do. */
  readonly nextCheckAt: number | null
}

/** Null where the subscription serves another domain by now; else the state before. */
export const updateConnection = async (
  handle: Handle,
  { subscription, domain }: Pick<ClaimedConnection, 'subscription' | 'domain'>,
  { state, isOurs, compared, at, nextCheckAt }: CheckResult,
): Promise<ConnectionState | null> => {
  const { rows } = await handle.execute<{ before: ConnectionState }>(sql`
    with before as (
      select state from infra.domain_connections where subscription_id = ${subscription} and domain = ${domain} for update
    )
    update infra.domain_connections set state = ${state}, is_ours = ${isOurs}, compared = ${JSON.stringify(compared)}::jsonb,
      checked_at = ${instant(at)}, next_check_at = ${nextCheckAt === null ? null : instant(nextCheckAt)}
    from before where subscription_id = ${subscription} and domain = ${domain} returning before.state as before
  `)
  return rows[0]?.before ?? null
}

/** Nobody answered: what is known stays. */
export const postponeConnection = async (
  handle: Handle,
  { subscription, domain }: Pick<ClaimedConnection, 'subscription' | 'domain'>,
  nextCheckAt: number | null,
): Promise<void> => {
  await handle.execute(sql`
    update infra.domain_connections set next_check_at = ${nextCheckAt === null ? null : instant(nextCheckAt)}
    where subscription_id = ${subscription} and domain = ${domain}
  `)
}

export const deleteConnection = async (handle: Handle, subscription: string): Promise<void> => {
  await handle.execute(sql`delete from infra.domain_connections where subscription_id = ${subscription}`)
}

export interface ConnectionRecord {
  readonly domain: string
  readonly state: ConnectionState
  readonly isOurs: boolean
  readonly compared: readonly ComparedSet[]
  readonly checkedAt: number | null
}

export const findConnection = async (handle: Handle, subscription: string): Promise<ConnectionRecord | null> => {
  const { rows } = await handle.execute<{
    domain: string
    state: ConnectionState
    is_ours: boolean
    compared: readonly ComparedSet[]
    checked: string | null
  }>(sql`
    select domain, state, is_ours, compared, (extract(epoch from checked_at) * 1000)::bigint as checked
    from infra.domain_connections where subscription_id = ${subscription}
  `)
  const [row] = rows
  return row
    ? {
        domain: row.domain,
        state: row.state,
        isOurs: row.is_ours,
        compared: row.compared,
        checkedAt: row.checked === null ? null : Number(row.checked),
      }
    : null
}

/** The first domains a customer holds, by name. */
export const findHeldNames = async (handle: Handle, customerId: string, limit: number): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ name: string }>(sql`
    select name from domains where customer_id = ${customerId} and status in ('active', 'grace') order by name limit ${limit}
  `)
  return rows.map(({ name }) => name)
}

/** The domain itself where the subscription's owner holds it here: by the account, or for guests by the order. */
export const findHeldDomain = async (
  handle: Handle,
  { customerId, orderId }: Pick<SubscriptionRecord, 'customerId' | 'orderId'>,
  domain: string,
): Promise<OwnDelegation | null> => {
  const { rows } = await handle.execute<{
    id: string
    name: string
    order_id: string | null
    nameservers: readonly string[] | null
    has_zone: boolean
  }>(sql`
    select id, name, order_id, nameservers, zone_started_at is not null as has_zone from domains
    where name = ${domain} and status in ('active', 'grace')
      and ${customerId === null ? sql`customer_id is null and order_id = ${orderId}` : sql`customer_id = ${customerId}`}
  `)
  const [row] = rows
  return row ? { id: row.id, name: row.name, orderId: row.order_id, nameservers: row.nameservers, hasZone: row.has_zone } : null
}

/** C4: what the shop has written into a zone. */
export const upsertShopRecord = async (handle: Handle, domainId: string, { name, type, values }: RecordSet, at: number): Promise<void> => {
  await handle.execute(sql`
    insert into infra.shop_records (domain_id, name, type, "values", written_at)
    values (${domainId}, ${name}, ${type}, ${JSON.stringify(values)}::jsonb, ${instant(at)})
    on conflict (domain_id, name, type) do update set "values" = excluded."values", written_at = excluded.written_at
  `)
}
