import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'

/**
 * Payload reads all sessions of a person and writes them all back: whoever changes one holds the person's row first, or a session that
 * was ended in between would come back.
 */
export const lockStaff = async (handle: Handle, userId: string): Promise<void> => {
  await handle.execute(sql`select 1 from users where id = ${userId} for update`)
}

/** The same, for what is done in a session; false where it has been ended meanwhile. */
export const lockStaffSession = async (handle: Handle, userId: string, sessionId: string | null): Promise<boolean> => {
  await lockStaff(handle, userId)
  const { rows } = await handle.execute(sql`select 1 from users_sessions where _parent_id = ${userId} and id = ${sessionId}`)
  return rows.length > 0
}

/** Logs a member of staff out everywhere, or everywhere but in one session. */
export const deleteStaffSessions = async (handle: Handle, userId: string, keptSessionId: string | null = null): Promise<void> => {
  const others = keptSessionId === null ? sql`` : sql`and id <> ${keptSessionId}`
  await lockStaff(handle, userId)
  await handle.execute(sql`delete from users_sessions where _parent_id = ${userId} ${others}`)
}

/** Logs out whoever of the staff has no second factor. */
export const deleteSessionsWithoutFactor = async (handle: Handle): Promise<void> => {
  const hasNone = sql`not exists (select from infra.second_factors where user_id = u.id)`
  await handle.execute(sql`select 1 from users u where ${hasNone} order by id for update`)
  await handle.execute(sql`delete from users_sessions s using users u where s._parent_id = u.id and ${hasNone}`)
}

export interface StaffSession {
  readonly id: string
  /** Epoch milliseconds. */
  readonly since: number
  readonly endsAt: number
}

/** Newest first, fifty at most. */
export const findStaffSessions = async (handle: Handle, userId: string, now: number): Promise<readonly StaffSession[]> => {
  const { rows } = await handle.execute<{ id: string; since: string; ends: string }>(sql`
    select id, (extract(epoch from created_at) * 1000)::bigint as since, (extract(epoch from expires_at) * 1000)::bigint as ends
    from users_sessions where _parent_id = ${userId} and expires_at > ${new Date(now).toISOString()}::timestamptz
    order by created_at desc nulls last, id limit 50
  `)
  return rows.map(({ id, since, ends }) => ({ id, since: Number(since), endsAt: Number(ends) }))
}

/** True where there was one. */
export const deleteStaffSession = async (handle: Handle, userId: string, sessionId: string): Promise<boolean> => {
  await lockStaff(handle, userId)
  const { rows } = await handle.execute(sql`delete from users_sessions where _parent_id = ${userId} and id = ${sessionId} returning 1`)
  return rows.length > 0
}
