import { monthsOfPeriod } from '@/core/catalog/types'
import { nextLook, stateAt, stateByClock } from '@/core/subscriptions/lifecycle'
import { renewsSubscriptions, subscribedLines, termAmount, topUpOf } from '@/core/subscriptions/subscribed-lines'
import { firstTerm, nextTerm, takenBack } from '@/core/subscriptions/terms'
import type { Subscribed, SubscriptionLimits } from '@/core/subscriptions/types'
import type { OrderRecord } from '@/server/orders/order-record'
import { findOrderById } from '@/server/orders/order-repository'
import { findPaidAt } from '@/server/orders/paid-at-repository'
import { subscriptionMoved } from '@/server/platform/events/subscription-facts'
import { tellEvents } from '@/server/platform/events/tell-events'
import type { Handle } from '@/server/platform/database/handle'
import { uuidV7 } from '@/server/platform/database/uuid-v7'
import { findSubscriptionLimits } from './find-limits'
import { creditIn } from '@/core/orders/apply-credit'
import { bookChange, takeChangeBack } from './book-change'
import { findChangeOfOrder, lookAtChanged, writeCredit } from './change-repository'
import { bookTopUp, followRefunds, isPrepaid, openBalance, writeOpening } from './move-balance'
import { findSubscriptionsInParts, linkParts } from './part-repository'
import { subscriptionChanged } from './subscription-changed'
import { findBegunLines, findSubscription, hastenCare, insertSubscription, lockSubscription } from './subscription-repository'
import { bookTermOrder, findTermsOfOrder, insertTermOrder } from './term-order-repository'
import { writeMove } from './write-move'

interface Books {
  readonly handle: Handle
  readonly order: OrderRecord
  readonly limits: SubscriptionLimits
  readonly now: number
}

const begin = async ({ handle, order, limits, now }: Books, bought: Subscribed, paidAt: number): Promise<void> => {
  const id = uuidV7(now)
  const { paidIn } = bought
  const term = firstTerm(paidAt, monthsOfPeriod[bought.billing])
  const opened = paidIn === undefined ? null : openBalance({ ...term, amount: bought.amount }, paidIn)
  const dates = { ...term, ...opened, state: 'pending' as const, cancelAtEnd: false }
  const isNew = await insertSubscription(handle, {
    id,
    orderId: order.id,
    ...bought,
    ...dates,
    currency: order.currency,
    digits: order.digits,
    customerId: order.customerId,
    customerKey: order.customerKey,
    careAt: nextLook(dates, now, limits),
  })
  if (!isNew) return
  await insertTermOrder(handle, { subscriptionId: id, termStart: dates.termStart, attempt: 1, orderId: order.id }, now)
  if (opened) await writeOpening(handle, { id, currency: order.currency, orderId: order.id, at: now }, opened.balance)
  const after = await findSubscription(handle, id)
  if (!after) return
  await subscriptionChanged(handle, { from: null, after, at: paidAt, limits })
  await tellEvents(handle, subscriptionMoved({ ...after, before: null, at: paidAt }))
}

/** U1: what was paid before the shop wrote down when has none, and gets none afterwards. */
const beginAll = async (books: Books): Promise<void> => {
  const bought = subscribedLines(books.order.lines)
  const paidAt = bought.length === 0 ? null : await findPaidAt(books.handle, books.order.id)
  if (paidAt === null) return
  const begun = await findBegunLines(books.handle, books.order.id)
  for (const each of bought) if (!begun.has(each.lineKey)) await begin(books, each, paidAt)
}

/** O19: what is paid of a part counts at once. Its next day is that of the next part. */
const followParts = async ({ handle, order, limits, now }: Books): Promise<void> => {
  for (const id of await findSubscriptionsInParts(handle, order.id)) {
    const before = await lockSubscription(handle, id)
    if (!before || before.state === 'ended') continue
    const state = stateAt(before, now, limits)
    if (state === before.state) await hastenCare(handle, id, nextLook(before, now, limits) ?? now)
    else if (state !== 'ended') await writeMove(handle, before, { state }, { at: now, limits })
  }
}

/** U4: once an order, one term from its own end, at what this term cost. */
const advance = async ({ handle, order, limits, now }: Books): Promise<void> => {
  for (const { subscriptionId } of await findTermsOfOrder(handle, order.id, false)) {
    const before = await lockSubscription(handle, subscriptionId)
    const used = creditIn(order.lines)
    if (!before || !(await bookTermOrder(handle, order.id, now, used))) continue
    const topUp = topUpOf(order.lines)
    if (isPrepaid(before) && topUp) {
      await bookTopUp({ handle, order, limits, now }, before, topUp)
      continue
    }
    if (used > 0) await writeCredit(handle, subscriptionId, Math.max(0, before.credit - used))
    const term = nextTerm(before, before)
    await writeMove(
      handle,
      before,
      {
        ...term,
        amount: termAmount(order.lines),
        currency: order.currency,
        digits: order.digits,
        state: stateByClock({ ...before, ...term }, now, limits),
      },
      { at: now, limits, event: 'renewed', note: order.orderNumber },
    )
  }
}

/** U7: money that went back whole takes its term with it, where it is the last that was paid; what is left of the one before runs on. */
const takeBack = async ({ handle, order, limits, now }: Books): Promise<void> => {
  for (const { subscriptionId, termStart } of await findTermsOfOrder(handle, order.id, true)) {
    const before = await lockSubscription(handle, subscriptionId)
    if (!before || isPrepaid(before) || before.state === 'ended' || before.termStart !== termStart) continue
    const changes = { ...takenBack(before, before), cancelAtEnd: true, endReason: 'refunded' as const }
    const state = stateByClock({ ...before, ...changes }, now, limits)
    // Its next term may be ordered already: the care cancels that.
    const told = { at: now, limits, event: 'takenBack', note: order.orderNumber, isToBeSeen: true }
    await writeMove(handle, before, { ...changes, state }, told)
  }
}

/**
 * U1, U4: makes of an order what it brought to live on. It reads what is there, in the transaction that moved the money and under the
 * order's lock, so that each line begins once and each term is counted once, however often it is called.
 */
export const followOrder = async (handle: Handle, { id, status }: Pick<OrderRecord, 'id' | 'status'>, now: number): Promise<void> => {
  if (status === 'cancelled') return lookAtChanged(handle, id, now)
  if (status !== 'paid' && status !== 'fulfilled' && status !== 'refunded') return
  const order = await findOrderById(handle, id)
  if (!order) return
  const books = { handle, order, limits: await findSubscriptionLimits(handle), now }
  await followRefunds(books)
  const change = await findChangeOfOrder(handle, order.id)
  if (status === 'refunded') return change ? takeChangeBack(books, change) : takeBack(books)
  if (change) return bookChange(books, change)
  if (renewsSubscriptions(order.lines)) return advance(books)
  await beginAll(books)
  await linkParts(handle, order, now)
  return followParts(books)
}
