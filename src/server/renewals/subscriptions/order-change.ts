import type { PayloadRequest } from 'payload'
import { subscriptionDays } from '@/config/limits'
import { addDays, startOfDay } from '@/core/calendar'
import type { Quote } from '@/core/orders/types'
import { ok, refuse, type Result } from '@/core/result'
import type { ChangeWish } from '@/core/subscriptions/change-wish'
import { figuresOf, type ChangePreview } from '@/core/subscriptions/change-preview'
import { lockCheckouts } from '@/server/checkout/checkout-repository'
import { orderForHolder } from '@/server/checkout/order-for-holder'
import { payFreeOrder } from '@/server/checkout/pay-free-order'
import { placedMails } from '@/server/checkout/placed-mails'
import type { OrderRecord } from '@/server/orders/order-record'
import type { Context } from '@/server/platform/context'
import { withinLimit } from '@/server/platform/database/transaction-limit'
import type { OutgoingMail } from '@/server/platform/outbox/outgoing-mail'
import { withTransaction, type Transaction } from '@/server/platform/with-transaction'
import { toCustomer } from '@/server/pricing/customer'
import { changesOf } from '@/server/subscriptions/book-change'
import {
  countChanges,
  findChangesOfDay,
  findOpenChange,
  insertChange,
  uncarryTerms,
  writeCredit,
} from '@/server/subscriptions/change-repository'
import { findSubscriptionLimits } from '@/server/subscriptions/find-limits'
import { noticeOf } from '@/server/subscriptions/notice-of'
import type { SubscriptionRecord } from '@/server/subscriptions/subscription-record'
import { findSubscription } from '@/server/subscriptions/subscription-repository'
import { writeMove } from '@/server/subscriptions/write-move'
import { cancelOpenChange, lockWithoutOrder } from './end-subscription'
import { planAfter, planOf } from './changed-plan'
import { findChangeWorld, previewIn, type ChangeWorld, type NoChange } from './preview-change'
import { findHolderOf } from './subscription-holder-repository'

export interface ConfirmedChange {
  readonly id: string
  /** Only this customer's own; null is the desk. */
  readonly customerId: string | null
  readonly wish: ChangeWish
  /** As they were shown (`figuresOf`). */
  readonly figures: string
  readonly by: { readonly email: string; readonly reason: string } | null
  /** What else is written with it. */
  readonly beside?: (transaction: Transaction) => Promise<void>
}

/** Null where there is nothing to order: what ran this morning runs again. */
export interface ChangeOrdered {
  readonly orderNumber: string | null
  readonly isBooked: boolean
}

class NotChanged extends Error {
  constructor(readonly reason: NoChange) {
    super(reason)
  }
}

interface Desk {
  readonly context: Context
  readonly req: PayloadRequest
  readonly transaction: Transaction
  readonly subscription: SubscriptionRecord
  readonly asked: ConfirmedChange
  readonly preview: ChangePreview
  readonly world: ChangeWorld
}

/** U11: what ran this morning runs again; what was paid since stays as credit. */
const goBack = async ({ context, transaction, subscription, asked, preview }: Desk): Promise<ChangeOrdered> => {
  const now = context.now()
  const changes = await findChangesOfDay(transaction, subscription.id, startOfDay(now))
  const [first] = changes
  if (!first) throw new NotChanged('changed-meanwhile')
  await uncarryTerms(
    transaction,
    subscription.id,
    changes.map(({ orderId }) => orderId),
    now,
  )
  await writeCredit(transaction, subscription.id, preview.left)
  const limits = await findSubscriptionLimits(transaction)
  const told = { at: now, limits, event: 'changeUndone', note: asked.by?.reason ?? null, by: asked.by?.email ?? null }
  await writeMove(transaction, subscription, changesOf(subscription, planOf(first.before), now, limits), told)
  return { orderNumber: null, isBooked: true }
}

/** The way to pay it; where nothing is due, that it is done is said at once. Staff hear of it as of every order. */
const mailsOfChange = (subscription: SubscriptionRecord, order: OrderRecord, expiresAt: number): readonly OutgoingMail[] => {
  const [, toStaff] = placedMails(order)
  if (order.dueNow === 0) return [toStaff]
  const { orderNumber } = order
  const notice = { kind: 'changeOrdered', date: new Date(expiresAt).toISOString(), orderNumber } as const
  return [noticeOf(subscription, notice, `subscription-change:${orderNumber}`), toStaff]
}

