import type { Payload } from 'payload'
import { subscriptionLimits } from '@/config/limits'
import { addDays } from '@/core/calendar'
import { periodOf } from '@/core/subscriptions/balance'
import { dueReminder, isAnnounceDue, isOrderDue, milestones, nextLook, partReminder, stateAt } from '@/core/subscriptions/lifecycle'
import type { SubscriptionLimits } from '@/core/subscriptions/types'
import { cardText } from '@/core/payments/cards'
import { findUsedCard } from '@/server/cards/card-repository'
import { findChargeOfOrder } from '@/server/cards/charge-repository'
import { findCatalogSnapshot } from '@/server/catalog/find-catalog-snapshot'
import { createContext } from '@/server/composition/create-context'
import { queueMail } from '@/server/platform/outbox/queue-mail'
import { withTransaction } from '@/server/platform/with-transaction'
import { isPrepaid } from '@/server/subscriptions/move-balance'
import { noticeOf } from '@/server/subscriptions/notice-of'
import { saidOfPart } from '@/server/subscriptions/part-notice'
import { findNextPart, lockOrderInParts } from '@/server/subscriptions/part-repository'
import type { SubscriptionRecord } from '@/server/subscriptions/subscription-record'
import { findSubscription, insertSubscriptionEvent, lockSubscription, updateCareAt } from '@/server/subscriptions/subscription-repository'
import { findOpenChange } from '@/server/subscriptions/change-repository'
import { findOpenOrder, findOpenOrders } from '@/server/subscriptions/term-order-repository'
import { writeMove } from '@/server/subscriptions/write-move'
import { announcedPrice } from '../charges/find-chargeable-card'
import { chargeFrom, planCharge, planPartCharge } from '../charges/plan-charge'
import { tryCharge } from '../charges/run-charges'
import { drawBalance } from './draw-balance'
import { endNow, lockWithoutOrder } from './end-subscription'
import { expireChange } from './expire-change'
import { orderNextTerm } from './order-next-term'
import { isUnsold, priceNext, priceRise } from './price-term'

interface Round {
  readonly payload: Payload
  readonly subscription: SubscriptionRecord
  readonly limits: SubscriptionLimits
  readonly now: number
}

const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10)
const iso = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** U6: it runs to the end of what is paid, and no further. Whoever has it is told once. */
const letRunOut = ({ payload, subscription, limits, now }: Round): Promise<void> =>
  withTransaction(payload, async (_req, transaction) => {
    const before = await lockSubscription(transaction, subscription.id)
    if (!before || before.state === 'ended' || before.cancelAtEnd) return
    await writeMove(transaction, before, { cancelAtEnd: true, endReason: 'unsold' }, { at: now, limits, event: 'unsold' })
    const key = `subscription-unsold:${before.id}:${dayOf(before.termEnd)}`
    await queueMail(transaction, noticeOf(before, { kind: 'unsold', date: iso(before.termEnd) }, key))
  })

/** From when on another price counts: the next term, or the first billing period that begins a month from now (U36). */
const priceFrom = ({ subscription, limits, now }: Round): number =>
  isPrepaid(subscription) ? periodOf(subscription, addDays(now, limits.announceDays)).termEnd : subscription.termEnd

/** U6: a term that costs more than this one is announced, once a price; one that is not sold any more as well. */
const announce = async (round: Round): Promise<void> => {
  const { payload, subscription, limits, now } = round
  if (!isAnnounceDue(subscription, now, limits)) return
  const quote = priceNext(subscription, await findCatalogSnapshot({ payload, locale: subscription.locale }), now)
  if (!quote.ok) return isUnsold(quote.error, subscription) ? letRunOut(round) : undefined
  const after = priceRise(subscription, quote.value)
  if (after === null) return
  const { id, billing, amount, currency, digits } = subscription
  const from = priceFrom(round)
  const price = { billing, before: { amount, currency, digits }, after }
  // Of a balance once a price: its term ends on another day with every top-up.
  const term = isPrepaid(subscription) ? 'balance' : dayOf(subscription.termEnd)
  const key = `subscription-price:${id}:${term}:${after.currency}:${after.amount}`
  await payload.db.drizzle.transaction(async (transaction) => {
    const isNew = await queueMail(transaction, noticeOf(subscription, { kind: 'price', date: iso(from), price }, key))
    if (!isNew) return
    await insertSubscriptionEvent(transaction, id, {
      type: 'priceAnnounced',
      at: now,
      note: announcedPrice(after.currency, after.amount),
      by: null,
    })
  })
}

/** U20: where a card is kept, it pays the next term on the day this one ends, before anything else is made of that day. U37: a top-up at once. */
const charge = async ({ payload, subscription, now }: Round): Promise<void> => {
  const paymentId = await planCharge(payload, subscription, now)
  if (paymentId !== null && now >= chargeFrom(subscription)) await tryCharge(payload, paymentId, now)
}

const partReminders = { before: 'partBefore', after: 'partAfter', last: 'partLast' } as const

