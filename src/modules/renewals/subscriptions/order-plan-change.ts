import { ok, err, type Result } from '@/core/result'
import type { Context } from '@/lib/context'
import { withTransactionSlot, withTransaction, type Transaction } from '@/lib/db/transaction'
import { findSubscriptionLimits } from '@/modules/subscriptions/subscriptions.service'
import { type SubscriptionRecord, findSubscription } from '@/modules/subscriptions/subscriptions.repository'
import { noticeOf, applyStateChange, changesOf } from '@/modules/subscriptions/state-changes'
import { cancelOpenChange, cancelOrdersAndLock } from './process-subscription'
import type { Quote } from '@/core/orders/types'
import {
  type ChangePreview,
  planChangeChoices,
  type ChangeChoices,
  type RequestedChange,
  previewChange as preview,
  type PreviewError,
  figuresOf,
} from '@/core/subscriptions/plan-change'
import { termAmount } from '@/core/subscriptions/subscription-lines'
import {
  type Plan,
  findChangesOfDay,
  findOpenChange,
  countChanges,
  findPaidTerms,
  insertChange,
  lockCountedOrders,
  restoreCarriedTerms,
  planFields,
  writeCredit,
} from '@/modules/subscriptions/term-orders.repository'
import { startOfDay, addDays, toIsoString } from '@/core/dates'
import { pick } from '@/core/records'
import { findCatalogSnapshot, type CatalogSnapshot } from '@/modules/catalog/snapshot'
import { apiWords } from '@/lib/http/http-error'
import type { Handle } from '@/lib/db/sql'
import { noCodes, toCustomer } from '@/modules/pricing/coupons.repository'
import { toPricingContext } from '@/modules/pricing/quote.service'
import { findOwnerTax, sameForAll, type BuyerTax } from '@/modules/tax/buyer-tax'
import { findSubscriptionOwner } from '@/modules/renewals/renewals.repository'
import type { PayloadRequest } from 'payload'
import { subscriptionDays } from '@/lib/config/limits'
import { lockCheckouts } from '@/modules/checkout/checkout.repository'
import { markFreeOrderPaid, placeOrderForOwner } from '@/modules/checkout/place-order'
import { placedMails } from '@/modules/checkout/order-decision'
import type { OrderRecord } from '@/modules/orders/orders.repository'
import type { OutgoingMail } from '@/lib/outbox/email-data'
import type { ChangePreviewResponse } from '@/modules/subscriptions/schema'
import { toMajor } from '@/core/money/arithmetic'

const planOf = (plan: Plan): Plan => pick(plan, planFields)

const planAfter = (subscription: SubscriptionRecord, preview: ChangePreview, { lines }: Quote): Plan => ({
  ...planOf(subscription),
  product: subscription.kind === 'bundle' ? subscription.product : (preview.items[0]?.id ?? subscription.product),
  name: lines.map(({ name }) => name).join(' + '),
  items: preview.items,
  quantity: preview.wish.quantity,
  billing: preview.wish.billing,
  amount: termAmount(lines),
  months: preview.months,
  anchorDay: preview.anchorDay,
  termStart: preview.termStart,
  termEnd: preview.termEnd,
  credit: preview.left,
})

export type PlanChangeError =
  | PreviewError['code']
  | 'not-found'
  | 'not-active'
  | 'prepaid'
  | 'change-open'
  | 'parts-open'
  | 'billing-address-missing'
  | 'unavailable'
  | 'changed-meanwhile'

const publicReasons: ReadonlySet<string> = new Set<PlanChangeError>([
  'changed-meanwhile',
  'same',
  'parts-open',
  'quantity-out-of-range',
  'too-many-domains',
  'not-offered',
  'unavailable',
])

/** Reasons that a page accepts from its URL. */
export const isPlanChangeError = (reason: unknown): reason is PlanChangeError => typeof reason === 'string' && publicReasons.has(reason)

/** U9: why nothing can be changed now. U36: a change counts whole terms, which a balance doesn't have. */
const blockedReason = ({ state, cancelAtEnd, balance }: SubscriptionRecord): 'prepaid' | 'not-active' | null => {
  if (balance) return 'prepaid'
  return state !== 'active' || cancelAtEnd ? 'not-active' : null
}

interface ChangeContext {
  readonly snapshot: CatalogSnapshot
  readonly tax: BuyerTax
}

/** Call this before a transaction, since a VAT check may wait for a tax authority (T5). */
const findChangeContext = async (context: Context, id: string): Promise<ChangeContext> => {
  const snapshot = await findCatalogSnapshot(context)
  const holder = await findSubscriptionOwner(context.payload.db.drizzle, id)
  return { snapshot, tax: holder ? await findOwnerTax(context, snapshot, holder) : sameForAll }
}