const placeOrder = async (desk: Desk, quote: Quote): Promise<ChangeOrdered> => {
  const { context, transaction, subscription, asked, preview } = desk
  const holder = await findHolderOf(transaction, subscription.id)
  if (holder === null) throw new NotChanged('not-found')
  const key = `subscription-change:${subscription.id}:${(await countChanges(transaction, subscription.id)) + 1}`
  const after = planAfter(subscription, preview, quote)
  const now = context.now()
  const expiresAt = addDays(now, subscriptionDays.changeDays)
  const mailsOf = (order: OrderRecord) => mailsOfChange({ ...subscription, name: after.name }, order, expiresAt)
  const placed = await orderForHolder(context, transaction, { holder, key, quote, proof: desk.world.tax.proof, mailsOf })
  if (!placed.ok) {
    const isAddress = placed.error.kind === 'error' && placed.error.code === 'billing-address-missing'
    throw new NotChanged(isAddress ? 'billing-address-missing' : 'unavailable')
  }
  await insertChange(transaction, {
    orderId: placed.value.id,
    subscriptionId: subscription.id,
    day: preview.termStart,
    figures: asked.figures,
    before: { ...planOf(subscription), unused: preview.unused },
    after,
    used: preview.used,
    leftOver: preview.left,
    by: asked.by?.email ?? null,
    reason: asked.by?.reason ?? null,
    createdAt: now,
    expiresAt,
  })
  await payFreeOrder(context.payload, transaction, { order: placed.value, isReplay: false })
  return { orderNumber: placed.value.orderNumber, isBooked: placed.value.dueNow === 0 }
}

const perform = async (
  context: Context,
  world: ChangeWorld,
  { req, transaction }: Pick<Desk, 'req' | 'transaction'>,
  asked: ConfirmedChange,
): Promise<ChangeOrdered> => {
  const { id, customerId, wish, figures } = asked
  const known = await findSubscription(transaction, id)
  if (!known || (customerId !== null && known.customerId !== customerId)) throw new NotChanged('not-found')
  await lockCheckouts(transaction, [{ key: `subscription:${id}`, customer: toCustomer(known.customerId, [known.email]) }])
  const open = await findOpenChange(transaction, id)
  // The second press of the same button is the same order.
  if (open?.figures === figures) return { orderNumber: open.orderNumber, isBooked: false }
  if (open) throw new NotChanged('change-open')
  // U12: the order of the next term goes with the price it was made at; the care makes another.
  const subscription = await lockWithoutOrder(req, transaction, id)
  if (!subscription) throw new NotChanged('not-found')
  const preview = await previewIn(context, transaction, subscription, world, wish)
  if (!preview.ok) throw new NotChanged(preview.error)
  if (figuresOf(preview.value) !== figures) throw new NotChanged('changed-meanwhile')
  const desk = { context, req, transaction, subscription, asked, preview: preview.value, world }
  const { quote } = preview.value
  const done = quote === null ? await goBack(desk) : await placeOrder(desk, quote)
  await asked.beside?.(transaction)
  return done
}

/**
 * U12: orders a change at the very figures that were shown; where one has moved meanwhile nothing is done, and there is something new to
 * look at. Once, however often it is pressed and in however many tabs. Where nothing is due it is booked at once.
 */
export const orderChange = async (context: Context, asked: ConfirmedChange): Promise<Result<ChangeOrdered, NoChange>> => {
  const world = await findChangeWorld(context, asked.id)
  const work = () => withTransaction(context.payload, (req, transaction) => perform(context, world, { req, transaction }, asked))
  try {
    return ok(await withinLimit(context.payload, work))
  } catch (fault) {
    if (fault instanceof NotChanged) return refuse(fault.reason)
    throw fault
  }
}

/** U12: its holder, or the desk, takes back a change that nobody has paid yet. */
export const cancelChange = (
  context: Context,
  id: string,
  customerId: string | null,
  beside?: (transaction: Transaction) => Promise<void>,
): Promise<boolean> =>
  withTransaction(context.payload, async (req, transaction) => {
    const known = await findSubscription(transaction, id)
    if (!known || (customerId !== null && known.customerId !== customerId)) return false
    const isCancelled = await cancelOpenChange(req, transaction, id)
    if (isCancelled) await beside?.(transaction)
    return isCancelled
  })
