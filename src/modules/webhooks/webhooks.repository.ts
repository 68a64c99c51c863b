import { sql } from '@payloadcms/db-postgres'
import { webhookPace } from '@/lib/config/limits'
import type { DeliveryStatus, SwitchOffReason } from '@/core/webhooks'
import { type Handle, instant, type Sql, uuidV7 } from '@/lib/db/sql'
import type { WebhookEvent } from './schema'

/** Events for one `object` are delivered in order (W3). */
export interface WebhookMessage {
  readonly object: string
  readonly event: WebhookEvent
}

/** Secrets are encrypted. */
export interface ClaimedDelivery {
  readonly id: string
  readonly endpoint: string
  readonly url: string
  readonly eventId: string
  readonly event: string
  readonly body: unknown
  /** Including this one. */
  readonly attempts: number
  /** Epoch milliseconds. */
  readonly firstTriedAt: number
  readonly secret: string
  readonly previousSecret: string | null
}

interface WaitingDelivery extends Omit<ClaimedDelivery, 'attempts' | 'firstTriedAt'> {
  /** Epoch milliseconds: the endpoint is paused, or an earlier event for the object is undelivered (W3). */
  readonly blockedUntil: number | null
  /** Whether it has failed repeatedly and gets one delivery at a time. */
  readonly isFailing: boolean
}

const { faults } = webhookPace

/** Null unless the delivery is waiting and its endpoint is active and has a secret. */
export const findWaiting = async (handle: Handle, id: string, now: number): Promise<WaitingDelivery | null> => {
  const at = instant(now)
  const { rows } = await handle.execute<
    Omit<WaitingDelivery, 'blockedUntil'> & { blockedUntil: string | null } & Record<string, unknown>
  >(sql`
    select next.id, receiver.id as endpoint, receiver.url, next.event_id as "eventId", next.event, next.body, sender.secret,
      case when sender.previous_until > ${at} then sender.previous_secret end as "previousSecret", sender.failures >= ${faults} as "isFailing",
      extract(epoch from greatest(case when sender.paused_until > ${at} then sender.paused_until end, (
        select max(earlier.next_attempt_at) from webhook_deliveries as earlier
        where earlier.endpoint_id = next.endpoint_id and earlier.object = next.object and earlier.position < next.position
          and earlier.status = 'waiting'
      ))) * 1000 as "blockedUntil"
    from webhook_deliveries as next join webhook_endpoints as receiver on receiver.id = next.endpoint_id
      join infra.webhook_senders as sender on sender.endpoint_id = receiver.id
    where next.id = ${id} and next.status = 'waiting' and receiver.is_active and sender.secret is not null
  `)
  const [row] = rows
  return row ? { ...row, blockedUntil: row.blockedUntil === null ? null : Number(row.blockedUntil) } : null
}

/** Pauses a failing endpoint during an attempt; false if another delivery has done so. */
export const pauseEndpoint = async (handle: Handle, endpoint: string, now: number): Promise<boolean> => {
  const { rows } = await handle.execute(sql`
    update infra.webhook_senders set paused_until = ${instant(now + webhookPace.patience)}
    where endpoint_id = ${endpoint} and (paused_until is null or paused_until <= ${instant(now)}) returning 1
  `)
  return rows.length > 0
}

export const postponeDelivery = async (handle: Handle, id: string, until: number): Promise<void> => {
  await handle.execute(sql`
    update webhook_deliveries set next_attempt_at = ${instant(until)}, updated_at = now() where id = ${id} and status = 'waiting'
  `)
}

/** Counts an attempt. Null if the delivery was settled in the meantime. */
export const recordAttempt = async (
  handle: Handle,
  id: string,
  now: number,
): Promise<Pick<ClaimedDelivery, 'attempts' | 'firstTriedAt'> | null> => {
  const { rows } = await handle.execute<{ attempts: string; first: string }>(sql`
    update webhook_deliveries set attempts = attempts + 1, first_tried_at = coalesce(first_tried_at, ${instant(now)}), updated_at = now()
    where id = ${id} and status = 'waiting' returning attempts, extract(epoch from first_tried_at) * 1000 as first
  `)
  const [row] = rows
  return row ? { attempts: Number(row.attempts), firstTriedAt: Number(row.first) } : null
}

