import { sql } from '@payloadcms/db-postgres'
import { webhookPace } from '@/lib/config/limits'
import type { DeliveryStatus, SwitchOffReason } from '@/core/webhooks'
import { type Handle, instant } from '@/lib/db/sql'

/** Secrets are encrypted. */
export interface ClaimedDelivery {
  readonly id: string
  readonly endpoint: string
  readonly url: string
  readonly eventId: string
  readonly event: string
  readonly body: unknown
  /** Includes this one. */
  readonly attempts: number
  /** Epoch milliseconds. */
  readonly firstTriedAt: number
  readonly secret: string
  readonly previousSecret: string | null
}

interface DeliveryRow extends Record<string, unknown> {
  readonly id: string
  readonly endpoint: string
  readonly url: string
  readonly event_id: string
  readonly event: string
  readonly body: unknown
  readonly attempts: string
  readonly first: string
  readonly secret: string
  readonly previous_secret: string | null
}

const { faults, ofOne } = webhookPace

/** W3: due, with no earlier undelivered event of the same object. */
const isDue = (at: ReturnType<typeof sql>) => sql`
  next.status = 'waiting' and next.next_attempt_at <= ${at} and not exists (
    select 1 from webhook_deliveries as earlier
    where earlier.endpoint_id = next.endpoint_id and earlier.object = next.object and earlier.position < next.position
      and earlier.status in ('waiting', 'sending')
  )`

/**
 * Claims the next delivery, of the endpoint that has waited longest, is not paused and has few deliveries in flight. No two processes claim
 * the same one; a crashed one is reclaimed when its lease expires.
 */
export const lockNextDelivery = async (handle: Handle, now: number): Promise<ClaimedDelivery | null> => {
  const at = instant(now)
  const { rows } = await handle.execute<DeliveryRow>(sql`
    with place as (
      select receiver.id, receiver.url, sender.secret, case when sender.previous_until > ${at} then sender.previous_secret end as previous_secret
      from webhook_endpoints as receiver join infra.webhook_senders as sender on sender.endpoint_id = receiver.id
      where receiver.is_active and sender.secret is not null and (sender.paused_until is null or sender.paused_until <= ${at})
        and (select count(*) from webhook_deliveries as busy where busy.endpoint_id = receiver.id and busy.status = 'sending')
          < case when sender.failures >= ${faults} then 1 else ${ofOne}::int end
        and exists (select 1 from webhook_deliveries as next where next.endpoint_id = receiver.id and ${isDue(at)})
      order by sender.claimed_at nulls first, receiver.id
      limit 1 for update of sender skip locked
    ), next as (
      select next.id from webhook_deliveries as next, place where next.endpoint_id = place.id and ${isDue(at)}
      order by next.next_attempt_at, next.position limit 1 for update of next skip locked
    ), turn as (
      update infra.webhook_senders set claimed_at = clock_timestamp() where endpoint_id in (select id from place)
    )
    update webhook_deliveries as taken
    set status = 'sending', attempts = attempts + 1, lease_until = ${instant(now + webhookPace.lease)},
      first_tried_at = coalesce(first_tried_at, ${at}), updated_at = now()
    from place where taken.id = (select id from next)
    returning taken.id, place.id as endpoint, place.url, taken.event_id, taken.event, taken.body, taken.attempts,
      extract(epoch from taken.first_tried_at) * 1000 as first, place.secret, place.previous_secret
  `)
  const [row] = rows
  if (!row) return null
  const { event_id: eventId, attempts, first, previous_secret: previousSecret, ...taken } = row
  return { ...taken, eventId, attempts: Number(attempts), firstTriedAt: Number(first), previousSecret }
}

/** Requeues deliveries whose lease has expired. */
export const updateLeftDeliveries = async (handle: Handle, now: number): Promise<void> => {
  await handle.execute(
    sql`update webhook_deliveries set status = 'waiting', lease_until = null, updated_at = now() where status = 'sending' and lease_until <= ${instant(now)}`,
  )
}

/** Requeues all deliveries in progress, ignoring leases. Only the single worker may call this. */
export const updateAbandonedDeliveries = async (handle: Handle): Promise<void> => {
  await handle.execute(
    sql`update webhook_deliveries set status = 'waiting', lease_until = null, updated_at = now() where status = 'sending'`,
  )
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
  return sql`lease_until = null, response_status = ${status}, response_text = ${text}, duration = ${took}, fault = ${fault}, updated_at = now(),
    tries = (select jsonb_agg(each.value order by each.place) from (
      select value, ordinality as place from jsonb_array_elements(coalesce(tries, '[]') || ${kept}::jsonb) with ordinality
      order by ordinality desc limit ${webhookPace.triesKept}
    ) as each)`
}

/** False if another process has reclaimed it; the outcome is then discarded. */
const isStillClaimed = ({ id, attempts }: Claimed) => sql`id = ${id} and status = 'sending' and attempts = ${attempts}`

