import { sql } from '@payloadcms/db-postgres'
import type { RecordedArea, PriceChangeSource } from '@/modules/catalog/catalog.repository'
import type { Handle } from '@/lib/db/sql'

interface PriceChange {
  readonly id: string
  readonly key: string
  readonly period: string
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

interface ChangeSet {
  readonly id: string
  readonly at: string
  readonly area: RecordedArea
  readonly person: string | null
  readonly through: PriceChangeSource
  readonly changes: number
  readonly first: string
}

export const historyPage = 30

interface ChangeSetQuery {
  readonly area: RecordedArea
  readonly key: string | null
  /** Change id; returns only older sets. */
  readonly before: string | null
}

type SetRow = ChangeSet & Record<string, unknown>

/**
 * One page of an area's newest change sets. Searches a bounded number of recent changes, since a single price list can contain a thousand.
 */
export const findChangeSets = async (
  handle: Handle,
  { area, key, before }: ChangeSetQuery,
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

/** Bounded by the number of cells in a price list. */
export const findChanges = async (handle: Handle, set: string, area: RecordedArea): Promise<readonly PriceChange[]> => {
  const { rows } = await handle.execute<PriceChange & Record<string, unknown>>(sql`
    select id::text, key, period, field, before, after from infra.price_changes
    where change_set = ${set}::uuid and area = ${area} order by id limit 6000
  `)
  return rows
}

/** How many pages and codes are listed, and how many of the newest carts are scanned. */
export const affectedLimits = { pages: 30, codes: 20, carts: 5_000 } as const

const asRows = (values: readonly string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`

/** One more than the limit, to detect whether there are more. */
export const findPagesWith = async (handle: Handle, sections: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ path: string }>(sql`
    select path from pages where _status = 'published' and deleted_at is null and exists (
      select from jsonb_array_elements(case jsonb_typeof(layout) when 'array' then layout else '[]'::jsonb end) as section
      where section ->> 'blockType' in ${asRows(sections)}
    ) order by path limit ${affectedLimits.pages + 1}
  `)
  return rows.map(({ path }) => path)
}

/** What links a cart to a price: a plan's key, a domain's TLD, or the cart's currency. */
type CartKey = 'key' | 'ending' | 'currency'

const lineWith = (key: ReturnType<typeof sql>, keys: readonly string[]) => sql`exists (
  select from jsonb_array_elements(case jsonb_typeof(items) when 'array' then items else '[]'::jsonb end) as line
  where ${key} in ${asRows(keys)}
)`

const holds = {
  key: (keys) => lineWith(sql`line ->> 'id'`, keys),
  ending: (keys) => lineWith(sql`substring(line ->> 'id' from '[.].*$')`, keys),
  currency: (keys) => sql`currency in ${asRows(keys)} and items <> '[]'::jsonb`,
} as const satisfies Record<CartKey, (keys: readonly string[]) => ReturnType<typeof sql>>

export const countCarts = async (
  handle: Handle,
  by: CartKey,
  keys: readonly string[],
): Promise<{ readonly carts: number; readonly among: number }> => {
  const { rows } = await handle.execute<{ carts: number; among: number }>(sql`
    select count(*)::int as among, count(*) filter (where ${holds[by](keys)})::int as carts
    from (select items, currency from carts where status = 'active' order by updated_at desc limit ${affectedLimits.carts}) as newest
  `)
  return rows[0] ?? { carts: 0, among: 0 }
}

/** Active codes restricted to one of these categories, up to the limit plus one. Excludes batch codes. */
export const findCouponsInCategories = async (handle: Handle, categories: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ code: string }>(sql`
    select code from coupons where is_active and _status = 'published' and batch_id is null and deleted_at is null and exists (
      select from coupons_applicable_categories as category where category.parent_id = coupons.id and category.value::text in ${asRows(categories)}
    ) order by code limit ${affectedLimits.codes + 1}
  `)
  return rows.map(({ code }) => code)
}
