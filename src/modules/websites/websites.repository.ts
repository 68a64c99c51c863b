import { sql } from '@payloadcms/db-postgres'
import type { ComparedSet, ConnectionState } from '@/core/dns/connection'
import type { RecordSet } from '@/core/dns/records'
import type { DomainStatus } from '@/core/domains/lifecycle'
import { type Handle, instant } from '@/lib/db/sql'
import type { OwnDelegation } from '@/modules/domains/dns/dns.repository'
import type { SubscriptionRecord } from '@/modules/subscriptions/subscriptions.repository'

const listOf = (texts: readonly string[]) =>
  sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )

/** A connection claimed for a check. */
export interface ClaimedConnection {
  readonly subscription: string
  readonly domain: string
  /** Including this check. */
  readonly attempts: number
}

/** Claims due checks, longest waiting first. Checks claimed by a process that died are due again when their lease ends. */
export const claimConnections = async (
  handle: Handle,
  { now, leaseMs, limit }: { readonly now: number; readonly leaseMs: number; readonly limit: number },
): Promise<readonly ClaimedConnection[]> => {
  const { rows } = await handle.execute<{ subscription: string; domain: string; attempts: number }>(sql`
    with due as (
      select subscription_id, domain from infra.domain_connections where next_check_at <= ${instant(now)}
      order by next_check_at limit ${limit} for update skip locked
    )
    update infra.domain_connections as taken set next_check_at = ${instant(now + leaseMs)}, attempts = attempts + 1
    from due where taken.subscription_id = due.subscription_id and taken.domain = due.domain
    returning taken.subscription_id as subscription, taken.domain, taken.attempts
  `)
  return rows
}

interface CheckResult {
  readonly state: ConnectionState
  readonly isOurs: boolean
  readonly compared: readonly ComparedSet[]
  /** C7. */
  readonly isRunning: boolean
  readonly at: number
  /** Epoch milliseconds; null if nothing is left to do. */
  readonly nextCheckAt: number | null
}

interface ConnectionBefore {
  readonly state: ConnectionState
  /** Whether the website is running for the first time. */
  readonly isFirstRun: boolean
}

/** Null if the subscription no longer serves the domain; otherwise, the previous state. */
export const updateConnection = async (
  handle: Handle,
  { subscription, domain }: Pick<ClaimedConnection, 'subscription' | 'domain'>,
  { state, isOurs, compared, isRunning, at, nextCheckAt }: CheckResult,
): Promise<ConnectionBefore | null> => {
  const connectedAt = sql`case when ${state} = 'connected' then coalesce(connected_at, ${instant(at)}) end`
  const { rows } = await handle.execute<{ state: ConnectionState; has_run: boolean }>(sql`
    with before as (
      select state, running_at from infra.domain_connections where subscription_id = ${subscription} and domain = ${domain} for update
    )
    update infra.domain_connections as own set state = ${state}, is_ours = ${isOurs}, compared = ${JSON.stringify(compared)}::jsonb,
      checked_at = ${instant(at)}, connected_at = ${connectedAt}, next_check_at = ${nextCheckAt === null ? null : instant(nextCheckAt)},
      running_at = coalesce(own.running_at, ${isRunning ? instant(at) : null})
    from before where subscription_id = ${subscription} and domain = ${domain} returning before.state, before.running_at is not null as has_run
  `)
  const [row] = rows
  return row ? { state: row.state, isFirstRun: isRunning && !row.has_run } : null
}

/** C6: schedules an immediate check of a newly registered domain's connection. */
export const bringForwardConnections = async (handle: Handle, domain: string, at: number): Promise<void> => {
  await handle.execute(sql`
    update infra.domain_connections set next_check_at = ${instant(at)}, attempts = 0 where domain = ${domain} and running_at is null
  `)
}

/** Without an answer, keeps what is known. */
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

export const deleteConnection = async (
  handle: Handle,
  { subscription, domain }: Pick<ClaimedConnection, 'subscription' | 'domain'>,
): Promise<void> => {
  await handle.execute(sql`delete from infra.domain_connections where subscription_id = ${subscription} and domain = ${domain}`)
}

export interface ConnectionRecord {
  readonly domain: string
  readonly state: ConnectionState
  readonly isOurs: boolean
  readonly compared: readonly ComparedSet[]
  readonly isWatched: boolean
  readonly checkedAt: number | null
  readonly connectedAt: number | null
}

interface ConnectionRow extends Record<string, unknown> {
  readonly subscription: string
  readonly domain: string
  readonly state: ConnectionState
  readonly is_ours: boolean
  readonly compared: readonly ComparedSet[]
  readonly is_watched: boolean
  readonly checked: string | null
  readonly connected: string | null
}

const milliseconds = (text: string | null): number | null => (text === null ? null : Number(text))