const previewIn = async (
  context: Context,
  handle: Handle,
  subscription: SubscriptionRecord,
  { snapshot, tax }: ChangeContext,
  wish: RequestedChange,
): Promise<Result<ChangePreview, PlanChangeError>> => {
  const bar = blockedReason(subscription)
  if (bar) return err(bar)
  const now = context.now()
  const today = startOfDay(now)
  const { terms, isOwed } = await findPaidTerms(handle, subscription, today)
  if (isOwed) return err('parts-open')
  const [first] = await findChangesOfDay(handle, subscription.id, today)
  const creditName = (await apiWords(subscription.locale)).credit
  const asked = { running: subscription, terms, began: first?.before ?? null, wish, creditName }
  const found = preview(asked, toPricingContext(snapshot, now, noCodes, tax.place))
  return found.ok ? found : err(found.error.code)
}

export interface ChangeOffer {
  readonly choices: ChangeChoices
  /** Null unless a change was requested. */
  readonly preview: Result<ChangePreview, PlanChangeError> | null
}

/** U9: what a subscription can change to, and the price. Returns `not-found` for other customers' subscriptions. */
export const offerChange = async (
  context: Context,
  { id, customerId, wish }: { readonly id: string; readonly customerId: string | null; readonly wish: RequestedChange | null },
): Promise<Result<ChangeOffer & { readonly subscription: SubscriptionRecord }, PlanChangeError>> => {
  const { drizzle } = context.payload.db
  const subscription = await findSubscription(drizzle, id)
  if (!subscription || (customerId !== null && subscription.customerId !== customerId)) return err('not-found')
  const bar = blockedReason(subscription)
  if (bar) return err(bar)
  if (await findOpenChange(drizzle, id)) return err('change-open')
  const world = await findChangeContext(context, id)
  const found = wish && (await previewIn(context, drizzle, subscription, world, wish))
  const choices = planChangeChoices(subscription, toPricingContext(world.snapshot, context.now(), noCodes, world.tax.place))
  return { ok: true, value: { subscription, choices, preview: found } }
}

interface ConfirmedChange {
  readonly id: string
  /** Null means staff. */
  readonly customerId: string | null
  readonly wish: RequestedChange
  /** As shown to the customer (`figuresOf`). */
  readonly figures: string
  readonly by: { readonly email: string; readonly reason: string } | null
  /** Additional writes in the same transaction. */
  readonly beside?: (transaction: Transaction) => Promise<void>
}

/** Null if there is nothing to order, because the change undoes one made today. */
interface ChangeOrdered {
  readonly orderNumber: string | null
  readonly isBooked: boolean
}

class ChangeRejection extends Error {
  constructor(readonly reason: PlanChangeError) {
    super(reason)
  }
}

interface ChangeDependencies {
  readonly context: Context
  readonly req: PayloadRequest
  readonly transaction: Transaction
  readonly subscription: SubscriptionRecord
  readonly asked: ConfirmedChange
  readonly preview: ChangePreview
  readonly world: ChangeContext
}

/** U11: restores this morning's plan; money paid since then becomes credit. */
const revertToday = async ({ context, transaction, subscription, asked, preview }: ChangeDependencies): Promise<ChangeOrdered> => {
  const now = context.now()
  const changes = await findChangesOfDay(transaction, subscription.id, startOfDay(now))
  const [first] = changes
  if (!first) throw new ChangeRejection('changed-meanwhile')
  await restoreCarriedTerms(
    transaction,
    subscription.id,
    changes.map(({ orderId }) => orderId),
    now,
  )
  await writeCredit(transaction, subscription.id, preview.left)
  const limits = await findSubscriptionLimits(transaction)
  const move = { at: now, limits, event: 'changeUndone', note: asked.by?.reason ?? null, by: asked.by?.email ?? null }
  await applyStateChange(transaction, subscription, changesOf(subscription, planOf(first.before), now, limits), move)
  return { orderNumber: null, isBooked: true }
}

/** If nothing is due, the confirmation is sent immediately instead of the payment link. Staff are notified as for every order. */
const mailsOfChange = (subscription: SubscriptionRecord, order: OrderRecord, expiresAt: number): readonly OutgoingMail[] => {
  const [, toStaff] = placedMails(order)
  if (order.dueNow === 0) return [toStaff]
  const { orderNumber } = order
  const notice = { kind: 'changeOrdered', date: new Date(expiresAt).toISOString(), orderNumber } as const
  return [noticeOf(subscription, notice, `subscription-change:${orderNumber}`), toStaff]
}

