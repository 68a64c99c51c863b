import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'

/** So many are named; the newest carts are looked at, so many of them. */
export const touchedLimits = { pages: 30, codes: 20, carts: 5_000 } as const

const asRows = (values: readonly string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`

/** Paths of published pages with one of these sections, one more than are named at most. */
export const findPagesWith = async (handle: Handle, sections: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ path: string }>(sql`
    select path from pages where _status = 'published' and deleted_at is null and exists (
      select from jsonb_array_elements(case jsonb_typeof(layout) when 'array' then layout else '[]'::jsonb end) as section
      where section ->> 'blockType' in ${asRows(sections)}
    ) order by path limit ${touchedLimits.pages + 1}
  `)
  return rows.map(({ path }) => path)
}

/** What a cart holds something by: a plan's key, a name's ending, or the currency it is in. */
export type CartKey = 'key' | 'ending' | 'currency'

const lineWith = (key: ReturnType<typeof sql>, keys: readonly string[]) => sql`exists (
  select from jsonb_array_elements(case jsonb_typeof(items) when 'array' then items else '[]'::jsonb end) as line
  where ${key} in ${asRows(keys)}
)`

const holds = {
  key: (keys) => lineWith(sql`line ->> 'id'`, keys),
  ending: (keys) => lineWith(sql`substring(line ->> 'id' from '[.].*$')`, keys),
  currency: (keys) => sql`currency in ${asRows(keys)} and items <> '[]'::jsonb`,
} as const satisfies Record<CartKey, (keys: readonly string[]) => ReturnType<typeof sql>>

/** How many of the newest open carts hold one of these, and how many were looked at. */
export const countCarts = async (
  handle: Handle,
  by: CartKey,
  keys: readonly string[],
): Promise<{ readonly carts: number; readonly among: number }> => {
  const { rows } = await handle.execute<{ carts: number; among: number }>(sql`
    select count(*)::int as among, count(*) filter (where ${holds[by](keys)})::int as carts
    from (select items, currency from carts where status = 'active' order by updated_at desc limit ${touchedLimits.carts}) as newest
  `)
  return rows[0] ?? { carts: 0, among: 0 }
}

/** Live codes whose categories name one of these, one more than are named at most. Codes of a batch are its own affair. */
export const findCodesFor = async (handle: Handle, categories: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ code: string }>(sql`
    select code from coupons where is_active and _status = 'published' and batch_id is null and deleted_at is null and exists (
      select from coupons_applicable_categories as category where category.parent_id = coupons.id and category.value::text in ${asRows(categories)}
    ) order by code limit ${touchedLimits.codes + 1}
  `)
  return rows.map(({ code }) => code)
}
