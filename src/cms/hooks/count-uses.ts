import { sql } from '@payloadcms/db-postgres'
import type { FieldHook } from 'payload'
import type { Handle } from '@/server/platform/database/handle'
import { lockLimit } from '@/server/pricing/coupon-repository'
import { handleOfRequest } from '@/server/platform/request-handle'

interface Coupon {
  readonly code?: string | null
  readonly usageLimit?: number | null
}

interface Row extends Record<string, unknown> {
  readonly code: string | null
  readonly usage_limit: string | null
  readonly used_count: string | null
}

/** Absent where it was not asked for. */
type Uses = number | null | undefined

const countRedemptions = async (handle: Handle, code: string): Promise<number> => {
  const { rows } = await handle.execute(sql`select count(*) as uses from redemptions where coupon = ${code} and state = 'reserved'`)
  return Number(rows[0]?.['uses'] ?? 0)
}

/** The row that counts, whatever a draft of it says. */
const readRow = async (handle: Handle, id: string, lock = sql``): Promise<Row | undefined> => {
  const { rows } = await handle.execute<Row>(sql`select code, usage_limit, used_count from coupons where id = ${id} ${lock}`)
  return rows[0]
}

const usesOf = (handle: Handle, { code, usage_limit, used_count }: Row): Promise<number> | number =>
  usage_limit === null ? countRedemptions(handle, code ?? '') : Number(used_count ?? 0)

/**
 * D12: a code without limit is not counted by its orders, which would all wait for the one row; its uses are its
 * redemptions, counted when somebody looks. What has a limit is counted in its row, not in its versions.
 */
export const showUses: FieldHook<Coupon & { id: string }, Uses, Coupon> = async ({
  value,
  data,
  siblingData: { code, usageLimit },
  req,
}) => {
  if (value === undefined || !code) return value
  const handle = await handleOfRequest(req)
  if (typeof usageLimit !== 'number') return countRedemptions(handle, code)
  const row = data?.id === undefined ? undefined : await readRow(handle, data.id)
  return row ? usesOf(handle, row) : value
}

/**
 * A code that gets a limit is counted from here on: it begins with the uses it has, and no order slips in between.
 * One that has a limit keeps the count of this very moment, whatever was read before an order came, or stands in a version that is brought back.
 */
export const countUsesOnceLimited: FieldHook<Coupon & { id: string }, Uses, Coupon> = async ({ value, siblingData, originalDoc, req }) => {
  // nothing is there yet where one is made
  const id = (originalDoc as { readonly id?: string } | undefined)?.id
  if (id === undefined || typeof siblingData.usageLimit !== 'number') return value
  const handle = await handleOfRequest(req)
  const before = await readRow(handle, id)
  if (!before?.code) return value
  await lockLimit(handle, before.code)
  const row = await readRow(handle, id, sql`for update`)
  return row ? usesOf(handle, row) : value
}