const placeOrder = async (desk: ChangeDependencies, quote: Quote): Promise<ChangeOrdered> => {
  const { context, transaction, subscription, asked, preview } = desk
  const holder = await findSubscriptionOwner(transaction, subscription.id)
  if (holder === null) throw new ChangeRejection('not-found')
  const key = `subscription-change:${subscription.id}:${(await countChanges(transaction, subscription.id)) + 1}`
  const after = planAfter(subscription, preview, quote)
  const now = context.now()
  const expiresAt = addDays(now, subscriptionDays.changeDays)
  const mailsOf = (order: OrderRecord) => mailsOfChange({ ...subscription, name: after.name }, order, expiresAt)
  const placed = await placeOrderForOwner(context, transaction, { holder, key, quote, proof: desk.world.tax.proof, mailsOf })
  if (!placed.ok) {
    const isAddress = placed.error.kind === 'error' && placed.error.code === 'billing-address-missing'
    throw new ChangeRejection(isAddress ? 'billing-address-missing' : 'unavailable')
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
  await markFreeOrderPaid(context.payload, transaction, { order: placed.value, isReplay: false })
  return { orderNumber: placed.value.orderNumber, isBooked: placed.value.dueNow === 0 }
}

const performChange = async (
  context: Context,
  world: ChangeContext,
  { req, transaction }: Pick<ChangeDependencies, 'req' | 'transaction'>,
  asked: ConfirmedChange,
): Promise<ChangeOrdered> => {
  const { id, customerId, wish, figures } = asked
  const known = await findSubscription(transaction, id)
  if (!known || (customerId !== null && known.customerId !== customerId)) throw new ChangeRejection('not-found')
  await lockCheckouts(transaction, [{ key: `subscription:${id}`, customer: toCustomer(known.customerId, known.email) }])
  const open = await findOpenChange(transaction, id)
  // A repeated click returns the same order.
  if (open?.figures === figures) return { orderNumber: open.orderNumber, isBooked: false }
  if (open) throw new ChangeRejection('change-open')
  await lockCountedOrders(transaction, id)
  // U12: the next term's order has the old price, so it is cancelled; the lifecycle run creates a new one.
  const subscription = await cancelOrdersAndLock(req, transaction, id)
  if (!subscription) throw new ChangeRejection('not-found')
  const preview = await previewIn(context, transaction, subscription, world, wish)
  if (!preview.ok) throw new ChangeRejection(preview.error)
  if (figuresOf(preview.value) !== figures) throw new ChangeRejection('changed-meanwhile')
  const dependencies = { context, req, transaction, subscription, asked, preview: preview.value, world }
  const { quote } = preview.value
  const done = quote === null ? await revertToday(dependencies) : await placeOrder(dependencies, quote)
  await asked.beside?.(transaction)
  return done
}

/**
 * U12: orders a change at exactly the amounts shown. If one of them has changed, nothing is ordered and the caller gets
 * `changed-meanwhile`. Idempotent across clicks and tabs. If nothing is due, the change is booked immediately.
 * `changed-meanwhile`. Idempotent across clicks and tabs. With nothing due, it is booked at once.
 */
export const orderChange = async (context: Context, asked: ConfirmedChange): Promise<Result<ChangeOrdered, PlanChangeError>> => {
  const world = await findChangeContext(context, asked.id)
  const work = () => withTransaction(context.payload, (req, transaction) => performChange(context, world, { req, transaction }, asked))
  try {
    return ok(await withTransactionSlot(context.payload, work))
  } catch (fault) {
    if (fault instanceof ChangeRejection) return err(fault.reason)
    throw fault
  }
}

/** U12: the customer or staff withdraw an unpaid change. */
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

/** In major units, with the string that confirms them. */
export const presentChange = (preview: ChangePreview, digits: 0 | 2): ChangePreviewResponse => {
  const { kind, wish, currency, termStart, termEnd, days } = preview
  const money = (of: 'unused' | 'credit' | 'price' | 'used' | 'left' | 'tax' | 'total' | 'dueNow') => toMajor(preview[of], digits)
  return {
    kind,
    products: [...wish.products],
    billing: wish.billing,
    quantity: wish.quantity,
    currency,
    termStart: toIsoString(termStart),
    termEnd: toIsoString(termEnd),
    daysLeft: days.rest,
    daysPaid: days.of,
    unused: money('unused'),
    credit: money('credit'),
    price: money('price'),
    used: money('used'),
    left: money('left'),
    tax: money('tax'),
    total: money('total'),
    dueNow: money('dueNow'),
    figures: figuresOf(preview),
  }
}
