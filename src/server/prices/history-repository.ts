import { sql } from '@payloadcms/db-postgres'
import type { RecordedArea } from '@/server/catalog/price-record-repository'
import type { PriceDoor } from '@/server/catalog/price-author-repository'
import type { Handle } from '@/server/platform/database/handle'

/** One change of one figure. */
export interface PriceChange {
  readonly id: string
  readonly key: string
  readonly period: string
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

/** What was changed together: by one save, one list, one file. */
export interface ChangeSet {
  readonly id: string
  readonly at: string
  readonly area: RecordedArea
  readonly person: string | null
  readonly through: PriceDoor
  readonly changes: number
  readonly first: string
}

export const historyPage = 30

interface Asked {
  readonly area: RecordedArea
  /** One product alone; every one without it. */
  readonly key: string | null
  /** Older than this change. */
  readonly before: string | null
}

type SetRow = ChangeSet & Record<string, unknown>

/**
 * The newest sets of an area, a page of them. They are looked for among a bounded number of its newest changes: a list of a thousand
 * prices is one set.
 */
export const findChangeSets = async (
  handle: Handle,
  { area, key, before }: Asked,
): Promise<readonly (ChangeSet & { readonly oldest: string })[]> => {
  const { rows } = await handle.execute<SetRow & { oldest: string }>(sql`
    with newest as (
      select * from infra.price_changes where area = ${area}
        and ${key === null ? sql`true` : sql`key = ${key}`} and ${before === null ? sql`true` : sql`id < ${before}::bigint`}
      order by id desc limit 6000
    )
    select change_set as id, to_char(min(at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, min(area) as area, min(person) as person, min(through) as through,
      count(*)::int as changes, (array_agg(key order by id))[1] as first, min(id)::text as oldest
    from newest group by change_set order by max(id) desc limit ${historyPage}
  `)
  return rows
}

/** Every change of a set, of one area: at most as many as a list of prices has cells. */
export const findChanges = async (handle: Handle, set: string, area: RecordedArea): Promise<readonly PriceChange[]> => {
  const { rows } = await handle.execute<PriceChange & Record<string, unknown>>(sql`
    select id::text, key, period, field, before, after from infra.price_changes
    where change_set = ${set}::uuid and area = ${area} order by id limit 6000
  `)
  return rows
}