/** After a failure streak, the endpoint's waiting deliveries become due at once. */
export const updateDelivered = async (handle: Handle, claimed: Claimed, tried: DeliveryAttempt): Promise<void> => {
  const at = instant(tried.at + tried.took)
  await handle.execute(sql`
    with done as (
      update webhook_deliveries set status = 'delivered', delivered_at = ${at}, next_attempt_at = null, ${noted(tried)}
      where ${isStillClaimed(claimed)} returning endpoint_id
    ), before as (
      select endpoint_id, failures from infra.webhook_senders where endpoint_id in (select endpoint_id from done)
    ), well as (
      update infra.webhook_senders as sender set failures = 0, failing_since = null, paused_until = null
      from before where sender.endpoint_id = before.endpoint_id and before.failures > 0
    )
    update webhook_deliveries as waiting set next_attempt_at = ${at} from before
    where before.failures >= ${faults} and waiting.endpoint_id = before.endpoint_id and waiting.status = 'waiting'
      and waiting.next_attempt_at > ${at}
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
export const updateFailed = async (
  handle: Handle,
  claimed: Claimed,
  tried: DeliveryAttempt,
  { status, nextAttemptAt, random }: FailedDelivery,
): Promise<number | null> => {
  const at = instant(tried.at)
  const { rows } = await handle.execute<{ since: string }>(sql`
    with failed as (
      update webhook_deliveries set status = ${status}, next_attempt_at = ${nextAttemptAt === null ? null : instant(nextAttemptAt)}, ${noted(tried)}
      where ${isStillClaimed(claimed)} returning endpoint_id
    )
    update infra.webhook_senders as sender set failures = failures + 1, failing_since = coalesce(failing_since, ${at}),
      paused_until = case when failures + 1 >= ${faults} then ${instant(tried.at + tried.took)} + make_interval(secs =>
        least(${firstPause} * power(2, least(failures + 1 - ${faults}, 20)), ${longestPause}) * ${0.8 + random * 0.4}::float8 / 1000) end
    from failed where sender.endpoint_id = failed.endpoint_id
    returning extract(epoch from failing_since) * 1000 as since
  `)
  const [row] = rows
  return row ? Number(row.since) : null
}

/** Encrypted; the previous secret also signs until `previousUntil`. False if there is no such endpoint. */
export const updateSecret = async (
  handle: Handle,
  endpoint: string,
  { sealed, previousUntil }: { readonly sealed: string; readonly previousUntil: number },
): Promise<boolean> => {
  const { rows } = await handle.execute(sql`
    insert into infra.webhook_senders as sender (endpoint_id, secret) select id, ${sealed} from webhook_endpoints where id = ${endpoint}
    on conflict (endpoint_id) do update set secret = excluded.secret, previous_secret = sender.secret,
      previous_until = case when sender.secret is not null then ${instant(previousUntil)} end
    returning 1
  `)
  return rows.length > 0
}

/** Returns its URL; null if it was already disabled. */
export const updateSwitchedOff = async (handle: Handle, endpoint: string, reason: SwitchOffReason): Promise<string | null> => {
  const { rows } = await handle.execute<{ url: string }>(sql`
    update webhook_endpoints set is_active = false, switched_off = ${reason}, updated_at = now() where id = ${endpoint} and is_active returning url
  `)
  return rows[0]?.url ?? null
}

/** Resets the failure streak and makes waiting deliveries due. */
export const updateResumed = async (handle: Handle, endpoint: string): Promise<void> => {
  await handle.execute(sql`
    with anew as (
      update infra.webhook_senders set failures = 0, failing_since = null, paused_until = null where endpoint_id = ${endpoint}
    )
    update webhook_deliveries set next_attempt_at = date_trunc('milliseconds', now()), first_tried_at = null, updated_at = now()
    where endpoint_id = ${endpoint} and status = 'waiting'
  `)
}

/** Resends with fresh attempts under the same webhook-id, so receivers can deduplicate. Returns how many. */
export const updateSentAgain = async (
  handle: Handle,
  which: { readonly delivery: string } | { readonly endpoint: string; readonly since: number },
): Promise<number> => {
  const chosen =
    'delivery' in which
      ? sql`id = ${which.delivery} and status in ('delivered', 'dead')`
      : sql`endpoint_id = ${which.endpoint} and status = 'dead' and created_at >= ${instant(which.since)}`
  const { rows } = await handle.execute(sql`
    update webhook_deliveries set status = 'waiting', attempts = 0, first_tried_at = null, delivered_at = null, lease_until = null,
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

/** Skips secrets that changed since they were read. */
export const updateEncryptedSecrets = async (handle: Handle, before: SealedSecret, anew: Omit<SealedSecret, 'id'>): Promise<void> => {
  await handle.execute(sql`
    update infra.webhook_senders set secret = ${anew.secret}, previous_secret = ${anew.previous}
    where endpoint_id = ${before.id} and secret is not distinct from ${before.secret} and previous_secret is not distinct from ${before.previous}
  `)
}
