import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { moneyBackLimits, subscriptionLimits } from '@/lib/config/limits'
import type { Minor } from '@/core/money/types'
import { type MoneyBack, netOf, planBalanceRefund } from '@/core/subscriptions/money-back'
import { changePayment, noPage } from '@/modules/payments/bookings'
import { moneyText } from '@/core/money/format'
import { lockOrder, findRefunds, type RefundRow } from '@/modules/payments/payments.repository'
import { insertRefund, executeRefund, settleRefund, type RefundError } from '@/modules/payments/refunds'
import { queueStaffNotice, queueMail } from '@/lib/outbox/outbox'
import { type Transaction, withTransaction, withTransactionSlot } from '@/lib/db/transaction'
import {
  type SubscriptionRecord,
  findSubscription,
  insertSubscriptionEvent,
  lockSubscription,
  updateNextRun,
} from '@/modules/subscriptions/subscriptions.repository'
import {
  findBookedOrders,
  insertMoneyBack,
  claimDueRefunds,
  findMoneyBack,
  updateNextAttempt,
  type DueMoneyBack,
  isConfirmed,
  lockCustomer,
} from './refunds.repository'
import { mostOrders, previewIn, type MoneyBackOf, type MoneyBackPreview, type MoneyBackError, findPaidInvoices } from './money-back-preview'
import { err, ok, type Result } from '@/core/result'
import { describeError } from '@/lib/db/database-errors'
import type { Context } from '@/lib/context'
import { startOfDay } from '@/core/dates'
import { stateByClock } from '@/core/subscriptions/lifecycle'
import { cancelOrdersAndLock } from '@/modules/renewals/subscriptions/process-subscription'
import { writeCredit } from '@/modules/subscriptions/term-orders.repository'
import { findSubscriptionLimits } from '@/modules/subscriptions/subscriptions.service'
import {
  bookBalanceRefund,
  isPrepaid,
  withMovements,
  writeMovements,
  type PrepaidSubscription,
} from '@/modules/subscriptions/balance.service'
import { noticeOf, applyStateChange } from '@/modules/subscriptions/state-changes'
import { findEndedBalances } from '@/modules/subscriptions/balance.repository'

interface RequestedRefund {
  readonly refundId: string
  readonly orderId: string
  readonly byHand: boolean
}

interface RefundsOf {
  readonly subscription: SubscriptionRecord
  readonly plan: MoneyBack
  /** Payments that are refunded manually. */
  readonly byHand: ReadonlySet<string>
  readonly figures: string
  readonly reason: string
  readonly by: string
  /** U33: total for the order. */
  readonly kept: number
  /** U34: requested by the customer. */
  readonly byGuarantee: boolean
  readonly now: number
}

/** Locks orders before the subscription and in id order, as the booking of a payment does. */
const lockBookedOrders = async (transaction: Transaction, id: string): Promise<void> => {
  const orders = (await findBookedOrders(transaction, id, mostOrders)).map(({ orderId }) => orderId)
  for (const orderId of [...new Set(orders)].sort()) await lockOrder(transaction, { id: orderId })
}

const notifyStaff = (transaction: Transaction, { subscription }: RefundsOf, refundId: string, amount: Minor): Promise<boolean> =>
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

/** Recorded first: from here on, the refund happens exactly once, whatever crashes. */
const requestRefunds = async (req: PayloadRequest, transaction: Transaction, asked: RefundsOf): Promise<readonly RequestedRefund[]> => {
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
    if (byHand) await notifyStaff(transaction, asked, refundId, amount)
  }
  return written
}

const findRefund = async ({ payload }: Context, orderId: string, refundId: string): Promise<RefundRow | undefined> =>
  (await findRefunds(payload.db.drizzle, orderId)).find(({ id }) => id === refundId)

const giveUp = async (context: Context, { refundId, orderId }: DueMoneyBack, fault: RefundError): Promise<void> => {
  await withTransaction(context.payload, async (req, transaction) => {
    const order = await lockOrder(transaction, { id: orderId })
    const refund = (await findRefunds(transaction, orderId)).find(({ id }) => id === refundId)
    await updateNextAttempt(transaction, refundId, null)
    if (!order || !refund) return
    await queueStaffNotice(req, {
      kind: 'payment-trouble',
      adminPath: `/collections/refunds/${refundId}`,
      facts: [
        { name: 'order', value: order.orderNumber },
        { name: 'amount', value: moneyText(refund.amount, order.digits, order.currency) },
        { name: 'reason', value: `refund ${fault}` },
      ],
      key: `refund:${refundId}`,
    })
  })
}

