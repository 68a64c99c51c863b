import type { Payload } from 'payload'
import { subscriptionLimits } from '@/config/limits'
import { addDays, startOfDay } from '@/core/calendar'
import { periodOf } from '@/core/subscriptions/balance'
import { termAmount } from '@/core/subscriptions/subscribed-lines'
import type { SubscriptionLimits } from '@/core/subscriptions/types'
import type { Minor } from '@/core/money/types'
import { findCatalogSnapshot } from '@/server/catalog/find-catalog-snapshot'
import type { Handle } from '@/server/platform/database/handle'
import { withTransaction } from '@/server/platform/with-transaction'
import type { NewMovement } from '@/server/subscriptions/balance-repository'
import {
  drawnBefore,
  endOfPaidPeriod,
  isPrepaid,
  withMovements,
  writeMovements,
  type PrepaidSubscription,
} from '@/server/subscriptions/move-balance'
import type { SubscriptionRecord } from '@/server/subscriptions/subscription-record'
import { lockSubscription } from '@/server/subscriptions/subscription-repository'
import { writeMove } from '@/server/subscriptions/write-move'
import { isRiseAnnounced } from '../charges/find-chargeable-card'
import { priceTopUp } from './price-term'

interface Round {
  readonly payload: Payload
  readonly limits: SubscriptionLimits
  readonly now: number
}

/** What a period costs at the price of the day; null where it is not sold any more, so that the last price stays. */
const priceOfPeriod = async ({ payload, now }: Round, subscription: SubscriptionRecord): Promise<Minor | null> => {
  const quote = priceTopUp(subscription, await findCatalogSnapshot({ payload, locale: subscription.locale }), now)
  return quote.ok ? termAmount(quote.value.lines) : null
}

/** U36: the period of the next day, at the price of the day. U6: a higher one only where it was announced a month ahead. */
const nextPeriod = async (handle: Handle, subscription: PrepaidSubscription, price: Minor | null): Promise<PrepaidSubscription> => {
  const { amount, id, currency, balance } = subscription
  const { termStart } = periodOf(subscription, balance.drawnUntil)
  const isDue = price !== null && (price <= amount || (await isRiseAnnounced(handle, id, { amount: price, currency }, termStart)))
  return { ...subscription, termStart, amount: isDue ? price : amount }
}

interface Drawn {
  readonly after: PrepaidSubscription
  readonly movements: readonly NewMovement[]
}

const drawDays = async (handle: Handle, before: PrepaidSubscription, until: number, price: Minor | null): Promise<Drawn> => {
  const movements: NewMovement[] = []
  let after = before
  while (after.balance.drawnUntil < until) {
    const period = periodOf(after, after.termStart)
    if (after.balance.drawnUntil >= period.termEnd) {
      after = await nextPeriod(handle, after, price)
      continue
    }
    const days = drawnBefore(after, Math.min(until, period.termEnd))
    if (days.drawnUntil === after.balance.drawnUntil) break
    movements.push(...days.movements)
    after = withMovements(after, days.movements, { drawnUntil: days.drawnUntil })
  }
  // At another price the money lasts longer or shorter.
  return { after: withMovements(after, []), movements }
}

const isDrawDue = ({ state, termEnd, balance }: PrepaidSubscription, now: number): boolean =>
  state !== 'ended' && balance.drawnUntil < Math.min(termEnd, addDays(startOfDay(now), 1))

/**
 * U36: draws every day that has begun, under the row's lock: each once, however many workers look, and whatever was missed, a bounded number of
 * days at a time. U8: what an account that was closed has cancelled ends with its period.
 */
export const drawBalance = async (round: Round, known: SubscriptionRecord): Promise<void> => {
  const { payload, limits, now } = round
  if (!isPrepaid(known) || !isDrawDue(known, now)) return
  const price = await priceOfPeriod(round, known)
  await withTransaction(payload, async (_req, transaction) => {
    const locked = await lockSubscription(transaction, known.id)
    if (!locked || !isPrepaid(locked) || !isDrawDue(locked, now)) return
    const isGivenUp = locked.cancelAtEnd && (locked.endReason === 'customer' || locked.endReason === 'staff')
    const before = isGivenUp ? { ...locked, termEnd: endOfPaidPeriod(locked, now) } : locked
    const today = addDays(startOfDay(now), 1)
    const until = Math.min(before.termEnd, today, addDays(before.balance.drawnUntil, subscriptionLimits.drawnDaysAtOnce))
    const { after, movements } = await drawDays(transaction, before, until, price)
    await writeMovements(transaction, locked, after, movements, now)
    const { termStart, termEnd, amount } = after
    if (termStart !== locked.termStart || termEnd !== locked.termEnd || amount !== locked.amount)
      await writeMove(transaction, { ...locked, balance: after.balance }, { termStart, termEnd, amount }, { at: now, limits })
  })
}