export interface DeliveryAttempt {
  /** Epoch milliseconds. */
  readonly at: number
  /** Milliseconds. */
  readonly took: number
  readonly status: number | null
  readonly text: string | null
  readonly fault: string | null
}

type Claimed = Pick<ClaimedDelivery, 'id' | 'attempts'>

const noted = ({ at, took, status, text, fault }: DeliveryAttempt) => {
  const kept = JSON.stringify([{ at: new Date(at).toISOString(), took, status, fault }])
  return sql`response_status = ${status}, response_text = ${text}, duration = ${took}, fault = ${fault}, updated_at = now(),
    tries = (select jsonb_agg(each.value order by each.place) from (
      select value, ordinality as place from jsonb_array_elements(coalesce(tries, '[]') || ${kept}::jsonb) with ordinality
      order by ordinality desc limit ${webhookPace.triesKept}
    ) as each)`
}

/** False if another process has tried it again; the outcome is then discarded. */
const isStillClaimed = ({ id, attempts }: Claimed) => sql`id = ${id} and status = 'waiting' and attempts = ${attempts}`

/** W3: makes later events for the object due that were postponed behind a settled one. */
const isNext = (settled: Sql, at: Sql) => sql`waiting.endpoint_id = ${settled}.endpoint_id and waiting.object = ${settled}.object
  and waiting.position > ${settled}.position and waiting.status = 'waiting' and waiting.next_attempt_at > ${at}`

/** After a failure streak, makes all of the endpoint's waiting deliveries due at once. */
export const markDelivered = async (handle: Handle, claimed: Claimed, tried: DeliveryAttempt): Promise<void> => {
  const at = instant(tried.at + tried.took)
  await handle.execute(sql`
    with done as (
      update webhook_deliveries set status = 'delivered', delivered_at = ${at}, next_attempt_at = null, ${noted(tried)}
      where ${isStillClaimed(claimed)} returning endpoint_id, object, position
    ), before as (
      select endpoint_id, failures from infra.webhook_senders where endpoint_id in (select endpoint_id from done)
    ), well as (
      update infra.webhook_senders as sender set failures = 0, failing_since = null, paused_until = null
      from before where sender.endpoint_id = before.endpoint_id and before.failures > 0
    )
    update webhook_deliveries as waiting set next_attempt_at = ${at} from done join before on before.endpoint_id = done.endpoint_id
    where (${isNext(sql`done`, at)}) or (before.failures >= ${faults} and waiting.endpoint_id = before.endpoint_id
      and waiting.status = 'waiting' and waiting.next_attempt_at > ${at})
  `)
}

interface FailedDelivery {
  readonly status: Extract<DeliveryStatus, 'waiting' | 'dead'>
  /** Epoch milliseconds. */
  readonly nextAttemptAt: number | null
  /** 0 ≤ r < 1. */
  readonly random: number
}

const { firstPause, longestPause } = webhookPace

/** Returns the start of the endpoint's failure streak, epoch milliseconds. */
export const markFailed = async (
  handle: Handle,
  claimed: Claimed,
  tried: DeliveryAttempt,
  { status, nextAttemptAt, random }: FailedDelivery,
): Promise<number | null> => {
  const at = instant(tried.at)
  const { rows } = await handle.execute<{ since: string }>(sql`
    with failed as (
      update webhook_deliveries set status = ${status}, next_attempt_at = ${nextAttemptAt === null ? null : instant(nextAttemptAt)}, ${noted(tried)}
      where ${isStillClaimed(claimed)} returning endpoint_id, object, position
    )${
      status === 'dead'
        ? sql`, freed as (update webhook_deliveries as waiting set next_attempt_at = ${at} from failed where ${isNext(sql`failed`, at)})`
        : sql``
    }
    update infra.webhook_senders as sender set failures = failures + 1, failing_since = coalesce(failing_since, ${at}),
      paused_until = case when failures + 1 >= ${faults} then ${instant(tried.at + tried.took)} + make_interval(secs =>
        least(${firstPause} * power(2, least(failures + 1 - ${faults}, 20)), ${longestPause}) * ${0.8 + random * 0.4}::float8 / 1000) end
    from failed where sender.endpoint_id = failed.endpoint_id
    returning extract(epoch from failing_since) * 1000 as since
  `)
  const [row] = rows
  return row ? Number(row.since) : null
}

