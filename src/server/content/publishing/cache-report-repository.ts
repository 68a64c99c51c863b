import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'

/** What a process that serves pages says of the pages it keeps. */
export interface CacheReport {
  readonly process: string
  /** Tags it could not clear yet. */
  readonly waiting: number
  readonly waitingSince: number | null
  readonly tries: number
  readonly fault: string | null
}

const instant = (milliseconds: number | null) =>
  milliseconds === null ? sql`null` : sql`${new Date(milliseconds).toISOString()}::timestamptz`

export const insertCacheReport = async (handle: Handle, report: CacheReport, now: number): Promise<void> => {
  await handle.execute(sql`
    insert into infra.page_caches (process, seen_at, waiting, waiting_since, tries, fault)
    values (${report.process}, ${instant(now)}, ${report.waiting}, ${instant(report.waitingSince)}, ${report.tries}, ${report.fault})
    on conflict (process) do update set seen_at = excluded.seen_at, waiting = excluded.waiting,
      waiting_since = excluded.waiting_since, tries = excluded.tries, fault = excluded.fault
  `)
}

/** A process that has said nothing for so long is taken to have ended, and its pages with it. */
const forgottenAfterSeconds = 60

/** The processes that show old pages at this moment. */
export const findCacheFaults = async (handle: Handle, now: number): Promise<readonly CacheReport[]> => {
  const { rows } = await handle.execute<Record<string, unknown>>(sql`
    select process, waiting, waiting_since, tries, fault from infra.page_caches
    where fault is not null and seen_at > ${instant(now)} - make_interval(secs => ${forgottenAfterSeconds})
    order by process limit 20
  `)
  return rows.map((row) => ({
    process: String(row['process']),
    waiting: Number(row['waiting']),
    waitingSince: row['waiting_since'] === null ? null : new Date(String(row['waiting_since'])).getTime(),
    tries: Number(row['tries']),
    fault: String(row['fault']),
  }))
}
