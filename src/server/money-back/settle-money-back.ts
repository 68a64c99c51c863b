import type { PayloadRequest } from 'payload'
import { moneyBackLimits } from '@/config/limits'
import { refuse, ok, type Result } from '@/core/result'
import { findRefunds, type RefundRow } from '@/server/payments/refund-repository'
import { giveBack, settleRefund, type NoRefund } from '@/server/payments/refund-order'
import { moneyText } from '@/server/payments/money-text'
import { lockOrder } from '@/server/payments/payment-repository'
import { describeFault } from '@/server/platform/database/database-faults'
import type { Context } from '@/server/platform/context'
import { queueStaffNotice } from '@/server/platform/outbox/queue-staff-notice'
import { withTransaction, type Transaction } from '@/server/platform/with-transaction'
import { claimDue, findMoneyBack, updateNextAttempt, type DueMoneyBack } from './money-back-repository'

const findRefund = async ({ payload }: Context, orderId: string, refundId: string): Promise<RefundRow | undefined> =>
  (await findRefunds(payload.db.drizzle, orderId)).find(({ id }) => id === refundId)

/** Nobody asks any more: staff have to look. */
const giveUp = async (context: Context, { refundId, orderId }: DueMoneyBack, fault: NoRefund): Promise<void> => {
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

/** A provider forgets keys after a day: asked later than this it might pay twice. */
const askAgain = (due: DueMoneyBack, now: number): number | null => {
  const pauses = moneyBackLimits.pausesMs
  const next = now + (pauses[Math.min(due.attempts, pauses.length) - 1] ?? 0)
  return next - due.createdAt < moneyBackLimits.askForMs ? next : null
}

/** U14: asks the provider once more for one money back, under the same key. */
const settleOne = async (context: Context, due: DueMoneyBack): Promise<void> => {
  const { drizzle } = context.payload.db
  const refund = await findRefund(context, due.orderId, due.refundId)
  const fault = refund ? await giveBack(context, { orderId: due.orderId }, refund) : null
  if (fault === null) return updateNextAttempt(drizzle, due.refundId, null)
  const next = fault === 'unknown' ? askAgain(due, context.now()) : null
  if (next === null) return giveUp(context, due, fault)
  return updateNextAttempt(drizzle, due.refundId, next)
}

interface Turn {
  readonly isStopping?: () => boolean
}

/** U14: what was confirmed and has not gone back: whoever confirmed it has died, or the provider did not answer. Any number at once. */
export const settleMoneyBacks = async (context: Context, { isStopping = () => false }: Turn = {}): Promise<void> => {
  const { atOnce, leaseMs } = moneyBackLimits
  for (;;) {
    const now = context.now()
    const due = await claimDue(context.payload.db.drizzle, now, now + leaseMs, atOnce)
    for (const each of due) {
      if (isStopping()) return
      try {
        await settleOne(context, each)
      } catch (fault) {
        context.logger.error({ refund: each.refundId, fault: describeFault(fault) }, 'A money back could not be settled; it is tried again')
      }
    }
    if (due.length < atOnce) return
  }
}

/** At once, for whoever waits for the answer; what fails is left to the worker. */
export const settleAtOnce = async (
  context: Context,
  backs: readonly { readonly refundId: string; readonly orderId: string }[],
): Promise<void> => {
  for (const { refundId, orderId } of backs) {
    try {
      await settleOne(context, { refundId, orderId, attempts: 1, createdAt: context.now() })
    } catch (fault) {
      context.logger.error({ refund: refundId, fault: describeFault(fault) }, 'A money back could not be settled; the worker does it')
    }
  }
}

export interface ClosedByHand {
  readonly refundId: string
  readonly kind: 'sent' | 'failed'
  readonly by: string
  readonly reason: string
  readonly user?: PayloadRequest['user']
  readonly beside: (transaction: Transaction) => Promise<void>
}

/** U14: what somebody sends back is sent, or cannot be; once, however many press. A provider's own is none of theirs while it is asked for. */
export const closeByHand = async (
  context: Context,
  { refundId, kind, by, reason, user, beside }: ClosedByHand,
): Promise<Result<null, 'not-found' | 'not-possible'>> => {
  const { drizzle } = context.payload.db
  const back = await findMoneyBack(drizzle, refundId)
  const refund = back && (await findRefund(context, back.orderId, refundId))
  if (!back || !refund) return refuse('not-found')
  if (!back.byHand || refund.state !== 'requested') return refuse('not-possible')
  if (kind === 'sent') {
    const isDone = await settleRefund(
      context,
      { orderId: back.orderId, user: user ?? null },
      refund,
      { reference: by, refundedInAll: null },
      beside,
    )
    return isDone ? ok(null) : refuse('not-possible')
  }
  return withTransaction(
    context.payload,
    async (req, transaction) => {
      await lockOrder(transaction, { id: back.orderId })
      if ((await findRefunds(transaction, back.orderId)).find(({ id }) => id === refundId)?.state !== 'requested')
        return refuse('not-possible')
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
