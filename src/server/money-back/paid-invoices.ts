import type { InvoiceRecord } from '@/server/invoices/invoice-record'
import { findDocumentsOf } from '@/server/invoices/invoice-repository'
import type { Minor } from '@/core/money/types'
import { isOpen } from '@/core/payments/payment-status'
import type { PaidInvoice, Taken } from '@/core/subscriptions/money-back'
import { linesOf } from '@/core/subscriptions/subscribed-lines'
import type { OrderRecord } from '@/server/orders/order-record'
import { findOrderById } from '@/server/orders/order-repository'
import { findPayments } from '@/server/payments/payment-repository'
import type { Handle } from '@/server/platform/database/handle'
import type { SubscriptionRecord } from '@/server/subscriptions/subscription-record'
import { findHeldPayments, findLineKey, findPendingShares, type BookedOrder } from './money-back-repository'

/** What the books say of the orders a subscription was paid with. */
export interface PaidBooks {
  readonly invoices: readonly PaidInvoice[]
  /** Payments whose money somebody sends back. */
  readonly byHand: ReadonlySet<string>
  /** Parts of it that are still to be paid, and nothing else (O3): nobody owes them afterwards. */
  readonly later: readonly string[]
  /** Parts are still to be paid that are about other things as well, or whose money is on its way. */
  readonly isOwed: boolean
  /** The bank has been told not to have paid it. */
  readonly isDisputed: boolean
}

/** What the discounts of the order took of each line of these subscriptions. */
const ownLines = (order: OrderRecord, lineKeys: readonly string[]): ReadonlyMap<string, readonly Taken[]> => {
  const names = new Map([...order.discounts.automatic, ...order.discounts.codes].map(({ discountId, name }) => [discountId, name]))
  return new Map(
    lineKeys
      .flatMap((lineKey) => linesOf(order.lines, lineKey))
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

/** O3: what is paid later of an order, where that is the subscription's alone. */
const laterOf = async (handle: Handle, order: OrderRecord, own: ReadonlyMap<string, unknown>): Promise<Later> => {
  const open = (await findPayments(handle, order.id)).filter(({ status }) => isOpen(status))
  const others = order.lines.filter(({ key, total, paymentTypeAmount }) => !own.has(key) && paymentTypeAmount < total)
  const isOwed = open.length > 0 && (others.length > 0 || open.some(({ status }) => status === 'processing'))
  return { later: isOwed ? [] : open.map(({ id }) => id), isOwed }
}

interface Papers {
  readonly documents: readonly InvoiceRecord[]
  readonly held: ReadonlyMap<string, number>
  readonly pending: Awaited<ReturnType<typeof findPendingShares>>
}

const invoicesOf = (order: OrderRecord, own: PaidInvoice['own'], { documents, held, pending }: Papers): readonly PaidInvoice[] =>
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
 * U14: the invoices of some orders of a subscription, in its currency, with what went back of them and what is on its way. `earlier`: the keys
 * of those of its first order whose money went back before, where some of what was kept then goes back now (U33).
 */
export const findPaidInvoices = async (
  handle: Handle,
  { id, currency }: SubscriptionRecord,
  booked: readonly BookedOrder[],
  earlier: readonly string[] = [],
): Promise<PaidBooks> => {
  const orderIds = booked.map(({ orderId }) => orderId)
  const lineKey = await findLineKey(handle, id)
  const documents = await findDocumentsOf(handle, orderIds)
  const payments = await findHeldPayments(handle, orderIds)
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
