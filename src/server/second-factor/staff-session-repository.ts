import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'

/** Logs a member of staff out everywhere, or everywhere but in one session. */
export const deleteStaffSessions = async (handle: Handle, userId: string, keptSessionId: string | null = null): Promise<void> => {
  const others = keptSessionId === null ? sql`` : sql`and id <> ${keptSessionId}`
  await handle.execute(sql`delete from users_sessions where _parent_id = ${userId} ${others}`)
}

/** Logs out whoever of the staff has no second factor. */
export const deleteSessionsWithoutFactor = async (handle: Handle): Promise<void> => {
  await handle.execute(sql`
    delete from users_sessions s where not exists (select from infra.second_factors where user_id = s._parent_id)
  `)
}
