import { ValidationError, type PayloadRequest } from 'payload'
import { isOpen } from '@/core/payments/payment-status'
import { ok, refuse, type Result } from '@/core/result'
import type { Context } from '@/server/platform/context'
import { withTransaction } from '@/server/platform/with-transaction'
import { bookPaid } from './book-paid'
import { findPayments, lockOrder, type PaymentRow } from './payment-repository'

/** `code-used-up` (O17): the order's discount code has no uses left for a guest who pays later. */
export type NotReceived = 'not-found' | 'not-open' | 'code-used-up'

/** Somebody has seen the money of one payment, on a bank statement or in the till: settled like any other. */
export const receiveByHand = async (
  context: Context,
  paymentId: string,
  by: string,
  user: PayloadRequest['user'] = null,
): Promise<Result<null, NotReceived>> => {
  const received = await withTransaction(
    context.payload,
    async (req, transaction): Promise<Result<{ payment: PaymentRow }, NotReceived>> => {
      const order = await lockOrder(transaction, { paymentId })
      const payment = order && (await findPayments(transaction, order.id)).find(({ id }) => id === paymentId)
      if (!order || !payment) return refuse('not-found')
      if (!isOpen(payment.status) || order.status === 'cancelled' || order.status === 'refunded') return refuse('not-open')
      await bookPaid(req, order, payment, { intent: null, happening: { type: 'received-by-hand', note: by } })
      return ok({ payment })
    },
    { user },
  ).catch((fault: unknown) => {
    if (fault instanceof ValidationError) return refuse('code-used-up' as const)
    throw fault
  })
  if (!received.ok) return received
  // So that nobody pays it there as well.
  const { provider, pageId, pageUrl } = received.value.payment
  if (pageId !== null && pageUrl !== null) await context.payments[provider]?.closePage(pageId)
  return ok(null)
}
