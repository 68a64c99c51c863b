import { sql } from '@payloadcms/db-postgres'
import type { SwitchOffReason } from '@/core/webhooks/delivery-status'
import type { Handle } from '@/server/platform/database/handle'

const instant = (milliseconds: number) => sql`${new Date(milliseconds).toISOString()}::timestamptz`

/** The new secret, sealed; the one before it signs beside it until then. False where there is no such receiver. */
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

/** Off, unless somebody was quicker. Answers its address. */
export const updateSwitchedOff = async (handle: Handle, endpoint: string, reason: SwitchOffReason): Promise<string | null> => {
  const { rows } = await handle.execute<{ url: string }>(sql`
    update webhook_endpoints set is_active = false, switched_off = ${reason}, updated_at = now() where id = ${endpoint} and is_active returning url
  `)
  return rows[0]?.url ?? null
}

/** It begins anew: nothing is held against it, and what waits is due now. */
export const updateResumed = async (handle: Handle, endpoint: string): Promise<void> => {
  await handle.execute(sql`
    with anew as (
      update infra.webhook_senders set failures = 0, failing_since = null, paused_until = null where endpoint_id = ${endpoint}
    )
    update webhook_deliveries set next_attempt_at = date_trunc('milliseconds', now()), first_tried_at = null, updated_at = now()
    where endpoint_id = ${endpoint} and status = 'waiting'
  `)
}

/** A fresh set of tries; under the same webhook-id, by which a receiver knows it. Answers how many. */
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

export interface SealedSecret extends Record<string, unknown> {
  readonly id: string
  readonly secret: string | null
  readonly previous: string | null
}

/** A page of them, by id. */
export const findSealedSecrets = async (handle: Handle, after: string, limit: number): Promise<readonly SealedSecret[]> => {
  const { rows } = await handle.execute<SealedSecret>(sql`
    select endpoint_id as id, secret, previous_secret as previous from infra.webhook_senders where endpoint_id > ${after} order by endpoint_id limit ${limit}
  `)
  return rows
}

/** Unless they have changed meanwhile. */
export const updateSealedSecrets = async (handle: Handle, before: SealedSecret, anew: Omit<SealedSecret, 'id'>): Promise<void> => {
  await handle.execute(sql`
    update infra.webhook_senders set secret = ${anew.secret}, previous_secret = ${anew.previous}
    where endpoint_id = ${before.id} and secret is not distinct from ${before.secret} and previous_secret is not distinct from ${before.previous}
  `)
}
