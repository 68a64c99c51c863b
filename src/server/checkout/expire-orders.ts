import { unpaidOrders } from '@/config/limits'
import type { PaymentMethodId } from '@/core/payments/types'
import { endPage, noteClosed } from '@/server/payments/close-pages'
import type { Context } from '@/server/platform/context'
import { describeFault } from '@/server/platform/database/database-faults'
import { queueMail } from '@/server/platform/outbox/queue-mail'
import { withTransaction } from '@/server/platform/with-transaction'
import { giveLimitedUsesBack } from '@/server/pricing/order-uses'
import { cancelOrderIn } from './cancel-order'
import {
  beginning,
  findExpiredOrders,
  findGuestsWithUses,
  isStillExpired,
  lockPending,
  markReminded,
  postponeExpiry,
  type ExpiredOrder,
} from './unpaid-order-repository'

interface Run {
  readonly isStopping?: () => boolean
}

/** Closes its payment page first, so that no money comes for what is cancelled. `silent`: the provider does not answer. */
const expireOrder = async (context: Context, { id, orderNumber, page }: ExpiredOrder): Promise<'done' | 'silent'> => {
  const { payload, now } = context
  if (page) {
    const ended = await endPage(context, page)
    if (ended === 'unknown') return 'silent'
    if (ended === 'paid') {
      await postponeExpiry(payload.db.drizzle, id, now() + unpaidOrders.paidPageRetryMs)
      return 'done'
    }
    await noteClosed(context, page)
  }
  await withTransaction(payload, async (req, transaction) => {
    if (!(await isStillExpired(transaction, id, now()))) return
    await cancelOrderIn(req, transaction, orderNumber, { type: 'expired', at: new Date(now()).toISOString() })
  })
  return 'done'
}

/** O16: cancels what nobody has paid in time. What goes wrong with one order is left for the next run. */
const expireOrders = async (context: Context, { isStopping = () => false }: Run): Promise<void> => {
  const silent = new Set<PaymentMethodId>()
  let after = beginning
  for (let handled = 0; handled < unpaidOrders.perRun; handled += unpaidOrders.atOnce) {
    const found = await findExpiredOrders(context.payload.db.drizzle, { now: context.now(), after, silent: [...silent] })
    for (const order of found) {
      if (isStopping()) return
      if (order.page && silent.has(order.page.provider)) continue
      try {
        if ((await expireOrder(context, order)) === 'silent' && order.page) silent.add(order.page.provider)
      } catch (fault) {
        context.logger.error({ order: order.orderNumber, fault: describeFault(fault) }, 'unpaid order could not be cancelled')
      }
    }
    const last = found.at(-1)
    if (found.length < unpaidOrders.atOnce || !last) return
    after = { at: last.at, id: last.id }
  }
}

/** O16: reminds of bank transfers that have not arrived; the mails are written with their marks. */
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

/** O17: a guest who pays by transfer holds a limited code for an hour. */
const returnGuestUses = async ({ payload, now, logger }: Context): Promise<number> => {
  const found = await findGuestsWithUses(payload.db.drizzle, now())
  for (const id of found)
    try {
      await withTransaction(payload, async (_req, transaction) => {
        if (await lockPending(transaction, id)) await giveLimitedUsesBack(transaction, id)
      })
    } catch (fault) {
      logger.error({ order: id, fault: describeFault(fault) }, 'coupon uses of an unpaid order could not be released')
    }
  return found.length
}

/** Batch after batch, as long as one is full. */
const inBatches = async (work: () => Promise<number>, { isStopping = () => false }: Run): Promise<void> => {
  for (let handled = 0; handled < unpaidOrders.perRun; handled += unpaidOrders.atOnce)
    if (isStopping() || (await work()) < unpaidOrders.atOnce) return
}

/** O16, O17: run by the worker; safe to run any time, by any number at once. */
export const runUnpaidOrders = async (context: Context, run: Run = {}): Promise<void> => {
  await expireOrders(context, run)
  await inBatches(() => returnGuestUses(context), run)
  await inBatches(() => remindOfTransfers(context), run)
}
