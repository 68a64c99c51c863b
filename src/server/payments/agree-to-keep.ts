import { consentWords } from '@/core/payments/cards'
import { isKeptFor } from '@/core/subscriptions/is-kept-for'
import { insertConsent } from '@/server/cards/consent-repository'
import type { OrderRecord } from '@/server/orders/order-record'
import type { Context } from '@/server/platform/context'
import { withTransaction } from '@/server/platform/with-transaction'
import { noteClosed } from './close-pages'
import { findPayments, lockOrder } from './payment-repository'

const waits: ReadonlySet<OrderRecord['status']> = new Set(['pending', 'failed'])

/** Whether its buyer may still say that the card is kept. */
export const isKeepable = (context: Context, { paymentMethod, lines, status }: OrderRecord): boolean =>
  waits.has(status) && context.payments[paymentMethod]?.cards !== undefined && isKeptFor(lines)

/** U18: whoever pays an order that waits agrees that its card is kept. A page that was opened before would keep none, so it is ended. */
export const agreeToKeep = async (context: Context, order: OrderRecord): Promise<void> => {
  if (!isKeepable(context, order)) return
  const { payload, payments, customer, locale } = context
  const open = await withTransaction(payload, async (_req, transaction) => {
    const locked = await lockOrder(transaction, { id: order.id })
    if (!locked || !waits.has(locked.status)) return null
    const isNew = await insertConsent(transaction, {
      orderId: order.id,
      customerId: customer?.id ?? null,
      provider: order.paymentMethod,
      words: consentWords,
      locale,
      givenAt: context.now(),
    })
    return isNew ? ((await findPayments(transaction, order.id)).find(({ dueAt }) => dueAt === null) ?? null) : null
  })
  if (!open || open.pageId === null || open.status !== 'pending') return
  const ended = await payments[open.provider]?.cards?.endPage(open.pageId)
  if (ended === 'closed') await noteClosed(context, { paymentId: open.id, provider: open.provider, pageId: open.pageId })
}
