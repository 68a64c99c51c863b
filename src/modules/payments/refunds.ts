import type { PayloadRequest } from 'payload'
import type { Minor } from '@/core/money/types'
import { isReceived } from '@/core/payments/types'
import { planRefund } from '@/core/payments/schedule'
import { ok, err, type Result } from '@/core/result'
import type { Context } from '@/lib/context'
import { withTransaction, type Transaction } from '@/lib/db/transaction'
import { bookRefund } from './bookings'
import { findPayments, lockOrder, type PaymentRow, type SettledOrder, findRefunds, type RefundRow } from './payments.repository'
import { fromTyped, toMajor } from '@/core/money/arithmetic'

interface RefundOrder {
  readonly orderId: string
  /** Minor units; null refunds everything that is left. */
  readonly amount: Minor | null
  /** Restricts the refund to this payment; required for overpaid money. */
  readonly paymentId: string | null
  readonly reason: string
  readonly by: string
  /** The author in the audit log. */
  readonly user?: PayloadRequest['user']
  /** Idempotency key. */
  readonly key: string
}

/** `unknown`: the provider did not respond; retry with the same key to learn the result. */
export type RefundError = 'not-found' | 'key-reused' | 'too-much' | 'refused' | 'unknown'

interface Refunded {
  readonly amount: Minor
  readonly orderStatus: SettledOrder['status']
}

interface AskedRefund {
  readonly orderId: string
  readonly paymentId: string
  readonly amount: Minor
  readonly currency: string
  readonly reason: string
  readonly by: string
  readonly key: string
}

/**
 * Recorded before the provider is called; the caller holds the order's row lock. The returned id is the idempotency key at the provider.
 */
export const insertRefund = async (req: PayloadRequest, { orderId, paymentId, by, ...asked }: AskedRefund): Promise<string> => {
  const { id } = await req.payload.create({
    collection: 'refunds',
    data: { order: orderId, payment: paymentId, state: 'requested', requestedBy: by, ...asked },
    depth: 0,
    overrideAccess: true,
    req,
  })
  return id
}

const sumOfRefunds = (refunds: readonly RefundRow[], paymentId: string, state: RefundRow['state']): number =>
  refunds.filter((each) => each.paymentId === paymentId && each.state === state).reduce((sum, { amount }) => sum + amount, 0)

const refundable = (payments: readonly PaymentRow[], refunds: readonly RefundRow[], paymentId: string | null) =>
  payments
    .filter(({ id, status }) =>
      paymentId === null ? isReceived(status) : id === paymentId && (isReceived(status) || status === 'surplus'),
    )
    .map((payment) => ({ ...payment, refunded: (payment.refunded + sumOfRefunds(refunds, payment.id, 'requested')) as Minor }))

interface RefundableSums {
  /** Minor units of the order's currency. */
  readonly paid: Minor
  /** Includes refunds in flight. */
  readonly refunded: Minor
  readonly left: Minor
}

export const findRefundableSums = async ({ payload }: Pick<Context, 'payload'>, orderId: string): Promise<RefundableSums> => {
  const { drizzle } = payload.db
  const payments = refundable(await findPayments(drizzle, orderId), await findRefunds(drizzle, orderId), null)
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0)
  const refunded = payments.reduce((sum, each) => sum + each.refunded, 0)
  return { paid: paid as Minor, refunded: refunded as Minor, left: (paid - refunded) as Minor }
}

/** Runs under the order's lock, so that two concurrent refunds never exceed the amount paid. */
const request = async (
  req: PayloadRequest,
  transaction: Transaction,
  asked: RefundOrder,
): Promise<Result<readonly RefundRow[], RefundError>> => {
  const order = await lockOrder(transaction, { id: asked.orderId })
  if (!order) return err('not-found')
  const refunds = await findRefunds(transaction, order.id)
  const prefix = `${order.id}:${asked.key}:`
  // The rest must be the number of a part: another key may begin like this one.
  const isAskedBefore = ({ key }: RefundRow) => key.startsWith(prefix) && /^\d+$/.test(key.slice(prefix.length))
  const before = refunds.filter(isAskedBefore)
  const askedBefore = before.reduce((sum, { amount }) => sum + amount, 0)
  if (before.length > 0) return asked.amount === null || asked.amount === askedBefore ? ok(before) : err('key-reused')
  const payments = refundable(await findPayments(transaction, order.id), refunds, asked.paymentId)
  const left = payments.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0) as Minor
  const parts = planRefund(payments, asked.amount ?? left)
  if (!parts) return err('too-much')
  const { currency } = order
  const { reason, by } = asked
  for (const [index, { paymentId, amount }] of parts.entries())
    await insertRefund(req, { orderId: order.id, paymentId, amount, currency, reason, by, key: `${order.id}:${asked.key}:${index}` })
  return ok((await findRefunds(transaction, order.id)).filter(isAskedBefore))
}

interface ProviderResult {
  readonly reference: string
  readonly refundedInAll: Minor | null
}

type RefundOf = Pick<RefundOrder, 'orderId' | 'user'>

