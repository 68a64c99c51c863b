import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { isOpen, isReceived } from '@/core/payments/payment-status'
import { markPaid } from '@/server/payments/book-paid'
import { findPayments, type PaymentRow } from '@/server/payments/payment-repository'
import { isMovedByMoney } from '@/server/payments/update-order'
import { changePayment, noPage } from '@/server/payments/write-payment'
import { handleOfRequest } from '@/server/platform/request-handle'

const byWhom = (req: PayloadRequest): string => (req.user?.collection === 'users' ? req.user.email : 'the shop')

const isFirst = ({ dueAt, status }: PaymentRow): boolean => dueAt === null && status !== 'surplus'

/** What a status that somebody set by hand says of the payments: the same lines in the books as when the money itself moves them. */
const follow = async (req: PayloadRequest, status: string, payments: readonly PaymentRow[]): Promise<void> => {
  const first = payments.find(isFirst)
  if (status === 'paid' && first && isOpen(first.status)) {
    await markPaid(req, first, { intent: null, happening: { type: 'received-by-hand', note: byWhom(req) } })
  }
  if (status === 'failed' && first?.status === 'pending')
    await changePayment(req, first.id, { status: 'failed', ...noPage }, { type: 'failed', note: byWhom(req) })
  if (status === 'pending' && first?.status === 'failed')
    await changePayment(req, first.id, { status: 'pending' }, { type: 'pending', note: byWhom(req) })
  if (status !== 'refunded') return
  for (const payment of payments) {
    if (!isReceived(payment.status) || payment.status === 'refunded') continue
    await changePayment(req, payment.id, { status: 'refunded', refunded: payment.amount }, { type: 'refunded-by-hand', note: byWhom(req) })
  }
}

/** Nobody owes what belongs to an order that is over. */
const voidOpen = async (req: PayloadRequest, payments: readonly PaymentRow[]): Promise<void> => {
  for (const payment of payments) {
    if (isOpen(payment.status)) await changePayment(req, payment.id, { status: 'void', ...noPage }, { type: 'void' })
  }
}

/** Order and payments say the same, whoever moves the order. Its row is locked by then (freeze-order). */
export const keepBooks: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.status === previousDoc.status) return doc
  const payments = await findPayments(await handleOfRequest(req), doc.id)
  if (!isMovedByMoney(req.context)) await follow(req, doc.status, payments)
  if (doc.status === 'cancelled' || doc.status === 'refunded') await voidOpen(req, payments)
  return doc
}
