import { sql } from '@payloadcms/db-postgres'
import type { PaymentMethodId, PaymentPage } from '@/core/payments/types'
import type { Handle } from '@/server/platform/database/handle'
import type { PaymentRow } from './payment-repository'

export interface ClosablePage {
  readonly paymentId: string
  readonly provider: PaymentMethodId
  readonly pageId: string
}

/**
 * Pages of payments that nobody owes any more, or that were received by hand. Providers close a page by themselves a day after it was
 * opened, so older ones are none of our business.
 */
export const findClosablePages = async (handle: Handle): Promise<readonly ClosablePage[]> => {
  const { rows } = await handle.execute<{ payment_id: string; provider: PaymentMethodId; page_id: string }>(sql`
    select id as payment_id, provider, page_id from payments
    where updated_at > now() - interval '25 hours' and page_id is not null
      and (status = 'void' or (status in ('paid', 'partly-refunded', 'refunded') and intent is null))
    order by updated_at
  `)
  return rows.map((row) => ({ paymentId: row.payment_id, provider: row.provider, pageId: row.page_id }))
}

type Attempt = Pick<PaymentRow, 'id' | 'attempt'>

/** Kept only while the try it belongs to is still the one under way. */
export const updateOpenPage = async (handle: Handle, { id, attempt }: Attempt, page: PaymentPage): Promise<boolean> => {
  const { rows } = await handle.execute(sql`
    update payments set page_id = ${page.id}, page_url = ${page.url}, page_expires_at = ${new Date(page.expiresAt).toISOString()}::timestamptz, updated_at = now()
    where id = ${id} and attempt = ${attempt} and status = 'pending' returning 1
  `)
  return rows.length > 0
}

/** Of an order that was cancelled meanwhile: for the worker to close (close-pages). */
export const updateVoidPage = async (handle: Handle, { id }: Attempt, page: PaymentPage): Promise<void> => {
  await handle.execute(
    sql`update payments set page_id = ${page.id}, updated_at = now() where id = ${id} and page_id is null and status = 'void'`,
  )
}

/** The provider has said no, and would say so again to the same key: the next press is another try. */
export const updateRefusedAttempt = async (handle: Handle, { id, attempt }: Attempt): Promise<void> => {
  await handle.execute(
    sql`update payments set attempt = ${attempt + 1}, updated_at = now() where id = ${id} and attempt = ${attempt} and page_id is null and status = 'pending'`,
  )
}
