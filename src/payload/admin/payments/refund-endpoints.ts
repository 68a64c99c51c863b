import { z } from 'zod'
import { requiredText } from '@/lib/http/text'
import { defaultLocale } from '@/lib/config/locales'
import { createContext } from '@/container'
import { toMajor } from '@/core/money/arithmetic'
import { insertStaffAction } from '@/lib/audit'
import { findRefundableSums, refundTypedAmount, type TypedRefundError } from '@/modules/payments/refunds'
import { closeManually } from '@/modules/refunds/money-back.service'
import { amountText } from '@/payload/admin/formats'
import { words, type Words } from '@/payload/words'
import { answered, bodyOf, refused, salesCall } from './staff-calls'

export const refundSchema = z.strictObject({
  /** Major units; the remaining amount if omitted. */
  amount: z.number().positive().max(1e11).optional(),
  payment: z.uuid().optional(),
  reason: requiredText(300),
  /** Idempotency key, new for every refund. */
  key: z.string().regex(/^[\x21-\x7e]{8,100}$/),
})

const refusals = {
  malformed: [400, words('refundOrder.refusals.malformed')],
  'not-found': [404, words('refundOrder.refusals.not-found')],
  'key-reused': [409, words('refundOrder.refusals.key-reused')],
  'too-much': [422, words('refundOrder.refusals.too-much')],
  refused: [422, words('refundOrder.refusals.refused')],
  unknown: [502, words('refundOrder.refusals.unknown')],
} as const satisfies Record<TypedRefundError, readonly [number, Words]>

/** `GET /api/orders/{id}/refund`: paid, refunded and refundable amounts, formatted. */
export const refundableEndpoint = salesCall({
  method: 'get',
  path: '/:id/refund',
  scope: 'orders:read',
  handler: async (req) => {
    const id = String(req.routeParams?.['id'] ?? '')
    if (!z.uuid().safeParse(id).success) return refused(req, refusals['not-found'])
    const select = { currency: true, digits: true } as const
    const { docs } = await req.payload.find({ collection: 'orders', where: { id: { equals: id } }, select, depth: 0, limit: 1, req })
    const [order] = docs
    if (!order) return refused(req, refusals['not-found'])
    const { paid, refunded, left } = await findRefundableSums(req, id)
    const text = (amount: number) => amountText(amount, order, req)
    return answered({
      ...{ currency: order.currency, paid: text(paid), refunded: text(refunded), left: text(left) },
      most: toMajor(left, order.digits === 0 ? 0 : 2),
    })
  },
})

/** `POST /api/orders/{id}/refund`: full or partial refund, for admin and support. */
export const refundOrderEndpoint = salesCall({
  method: 'post',
  path: '/:id/refund',
  scope: 'orders:write',
  handler: async (req, by) => {
    const parsed = refundSchema.safeParse(await bodyOf(req))
    if (!parsed.success) return refused(req, refusals.malformed)
    const orderId = String(req.routeParams?.['id'] ?? '')
    if (!z.uuid().safeParse(orderId).success) return refused(req, refusals['not-found'])
    const { payment: paymentId = null, ...asked } = parsed.data
    const context = createContext(req.payload, defaultLocale)
    const refunded = await refundTypedAmount(context, { ...asked, orderId, paymentId, by, user: req.user })
    return refunded.ok ? answered(refunded.value) : refused(req, refusals[refunded.error])
  },
})

export const closeRefundSchema = z.strictObject({ kind: z.enum(['sent', 'failed']), reason: requiredText(300) })

const malformed = [400, words('subscriptionErrors.malformed')] as const

const missingRefund = [404, words('subscriptionErrors.missingRefund')] as const

const refundNotOpen = [409, words('subscriptionErrors.refundNotOpen')] as const

/** `POST /api/refunds/{id}/close`: marks a bank transfer refund as sent or failed, for admin and support (U14). */
export const closeRefundEndpoint = salesCall({
  method: 'post',
  path: '/:id/close',
  scope: 'orders:write',
  handler: async (req, by) => {
    const parsed = closeRefundSchema.safeParse(await bodyOf(req))
    if (!parsed.success) return refused(req, malformed)
    const refundId = z.uuid().safeParse(req.routeParams?.['id']).data
    if (refundId === undefined) return refused(req, missingRefund)
    const { kind, reason } = parsed.data
    const closed = await closeManually(createContext(req.payload, defaultLocale), {
      refundId,
      kind,
      by,
      reason,
      user: req.user,
      beside: (transaction) =>
        insertStaffAction(transaction, { person: by, action: 'changed', area: 'refunds', document: refundId, fields: [kind] }),
    })
    return closed.ok ? answered({ closed: true }) : refused(req, closed.error === 'not-found' ? missingRefund : refundNotOpen)
  },
})
