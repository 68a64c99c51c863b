import type { PayloadRequest } from 'payload'
import { subscriptionLimits } from '@/config/limits'
import { planReturn } from '@/core/subscriptions/money-back'
import type { Context } from '@/server/platform/context'
import { describeFault } from '@/server/platform/database/database-faults'
import { queueMail } from '@/server/platform/outbox/queue-mail'
import { withTransaction, type Transaction } from '@/server/platform/with-transaction'
import { findEndedBalances } from '@/server/subscriptions/balance-repository'
import { bookReturn, isPrepaid, withMovements, writeMovements, type PrepaidSubscription } from '@/server/subscriptions/move-balance'
import { noticeOf } from '@/server/subscriptions/notice-of'
import { lockSubscription, updateCareAt } from '@/server/subscriptions/subscription-repository'
import { findBookedOrders } from './money-back-repository'
import { findPaidInvoices } from './paid-invoices'
import { mostOrders } from './preview-money-back'
import { lockBookedOrders, requestRefunds, type RequestedRefund } from './request-refunds'
import { settleAtOnce } from './settle-money-back'

/** U5: what was not enough for another day has paid for a part of the grace period. */
const drawRest = async (transaction: Transaction, before: PrepaidSubscription, now: number): Promise<void> => {
  const { left, drawnUntil } = before.balance
  const rest = [{ kind: 'drawn', day: drawnUntil, amount: -left }] as const
  await writeMovements(transaction, before, withMovements(before, rest), rest, now)
}

const giveRest = async (
  req: PayloadRequest,
  transaction: Transaction,
  before: PrepaidSubscription,
  now: number,
): Promise<readonly RequestedRefund[]> => {
  const { id, name, currency, digits, balance } = before
  const booked = await findBookedOrders(transaction, id, mostOrders)
  const { invoices, byHand } = await findPaidInvoices(transaction, before, booked)
  const plan = planReturn(invoices, balance.left)
  const figures = `balance|${currency}|${balance.left}|${balance.drawnUntil}`
  const asked = { subscription: before, byHand, figures, reason: `Balance of ${name}`, by: 'shop', kept: 0, byGuarantee: false, now }
  const written = plan ? await requestRefunds(req, transaction, { ...asked, plan }) : []
  const [first] = written
  await bookReturn(
    transaction,
    before,
    { amount: balance.left, ...(first ? { orderId: first.orderId, refundId: first.refundId } : {}) },
    now,
  )
  if (!plan || !first) return written
  const back = { amount: plan.total, currency, digits, byHand: written.some((each) => each.byHand), isEnded: true }
  const said = { kind: 'moneyBack', date: new Date(now).toISOString(), back } as const
  await queueMail(transaction, noticeOf(before, said, `subscription-money-back:${first.refundId}`))
  return written
}

/** U38: what is left of one that has ended goes back as it came: once, under its locks. */
const returnBalance = async (context: Context, id: string): Promise<void> => {
  const now = context.now()
  const written = await withTransaction(context.payload, async (req, transaction) => {
    await lockBookedOrders(transaction, id)
    const before = await lockSubscription(transaction, id)
    if (!before || !isPrepaid(before) || before.state !== 'ended' || before.balance.left === 0) return []
    const given = before.endReason === 'unpaid' ? [] : await giveRest(req, transaction, before, now)
    if (before.endReason === 'unpaid') await drawRest(transaction, before, now)
    await updateCareAt(transaction, before, null)
    return given
  })
  await settleAtOnce(
    context,
    written.filter(({ byHand }) => !byHand),
  )
}

/** U38: a batch of them; what goes wrong with one holds up no other. Any number at once. */
export const returnBalances = async (context: Context): Promise<void> => {
  for (const id of await findEndedBalances(context.payload.db.drizzle, subscriptionLimits.returnedAtOnce)) {
    try {
      await returnBalance(context, id)
    } catch (fault) {
      context.logger.error({ subscription: id, fault: describeFault(fault) }, 'balance of an ended subscription not returned')
    }
  }
}
