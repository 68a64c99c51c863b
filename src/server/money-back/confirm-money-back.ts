import type { PayloadRequest } from 'payload'
import { startOfDay } from '@/core/calendar'
import { ok, refuse, type Result } from '@/core/result'
import { stateByClock } from '@/core/subscriptions/lifecycle'
import { netOf } from '@/core/subscriptions/money-back'
import { moneyText } from '@/server/payments/money-text'
import { changePayment, noPage } from '@/server/payments/write-payment'
import type { Context } from '@/server/platform/context'
import { withinLimit } from '@/server/platform/database/transaction-limit'
import { queueMail } from '@/server/platform/outbox/queue-mail'
import { withTransaction, type Transaction } from '@/server/platform/with-transaction'
import { lockWithoutOrder } from '@/server/renewals/subscriptions/end-subscription'
import { writeCredit } from '@/server/subscriptions/change-repository'
import { findSubscriptionLimits } from '@/server/subscriptions/find-limits'
import { bookReturn, isPrepaid } from '@/server/subscriptions/move-balance'
import { noticeOf } from '@/server/subscriptions/notice-of'
import type { SubscriptionRecord } from '@/server/subscriptions/subscription-record'
import { findSubscription, insertSubscriptionEvent, lockSubscription } from '@/server/subscriptions/subscription-repository'
import { writeMove } from '@/server/subscriptions/write-move'
import { isConfirmed, lockCustomer } from './money-back-repository'
import { previewIn, type MoneyBackOf, type MoneyBackPreview, type NoMoneyBack } from './preview-money-back'
import { lockBookedOrders, requestRefunds, type RequestedRefund } from './request-refunds'
import { settleAtOnce } from './settle-money-back'

export interface ConfirmedMoneyBack extends MoneyBackOf {
  /** As they were shown (`moneyBackFigures`). */
  readonly figures: string
  /** U15: of the desk; null is whoever has it. */
  readonly by: { readonly email: string; readonly reason: string } | null
  /** Whether it ends with it: goodwill of the desk may leave it running. */
  readonly ends: boolean
  readonly user?: PayloadRequest['user']
  /** What else is written with it. */
  readonly beside?: (transaction: Transaction) => Promise<void>
}

interface Desk {
  readonly req: PayloadRequest
  readonly transaction: Transaction
  readonly asked: ConfirmedMoneyBack
  readonly preview: MoneyBackPreview
  readonly now: number
}

class NotGiven extends Error {
  constructor(readonly reason: NoMoneyBack) {
    super(reason)
  }
}

const reasonOf = ({ by }: ConfirmedMoneyBack): string => by?.reason ?? 'Money back within 30 days'

/** U38: what goes back is not drawn any more. */
const takeOffBalance = async ({ transaction, preview, now }: Desk, [first]: readonly RequestedRefund[]): Promise<SubscriptionRecord> => {
  const { subscription, plan } = preview
  if (!isPrepaid(subscription) || !first) return subscription
  return bookReturn(transaction, subscription, { amount: netOf(plan), orderId: first.orderId, refundId: first.refundId }, now)
}

const saidOf = ({ subscription: { currency, digits }, plan, byHand }: MoneyBackPreview, now: number, isEnded: boolean) =>
  ({ kind: 'moneyBack', date: new Date(now).toISOString(), back: { amount: plan.total, currency, digits, byHand, isEnded } }) as const

const noteOf = ({ asked, preview: { subscription, plan } }: Desk): string => {
  const amount = moneyText(plan.total, subscription.digits, subscription.currency)
  const kept = plan.kept.map((each) => `${each.name} −${moneyText(each.amount, subscription.digits, subscription.currency)}`)
  const sums = kept.length === 0 ? amount : `${amount} (${kept.join(', ')})`
  return asked.by ? `${sums}: ${asked.by.reason}` : sums
}