/** Providers forget idempotency keys after a day, so a later retry could refund twice. */
const nextAttemptAt = (due: DueMoneyBack, now: number): number | null => {
  const pauses = moneyBackLimits.pausesMs
  const next = now + (pauses[Math.min(due.attempts, pauses.length) - 1] ?? 0)
  return next - due.createdAt < moneyBackLimits.askForMs ? next : null
}

/** U14: retries one refund at the provider under the same key. */
const settleOne = async (context: Context, due: DueMoneyBack): Promise<void> => {
  const { drizzle } = context.payload.db
  const refund = await findRefund(context, due.orderId, due.refundId)
  const fault = refund ? await executeRefund(context, { orderId: due.orderId }, refund) : null
  if (fault === null) return updateNextAttempt(drizzle, due.refundId, null)
  const next = fault === 'unknown' ? nextAttemptAt(due, context.now()) : null
  if (next === null) return giveUp(context, due, fault)
  return updateNextAttempt(drizzle, due.refundId, next)
}

interface RunOptions {
  readonly isStopping?: () => boolean
}

/** U14: retries confirmed refunds after a crash or a provider outage. Safe to run concurrently. */
export const settleMoneyBackRefunds = async (context: Context, { isStopping = () => false }: RunOptions = {}): Promise<void> => {
  const { atOnce, leaseMs } = moneyBackLimits
  for (;;) {
    const now = context.now()
    const due = await claimDueRefunds(context.payload.db.drizzle, now, now + leaseMs, atOnce)
    for (const each of due) {
      if (isStopping()) return
      try {
        await settleOne(context, each)
      } catch (fault) {
        context.logger.error({ refund: each.refundId, fault: describeError(fault) }, 'Failed to settle money-back refund; retrying')
      }
    }
    if (due.length < atOnce) return
  }
}

/** Tries immediately for the waiting customer; the worker retries failures. */
const settleAtOnce = async (context: Context, backs: readonly { readonly refundId: string; readonly orderId: string }[]): Promise<void> => {
  for (const { refundId, orderId } of backs) {
    try {
      await settleOne(context, { refundId, orderId, attempts: 1, createdAt: context.now() })
    } catch (fault) {
      context.logger.error({ refund: refundId, fault: describeError(fault) }, 'Failed to settle money-back refund; the worker will retry')
    }
  }
}

interface ClosedByHand {
  readonly refundId: string
  readonly kind: 'sent' | 'failed'
  readonly by: string
  readonly reason: string
  readonly user?: PayloadRequest['user']
  readonly beside: (transaction: Transaction) => Promise<void>
}

/** U14: staff report a manual refund as made or impossible, only once. Refunds in progress at a provider can't be closed. */
export const closeManually = async (
  context: Context,
  { refundId, kind, by, reason, user, beside }: ClosedByHand,
): Promise<Result<null, 'not-found' | 'not-possible'>> => {
  const { drizzle } = context.payload.db
  const back = await findMoneyBack(drizzle, refundId)
  const refund = back && (await findRefund(context, back.orderId, refundId))
  if (!back || !refund) return err('not-found')
  if (!back.byHand || refund.state !== 'requested') return err('not-possible')
  if (kind === 'sent') {
    const isDone = await settleRefund(
      context,
      { orderId: back.orderId, user: user ?? null },
      refund,
      { reference: by, refundedInAll: null },
      beside,
    )
    return isDone ? ok(null) : err('not-possible')
  }
  return withTransaction(
    context.payload,
    async (req, transaction) => {
      await lockOrder(transaction, { id: back.orderId })
      if ((await findRefunds(transaction, back.orderId)).find(({ id }) => id === refundId)?.state !== 'requested')
        return err('not-possible')
      await req.payload.update({
        collection: 'refunds',
        id: refundId,
        data: { state: 'failed', fault: reason },
        depth: 0,
        overrideAccess: true,
        req,
      })
      await beside(transaction)
      return ok(null)
    },
    { user: user ?? null },
  )
}

