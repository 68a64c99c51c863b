import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'

/** U15: what the desk suspends stands still whatever is paid. False where it is so already. */
export const updateHold = async (handle: Handle, id: string, isHeld: boolean, at: number): Promise<boolean> => {
  const { rows } = await handle.execute(
    isHeld
      ? sql`insert into infra.subscription_holds (subscription_id, held_at) values (${id}, ${new Date(at).toISOString()}::timestamptz)
          on conflict do nothing returning 1`
      : sql`delete from infra.subscription_holds where subscription_id = ${id} returning 1`,
  )
  return rows.length > 0
}