/** By subscription, unordered. */
export const findConnections = async (
  handle: Handle,
  subscriptions: readonly string[],
): Promise<ReadonlyMap<string, readonly ConnectionRecord[]>> => {
  if (subscriptions.length === 0) return new Map()
  const { rows } = await handle.execute<ConnectionRow>(sql`
    select subscription_id as subscription, domain, state, is_ours, compared, next_check_at is not null as is_watched,
      (extract(epoch from checked_at) * 1000)::bigint as checked, (extract(epoch from connected_at) * 1000)::bigint as connected
    from infra.domain_connections where subscription_id in (${listOf(subscriptions)})
  `)
  const grouped = new Map<string, ConnectionRecord[]>()
  for (const { subscription, domain, state, is_ours: isOurs, compared, is_watched: isWatched, checked, connected } of rows) {
    const record = { domain, state, isOurs, compared, isWatched, checkedAt: milliseconds(checked), connectedAt: milliseconds(connected) }
    grouped.set(subscription, [...(grouped.get(subscription) ?? []), record])
  }
  return grouped
}

/** The service at the host, once it is set up. */
export const findServiceOf = async (handle: Handle, subscription: string): Promise<string | null> => {
  const { rows } = await handle.execute<{ service: string }>(sql`
    select service from provision_tasks where subscription_id = ${subscription} and kind = 'create' and status = 'done' order by number desc limit 1
  `)
  return rows[0]?.service ?? null
}

export interface Registration {
  readonly name: string
  readonly status: DomainStatus
  readonly registeredAt: number | null
  readonly customerId: string | null
  readonly orderId: string | null
}

/** Registrations of these domains, whoever owns them. */
export const findRegistrations = async (handle: Handle, names: readonly string[]): Promise<readonly Registration[]> => {
  if (names.length === 0) return []
  const { rows } = await handle.execute<Omit<Registration, 'registeredAt'> & { registered: string | null } & Record<string, unknown>>(sql`
    select name, status, customer_id as "customerId", order_id as "orderId", (extract(epoch from registered_at) * 1000)::bigint as registered
    from domains where name in (${listOf(names)}) and status not in ('expired', 'cancelled')
  `)
  return rows.map(({ registered, ...row }) => ({ ...row, registeredAt: milliseconds(registered) }))
}

/** A customer's domains by name, up to `limit`. */
export const findDomainNamesOf = async (handle: Handle, customerId: string, limit: number): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ name: string }>(sql`
    select name from domains where customer_id = ${customerId} and status in ('active', 'grace') order by name limit ${limit}
  `)
  return rows.map(({ name }) => name)
}

/** The domain, if the subscription's owner registered it here: through the account or, for guests, through the order. */
export const findOwnedDomain = async (
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

/** C4: stores a record set that the shop has written into a zone. */
export const upsertShopRecord = async (handle: Handle, domainId: string, { name, type, values }: RecordSet, at: number): Promise<void> => {
  await handle.execute(sql`
    insert into infra.shop_records (domain_id, name, type, "values", written_at)
    values (${domainId}, ${name}, ${type}, ${JSON.stringify(values)}::jsonb, ${instant(at)})
    on conflict (domain_id, name, type) do update set "values" = excluded."values", written_at = excluded.written_at
  `)
}

/** C14: whether a subscription's owner also has an email plan for the domain. */
export const hasEmailPlan = async (
  handle: Handle,
  { id, customerId, orderId }: Pick<SubscriptionRecord, 'id' | 'customerId' | 'orderId'>,
  domain: string,
): Promise<boolean> => {
  const isFirst = JSON.stringify([{ serviceData: { domain } }])
  const isAdditional = JSON.stringify([{ serviceData: { additionalDomains: [domain] } }])
  const { rows } = await handle.execute(sql`
    select 1 from subscriptions where kind = 'email' and state <> 'ended' and id <> ${id}
      and ${customerId === null ? sql`customer_id is null and order_id = ${orderId}` : sql`customer_id = ${customerId}`}
      and (items @> ${isFirst}::jsonb or items @> ${isAdditional}::jsonb) limit 1
  `)
  return rows.length > 0
}

/** C7: serialises plans for one domain that start running concurrently, until the transaction ends. */
export const lockDomain = async (handle: Handle, domain: string): Promise<void> => {
  await handle.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`website:${domain}`}, 0))`)
}

/** C7: subscriptions that have been running with this domain. */
export const findRunning = async (handle: Handle, domain: string): Promise<ReadonlySet<string>> => {
  const { rows } = await handle.execute<{ id: string }>(
    sql`select subscription_id as id from infra.domain_connections where domain = ${domain} and running_at is not null`,
  )
  return new Set(rows.map(({ id }) => id))
}
