import { type InvoiceRecord, findDocumentsOf } from '@/modules/invoices/invoices.repository'
import type { Minor } from '@/core/money/types'
import { isOpen } from '@/core/payments/types'
import { type PaidInvoice, type RefundedPart, moneyBackFigures, planMoneyBack, type MoneyBack } from '@/core/subscriptions/money-back'
import { subscriptionLines } from '@/core/subscriptions/subscription-lines'
import { type OrderRecord, findOrderById } from '@/modules/orders/orders.repository'
import { findPayments } from '@/modules/payments/payments.repository'
import type { Handle } from '@/lib/db/sql'
import { type SubscriptionRecord, findSubscription } from '@/modules/subscriptions/subscriptions.repository'
import {
  findRefundablePayments,
  findLineKey,
  findPendingShares,
  type BookedOrder,
  findBookedOrders,
  findRefundedLines,
  hasUsedGuarantee,
} from './refunds.repository'
import { withholdDiscounts, withoutEarlierWithheld, type WithheldDiscount } from '@/core/orders/keep-back'
import { parseDecimal, sumOf, toMajor } from '@/core/money/arithmetic'
import { ok, err, type Result } from '@/core/result'
import type { Context } from '@/lib/context'
import { findMoneyBackUntil } from '@/modules/subscriptions/subscriptions.service'
import type { MoneyBackResponse } from '@/modules/subscriptions/schema'

interface RefundInvoices {
  readonly invoices: readonly PaidInvoice[]
  /** Payments to be refunded manually. */
  readonly byHand: ReadonlySet<string>
  /** Unpaid parts of this subscription only (O3), which the refund voids. */
  readonly later: readonly string[]
  /** Unpaid parts that also cover other items, or whose payment is processing. */
  readonly isOwed: boolean
  readonly isDisputed: boolean
}

const ownLines = (order: OrderRecord, lineKeys: readonly string[]): ReadonlyMap<string, readonly RefundedPart[]> => {
  const names = new Map([...order.discounts.automatic, ...order.discounts.codes].map(({ discountId, name }) => [discountId, name]))
  return new Map(
    lineKeys
      .flatMap((lineKey) => subscriptionLines(order.lines, lineKey))
      .map(({ key, discounts }) => [
        key,
        discounts
          .filter(({ savings }) => savings > 0)
          .map(({ discountId, savings }) => ({ name: names.get(discountId) ?? discountId, amount: savings })),
      ]),
  )
}

interface Later {
  readonly later: readonly string[]
  readonly isOwed: boolean
}

/** O3: unpaid parts of an order, if they belong to this subscription alone. */
const laterOf = async (handle: Handle, order: OrderRecord, own: ReadonlyMap<string, unknown>): Promise<Later> => {
  const open = (await findPayments(handle, order.id)).filter(({ status }) => isOpen(status))
  const others = order.lines.filter(({ key, total, paymentTypeAmount }) => !own.has(key) && paymentTypeAmount < total)
  const isOwed = open.length > 0 && (others.length > 0 || open.some(({ status }) => status === 'processing'))
  return { later: isOwed ? [] : open.map(({ id }) => id), isOwed }
}

interface InvoiceDocuments {
  readonly documents: readonly InvoiceRecord[]
  readonly held: ReadonlyMap<string, number>
  readonly pending: Awaited<ReturnType<typeof findPendingShares>>
}

const invoicesOf = (order: OrderRecord, own: PaidInvoice['own'], { documents, held, pending }: InvoiceDocuments): readonly PaidInvoice[] =>
  documents
    .filter(({ kind, orderId }) => kind === 'invoice' && orderId === order.id)
    .map(({ id, number, orderId, paymentId, lines }) => ({
      number,
      orderId,
      paymentId,
      lines,
      notes: documents.filter(({ corrects }) => corrects?.id === id).map((note) => note.lines),
      onItsWay: pending.get(paymentId) ?? [],
      own,
      held: (held.get(paymentId) ?? 0) as Minor,
    }))

