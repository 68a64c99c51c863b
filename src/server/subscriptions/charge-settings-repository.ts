import { sql } from '@payloadcms/db-postgres'
import { subscriptionDays } from '@/config/limits'
import { readRetryDays } from '@/core/payments/charge-plan'
import type { Handle } from '@/server/platform/database/handle'

/** U22: on which days after the first try a card is charged again. */
export const findChargeSettings = async (handle: Handle): Promise<{ readonly retryDays: readonly number[] }> => {
  const { rows } = await handle.execute<{ retry_days: string | null }>(sql`select retry_days from subscription_settings limit 1`)
  const typed = rows[0]?.retry_days
  return { retryDays: (typeof typed === 'string' ? readRetryDays(typed) : null) ?? subscriptionDays.defaults.retryDays }
}