/**
 * Stores the secret encrypted; the previous one also signs until `previousUntil`. Queues events that were waiting for the first secret.
 * False if there is no such endpoint.
 */
export const updateSecret = async (
  handle: Handle,
  endpoint: string,
  { sealed, previousUntil }: { readonly sealed: string; readonly previousUntil: number },
): Promise<boolean> => {
  const { rows } = await handle.execute(sql`
    with known as (
      insert into infra.webhook_senders as sender (endpoint_id, secret) select id, ${sealed} from webhook_endpoints where id = ${endpoint}
      on conflict (endpoint_id) do update set secret = excluded.secret, previous_secret = sender.secret,
        previous_until = case when sender.secret is not null then ${instant(previousUntil)} end
      returning endpoint_id
    ), due as (
      update webhook_deliveries set next_attempt_at = next_attempt_at from known
      where webhook_deliveries.endpoint_id = known.endpoint_id and status = 'waiting' and next_attempt_at <= now()
    )
    select 1 from known
  `)
  return rows.length > 0
}

/** Returns its URL; null if it was already disabled. */
export const disableEndpoint = async (handle: Handle, endpoint: string, reason: SwitchOffReason): Promise<string | null> => {
  const { rows } = await handle.execute<{ url: string }>(sql`
    update webhook_endpoints set is_active = false, switched_off = ${reason}, updated_at = now() where id = ${endpoint} and is_active returning url
  `)
  return rows[0]?.url ?? null
}

/** Resets the failure streak and makes waiting deliveries due. */
export const resumeEndpoint = async (handle: Handle, endpoint: string): Promise<void> => {
  await handle.execute(sql`
    with anew as (
      update infra.webhook_senders set failures = 0, failing_since = null, paused_until = null where endpoint_id = ${endpoint}
    )
    update webhook_deliveries set next_attempt_at = date_trunc('milliseconds', now()), first_tried_at = null, updated_at = now()
    where endpoint_id = ${endpoint} and status = 'waiting'
  `)
}

/** Resends with fresh attempts under the same webhook-id, so receivers can deduplicate. Returns how many. */
export const requeueDeliveries = async (
  handle: Handle,
  which: { readonly delivery: string } | { readonly endpoint: string; readonly since: number },
): Promise<number> => {
  const chosen =
    'delivery' in which
      ? sql`id = ${which.delivery} and status in ('delivered', 'dead')`
      : sql`endpoint_id = ${which.endpoint} and status = 'dead' and created_at >= ${instant(which.since)}`
  const { rows } = await handle.execute(sql`
    update webhook_deliveries set status = 'waiting', attempts = 0, first_tried_at = null, delivered_at = null,
      next_attempt_at = date_trunc('milliseconds', now()), updated_at = now()
    where ${chosen} returning 1
  `)
  return rows.length
}

interface SealedSecret extends Record<string, unknown> {
  readonly id: string
  readonly secret: string | null
  readonly previous: string | null
}

export const findEncryptedSecrets = async (handle: Handle, after: string, limit: number): Promise<readonly SealedSecret[]> => {
  const { rows } = await handle.execute<SealedSecret>(sql`
    select endpoint_id as id, secret, previous_secret as previous from infra.webhook_senders where endpoint_id > ${after} order by endpoint_id limit ${limit}
  `)
  return rows
}

/** Skips secrets that have changed since they were read. */
export const updateEncryptedSecrets = async (handle: Handle, before: SealedSecret, anew: Omit<SealedSecret, 'id'>): Promise<void> => {
  await handle.execute(sql`
    update infra.webhook_senders set secret = ${anew.secret}, previous_secret = ${anew.previous}
    where endpoint_id = ${before.id} and secret is not distinct from ${before.secret} and previous_secret is not distinct from ${before.previous}
  `)
}

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

export const findOrderWithNumber = async (handle: Handle, id: string): Promise<OrderNumbered | null> => {
  const { rows } = await handle.execute<{ number: string; digits: string }>(
    sql`select order_number as number, digits from orders where id = ${id}`,
  )
  const [row] = rows
  return row ? { number: row.number, digits: Number(row.digits) === 0 ? 0 : 2 } : null
}
