import { attachedDomainOf, attachedDomainsOf, withAttachedDomains } from '@/core/subscriptions/attached-domain'
import { operationOf, planTasks, type ProvisionOperation, shapeOf } from '@/core/provisioning/provisioning'
import type { SubscriptionState, EndReason, SubscriptionLimits } from '@/core/subscriptions/types'
import { type Handle, uuidV7 } from '@/lib/db/sql'
import {
  type SubscriptionRecord,
  insertSubscriptionEvent,
  updateSubscription,
  type SubscriptionChanges,
  lockSubscription,
  findNextPart,
  voidParts,
  type OpenPart,
} from './subscriptions.repository'
import { cancelTasks, findEarlierTasks, findHostSettings, insertTask } from './hosted-service.repository'
import { milestones, paidUntil, isOrderDue, nextCheck, stateByClock } from '@/core/subscriptions/lifecycle'
import { queueMail } from '@/lib/outbox/outbox'
import {
  findOpenOrder,
  carryTerms,
  restoreCarriedTerms,
  markChangeBooked,
  writeCredit,
  type Plan,
  type StoredChange,
} from './term-orders.repository'
import { emitEvents, jobMoved, subscriptionMoved } from '@/modules/webhooks/events'
import { sumOf } from '@/core/money/arithmetic'
import type { OrderRecord } from '@/modules/orders/orders.repository'
import { toIsoString } from '@/core/dates'
import type { MailData, OutgoingMail } from '@/lib/outbox/email-data'
import { cardText } from '@/core/payments/types'
import type { CardRow } from '@/modules/payments/saved-methods/saved-methods.repository'

type Notice = MailData['subscription-notice']

export type NoticeFacts = Omit<Notice, 'name' | 'subscription' | 'guestOrder'>

/** Links to the subscription's page, or to a guest's order (O7). */
export const placeOf = ({ id, guestOrder }: SubscriptionRecord) => (guestOrder === null ? { subscription: id } : { guestOrder })

export const noticeOf = (
  subscription: SubscriptionRecord,
  notice: NoticeFacts,
  dedupeKey: string,
): OutgoingMail<'subscription-notice'> => ({
  template: 'subscription-notice',
  to: subscription.email,
  locale: subscription.locale,
  data: { name: subscription.name, ...notice, ...placeOf(subscription) },
  dedupeKey,
})

export const toPartNotice = (part: OpenPart, card: CardRow | null = null): Pick<NoticeFacts, 'orderNumber' | 'part' | 'card'> => {
  const { amount, currency, digits, reference, orderNumber, provider, dueAt } = part
  const way = provider === 'offline' ? 'transfer' : card === null ? 'page' : 'card'
  return {
    orderNumber,
    part: { amount, currency, digits, reference, way, dueAt: new Date(dueAt).toISOString() },
    ...(card === null ? {} : { card: cardText(card) }),
  }
}

interface Asked {
  readonly operation: ProvisionOperation
  readonly at: number
  readonly isAnew?: boolean
}

/** U25: queues a provisioning job in the caller's transaction; the caller holds the subscription's row lock. False if no job is needed. */
export const requestProvisioning = async (
  handle: Handle,
  subscription: SubscriptionRecord,
  { operation, at, isAnew = false }: Asked,
): Promise<boolean> => {
  const { drops, writes } = planTasks(operation, await findEarlierTasks(handle, subscription.id))
  const dropped = await cancelTasks(handle, drops, at)
  await emitEvents(
    handle,
    dropped.map((job) => jobMoved('job.cancelled', job, at)),
  )
  if (!writes) return false
  const { id, name, items } = subscription
  const { product, settings } = shapeOf(subscription)
  // P21: operator settings override the buyer's.
  const ofPlan = await findHostSettings(
    handle,
    items.map((item) => item.id),
  )
  const task = { id: uuidV7(), subscription: id, name, kind: operation, product, settings: { ...settings, ...ofPlan }, isAnew, at }
  await emitEvents(handle, [jobMoved('job.created', await insertTask(handle, task), at)])
  return true
}

/**
 * Creates the service again if it was deleted. If it still exists, cancelling its deletion may also have dropped a suspend or resume, so
 * that is queued again.
 */