export interface ConfirmedMoneyBack extends MoneyBackOf {
  /** Figures of the preview (`moneyBackFigures`). */
  readonly figures: string
  /** U15: staff with a reason; null means the customer. */
  readonly by: { readonly email: string; readonly reason: string } | null
  /** Staff goodwill may leave the subscription running. */
  readonly ends: boolean
  readonly user?: PayloadRequest['user']
  /** Additional writes in the same transaction. */
  readonly beside?: (transaction: Transaction) => Promise<void>
}

interface MoneyBackWork {
  readonly req: PayloadRequest
  readonly transaction: Transaction
  readonly asked: ConfirmedMoneyBack
  readonly preview: MoneyBackPreview
  readonly now: number
}

class NotGiven extends Error {
  constructor(readonly reason: MoneyBackError) {
    super(reason)
  }
}

const reasonOf = ({ by }: ConfirmedMoneyBack): string => by?.reason ?? 'Money back within 30 days'

/** U38: refunded money is deducted from the balance. */
const takeOffBalance = async (
  { transaction, preview, now }: MoneyBackWork,
  [first]: readonly RequestedRefund[],
): Promise<SubscriptionRecord> => {
  const { subscription, plan } = preview
  if (!isPrepaid(subscription) || !first) return subscription
  return bookBalanceRefund(transaction, subscription, { amount: netOf(plan), orderId: first.orderId, refundId: first.refundId }, now)
}

const saidOf = ({ subscription: { currency, digits }, plan, byHand }: MoneyBackPreview, now: number, isEnded: boolean) =>
  ({ kind: 'moneyBack', date: new Date(now).toISOString(), back: { amount: plan.total, currency, digits, byHand, isEnded } }) as const

const noteOf = ({ asked, preview: { subscription, plan } }: MoneyBackWork): string => {
  const amount = moneyText(plan.total, subscription.digits, subscription.currency)
  const kept = plan.kept.map((each) => `${each.name} −${moneyText(each.amount, subscription.digits, subscription.currency)}`)
  const sums = kept.length === 0 ? amount : `${amount} (${kept.join(', ')})`
  return asked.by ? `${sums}: ${asked.by.reason}` : sums
}

/** U15: a goodwill refund for a subscription that keeps running or has already ended. */
const notifyOnly = async (work: MoneyBackWork, refundId: string): Promise<void> => {
  const { transaction, asked, preview, now } = work
  const { subscription } = preview
  if (isPrepaid(subscription) && subscription.state !== 'ended') {
    const limits = await findSubscriptionLimits(transaction)
    const changes = { termEnd: subscription.termEnd, state: stateByClock(subscription, now, limits) }
    await applyStateChange(transaction, subscription, changes, { at: now, limits })
  }
  await insertSubscriptionEvent(transaction, subscription.id, {
    type: 'moneyBack',
    at: now,
    note: noteOf(work),
    by: asked.by?.email ?? null,
  })
  const said = saidOf(preview, now, subscription.state === 'ended')
  await queueMail(transaction, noticeOf(subscription, said, `subscription-money-back:${refundId}`))
}

const endSubscription = async (work: MoneyBackWork, refundId: string): Promise<void> => {
  const { req, transaction, asked, preview, now } = work
  const { subscription, books } = preview
  for (const paymentId of books.later) await changePayment(req, paymentId, { status: 'void', ...noPage }, { type: 'void' })
  if (subscription.credit > 0) await writeCredit(transaction, subscription.id, 0)
  if (subscription.state === 'ended') return notifyOnly(work, refundId)
  const today = startOfDay(now)
  const term = { termStart: Math.min(subscription.termStart, today), termEnd: today, anchorDay: new Date(today).getUTCDate() }
  const limits = await findSubscriptionLimits(transaction)
  const move = { at: now, limits, event: 'moneyBack', note: noteOf(work), by: asked.by?.email ?? null, said: saidOf(preview, now, true) }
  await applyStateChange(transaction, subscription, { ...term, state: 'ended', endReason: 'refunded' }, move)
}

