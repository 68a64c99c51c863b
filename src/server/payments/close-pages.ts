import { sql } from '@payloadcms/db-postgres'
import type { Context } from '@/server/platform/context'
import { withTransaction } from '@/server/platform/with-transaction'
import { findPayments, lockOrder } from './payment-repository'
import { changePayment } from './write-payment'

interface Page extends Record<string, unknown> {
  readonly payment_id: string
  readonly page_id: string
}

/**
 * Pages of payments that nobody owes any more, or that were received by hand. Stripe closes a page by itself a day after it was
 * opened, so older ones are none of our business.
 */
const findPages = async ({ payload }: Context): Promise<readonly Page[]> => {
  const { rows } = await payload.db.drizzle.execute<Page>(sql`
    select id as payment_id, page_id from payments
    where updated_at > now() - interval '25 hours' and page_id is not null
      and (status = 'void' or (status in ('paid', 'partly-refunded', 'refunded') and intent is null))
    order by updated_at
  `)
  return rows
}

const noteClosed = (context: Context, page: Page): Promise<void> =>
  withTransaction(context.payload, async (req, transaction) => {
    const order = await lockOrder(transaction, { paymentId: page.payment_id })
    const payments = order ? await findPayments(transaction, order.id) : []
    const payment = payments.find(({ id, pageId }) => id === page.payment_id && pageId === page.page_id)
    if (payment) await changePayment(req, payment.id, { pageId: null }, { type: 'page-closed' })
  })

/**
 * Closes at the provider what must not be paid there: after the transaction that says so, and again until the provider has
 * answered. While it does not, the others wait as well. Run by the worker, as often as one likes.
 */
export const closePages = async (context: Context): Promise<void> => {
  const provider = context.payments.stripe
  if (!provider) return
  for (const page of await findPages(context)) {
    if (!(await provider.closePage(page.page_id))) {
      context.logger.warn({ payment: page.payment_id }, 'A page to pay on could not be closed; it is tried again')
      return
    }
    await noteClosed(context, page)
  }
}
