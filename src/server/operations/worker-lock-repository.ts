import type { ClientBase } from 'pg'

/** Any number, the same in every process of the shop. */
const lockKey = 4_711_010

/** A lock of the session: true where no other has it. Postgres ends the session, and the lock with it, after so many ms without a word. */
export const takeSessionLock = async (client: ClientBase, endedAfter: number): Promise<boolean> => {
  await client.query(`set idle_session_timeout = ${endedAfter}`)
  const { rows } = await client.query<{ is_ours: boolean }>('select pg_try_advisory_lock($1) as is_ours', [lockKey])
  return rows[0]?.is_ours === true
}

/** A word, so that the session goes on. */
export const keepSession = async (client: ClientBase): Promise<void> => {
  await client.query('select 1')
}
