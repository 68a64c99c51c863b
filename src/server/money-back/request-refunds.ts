import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { moneyBackLimits } from '@/config/limits'
import type { Minor } from '@/core/money/types'
import type { MoneyBack } from '@/core/subscriptions/money-back'
import { moneyText } from '@/server/payments/money-text'
import { lockOrder } from '@/server/payments/payment-repository'
import { insertRefund } from '@/server/payments/refund-order'
import { queueStaffNotice } from '@/server/platform/outbox/queue-staff-notice'
import type { Transaction } from '@/server/platform/with-transaction'
import type { SubscriptionRecord } from '@/server/subscriptions/subscription-record'
import { findBookedOrders, insertMoneyBack } from './money-back-repository'
import { mostOrders } from './preview-money-back'

export interface RequestedRefund {
  readonly refundId: string
  readonly orderId: string
  readonly byHand: boolean
}

interface RefundsOf {
  readonly subscription: SubscriptionRecord
  readonly plan: MoneyBack
  /** Payments whose money somebody sends. */
  readonly byHand: ReadonlySet<string>
  readonly figures: string
  readonly reason: string
  readonly by: string
  /** U33: in all. */
  readonly kept: number
  /** U34: asked for by its holder. */
  readonly byGuarantee: boolean
  readonly now: number
}

/** Before the subscription's own row, as whoever books money takes them, the smaller id first. */
export const lockBookedOrders = async (transaction: Transaction, id: string): Promise<void> => {
  const orders = (await findBookedOrders(transaction, id, mostOrders)).map(({ orderId }) => orderId)
  for (const orderId of [...new Set(orders)].sort()) await lockOrder(transaction, { id: orderId })
}

/** The work list of those who send money: refunds that are on their way. */
const tellStaff = (transaction: Transaction, { subscription }: RefundsOf, refundId: string, amount: Minor): Promise<boolean> =>
  queueStaffNotice(transaction, {
    kind: 'refund-by-hand',
    adminPath: `/collections/refunds/${refundId}`,
    facts: [
      { name: 'name', value: subscription.name },
      { name: 'email', value: subscription.email },
      { name: 'amount', value: moneyText(amount, subscription.digits, subscription.currency) },
    ],
    key: refundId,
  })

/** Written down first: from here on it is paid back once, whoever dies. */
export const requestRefunds = async (
  req: PayloadRequest,
  transaction: Transaction,
  asked: RefundsOf,
): Promise<readonly RequestedRefund[]> => {
  const { subscription, plan, figures, reason, by, kept, byGuarantee, now } = asked
  const written: RequestedRefund[] = []
  for (const { orderId, paymentId, amount, shares } of plan.parts) {
    const byHand = asked.byHand.has(paymentId)
    const key = `${orderId}:money-back:${randomUUID()}`
    const refundId = await insertRefund(req, { orderId, paymentId, amount, currency: subscription.currency, reason, by, key })
    const askedFrom = byHand ? null : now + moneyBackLimits.firstMs
    await insertMoneyBack(transaction, {
      refundId,
      subscriptionId: subscription.id,
      paymentId,
      figures,
      shares,
      kept: written.length === 0 ? kept : 0,
      byGuarantee,
      byHand,
      at: now,
      askedFrom,
    })
    written.push({ refundId, orderId, byHand })
    if (byHand) await tellStaff(transaction, asked, refundId, amount)
  }
  return written
}
