import { sql } from '@payloadcms/db-postgres'
import { webhookPace } from '@/config/webhook-pace'
import type { DeliveryStatus } from '@/core/webhooks/delivery-status'
import type { Handle } from '@/server/platform/database/handle'

const instant = (milliseconds: number) => sql`${new Date(milliseconds).toISOString()}::timestamptz`

/** An event that is to leave, and all it takes. Secrets are sealed. */
export interface ClaimedDelivery {
  readonly id: string
  readonly endpoint: string
  readonly url: string
  readonly eventId: string
  readonly event: string
  readonly body: unknown
  /** This try included. */
  readonly attempts: number
  /** Epoch milliseconds. */
  readonly firstTriedAt: number
  readonly secret: string
  readonly previousSecret: string | null
}

interface Stored extends Record<string, unknown> {
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

/** W3: due, and nothing earlier about the same object is still to be taken. */
const isDue = (at: ReturnType<typeof sql>) => sql`
  next.status = 'waiting' and next.next_attempt_at <= ${at} and not exists (
    select 1 from webhook_deliveries as earlier
    where earlier.endpoint_id = next.endpoint_id and earlier.object = next.object and earlier.position < next.position
      and earlier.status in ('waiting', 'sending')
  )`

/**
 * Takes the next delivery: of the receiver that waited longest for its turn, is not left alone and has few enough under way. Two
 * processes never take the same one; whoever dies over it leaves it to be taken again when the lease is over.
 */
export const lockNextDelivery = async (handle: Handle, now: number): Promise<ClaimedDelivery | null> => {
  const at = instant(now)
  const { rows } = await handle.execute<Stored>(sql`
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

/** What somebody died over is taken up again, by whoever comes next. */
export const updateLeftDeliveries = async (handle: Handle, now: number): Promise<void> => {
  await handle.execute(
    sql`update webhook_deliveries set status = 'waiting', lease_until = null, updated_at = now() where status = 'sending' and lease_until <= ${instant(now)}`,
  )
}

/** Only the one worker may say that nobody is at it, however long the lease still lasts. */
export const updateAbandonedDeliveries = async (handle: Handle): Promise<void> => {
  await handle.execute(
    sql`update webhook_deliveries set status = 'waiting', lease_until = null, updated_at = now() where status = 'sending'`,
  )
}

/** One try, as the desk sees it. */
export interface DeliveryTry {
  /** Epoch milliseconds. */
  readonly at: number
  /** ms. */
  readonly took: number
  readonly status: number | null
  readonly text: string | null
  readonly fault: string | null
}

type Claimed = Pick<ClaimedDelivery, 'id' | 'attempts'>

const noted = ({ at, took, status, text, fault }: DeliveryTry) => {
  const kept = JSON.stringify([{ at: new Date(at).toISOString(), took, status, fault }])
  return sql`lease_until = null, response_status = ${status}, response_text = ${text}, duration = ${took}, fault = ${fault}, updated_at = now(),
    tries = (select jsonb_agg(each.value order by each.place) from (
      select value, ordinality as place from jsonb_array_elements(coalesce(tries, '[]') || ${kept}::jsonb) with ordinality
      order by ordinality desc limit ${webhookPace.triesKept}
    ) as each)`
}

/** Somebody else may hold it by now: then what was found out is of no use. */
const isStillOurs = ({ id, attempts }: Claimed) => sql`id = ${id} and status = 'sending' and attempts = ${attempts}`

/** It was taken. A receiver that is back is not kept waiting for what failed meanwhile. */
export const updateDelivered = async (handle: Handle, claimed: Claimed, tried: DeliveryTry): Promise<void> => {
  const at = instant(tried.at + tried.took)
  await handle.execute(sql`
    with done as (
      update webhook_deliveries set status = 'delivered', delivered_at = ${at}, next_attempt_at = null, ${noted(tried)}
      where ${isStillOurs(claimed)} returning endpoint_id
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

/** It was not taken. Answers since when its receiver has done nothing but fail, in epoch milliseconds. */
export const updateFailed = async (
  handle: Handle,
  claimed: Claimed,
  tried: DeliveryTry,
  { status, nextAttemptAt, random }: FailedDelivery,
): Promise<number | null> => {
  const at = instant(tried.at)
  const { rows } = await handle.execute<{ since: string }>(sql`
    with failed as (
      update webhook_deliveries set status = ${status}, next_attempt_at = ${nextAttemptAt === null ? null : instant(nextAttemptAt)}, ${noted(tried)}
      where ${isStillOurs(claimed)} returning endpoint_id
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
