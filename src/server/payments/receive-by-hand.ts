import type { PayloadRequest } from 'payload'
import { isOpen } from '@/core/payments/payment-status'
import { ok, refuse, type Result } from '@/core/result'
import type { Context } from '@/server/platform/context'
import { withTransaction } from '@/server/platform/with-transaction'
import { bookPaid } from './book-paid'
import { findPayments, lockOrder, type PaymentRow } from './payment-repository'

/** Somebody has seen the money of one payment, on a bank statement or in the till: settled like any other. */
export const receiveByHand = async (
  context: Context,
  paymentId: string,
  by: string,
  user: PayloadRequest['user'] = null,
): Promise<Result<null, 'not-found' | 'not-open'>> => {
  const received = await withTransaction(
    context.payload,
    async (req, transaction): Promise<Result<{ payment: PaymentRow }, 'not-found' | 'not-open'>> => {
      const order = await lockOrder(transaction, { paymentId })
      const payment = order && (await findPayments(transaction, order.id)).find(({ id }) => id === paymentId)
      if (!order || !payment) return refuse('not-found')
      if (!isOpen(payment.status) || order.status === 'cancelled' || order.status === 'refunded') return refuse('not-open')
      await bookPaid(req, order, payment, { intent: null, happening: { type: 'received-by-hand', note: by } })
      return ok({ payment })
    },
    { user },
  )
  if (!received.ok) return received
  // So that nobody pays it there as well.
  const { provider, pageId, pageUrl } = received.value.payment
  if (pageId !== null && pageUrl !== null) await context.payments[provider]?.closePage(pageId)
  return ok(null)
}
