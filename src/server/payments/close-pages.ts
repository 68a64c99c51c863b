import { isOpen } from '@/core/payments/payment-status'
import type { EndedPage } from '@/core/payments/cards'
import type { PaymentMethodId } from '@/core/payments/types'
import type { Context } from '@/server/platform/context'
import { withTransaction } from '@/server/platform/with-transaction'
import { findClosablePages, type ClosablePage } from './payment-page-repository'
import { findPayments, lockOrder } from './payment-repository'
import { changePayment, noPage } from './write-payment'

/** O16, U20: so that no more money comes by this page. `paid`: it has come, and its report is on its way. */
export const endPage = async ({ payments }: Context, { provider, pageId }: ClosablePage): Promise<EndedPage> => {
  const card = payments[provider]
  // Nobody hears of its money either.
  if (!card) return 'closed'
  if (card.cards) return card.cards.endPage(pageId)
  return (await card.closePage(pageId)) ? 'closed' : 'unknown'
}

/** The provider has said so. */
export const noteClosed = (context: Context, page: ClosablePage): Promise<void> =>
  withTransaction(context.payload, async (req, transaction) => {
    const order = await lockOrder(transaction, { paymentId: page.paymentId })
    const payments = order ? await findPayments(transaction, order.id) : []
    const payment = payments.find(({ id, pageId }) => id === page.paymentId && pageId === page.pageId)
    if (!payment) return
    // Where it is still owed the next page is another try: the same one would be the page that is closed.
    const next = isOpen(payment.status) ? { attempt: payment.attempt + 1 } : {}
    await changePayment(req, payment.id, { pageId: null, ...next, ...noPage }, { type: 'page-closed' })
  })

/**
 * Closes at the provider what must not be paid there: after the transaction that says so, and again until the provider has
 * answered. While it does not, its others wait as well. Run by the worker, as often as one likes.
 */
export const closePages = async (context: Context): Promise<void> => {
  const silent = new Set<PaymentMethodId>()
  for (const page of await findClosablePages(context.payload.db.drizzle)) {
    const provider = silent.has(page.provider) ? undefined : context.payments[page.provider]
    if (!provider) continue
    if (await provider.closePage(page.pageId)) {
      await noteClosed(context, page)
      continue
    }
    silent.add(page.provider)
    context.logger.warn({ payment: page.paymentId }, 'A page to pay on could not be closed; it is tried again')
  }
}
