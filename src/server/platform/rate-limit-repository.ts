import { sql } from '@payloadcms/db-postgres'
import type { Handle } from './database/handle'

interface KeysEnding {
  /** What is counted, as `rate-limit.ts` names it. */
  readonly name: string
  readonly ending: string
}

const isOf = ({ name, ending }: KeysEnding) => sql`starts_with(key, ${`${name}:`}) and right(key, ${ending.length}::int) = ${ending}`

export interface UsedUp {
  /** What stands before the ending of its key. */
  readonly place: string
  /** Epoch milliseconds. */
  readonly endsAt: number
}

/** Counts that are used up, the longest wait first, fifty at most. */
export const findUsedUp = async (handle: Handle, keys: KeysEnding, points: number, now: number): Promise<readonly UsedUp[]> => {
  const { rows } = await handle.execute<{ key: string; expire: string }>(sql`
    select key, expire from infra.rate_limits where ${isOf(keys)} and points >= ${points} and expire > ${now} order by expire desc limit 50
  `)
  return rows.map(({ key, expire }) => ({ place: key.slice(keys.name.length + 1, -keys.ending.length), endsAt: Number(expire) }))
}

export const deleteCounts = async (handle: Handle, keys: KeysEnding): Promise<void> => {
  await handle.execute(sql`delete from infra.rate_limits where ${isOf(keys)}`)
}
