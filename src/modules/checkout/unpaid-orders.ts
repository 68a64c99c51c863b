import type { PayloadRequest } from 'payload'
import { canTransition } from '@/core/orders/status'
import { ok, err, type Result } from '@/core/result'
import type { Context } from '@/lib/context'
import { findOrderByNumber, lockOrderByNumber } from '@/modules/orders/orders.repository'
import { updateOrder } from '@/modules/orders/orders.service'
import type { Handle } from '@/lib/db/sql'
import { refusal, type DomainError } from '@/lib/http/http-error'
import { withTransaction } from '@/lib/db/transaction'
import { unpaidOrderLimits } from '@/lib/config/limits'
import type { PaymentMethodId } from '@/core/payments/types'
import { endPage, recordClosedPage } from '@/modules/payments/payments.service'
import { describeError } from '@/lib/db/database-errors'
import { queueMail } from '@/lib/outbox/outbox'
import { returnLimitedUses } from '@/modules/pricing/coupons.repository'
import {
  firstPosition,
  findExpiredOrders,
  findGuestsWithUses,
  isStillExpired,
  lockPending,
  markReminded,
  postponeExpiry,
  type ExpiredOrder,
} from './checkout.repository'

/** Runs in `req`'s transaction; false if the order can no longer be cancelled. The event is `cancelled` by default. */
export const cancelOrderIn = async (
  req: PayloadRequest,
  transaction: Handle,
  orderNumber: string,
  event?: { readonly type: 'expired'; readonly at: string },
): Promise<boolean> => {
  await lockOrderByNumber(transaction, orderNumber)
  const order = await findOrderByNumber(transaction, orderNumber)
  if (!order || !canTransition(order.status, 'cancelled')) return false
  await updateOrder(req, order.id, { status: 'cancelled', ...(event ? { event } : {}) })
  return true
}

/**
 * O8, D12: cancels an order; collection hooks date the event and return code uses in the same transaction. Locks the row, so that a
 * concurrent cancellation finds nothing to do.
 */
export const cancelOrder = (context: Context, orderNumber: string): Promise<Result<null, DomainError>> =>
  withTransaction(context.payload, async (req, transaction) =>
    (await cancelOrderIn(req, transaction, orderNumber)) ? ok(null) : err(refusal('not-found')),
  )

interface Run {
  readonly isStopping?: () => boolean
}

/** Closes the payment page first, so that no payment arrives for a cancelled order. `silent`: the provider does not respond. */
const expireOrder = async (context: Context, { id, orderNumber, page }: ExpiredOrder): Promise<'done' | 'silent'> => {
  const { payload, now } = context
  if (page) {
    const ended = await endPage(context, page)
    if (ended === 'unknown') return 'silent'
    if (ended === 'paid') {
      await postponeExpiry(payload.db.drizzle, id, now() + unpaidOrderLimits.paidPageRetryMs)
      return 'done'
    }
    await recordClosedPage(context, page)
  }
  await withTransaction(payload, async (req, transaction) => {
    if (!(await isStillExpired(transaction, id, now()))) return
    await cancelOrderIn(req, transaction, orderNumber, { type: 'expired', at: new Date(now()).toISOString() })
  })
  return 'done'
}

/** O16: cancels overdue orders. A failed cancellation is left for the next run. */
const expireOrders = async (context: Context, { isStopping = () => false }: Run): Promise<void> => {
  const silent = new Set<PaymentMethodId>()
  let after = firstPosition
  for (let handled = 0; handled < unpaidOrderLimits.perRun; handled += unpaidOrderLimits.atOnce) {
    const found = await findExpiredOrders(context.payload.db.drizzle, { now: context.now(), after, silent: [...silent] })
    for (const order of found) {
      if (isStopping()) return
      if (order.page && silent.has(order.page.provider)) continue
      try {
        if ((await expireOrder(context, order)) === 'silent' && order.page) silent.add(order.page.provider)
      } catch (fault) {
        context.logger.error({ order: order.orderNumber, fault: describeError(fault) }, 'Failed to cancel unpaid order')
      }
    }
    const last = found.at(-1)
    if (found.length < unpaidOrderLimits.atOnce || !last) return
    after = { at: last.at, id: last.id }
  }
}

/** O16: emails are queued in the transaction that marks the orders. */
const remindOfTransfers = ({ payload, now }: Context): Promise<number> =>
  withTransaction(payload, async (req, transaction) => {
    const due = await markReminded(transaction, now())
    for (const { orderNumber, email, locale, deadline } of due)
      await queueMail(req, {
        template: 'payment-reminder',
        to: email,
        locale,
        data: { orderNumber },
        dedupeKey: `payment-reminder:${orderNumber}:${deadline}`,
      })
    return due.length
  })

/** O17: a guest's bank transfer reserves a limited code for one hour. */
const returnGuestUses = async ({ payload, now, logger }: Context): Promise<number> => {
  const found = await findGuestsWithUses(payload.db.drizzle, now())
  for (const id of found)
    try {
      await withTransaction(payload, async (_req, transaction) => {
        if (await lockPending(transaction, id)) await returnLimitedUses(transaction, id)
      })
    } catch (fault) {
      logger.error({ order: id, fault: describeError(fault) }, 'Failed to release coupon uses of unpaid order')
    }
  return found.length
}

const repeatUntilDone = async (work: () => Promise<number>, { isStopping = () => false }: Run): Promise<void> => {
  for (let handled = 0; handled < unpaidOrderLimits.perRun; handled += unpaidOrderLimits.atOnce)
    if (isStopping() || (await work()) < unpaidOrderLimits.atOnce) return
}

/** O16, O17: run by the worker; idempotent and safe to run concurrently. */
export const runUnpaidOrders = async (context: Context, run: Run = {}): Promise<void> => {
  await expireOrders(context, run)
  await repeatUntilDone(() => returnGuestUses(context), run)
  await repeatUntilDone(() => remindOfTransfers(context), run)
}
