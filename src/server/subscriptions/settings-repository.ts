import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'

interface Stored extends Record<string, unknown> {
  readonly lead_days: string | null
  readonly grace_days: string | null
  readonly end_days: string | null
}

const days = (value: string | null | undefined): number | null => (value === null || value === undefined ? null : Number(value))

/** Null where nobody has saved any. */
export const findSubscriptionSettings = async (handle: Handle) => {
  const { rows } = await handle.execute<Stored>(sql`select lead_days, grace_days, end_days from subscription_settings limit 1`)
  const [row] = rows
  return { leadDays: days(row?.lead_days), graceDays: days(row?.grace_days), endDays: days(row?.end_days) }
}
