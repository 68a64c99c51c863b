import type { ChargeAnswer } from '@/core/payments/cards'
import { cardText } from '@/core/payments/cards'
import { stepAfter, type ChargeStep } from '@/core/payments/charge-plan'
import { milestones, paidUntil } from '@/core/subscriptions/lifecycle'
import { findAttempts, lockCharge, updateAttempt, updateCharge, type CardCharge } from '@/server/cards/charge-repository'
import { applyPaymentReport } from '@/server/payments/apply-payment-report'
import { findPayments, lockOrder, type SettledOrder } from '@/server/payments/payment-repository'
import { changePayment } from '@/server/payments/write-payment'
import type { Context } from '@/server/platform/context'
import { queueMail } from '@/server/platform/outbox/queue-mail'
import { withTransaction, type Transaction } from '@/server/platform/with-transaction'
import { findChargeSettings } from '@/server/subscriptions/charge-settings-repository'
import { findSubscriptionLimits } from '@/server/subscriptions/find-limits'
import { noticeOf } from '@/server/subscriptions/notice-of'
import { findSubscription } from '@/server/subscriptions/subscription-repository'
import type { Begun } from './begin-charge'

export type Sent = Extract<Begun, { kind: 'charge' }>

/** `never`: it was not sent, and is owed no more. */
export type Settled = ChargeAnswer | { readonly kind: 'never' }

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** U22: each time, with the way to pay otherwise. */
const mailRefusal = async (
  transaction: Transaction,
  charge: CardCharge,
  order: SettledOrder,
  { state, nextAt }: ChargeStep,
): Promise<void> => {
  const subscription = await findSubscription(transaction, charge.subscriptionId)
  const [last] = await findAttempts(transaction, charge.paymentId, 1)
  if (!subscription || !last || subscription.state === 'ended') return
  const { suspendAt, endAt } = milestones(paidUntil(subscription), await findSubscriptionLimits(transaction))
  const limit = subscription.state === 'suspended' ? endAt : suspendAt
  const kind = state === 'authentication' ? 'chargeConfirm' : nextAt === null ? 'chargeDeclinedLast' : 'chargeDeclined'
  const notice = { kind, date: iso(kind === 'chargeDeclined' ? (nextAt ?? limit) : limit), orderNumber: order.orderNumber } as const
  await queueMail(
    transaction,
    noticeOf(subscription, { ...notice, card: cardText(last) }, `card-charge:${charge.paymentId}:${charge.attempt ?? 0}`),
  )
}

/** What was written down under this number, and only once: a report or another process may have said so before. */
const write = (context: Context, { request, payment: { attempt } }: Sent, answer: Settled): Promise<CardCharge | null> =>
  withTransaction(context.payload, async (req, transaction) => {
    const { paymentId } = request
    const order = await lockOrder(transaction, { paymentId })
    const charge = order && (await lockCharge(transaction, paymentId))
    if (!order || !charge || charge.state !== 'charging' || charge.attempt !== attempt) return charge
    const at = context.now()
    if (answer.kind === 'never') {
      await updateAttempt(transaction, charge, { outcome: 'skipped', reason: null, at })
      return updateCharge(transaction, charge, { state: 'stopped', nextAt: null })
    }
    const { retryDays } = await findChargeSettings(transaction)
    const step = stepAfter(answer, charge.firstTriedAt ?? at, retryDays, at)
    const refusedCard =
      answer.kind === 'declined' && answer.isHard ? ((await findAttempts(transaction, paymentId, 1))[0]?.cardId ?? null) : null
    const after = await updateCharge(transaction, charge, {
      state: step.state,
      nextAt: step.nextAt,
      ...(refusedCard === null ? {} : { refusedCard }),
    })
    if (answer.kind === 'unknown') return after
    await updateAttempt(transaction, charge, { outcome: answer.kind, reason: step.reason, at })
    if (answer.kind === 'paid') return after
    const payment = (await findPayments(transaction, order.id)).find(({ id }) => id === paymentId)
    if (payment?.status !== 'processing' || payment.attempt !== attempt) return after
    // The order waits as it did: a page may be opened for it again.
    await changePayment(req, paymentId, { status: 'failed' }, { type: 'declined', note: step.reason ?? answer.kind })
    await mailRefusal(transaction, charge, order, step)
    return after
  })

/**
 * U20 to U22: writes down what the provider answered to a try. Money is booked as by a report of it: the provider's own report names the same
 * money, so of the two the first is booked and the second changes nothing. No sum is answered: a charge takes all that was asked for, or nothing.
 * @returns the charge as it stands then; null where there is none, or nobody to book with. Rejects where the database does: it is asked for again.
 */
export const settleCharge = async (context: Context, sent: Sent, answer: Settled): Promise<CardCharge | null> => {
  const { request } = sent
  if (answer.kind === 'paid') {
    const provider = context.payments[sent.payment.provider]
    if (!provider) return null
    const { paymentId, attempt, amount, currency, digits } = request
    await applyPaymentReport(context, provider, {
      id: `charge-${paymentId}-${attempt}`,
      name: 'charge.paid',
      kind: 'paid',
      paymentId,
      attempt,
      intent: answer.intent,
      money: { amount, digits, currency },
    })
  }
  if (answer.kind === 'unknown')
    context.logger.warn({ payment: request.paymentId, fault: answer.fault }, 'Nobody knows what became of a charge; it is asked for again')
  return write(context, sent, answer)
}
