import type { PayloadRequest } from 'payload'
import type { OrderStatus } from '@/core/orders/status'
import { isOpen, isReceived } from '@/core/payments/types'
import { handleOfRequest } from '@/lib/db/transaction'
import { actorOf } from '@/lib/audit'
import { markPaid, changePayment, noPage } from './bookings'
import { findPayments, type PaymentRow } from './payments.repository'

const firstOf = (payments: readonly PaymentRow[]): PaymentRow | undefined =>
  payments.find(({ dueAt, status }) => dueAt === null && status !== 'surplus')

const isHeld = ({ status, amount, refunded }: PaymentRow): boolean => isReceived(status) && refunded < amount

interface StatusChange {
  readonly status: OrderStatus
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * Updates the payments to match a manually set status. If the payments caused the status themselves, they already match and nothing is
 * written.
 */
const applyToPayments = async (req: PayloadRequest, { status, now }: StatusChange, payments: readonly PaymentRow[]): Promise<void> => {
  const note = actorOf(req) ?? 'the shop'
  const first = firstOf(payments)
  if (status === 'paid' && first && isOpen(first.status))
    await markPaid(req, first, { intent: null, paidAt: now, happening: { type: 'received-by-hand', note } })
  if (status === 'failed' && first?.status === 'pending')
    await changePayment(req, first.id, { status: 'failed', ...noPage }, { type: 'failed', note })
  if (status === 'pending' && first?.status === 'failed')
    await changePayment(req, first.id, { status: 'pending' }, { type: 'pending', note })
  for (const payment of status === 'refunded' ? payments.filter(isHeld) : [])
    await changePayment(req, payment.id, { status: 'refunded', refunded: payment.amount }, { type: 'refunded-by-hand', note })
}

const voidOpen = async (req: PayloadRequest, payments: readonly PaymentRow[]): Promise<void> => {
  for (const { id } of payments.filter(({ status }) => isOpen(status)))
    await changePayment(req, id, { status: 'void', ...noPage }, { type: 'void' })
}

/** Keeps payments in line with the order's status, whatever changed it. The caller holds the order's row lock (`advanceOrder`). */
export const syncPaymentsWithOrderStatus = async (req: PayloadRequest, orderId: string, change: StatusChange): Promise<void> => {
  const payments = await findPayments(await handleOfRequest(req), orderId)
  await applyToPayments(req, change, payments)
  if (change.status === 'cancelled' || change.status === 'refunded') await voidOpen(req, payments)
}

/** Whether the first payment has been received, i.e. the order was not moved manually. */
export const isPaymentReceived = async (req: PayloadRequest, orderId: string): Promise<boolean> => {
  const first = firstOf(await findPayments(await handleOfRequest(req), orderId))
  return first !== undefined && isReceived(first.status)
}

/** Whether a provider still holds money of this order; it must be refunded there before the order may become `refunded`. */
export const isHeldByProvider = async (req: PayloadRequest, orderId: string): Promise<boolean> =>
  (await findPayments(await handleOfRequest(req), orderId)).some(
    ({ status, intent }) => intent !== null && isReceived(status) && status !== 'refunded',
  )
