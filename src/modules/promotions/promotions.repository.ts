import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/lib/db/sql'
import type { CartLine, CartState } from '@/core/cart/cart'

interface OpenBatch {
  readonly id: string
  readonly prefix: string
  readonly size: number
  readonly made: number
  /** Taken from the batch's first code, so that all codes are alike; otherwise from the template. */
  readonly source: string | null
}

/** Locks an unfinished batch until the transaction ends; skips batches locked by others. */
export const lockOpenBatch = async (handle: Handle): Promise<OpenBatch | null> => {
  const { rows } = await handle.execute<OpenBatch & Record<string, unknown>>(sql`
    select id, prefix, size::int, coalesce(made, 0)::int as made,
      coalesce((select c.id from coupons c where c.batch_id = code_batches.id order by c.code limit 1), template_id) as source
    from code_batches where coalesce(made, 0) < size and is_active order by created_at limit 1 for update skip locked
  `)
  return rows[0] ?? null
}

/** Copies all fields except the code, with a usage limit of one. Returns how many were new. */
export const insertBatchCodes = async (handle: Handle, batch: OpenBatch, codes: readonly string[]): Promise<number> => {
  const { rows } = await handle.execute<{ id: string }>(sql`
    insert into coupons select (jsonb_populate_record(source, jsonb_build_object(
      'id', gen_random_uuid(), 'code', new.code, 'batch_id', ${batch.id}::uuid, 'usage_limit', 1, 'used_count', 0, 'per_customer_limit', null,
      'is_active', true, '_status', 'published', 'deleted_at', null, 'changed_by', null, 'created_at', now(), 'updated_at', now()
    ))).*
    from coupons as source cross join jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb) as new (code)
    where source.id = ${batch.source} on conflict (code) do nothing returning id
  `)
  const made = JSON.stringify(rows.map(({ id }) => id))
  const ids = sql`jsonb_array_elements_text(${made}::jsonb) as made (id)`
  await handle.execute(sql`
    insert into coupons_locales (name, description, _locale, _parent_id)
    select name, description, _locale, made.id::uuid from coupons_locales cross join ${ids} where _parent_id = ${batch.source}
  `)
  for (const table of [sql`coupons_applicable_categories`, sql`coupons_excluded_categories`]) {
    await handle.execute(sql`
      insert into ${table} ("order", parent_id, value, id)
      select "order", made.id::uuid, value, gen_random_uuid() from ${table} cross join ${ids} where parent_id = ${batch.source}
    `)
  }
  return rows.length
}

export const updateCreatedCount = async (handle: Handle, { id, made }: Pick<OpenBatch, 'id' | 'made'>): Promise<void> => {
  await handle.execute(sql`update code_batches set made = ${made} where id = ${id}`)
}

interface BatchCode {
  readonly code: string
  readonly isActive: boolean
  readonly isUsed: boolean
}

export const findBatchCodes = async (handle: Handle, id: string, after: string, limit: number): Promise<readonly BatchCode[]> => {
  const { rows } = await handle.execute<{ code: string; is_active: boolean | null; used: boolean }>(sql`
    select code, coupons.is_active and batch.is_active as is_active, coalesce(used_count, 0) > 0 as used
    from coupons join code_batches as batch on batch.id = batch_id where batch_id = ${id} and code > ${after} order by code limit ${limit}
  `)
  return rows.map(({ code, is_active: isActive, used }) => ({ code, isActive: isActive ?? false, isUsed: used }))
}

interface BatchProgress {
  readonly size: number
  readonly made: number
  readonly used: number
}

export const findBatchProgress = async (handle: Handle, id: string): Promise<BatchProgress | null> => {
  const { rows } = await handle.execute<{ size: string; made: string | null; used: string }>(sql`
    select size, made, (select count(*) from coupons where batch_id = code_batches.id and used_count > 0) as used from code_batches where id = ${id}
  `)
  const [row] = rows
  return row ? { size: Number(row.size), made: Number(row.made ?? 0), used: Number(row.used) } : null
}

/** Other documents that require a code from the batch, by collection or global. */
export const findBatchUses = async (handle: Handle, id: string): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ area: string }>(sql`
    with codes as materialized (select id, code from coupons where batch_id = ${id})
    select 'code-batches' as area from code_batches where id <> ${id} and template_id in (select id from codes)
    union select area from infra.content_links where kind = 'coupons' and (target in (select code from codes) or target in (select id::text from codes))
    order by area
  `)
  return rows.map(({ area }) => area)
}