/**
 * U14: invoices for a subscription's orders, in its currency, with completed and pending refunds. `earlier`: line keys of its first order
 * that were refunded before and from which part of the retained amount is now returned (U33).
 */
export const findPaidInvoices = async (
  handle: Handle,
  { id, currency }: SubscriptionRecord,
  booked: readonly BookedOrder[],
  earlier: readonly string[] = [],
): Promise<RefundInvoices> => {
  const orderIds = booked.map(({ orderId }) => orderId)
  const lineKey = await findLineKey(handle, id)
  const documents = await findDocumentsOf(handle, orderIds)
  const payments = await findRefundablePayments(handle, orderIds)
  const pending = await findPendingShares(
    handle,
    payments.map((payment) => payment.id),
  )
  const papers = { documents, held: new Map(payments.map((payment) => [payment.id, payment.held])), pending }
  const invoices: PaidInvoice[] = []
  const later: Later[] = []
  for (const { orderId, kind } of booked) {
    const order = await findOrderById(handle, orderId)
    if (order?.currency !== currency) continue
    const isFirst = kind === 'first'
    invoices.push(...invoicesOf(order, ownLines(order, [lineKey, ...(isFirst ? earlier : [])]), papers))
    later.push(await laterOf(handle, order, ownLines(order, [lineKey])))
  }
  return {
    invoices,
    byHand: new Set(payments.filter(({ byHand }) => byHand).map((payment) => payment.id)),
    later: later.flatMap((each) => each.later),
    isOwed: later.some(({ isOwed }) => isOwed),
    isDisputed: payments.some(({ isDisputed }) => isDisputed),
  }
}

export type MoneyBackError =
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

const publicReasons: ReadonlySet<string> = new Set<MoneyBackError>([
  'changed-meanwhile',
  'disputed',
  'parts-open',
  'too-late',
  'nothing',
  'held',
  'used-before',
  'kept',
])

/** Reasons that a page accepts from its URL. */
export const isMoneyBackError = (reason: unknown): reason is MoneyBackError => typeof reason === 'string' && publicReasons.has(reason)

/** Null means the full amount. U15: staff may refund any term at any time. */
interface MoneyBackAsked {
  readonly isDesk: boolean
  readonly amount: Minor | null
}

export interface MoneyBackPreview {
  readonly subscription: SubscriptionRecord
  readonly plan: MoneyBack
  readonly figures: string
  readonly byHand: boolean
  /** End of the customer's refund period, exclusive; null if the payment date is unknown. */
  readonly until: number | null
  readonly books: RefundInvoices
  /** U33: change in the amount retained from the order. */
  readonly kept: number
}

/** Covers a monthly subscription over three years; older orders are refunded directly. */
export const mostOrders = 36

/** U14: the first term, including its changes, and a prepaid term that hasn't started. A running renewal isn't refunded. */
const isOfFirstTerm = ({ kind, termStart }: BookedOrder, now: number): boolean => kind !== 'renewal' || termStart > now

const blockedReason = ({ state, isHeld }: SubscriptionRecord, until: number | null, now: number): MoneyBackError | null => {
  if (state === 'ended') return 'ended'
  if (isHeld) return 'held'
  return until === null || now >= until ? 'too-late' : null
}

const refusalOf = ({ isDisputed, isOwed }: RefundInvoices): MoneyBackError | null =>
  isDisputed ? 'disputed' : isOwed ? 'parts-open' : null

/** U34: once per customer and product category; one order counts once. */
const isGuaranteeUsed = async (handle: Handle, { id, customerId }: SubscriptionRecord, order: OrderRecord): Promise<boolean> => {
  const lines = subscriptionLines(order.lines, await findLineKey(handle, id))
  const who = { orderId: order.id, customerId, customerKey: order.customerKey }
  return hasUsedGuarantee(handle, who, [...new Set(lines.map(({ category }) => category))])
}

interface RetainedAmount {
  readonly kept: readonly WithheldDiscount[]
  /** Change in the amount retained from its order; negative if less is retained. */
  readonly added: number
  /** Line keys refunded before, from which part of the retained amount is now returned. */
  readonly earlier: readonly string[]
}