/** O19: the first part of the price that is not paid: charged on its day, and reminded of before it, after it and before everything ends. */
const dunPart = async ({ payload, subscription, limits, now }: Round): Promise<void> => {
  const { drizzle } = payload.db
  const { id, state, partDueAt } = subscription
  if (state === 'ended' || partDueAt === null || now < addDays(partDueAt, -limits.reminderDays.part)) return
  const part = await findNextPart(drizzle, id)
  if (!part) return
  const card = await planPartCharge(payload, subscription, part, now)
  if (card && now >= part.dueAt) await tryCharge(payload, part.paymentId, now)
  const due = partReminder(part.dueAt, now, limits)
  const isPaid = (await findNextPart(drizzle, id))?.paymentId !== part.paymentId
  if (due === null || isPaid) return
  const { suspendAt, endAt } = milestones(part.dueAt, limits)
  const said = { kind: partReminders[due], date: iso(due === 'last' ? endAt : suspendAt) } as const
  const key = `part-reminder:${part.paymentId}:${due}`
  await queueMail({ payload }, noticeOf(subscription, { ...said, ...saidOfPart(part, due === 'before' ? card : null) }, key))
}

/** U24: it ends before it is to pay. Once a card. */
const tellExpiry = async ({ payload, subscription, limits, now }: Round): Promise<void> => {
  const { state, cancelAtEnd, termEnd, customerId } = subscription
  if (state === 'ended' || cancelAtEnd || now < milestones(termEnd, limits).announceFrom) return
  const card = await findUsedCard(payload.db.drizzle, customerId)
  if (!card || card.endsAt > termEnd) return
  await queueMail(
    { payload },
    noticeOf(subscription, { kind: 'cardExpires', date: iso(termEnd), card: cardText(card) }, `card-expires:${card.id}`),
  )
}

/** False where it could not be made now and is to be tried again soon. */
const order = async (round: Round): Promise<boolean> => {
  const { payload, subscription, limits, now } = round
  if (!isOrderDue(subscription, now, limits)) return true
  const ordered = await orderNextTerm({ ...createContext(payload, subscription.locale), now: () => now }, subscription.id, 'shop')
  if (ordered.ok) return true
  if (isUnsold(ordered.error, subscription)) {
    await letRunOut(round)
    return true
  }
  payload.logger.warn({ subscription: subscription.id, refusal: ordered.error }, 'The next term could not be ordered')
  return false
}

const reminderKinds = { before: 'reminderBefore', after: 'reminderAfter', last: 'reminderLast' } as const

/** U5: once a term and reminder, of an order that is still open. */
const remind = async ({ payload, subscription, limits, now }: Round): Promise<void> => {
  const due = subscription.state === 'ended' || subscription.cancelAtEnd ? null : dueReminder(subscription, now, limits)
  const open = due && (await findOpenOrder(payload.db.drizzle, subscription.id, subscription.termEnd))
  if (!due || !open) return
  // Nobody is reminded of what a card is about to pay.
  if (due === 'before' && (await findChargeOfOrder(payload.db.drizzle, open.orderId))?.state === 'waiting') return
  const { id, termEnd } = subscription
  const key = `subscription-reminder:${id}:${dayOf(termEnd)}:${due}`
  const { suspendAt, endAt } = milestones(termEnd, limits)
  const date = iso({ before: termEnd, after: suspendAt, last: endAt }[due])
  await queueMail({ payload }, noticeOf(subscription, { kind: reminderKinds[due], date, orderNumber: open.orderNumber }, key))
}

/** U8: nobody is asked for the next term of what ends with this one. */
const withdraw = async ({ payload, subscription: { id, cancelAtEnd, state } }: Round): Promise<void> => {
  const goesOn = !cancelAtEnd && state !== 'ended'
  if (goesOn || (await findOpenOrders(payload.db.drizzle, id)).length === 0) return
  await withTransaction(payload, (req, transaction) => lockWithoutOrder(req, transaction, id))
}

/** U2, U5: the state its dates give it. */
const moveOn = ({ payload, subscription: { id }, limits, now }: Round): Promise<unknown> =>
  withTransaction(payload, async (req, transaction) => {
    const isOver = (each: SubscriptionRecord) => each.state !== 'ended' && stateAt(each, now, limits) === 'ended'
    const known = await findSubscription(transaction, id)
    if (known && isOver(known)) {
      const reason = known.cancelAtEnd && now >= known.termEnd ? (known.endReason ?? 'customer') : 'unpaid'
      return endNow(req, transaction, { id, at: now, limits, reason }, isOver)
    }
    await lockOrderInParts(transaction, id)
    const before = await lockSubscription(transaction, id)
    const state = before && stateAt(before, now, limits)
    if (!before || !state || state === 'ended' || state === before.state) return
    await writeMove(transaction, before, { state }, { at: now, limits })
  })

/** Everything that is due of a subscription now. Each step finds what it did before, so that it may be cut off anywhere and run twice at once. */
export const careForSubscription = async (payload: Payload, id: string, limits: SubscriptionLimits, now: number): Promise<void> => {
  const known = await findSubscription(payload.db.drizzle, id)
  if (!known) return
  await drawBalance({ payload, limits, now }, known)
  const subscription = known.balance ? await findSubscription(payload.db.drizzle, id) : known
  if (!subscription) return
  const round = { payload, subscription, limits, now }
  await expireChange(round)
  await announce(round)
  const isOrdered = await order(round)
  await withdraw(round)
  await charge(round)
  await dunPart(round)
  await tellExpiry(round)
  await remind(round)
  await moveOn(round)
  const after = await findSubscription(payload.db.drizzle, id)
  if (!after) return
  const open = await findOpenChange(payload.db.drizzle, id)
  const looks = [nextLook(after, now, limits), open && Math.max(open.expiresAt, now + subscriptionLimits.retryAfterMs)].filter(
    (each) => each !== null,
  )
  const next = looks.length === 0 ? null : Math.min(...looks)
  await updateCareAt(payload.db.drizzle, after, isOrdered || next === null ? next : Math.min(next, now + subscriptionLimits.retryAfterMs))
}
