import { stateByClock } from '@/core/subscriptions/lifecycle'
import type { SubscriptionLimits } from '@/core/subscriptions/types'
import { sumOf } from '@/core/money/sum'
import type { OrderRecord } from '@/server/orders/order-record'
import type { Handle } from '@/server/platform/database/handle'
import { queueMail } from '@/server/platform/outbox/queue-mail'
import { carryTerms, uncarryTerms, updateBooked, writeCredit, type Plan, type StoredChange } from './change-repository'
import { noticeOf } from './notice-of'
import type { SubscriptionRecord } from './subscription-record'
import { insertSubscriptionEvent, lockSubscription } from './subscription-repository'
import { writeMove } from './write-move'

interface Books {
  readonly handle: Handle
  readonly order: OrderRecord
  readonly limits: SubscriptionLimits
  readonly now: number
}

/** What a subscription is written with where it becomes another. */
export const changesOf = (before: SubscriptionRecord, { credit: _credit, ...plan }: Plan, now: number, limits: SubscriptionLimits) => ({
  ...plan,
  state: stateByClock({ ...before, ...plan }, now, limits),
})

const stands = (before: SubscriptionRecord, { before: seen }: StoredChange): boolean =>
  before.state !== 'ended' && before.termStart === seen.termStart && before.termEnd === seen.termEnd && before.credit === seen.credit

/** Paid for what has moved meanwhile: the money is kept for the next terms. Whoever moves it cancels the change first, so this is for what nobody foresaw. */
const keepMoney = async ({ handle, order, now }: Books, before: SubscriptionRecord): Promise<void> => {
  const net = sumOf(order.lines.map(({ total, tax }) => total - tax))
  await writeCredit(handle, before.id, before.credit + net)
  await insertSubscriptionEvent(handle, before.id, { type: 'changeMissed', at: now, note: order.orderNumber, by: null })
}

/** U12: once an order, in the transaction that books its money: what runs becomes what was confirmed. */
export const bookChange = async (books: Books, change: StoredChange): Promise<void> => {
  const { handle, order, limits, now } = books
  const before = change.bookedAt === null ? await lockSubscription(handle, change.subscriptionId) : null
  if (!before || !(await updateBooked(handle, order.id, now))) return
  if (!stands(before, change)) return keepMoney(books, before)
  await carryTerms(handle, change, now)
  await writeCredit(handle, before.id, change.leftOver)
  const { by, reason } = change
  const note = reason === null ? order.orderNumber : `${order.orderNumber}: ${reason}`
  const told = { at: now, limits, event: 'changed', note, by }
  const after = await writeMove(handle, before, changesOf(before, change.after, now, limits), told)
  const date = new Date(after.termEnd).toISOString()
  await queueMail(handle, noticeOf(after, { kind: 'changed', date }, `subscription-changed:${order.id}`))
}

/** U7: money of a change that went back whole takes the change with it, where it is the last: what ran before runs on. */
export const takeChangeBack = async ({ handle, order, limits, now }: Books, change: StoredChange): Promise<void> => {
  const before = await lockSubscription(handle, change.subscriptionId)
  if (!before || before.state === 'ended' || change.bookedAt === null || change.revertedAt !== null) return
  if (before.termStart !== change.after.termStart || before.termEnd !== change.after.termEnd) return
  await uncarryTerms(handle, before.id, [order.id], now)
  await writeCredit(handle, before.id, change.before.credit)
  const { unused: _unused, ...plan } = change.before
  await writeMove(handle, before, changesOf(before, plan, now, limits), { at: now, limits, event: 'takenBack', note: order.orderNumber })
}