/** Codes per delete statement, well below the statement timeout. */
const deletedTogether = 10_000

/** Runs in the caller's transaction. The batch stays locked, so that no further code is created for it. */
export const deleteBatchCodes = async (handle: Handle, id: string): Promise<void> => {
  await handle.execute(sql`select from code_batches where id = ${id} for update`)
  const codes = sql`select id from coupons where batch_id = ${id}`
  await handle.execute(sql`delete from _coupons_v where parent_id in (${codes})`)
  for (const table of [sql`infra.content_links`, sql`infra.translations`])
    await handle.execute(sql`delete from ${table} where area = 'coupons' and document in (select id::text from (${codes}) as code)`)
  let deleted: number | null
  do {
    const result = await handle.execute(sql`delete from coupons where id in (${codes} limit ${deletedTogether})`)
    deleted = result.rowCount
  } while (deleted === deletedTogether)
}

interface SavedCartRow extends Record<string, unknown> {
  readonly currency: string
  readonly items: readonly CartLine[] | null
  readonly codes: readonly string[] | null
}

export const findCartById = async (handle: Handle, id: string): Promise<CartState | null> => {
  const { rows } = await handle.execute<SavedCartRow>(sql`select currency, items, codes from carts where id = ${id}`)
  const [row] = rows
  return row ? { currency: row.currency, codes: row.codes ?? [], lines: row.items ?? [] } : null
}

interface Asked {
  readonly now: Date
  /** Limits for single codes and for the codes of each batch. */
  readonly most: number
  readonly ofEachBatch: number
}

/** Codes valid now or later: single ones, and the first of each batch, whose codes share the same rules. */
export const findStackCodes = async (handle: Handle, { now, most, ofEachBatch }: Asked): Promise<readonly string[]> => {
  const alive = sql`is_active and _status = 'published' and deleted_at is null and (expires_at is null or expires_at > ${now.toISOString()})
    and (usage_limit is null or coalesce(used_count, 0) < usage_limit)`
  const { rows } = await handle.execute<{ code: string }>(sql`
    (select code from coupons where batch_id is null and ${alive} order by code limit ${most})
    union all
    select each.code from code_batches as batch
      cross join lateral (select code from coupons where batch_id = batch.id and ${alive} order by code limit ${ofEachBatch}) as each
      where batch.is_active
  `)
  return rows.map(({ code }) => code)
}

interface CodeUse {
  readonly orderNumber: string
  readonly at: Date
  readonly state: 'reserved' | 'released'
  readonly email: string
  /** Minor units of the order's currency. */
  readonly savings: number
  readonly total: number
  readonly currency: string
  readonly digits: number
}

interface UsesRow extends Record<string, unknown> {
  readonly order_number: string
  readonly at: string
  readonly state: CodeUse['state']
  readonly email: string
  readonly savings: string | null
  readonly total: string
  readonly currency: string
  readonly digits: string
}

const toUse = (row: UsesRow): CodeUse => ({
  orderNumber: row.order_number,
  at: new Date(Number(row.at)),
  state: row.state,
  email: row.email,
  savings: Number(row.savings ?? 0),
  total: Number(row.total),
  currency: row.currency,
  digits: Number(row.digits),
})

interface Page {
  readonly code: string
  readonly limit: number
  readonly offset: number
}

/** Latest first. Uses the index on code and date, so that the cost of a page is constant. */
export const findUsesOf = async (handle: Handle, { code, limit, offset }: Page): Promise<readonly CodeUse[]> => {
  const { rows } = await handle.execute<UsesRow>(sql`
    select o.order_number, (extract(epoch from use.created_at) * 1000)::bigint as at, use.state, o.contact_email as email,
      (select (each ->> 'savings') from jsonb_array_elements(o.discounts -> 'codes') as each where each ->> 'discountId' = use.coupon limit 1) as savings,
      o.breakdown_total as total, o.currency, o.digits
    from (select * from redemptions where coupon = ${code} order by created_at desc limit ${limit} offset ${offset}) as use
      join orders as o on o.id = use.order_id
    order by use.created_at desc
  `)
  return rows.map(toUse)
}
