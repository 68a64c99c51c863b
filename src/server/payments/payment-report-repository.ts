import { sql } from '@payloadcms/db-postgres'
import type { PaymentReport } from '@/core/payments/payment-report'
import type { Handle } from '@/server/platform/database/handle'
import { uuidV7 } from '@/server/platform/database/uuid-v7'

/** Whether it is new: of two that hear the same report at once, the second waits here and is then told that it is known. */
export const insertReport = async (handle: Handle, { id, name }: PaymentReport): Promise<boolean> => {
  const { rows } = await handle.execute(sql`
    insert into payment_reports (id, report_id, name, created_at, updated_at) values (${uuidV7()}, ${id}, ${name}, now(), now())
    on conflict (report_id) do nothing returning 1
  `)
  return rows.length > 0
}

/** What came of it. */
export const updateReport = async (
  handle: Handle,
  { id }: PaymentReport,
  { outcome, paymentId }: { readonly outcome: string; readonly paymentId: string },
): Promise<void> => {
  await handle.execute(sql`update payment_reports set outcome = ${outcome}, payment_id = ${paymentId} where report_id = ${id}`)
}
