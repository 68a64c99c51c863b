import { keepBack, lessBefore, type KeptBack } from '@/core/orders/keep-back'
import { parseDecimal } from '@/core/money/decimal'
import { sumOf } from '@/core/money/sum'
import type { Minor } from '@/core/money/types'
import { ok, refuse, type Result } from '@/core/result'
import { moneyBackFigures, planMoneyBack, type MoneyBack } from '@/core/subscriptions/money-back'
import { linesOf } from '@/core/subscriptions/subscribed-lines'
import type { OrderRecord } from '@/server/orders/order-record'
import { findOrderById } from '@/server/orders/order-repository'
import type { Context } from '@/server/platform/context'
import type { Handle } from '@/server/platform/database/handle'
import { findSubscription } from '@/server/subscriptions/subscription-repository'
import type { SubscriptionRecord } from '@/server/subscriptions/subscription-record'
import { findMoneyBackUntil } from '@/server/subscriptions/money-back-until'
import { findBookedOrders, findLineKey, findReturned, hasGuaranteeUsed, type BookedOrder } from './money-back-repository'
import { findPaidInvoices, type PaidBooks } from './paid-invoices'

export type NoMoneyBack =
  | 'not-found'
  | 'ended'
  | 'held'
  | 'too-late'
  | 'nothing'
  | 'too-much'
  | 'disputed'
  | 'parts-open'
  | 'changed-meanwhile'
  | 'used-before'
  | 'kept'

const toldReasons: ReadonlySet<string> = new Set<NoMoneyBack>([
  'changed-meanwhile',
  'disputed',
  'parts-open',
  'too-late',
  'nothing',
  'held',
  'used-before',
  'kept',
])

/** Those a page says by its address. */
export const isNoMoneyBack = (reason: unknown): reason is NoMoneyBack => typeof reason === 'string' && toldReasons.has(reason)

/** Who asks, and for how much of it: null is everything. U15: the desk asks whenever it likes, for any term. */
export interface MoneyBackAsked {
  readonly isDesk: boolean
  readonly amount: Minor | null
}

export interface MoneyBackPreview {
  readonly subscription: SubscriptionRecord
  readonly plan: MoneyBack
  readonly figures: string
  /** Some of it is sent by somebody. */
  readonly byHand: boolean
  /** The first moment it is too late for its holder; null where nobody knows when it was paid. */
  readonly until: number | null
  readonly books: PaidBooks
  /** U33: what it adds to what is kept of the order. */
  readonly kept: number
}

/** A monthly subscription of three years has as many; what is older is given back by its order. */
export const mostOrders = 36

/** U14: the first term, whatever was made of it, and a term that is paid ahead and has not begun. A renewal that runs stays. */
const isOfFirstTerm = ({ kind, termStart }: BookedOrder, now: number): boolean => kind !== 'renewal' || termStart > now

const barred = ({ state, isHeld }: SubscriptionRecord, until: number | null, now: number): NoMoneyBack | null => {
  if (state === 'ended') return 'ended'
  if (isHeld) return 'held'
  return until === null || now >= until ? 'too-late' : null
}

const refusalOf = ({ isDisputed, isOwed }: PaidBooks): NoMoneyBack | null => (isDisputed ? 'disputed' : isOwed ? 'parts-open' : null)

/** U34: once a customer and family; what one order brought counts once. */
const isGuaranteeUsed = async (handle: Handle, { id, customerId }: SubscriptionRecord, order: OrderRecord): Promise<boolean> => {
  const lines = linesOf(order.lines, await findLineKey(handle, id))
  const who = { orderId: order.id, customerId, customerKey: order.customerKey }
  return hasGuaranteeUsed(handle, who, [...new Set(lines.map(({ category }) => category))])
}

interface Keeping {
  readonly kept: readonly KeptBack[]
  /** What this money back adds to what is kept of its order; below zero where less is kept afterwards. */
  readonly added: number
  /** Those whose money went back before, where some of what was kept of it goes back now. */
  readonly earlier: readonly string[]
}

const nothingKept: Keeping = { kept: [], added: 0, earlier: [] }

/** U33: what the lines that stay do not earn by themselves, in all of the order: what was kept before counts towards it. */
const keepingOf = async (handle: Handle, { id }: SubscriptionRecord, order: OrderRecord): Promise<Keeping> => {
  const before = await findReturned(handle, order.id)
  const lineKeys = [...before.lineKeys, await findLineKey(handle, id)]
  const returned = new Set(lineKeys.flatMap((lineKey) => linesOf(order.lines, lineKey)).map(({ key }) => key))
  const discounts = [...order.discounts.automatic, ...order.discounts.codes]
  const kept = keepBack({ lines: order.lines, discounts, taxRate: parseDecimal(order.taxRate) }, returned)
  const added = sumOf(kept.map(({ amount }) => amount)) - before.kept
  return added < 0 ? { kept, added, earlier: before.lineKeys } : { kept: lessBefore(kept, before.kept), added, earlier: [] }
}

/** U14: every figure of a money back as it stands now, by what the caller reads or holds. */
export const previewIn = async (
  handle: Handle,
  subscription: SubscriptionRecord,
  { isDesk, amount }: MoneyBackAsked,
  now: number,
): Promise<Result<MoneyBackPreview, NoMoneyBack>> => {
  const until = await findMoneyBackUntil(handle, subscription)
  const bar = isDesk ? null : barred(subscription, until, now)
  if (bar !== null) return refuse(bar)
  const order = await findOrderById(handle, subscription.orderId)
  if (!isDesk && order && (await isGuaranteeUsed(handle, subscription, order))) return refuse('used-before')
  const keeping = order === null || amount !== null ? nothingKept : await keepingOf(handle, subscription, order)
  const booked = await findBookedOrders(handle, subscription.id, mostOrders)
  const paid = isDesk ? booked : booked.filter((each) => isOfFirstTerm(each, now))
  const books = await findPaidInvoices(handle, subscription, paid, keeping.earlier)
  const refused = isDesk ? null : refusalOf(books)
  if (refused !== null) return refuse(refused)
  const plan = planMoneyBack(books.invoices, amount, keeping.kept)
  if (plan === null) return refuse(amount !== null ? 'too-much' : keeping.kept.length > 0 ? 'kept' : 'nothing')
  const byHand = plan.parts.some(({ paymentId }) => books.byHand.has(paymentId))
  return ok({ subscription, plan, figures: moneyBackFigures(plan, subscription.currency), byHand, until, books, kept: keeping.added })
}

export interface MoneyBackOf extends MoneyBackAsked {
  readonly id: string
  /** Only this customer's own; null is the desk. */
  readonly customerId: string | null
}

/** U14: what goes back; somebody else's is not there. */
export const previewMoneyBack = async (
  { payload, now }: Context,
  { id, customerId, ...asked }: MoneyBackOf,
): Promise<Result<MoneyBackPreview, NoMoneyBack>> => {
  const { drizzle } = payload.db
  const subscription = await findSubscription(drizzle, id)
  if (!subscription || (customerId !== null && subscription.customerId !== customerId)) return refuse('not-found')
  return previewIn(drizzle, subscription, asked, now())
}
