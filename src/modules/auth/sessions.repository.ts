import { readableEmail } from '@/core/accounts/email-address'
import { sql } from '@payloadcms/db-postgres'
import type { SignedInCustomer } from '@/lib/context'
import { type Handle, prepared, uuidV7, instant } from '@/lib/db/sql'

interface FoundRow extends Record<string, unknown> {
  readonly session_id: string
  readonly id: string
  readonly email: string
  readonly name: string
  readonly seen: string
}

interface FoundSession {
  readonly customer: SignedInCustomer
  /** Epoch milliseconds. */
  readonly lastSeenAt: number
}

/** Requires a confirmed address and an unexpired session. */
export const findSessionByHash = async (handle: Handle, tokenHash: string, now: number): Promise<FoundSession | null> => {
  const { rows } = await handle.execute<FoundRow>(sql`${prepared}
    select s.id as session_id, c.id, c.email, c.name, (extract(epoch from s.last_seen_at) * 1000)::bigint as seen
    from customer_sessions s join customers c on c.id = s.customer_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${instant(now)} and c.verified_at is not null
  `)
  const found = rows[0]
  if (!found) return null
  const { session_id: sessionId, id, email, name, seen } = found
  return { customer: { id, email: readableEmail(email), name, sessionId }, lastSeenAt: Number(seen) }
}

export const updateLastSeen = async (handle: Handle, id: string, now: number): Promise<void> => {
  await handle.execute(sql`update customer_sessions set last_seen_at = ${instant(now)}, updated_at = now() where id = ${id}`)
}

interface NewSession {
  readonly tokenHash: string
  readonly customerId: string
  readonly device: string | null
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

export const insertSession = async (
  handle: Handle,
  { tokenHash, customerId, device, expiresAt }: NewSession,
  now: number,
): Promise<void> => {
  await handle.execute(sql`
    insert into customer_sessions (id, token_hash, customer_id, expires_at, last_seen_at, device, created_at, updated_at)
    values (${uuidV7(now)}, ${tokenHash}, ${customerId}, ${instant(expiresAt)}, ${instant(now)}, ${device}, ${instant(now)}, now())
  `)
}

export const deleteEndedSessions = async (handle: Handle, customerId: string, now: number): Promise<void> => {
  await handle.execute(sql`delete from customer_sessions where customer_id = ${customerId} and expires_at <= ${instant(now)}`)
}

/** False if the customer has no such session. */
export const deleteSessionOf = async (handle: Handle, customerId: string, sessionId: string): Promise<boolean> => {
  const { rows } = await handle.execute(
    sql`delete from customer_sessions where customer_id = ${customerId} and id = ${sessionId} returning 1`,
  )
  return rows.length > 0
}

export const deleteSessionsBut = async (handle: Handle, customerId: string, keptSessionId: string): Promise<void> => {
  await handle.execute(sql`delete from customer_sessions where customer_id = ${customerId} and id <> ${keptSessionId}`)
}

export const deleteSessionsOf = async (handle: Handle, customerId: string): Promise<void> => {
  await handle.execute(sql`delete from customer_sessions where customer_id = ${customerId}`)
}

interface SessionRow {
  readonly id: string
  readonly device: string | null
  /** Epoch milliseconds. */
  readonly createdAt: number
  readonly lastSeenAt: number
}

interface ListedRow extends Record<string, unknown> {
  readonly id: string
  readonly device: string | null
  readonly created: string
  readonly seen: string
}

/** Most recently used first. */
export const findSessions = async (handle: Handle, customerId: string, now: number): Promise<readonly SessionRow[]> => {
  const { rows } = await handle.execute<ListedRow>(sql`
    select id, device, (extract(epoch from created_at) * 1000)::bigint as created, (extract(epoch from last_seen_at) * 1000)::bigint as seen
    from customer_sessions where customer_id = ${customerId} and expires_at > ${instant(now)} order by last_seen_at desc, id
  `)
  return rows.map(({ id, device, created, seen }) => ({ id, device, createdAt: Number(created), lastSeenAt: Number(seen) }))
}