const bringBack = async (handle: Handle, after: SubscriptionRecord, at: number): Promise<void> => {
  const isMade = await requestProvisioning(handle, after, { operation: 'create', at, isAnew: true })
  if (after.state === 'suspended') await requestProvisioning(handle, after, { operation: 'suspend', at })
  else if (!isMade) await requestProvisioning(handle, after, { operation: 'resume', at })
}

const queueWork = async (
  handle: Handle,
  { from, after, at }: { readonly from: SubscriptionState | null; readonly after: SubscriptionRecord; readonly at: number },
): Promise<void> => {
  const operation = operationOf(from, after.state)
  if (operation === null) return
  if (from === 'ended') await bringBack(handle, after, at)
  else await requestProvisioning(handle, after, { operation, at })
}

/** Whether an ended subscription's service still exists unchanged because its deletion has not been attempted. */
export const isServiceUnchanged = async (handle: Handle, id: string): Promise<boolean> => {
  const last = (await findEarlierTasks(handle, id)).at(-1)
  return last?.kind === 'end' && last.status === 'waiting' && last.attempts === 0
}

interface SubscriptionMove {
  /** `null` for a new subscription. */
  readonly from: SubscriptionState | null
  readonly after: SubscriptionRecord
  readonly at: number
  readonly limits: SubscriptionLimits
  readonly by?: string | null
  readonly note?: string | null
  /** Replaces the notice that the state implies. */
  readonly said?: NoticeFacts
}

const told = ({ from, after, at, limits }: SubscriptionMove): NoticeFacts | null => {
  const until = paidUntil(after)
  const { suspendAt, endAt } = milestones(until, limits)
  switch (after.state) {
    case 'pastDue':
      return { kind: 'pastDue', date: toIsoString(suspendAt) } as const
    case 'suspended':
      return { kind: 'suspended', date: toIsoString(endAt) } as const
    case 'ended':
      return { kind: 'ended', date: toIsoString(at), reason: after.endReason ?? ('staff' satisfies EndReason) } as const
    case 'active':
      return from === null || from === 'pending' ? null : ({ kind: 'activeAgain', date: toIsoString(until) } as const)
    default:
      return null
  }
}

/** O19: mentions whichever is due first: a part of the price, or the next term's order. */
const owed = async (handle: Handle, { after, at }: SubscriptionMove, notice: NoticeFacts): Promise<Partial<NoticeFacts>> => {
  const isOfPart = after.partDueAt !== null && after.partDueAt <= Math.min(at, after.termEnd)
  const part = isOfPart ? await findNextPart(handle, after.id) : null
  if (part && (notice.kind === 'pastDue' || notice.kind === 'suspended'))
    return { kind: notice.kind === 'pastDue' ? 'partPastDue' : 'partSuspended', ...toPartNotice(part) }
  const open = await findOpenOrder(handle, after.id, after.termEnd)
  return open ? { orderNumber: open.orderNumber } : {}
}

/**
 * Records a state change and notifies the customer in the caller's transaction. Also queues provisioning jobs (U25), which roll back with
 * it.
 */
export const recordStateChange = async (handle: Handle, move: SubscriptionMove): Promise<void> => {
  const { after, at, by = null, note = null } = move
  await insertSubscriptionEvent(handle, after.id, { type: after.state, at, note, by })
  await queueWork(handle, move)
  if (after.state === 'ended') await voidParts(handle, after.id, at)
  const notice = move.said ?? told(move)
  if (notice === null) return
  const key = `subscription-${after.state}:${after.id}:${toIsoString(after.termEnd).slice(0, 10)}:${at}`
  await queueMail(handle, noticeOf(after, { ...notice, ...(after.state === 'ended' ? {} : await owed(handle, move, notice)) }, key))
}

interface MoveDetails {
  readonly at: number
  readonly limits: SubscriptionLimits
  readonly by?: string | null
  readonly note?: string | null
  /** Schedules an immediate lifecycle run. */
  readonly isToBeSeen?: boolean
  /** Event type if the state doesn't change. */
  readonly event?: string
  /** Replaces the notice that the state implies. */
  readonly said?: NoticeFacts
}

const planOf = ({ product, billing, quantity, items }: SubscriptionRecord) => ({
  domain: attachedDomainOf(items),
  domains: [...attachedDomainsOf(items)],
  product,
  billing,
  quantity,
  parts: items.map(({ id }) => id),
})