/** U15: goodwill: some of it goes back, and it runs on; or it is over already. */
const onlyTell = async (desk: Desk, refundId: string): Promise<void> => {
  const { transaction, asked, preview, now } = desk
  const { subscription } = preview
  if (isPrepaid(subscription) && subscription.state !== 'ended') {
    const limits = await findSubscriptionLimits(transaction)
    const changes = { termEnd: subscription.termEnd, state: stateByClock(subscription, now, limits) }
    await writeMove(transaction, subscription, changes, { at: now, limits })
  }
  await insertSubscriptionEvent(transaction, subscription.id, {
    type: 'moneyBack',
    at: now,
    note: noteOf(desk),
    by: asked.by?.email ?? null,
  })
  const said = saidOf(preview, now, subscription.state === 'ended')
  await queueMail(transaction, noticeOf(subscription, said, `subscription-money-back:${refundId}`))
}

/** Nothing is paid for it any more: it is over, its host is told, and nobody owes the parts that were to come. */
const endIt = async (desk: Desk, refundId: string): Promise<void> => {
  const { req, transaction, asked, preview, now } = desk
  const { subscription, books } = preview
  for (const paymentId of books.later) await changePayment(req, paymentId, { status: 'void', ...noPage }, { type: 'void' })
  if (subscription.credit > 0) await writeCredit(transaction, subscription.id, 0)
  if (subscription.state === 'ended') return onlyTell(desk, refundId)
  const today = startOfDay(now)
  const term = { termStart: Math.min(subscription.termStart, today), termEnd: today, anchorDay: new Date(today).getUTCDate() }
  const limits = await findSubscriptionLimits(transaction)
  const told = { at: now, limits, event: 'moneyBack', note: noteOf(desk), by: asked.by?.email ?? null, said: saidOf(preview, now, true) }
  await writeMove(transaction, subscription, { ...term, state: 'ended', endReason: 'refunded' }, told)
}

/** Orders before subscriptions, as whoever books money takes them, the smaller id first. */
const lockAll = async (req: PayloadRequest, transaction: Transaction, id: string, ends: boolean): Promise<SubscriptionRecord | null> => {
  await lockBookedOrders(transaction, id)
  return ends ? lockWithoutOrder(req, transaction, id) : lockSubscription(transaction, id)
}

const perform = async (
  req: PayloadRequest,
  transaction: Transaction,
  asked: ConfirmedMoneyBack,
  now: number,
): Promise<readonly RequestedRefund[]> => {
  const { id, customerId, figures, ends } = asked
  const known = await findSubscription(transaction, id)
  if (!known || (customerId !== null && known.customerId !== customerId)) throw new NotGiven('not-found')
  // U34: of two at once the second sees the first.
  if (known.customerId !== null) await lockCustomer(transaction, known.customerId)
  const subscription = await lockAll(req, transaction, id, ends)
  if (!subscription) throw new NotGiven('not-found')
  // The second press of the same button is the same money.
  if (await isConfirmed(transaction, id, figures)) return []
  const preview = await previewIn(transaction, subscription, asked, now)
  if (!preview.ok) throw new NotGiven(preview.error)
  if (preview.value.figures !== figures) throw new NotGiven('changed-meanwhile')
  const noted: Desk = { req, transaction, asked, preview: preview.value, now }
  const { plan, books, kept } = preview.value
  const by = asked.by?.email ?? 'customer'
  const request = {
    subscription,
    plan,
    byHand: books.byHand,
    figures,
    reason: reasonOf(asked),
    by,
    kept,
    byGuarantee: asked.by === null,
    now,
  }
  const written = await requestRefunds(req, transaction, request)
  const desk: Desk = { ...noted, preview: { ...preview.value, subscription: await takeOffBalance(noted, written) } }
  const finish = ends ? endIt : onlyTell
  await finish(desk, written[0]?.refundId ?? '')
  await asked.beside?.(transaction)
  return written
}

/**
 * U14: gives back the very sum that was shown: refunds, end, task of the host and mail are written in one transaction, the provider is
 * asked afterwards and the books follow its answer. Once, however often it is pressed and whatever is killed in between.
 */
export const confirmMoneyBack = async (context: Context, asked: ConfirmedMoneyBack): Promise<Result<null, NoMoneyBack>> => {
  const work = () =>
    withTransaction(context.payload, (req, transaction) => perform(req, transaction, asked, context.now()), { user: asked.user ?? null })
  try {
    const written = await withinLimit(context.payload, work)
    await settleAtOnce(
      context,
      written.filter(({ byHand }) => !byHand),
    )
    return ok(null)
  } catch (fault) {
    if (fault instanceof NotGiven) return refuse(fault.reason)
    throw fault
  }
}