/** Books a refund made by the provider or staff; returns false if it was already booked. */
export const settleRefund = (
  context: Context,
  { orderId, user }: RefundOf,
  refund: RefundRow,
  answered: ProviderResult,
  beside?: (transaction: Transaction) => Promise<void>,
): Promise<boolean> =>
  withTransaction(
    context.payload,
    async (req, transaction) => {
      const order = await lockOrder(transaction, { id: orderId })
      const refunds = order ? await findRefunds(transaction, order.id) : []
      const payment = order && (await findPayments(transaction, order.id)).find(({ id }) => id === refund.paymentId)
      if (!order || !payment || refunds.find(({ id }) => id === refund.id)?.state !== 'requested') return false
      await req.payload.update({
        collection: 'refunds',
        id: refund.id,
        data: { state: 'done', reference: answered.reference },
        depth: 0,
        overrideAccess: true,
        req,
      })
      // Takes the larger of the provider's total and ours, since its webhook may have arrived before this response.
      const ours = sumOfRefunds(refunds, payment.id, 'done') + refund.amount
      const inAll = Math.min(payment.amount, Math.max(payment.refunded, answered.refundedInAll ?? ours)) as Minor
      await bookRefund(req, order, payment, inAll, refund.reason ?? undefined)
      await beside?.(transaction)
      return true
    },
    { user: user ?? null },
  )

/** Marks a refund as failed, unless a concurrent call with the same key has booked it: a completed refund stays completed. */
const failRefund = (context: Context, { orderId, user }: RefundOf, refund: RefundRow, fault: string): Promise<RefundRow['state']> =>
  withTransaction(
    context.payload,
    async (req, transaction) => {
      await lockOrder(transaction, { id: orderId })
      const state = (await findRefunds(transaction, orderId)).find(({ id }) => id === refund.id)?.state ?? 'failed'
      if (state !== 'requested') return state
      const data = { state: 'failed', fault } as const
      await req.payload.update({ collection: 'refunds', id: refund.id, data, depth: 0, overrideAccess: true, req })
      return 'failed'
    },
    { user: user ?? null },
  )

/** Calls the provider and books the result. Null means that the money has been refunded, now or earlier. */
export const executeRefund = async (context: Context, asked: RefundOf, refund: RefundRow): Promise<RefundError | null> => {
  if (refund.state !== 'requested') return refund.state === 'done' ? null : 'refused'
  const { orderId } = asked
  const { drizzle } = context.payload.db
  const payment = (await findPayments(drizzle, orderId)).find(({ id }) => id === refund.paymentId)
  const { docs } = await context.payload.find({
    collection: 'orders',
    where: { id: { equals: orderId } },
    select: { orderNumber: true, digits: true },
    depth: 0,
  })
  const [order] = docs
  // Manually received payments are refunded manually, whichever provider they were due through.
  const provider = context.payments[payment?.intent === null ? 'offline' : (payment?.provider ?? 'offline')]
  if (!payment || !order || !provider) return 'not-found'
  const answered = await provider.refund({
    key: refund.id,
    intent: payment.intent,
    amount: refund.amount,
    currency: payment.currency,
    digits: order.digits === 0 ? 0 : 2,
    orderNumber: order.orderNumber,
  })
  if (answered.ok) {
    await settleRefund(context, asked, refund, answered.value)
    return null
  }
  context.logger.warn({ order: order.orderNumber, refund: refund.id, fault: answered.error }, 'Refund failed')
  if (answered.error.kind === 'passing') return 'unknown'
  const state = await failRefund(context, asked, refund, answered.error.message)
  return state === 'done' ? null : 'refused'
}

/**
 * Refunds an order exactly once: the refund is recorded first, its row id serves as the provider's idempotency key, and the booking follows
 * the response or the webhook, whichever comes first.
 */
export const refundOrder = async (context: Context, asked: RefundOrder): Promise<Result<Refunded, RefundError>> => {
  const requested = await withTransaction(context.payload, (req, transaction) => request(req, transaction, asked), {
    user: asked.user ?? null,
  })
  if (!requested.ok) return requested
  for (const refund of requested.value) {
    const fault = await executeRefund(context, asked, refund)
    if (fault !== null) return err(fault)
  }
  const { status } = await context.payload.findByID({ collection: 'orders', id: asked.orderId, select: { status: true }, depth: 0 })
  return ok({ amount: requested.value.reduce((sum, { amount }) => sum + amount, 0) as Minor, orderStatus: status })
}

interface TypedRefund extends Omit<RefundOrder, 'amount'> {
  /** Major units, as typed by staff; if absent, everything that is left. */
  readonly amount?: number | undefined
}

interface PresentedRefund {
  readonly amount: number
  readonly status: Refunded['orderStatus']
}

/** `malformed`: not a valid amount in the order's currency. */
export type TypedRefundError = RefundError | 'malformed'

/** Converts the typed amount with the order's own decimals. */
export const refundTypedAmount = async (
  context: Context,
  { amount, ...asked }: TypedRefund,
): Promise<Result<PresentedRefund, TypedRefundError>> => {
  const { docs } = await context.payload.find({
    collection: 'orders',
    where: { id: { equals: asked.orderId } },
    select: { digits: true },
    depth: 0,
    limit: 1,
  })
  const [order] = docs
  if (!order) return err('not-found')
  const digits = order.digits === 0 ? 0 : 2
  const minor = amount === undefined ? null : fromTyped(amount, digits)
  if (amount !== undefined && (minor === null || minor < 1)) return err('malformed')
  const refunded = await refundOrder(context, { ...asked, amount: minor })
  return refunded.ok ? ok({ amount: toMajor(refunded.value.amount, digits), status: refunded.value.orderStatus }) : refunded
}
