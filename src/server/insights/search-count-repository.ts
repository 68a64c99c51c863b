import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'

/** What was looked for · a whole name that was taken · an ending the shop does not sell. */
export type SearchKind = 'name' | 'taken' | 'ending'

export interface CountedSearch {
  readonly kind: SearchKind
  readonly term: string
}

/** Different terms of a kind and day; whatever more are looked for is not counted. */
export const mostTerms = 2_000

interface Counted extends CountedSearch {
  readonly searches: number
}

/** Adds to the day's counts. In one order, so that no two processes wait for each other; what is new beyond the most is let go. */
export const upsertSearchCounts = async (handle: Handle, counted: readonly Counted[], now: number): Promise<void> => {
  await handle.execute(sql`
    with today as (select (${new Date(now).toISOString()}::timestamptz at time zone 'UTC')::date as day),
    counted as (select kind, term, searches from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as each (kind text, term text, searches int)),
    full_kinds as (select kind from infra.search_counts, today where search_counts.day = today.day group by kind having count(*) >= ${mostTerms})
    insert into infra.search_counts (day, kind, term, searches)
    select today.day, kind, term, searches from counted, today
    where kind not in (select kind from full_kinds)
      or exists (select from infra.search_counts as known where known.day = today.day and known.kind = counted.kind and known.term = counted.term)
    order by kind, term
    on conflict (day, kind, term) do update set searches = search_counts.searches + excluded.searches
  `)
}