const nothingKept: RetainedAmount = { kept: [], added: 0, earlier: [] }

/** U33: discounts that the remaining lines don't qualify for, across the order and net of amounts retained before. */
const keepingOf = async (handle: Handle, { id }: SubscriptionRecord, order: OrderRecord): Promise<RetainedAmount> => {
  const before = await findRefundedLines(handle, order.id)
  const lineKeys = [...before.lineKeys, await findLineKey(handle, id)]
  const returned = new Set(lineKeys.flatMap((lineKey) => subscriptionLines(order.lines, lineKey)).map(({ key }) => key))
  const discounts = [...order.discounts.automatic, ...order.discounts.codes]
  const kept = withholdDiscounts({ lines: order.lines, discounts, taxRate: parseDecimal(order.taxRate) }, returned)
  const added = sumOf(kept.map(({ amount }) => amount)) - before.kept
  return added < 0 ? { kept, added, earlier: before.lineKeys } : { kept: withoutEarlierWithheld(kept, before.kept), added, earlier: [] }
}

export const previewIn = async (
  handle: Handle,
  subscription: SubscriptionRecord,
  { isDesk, amount }: MoneyBackAsked,
  now: number,
): Promise<Result<MoneyBackPreview, MoneyBackError>> => {
  const until = await findMoneyBackUntil(handle, subscription)
  const bar = isDesk ? null : blockedReason(subscription, until, now)
  if (bar !== null) return err(bar)
  const order = await findOrderById(handle, subscription.orderId)
  if (!isDesk && order && (await isGuaranteeUsed(handle, subscription, order))) return err('used-before')
  const keeping = order === null || amount !== null ? nothingKept : await keepingOf(handle, subscription, order)
  const booked = await findBookedOrders(handle, subscription.id, mostOrders)
  const paid = isDesk ? booked : booked.filter((each) => isOfFirstTerm(each, now))
  const books = await findPaidInvoices(handle, subscription, paid, keeping.earlier)
  const refused = isDesk ? null : refusalOf(books)
  if (refused !== null) return err(refused)
  const plan = planMoneyBack(books.invoices, amount, keeping.kept)
  if (plan === null) return err(amount !== null ? 'too-much' : keeping.kept.length > 0 ? 'kept' : 'nothing')
  const byHand = plan.parts.some(({ paymentId }) => books.byHand.has(paymentId))
  return ok({ subscription, plan, figures: moneyBackFigures(plan, subscription.currency), byHand, until, books, kept: keeping.added })
}

export interface MoneyBackOf extends MoneyBackAsked {
  readonly id: string
  /** Null means staff. */
  readonly customerId: string | null
}

/** U14: `not-found` for another customer's subscription. */
export const previewMoneyBack = async (
  { payload, now }: Context,
  { id, customerId, ...asked }: MoneyBackOf,
): Promise<Result<MoneyBackPreview, MoneyBackError>> => {
  const { drizzle } = payload.db
  const subscription = await findSubscription(drizzle, id)
  if (!subscription || (customerId !== null && subscription.customerId !== customerId)) return err('not-found')
  return previewIn(drizzle, subscription, asked, now())
}

/** In major units, with the string that confirms them. */
export const presentMoneyBack = ({ subscription: { currency, digits }, plan, byHand, figures }: MoneyBackPreview): MoneyBackResponse => ({
  currency,
  total: toMajor(plan.total, digits),
  byHand,
  kept: plan.kept.map(({ name, amount }) => ({ name, amount: toMajor(amount, digits) })),
  lines: plan.lines.map(({ invoice, name, price, discounts, tax, paid, before, back }) => ({
    invoice,
    name,
    price: toMajor(price, digits),
    discounts: discounts.map((each) => ({ name: each.name, amount: toMajor(each.amount, digits) })),
    tax: toMajor(tax, digits),
    paid: toMajor(paid, digits),
    before: toMajor(before, digits),
    back: toMajor(back, digits),
  })),
  figures,
})