/** Applies a change made by time, a payment, the customer or staff; the caller holds the row lock. */
export const applyStateChange = async (
  handle: Handle,
  before: SubscriptionRecord,
  changes: Partial<Omit<SubscriptionChanges, 'careAt'>>,
  { at, limits, by = null, note = null, event, said, isToBeSeen = false }: MoveDetails,
): Promise<SubscriptionRecord> => {
  const after = { ...before, ...changes }
  const isOther = after.items !== before.items
  const changed = isOther ? { changed: { plan: planOf(after), previous: planOf(before) } } : {}
  await emitEvents(handle, subscriptionMoved({ ...after, before, at, ...changed }))
  // U3: a customer who pays late may already owe the next term.
  const careAt = isToBeSeen || isOrderDue(after, at, limits) ? at : nextCheck(after, at, limits)
  await updateSubscription(handle, before.id, { ...after, careAt })
  if (event !== undefined) await insertSubscriptionEvent(handle, before.id, { type: event, at, note, by })
  if (after.state !== before.state)
    await recordStateChange(handle, { from: before.state, after, at, limits, by, note, ...(said ? { said } : {}) })
  if (isOther && after.state !== 'ended') await requestProvisioning(handle, after, { operation: 'change', at })
  return after
}

export interface BookingContext {
  readonly handle: Handle
  readonly order: OrderRecord
  readonly limits: SubscriptionLimits
  readonly now: number
}

export const changesOf = (before: SubscriptionRecord, { credit: _credit, ...plan }: Plan, now: number, limits: SubscriptionLimits) => ({
  ...plan,
  // The subscription's domains may have changed since the change was ordered.
  items: withAttachedDomains(plan.items, attachedDomainsOf(before.items)),
  state: stateByClock({ ...before, ...plan }, now, limits),
})

const stands = (before: SubscriptionRecord, { before: seen }: StoredChange): boolean =>
  before.state !== 'ended' && before.termStart === seen.termStart && before.termEnd === seen.termEnd && before.credit === seen.credit

/**
 * The paid change no longer fits, so its money becomes credit. This is a safety net: whoever moves the subscription cancels the change
 * first.
 */
const keepMoney = async ({ handle, order, now }: BookingContext, before: SubscriptionRecord): Promise<void> => {
  const net = sumOf(order.lines.map(({ total, tax }) => total - tax))
  await writeCredit(handle, before.id, before.credit + net)
  await insertSubscriptionEvent(handle, before.id, { type: 'changeMissed', at: now, note: order.orderNumber, by: null })
}

/** U12: applies a confirmed change once, in the transaction that books its payment. */
export const bookChange = async (books: BookingContext, change: StoredChange): Promise<void> => {
  const { handle, order, limits, now } = books
  const before = change.bookedAt === null ? await lockSubscription(handle, change.subscriptionId) : null
  if (!before || !(await markChangeBooked(handle, order.id, now))) return
  if (!stands(before, change)) return keepMoney(books, before)
  await carryTerms(handle, change, now)
  await writeCredit(handle, before.id, change.leftOver)
  const { by, reason } = change
  const note = reason === null ? order.orderNumber : `${order.orderNumber}: ${reason}`
  const told = { at: now, limits, event: 'changed', note, by }
  const after = await applyStateChange(handle, before, changesOf(before, change.after, now, limits), told)
  const date = new Date(after.termEnd).toISOString()
  await queueMail(handle, noticeOf(after, { kind: 'changed', date }, `subscription-changed:${order.id}`))
}

/** U7: a full refund of a change reverts the change if it is the latest. */
export const revertChange = async ({ handle, order, limits, now }: BookingContext, change: StoredChange): Promise<void> => {
  const before = await lockSubscription(handle, change.subscriptionId)
  if (!before || before.state === 'ended' || change.bookedAt === null || change.revertedAt !== null) return
  if (before.termStart !== change.after.termStart || before.termEnd !== change.after.termEnd) return
  await restoreCarriedTerms(handle, before.id, [order.id], now)
  await writeCredit(handle, before.id, change.before.credit)
  const { unused: _unused, ...plan } = change.before
  await applyStateChange(handle, before, changesOf(before, plan, now, limits), {
    at: now,
    limits,
    event: 'takenBack',
    note: order.orderNumber,
  })
}