/** Locks orders before the subscription, as the booking of a payment does. */
const lockAll = async (req: PayloadRequest, transaction: Transaction, id: string, ends: boolean): Promise<SubscriptionRecord | null> => {
  await lockBookedOrders(transaction, id)
  return ends ? cancelOrdersAndLock(req, transaction, id) : lockSubscription(transaction, id)
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
  // U34: the second of two concurrent requests sees the first.
  if (known.customerId !== null) await lockCustomer(transaction, known.customerId)
  const subscription = await lockAll(req, transaction, id, ends)
  if (!subscription) throw new NotGiven('not-found')
  // A repeated click refunds the same money.
  if (await isConfirmed(transaction, id, figures)) return []
  const preview = await previewIn(transaction, subscription, asked, now)
  if (!preview.ok) throw new NotGiven(preview.error)
  if (preview.value.figures !== figures) throw new NotGiven('changed-meanwhile')
  const noted: MoneyBackWork = { req, transaction, asked, preview: preview.value, now }
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
  const work: MoneyBackWork = { ...noted, preview: { ...preview.value, subscription: await takeOffBalance(noted, written) } }
  const finish = ends ? endSubscription : notifyOnly
  await finish(work, written[0]?.refundId ?? '')
  await asked.beside?.(transaction)
  return written
}

/**
 * U14: refunds exactly the sum shown. Refunds, termination, provisioning job and email share one transaction; the provider is called
 * afterwards and the booking follows its response. Happens exactly once, across clicks and crashes.
 */
export const confirmMoneyBack = async (context: Context, asked: ConfirmedMoneyBack): Promise<Result<null, MoneyBackError>> => {
  const work = () =>
    withTransaction(context.payload, (req, transaction) => perform(req, transaction, asked, context.now()), { user: asked.user ?? null })
  try {
    const written = await withTransactionSlot(context.payload, work)
    await settleAtOnce(
      context,
      written.filter(({ byHand }) => !byHand),
    )
    return ok(null)
  } catch (fault) {
    if (fault instanceof NotGiven) return err(fault.reason)
    throw fault
  }
}

/** U5: a remainder too small for a day pays for part of the grace period. */
const debitRest = async (transaction: Transaction, before: PrepaidSubscription, now: number): Promise<void> => {
  const { left, drawnUntil } = before.balance
  const rest = [{ kind: 'drawn', day: drawnUntil, amount: -left }] as const
  await writeMovements(transaction, before, withMovements(before, rest), rest, now)
}

const refundRest = async (
  req: PayloadRequest,
  transaction: Transaction,
  before: PrepaidSubscription,
  now: number,
): Promise<readonly RequestedRefund[]> => {
  const { id, name, currency, digits, balance } = before
  const booked = await findBookedOrders(transaction, id, mostOrders)
  const { invoices, byHand } = await findPaidInvoices(transaction, before, booked)
  const plan = planBalanceRefund(invoices, balance.left)
  const figures = `balance|${currency}|${balance.left}|${balance.drawnUntil}`
  const asked = { subscription: before, byHand, figures, reason: `Balance of ${name}`, by: 'shop', kept: 0, byGuarantee: false, now }
  const written = plan ? await requestRefunds(req, transaction, { ...asked, plan }) : []
  const [first] = written
  await bookBalanceRefund(
    transaction,
    before,
    { amount: balance.left, ...(first ? { orderId: first.orderId, refundId: first.refundId } : {}) },
    now,
  )
  if (!plan || !first) return written
  const back = { amount: plan.total, currency, digits, byHand: written.some((each) => each.byHand), isEnded: true }
  const notice = { kind: 'moneyBack', date: new Date(now).toISOString(), back } as const
  await queueMail(transaction, noticeOf(before, notice, `subscription-money-back:${first.refundId}`))
  return written
}

/** U38: refunds an ended subscription's remaining balance once, under its locks. */
const returnBalance = async (context: Context, id: string): Promise<void> => {
  const now = context.now()
  const written = await withTransaction(context.payload, async (req, transaction) => {
    await lockBookedOrders(transaction, id)
    const before = await lockSubscription(transaction, id)
    if (!before || !isPrepaid(before) || before.state !== 'ended' || before.balance.left === 0) return []
    const given = before.endReason === 'unpaid' ? [] : await refundRest(req, transaction, before, now)
    if (before.endReason === 'unpaid') await debitRest(transaction, before, now)
    await updateNextRun(transaction, before, null)
    return given
  })
  await settleAtOnce(
    context,
    written.filter(({ byHand }) => !byHand),
  )
}

/** U38: processes a batch; a failure blocks no other refund. Safe to run concurrently. */
export const refundBalances = async (context: Context): Promise<void> => {
  for (const id of await findEndedBalances(context.payload.db.drizzle, subscriptionLimits.returnedAtOnce)) {
    try {
      await returnBalance(context, id)
    } catch (fault) {
      context.logger.error({ subscription: id, fault: describeError(fault) }, 'Failed to return the balance of an ended subscription')
    }
  }
}
