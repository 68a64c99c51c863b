import { sql } from '@payloadcms/db-postgres'
import type { FieldHook } from 'payload'
import type { Handle } from '@/server/database/handle'
import { lockLimit } from '@/server/database/lock-codes'
import { handleOfRequest } from '@/server/request-handle'

interface Coupon {
  readonly code?: string | null
  readonly usageLimit?: number | null
}

/** Absent where it was not asked for. */
type Uses = number | null | undefined

const countRedemptions = async (handle: Handle, code: string): Promise<number> => {
  const { rows } = await handle.execute(sql`select count(*) as uses from redemptions where coupon = ${code} and state = 'reserved'`)
  return Number(rows[0]?.['uses'] ?? 0)
}

/**
 * D12: a code without limit is not counted by its orders, which would all wait for the one row; its uses are its
 * redemptions, counted when somebody looks.
 */
export const showUses: FieldHook<Coupon & { id: string }, Uses, Coupon> = async ({ value, siblingData: { code, usageLimit }, req }) =>
  value === undefined || typeof usageLimit === 'number' || !code ? value : countRedemptions(await handleOfRequest(req), code)

const readCount = async (handle: Handle, code: string): Promise<number> => {
  const { rows } = await handle.execute(sql`select used_count from coupons where code = ${code} for update`)
  return Number(rows[0]?.['used_count'] ?? 0)
}

/**
 * A code that gets a limit is counted from here on: it begins with the uses it has, and no order slips in between.
 * One that has a limit keeps the count of this very moment, whatever was read before an order came, or stands in a version that is brought back.
 */
export const countUsesOnceLimited: FieldHook<Coupon & { id: string }, Uses, Coupon> = async ({ value, siblingData, originalDoc, req }) => {
  const code = originalDoc?.code
  if (!code || typeof siblingData.usageLimit !== 'number') return value
  const handle = await handleOfRequest(req)
  await lockLimit(handle, code)
  return typeof originalDoc.usageLimit === 'number' ? readCount(handle, code) : countRedemptions(handle, code)
}
