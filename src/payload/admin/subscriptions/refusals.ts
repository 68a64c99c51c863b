import type { NoMoneyBack } from '@/modules/refunds/money-back-preview'
import type { NoChange } from '@/modules/renewals/subscriptions/order-plan-change'
import { words, type Words } from '@/payload/words'
import { z } from 'zod'
import { requiredText } from '@/lib/http/text'
import { defaultLocale } from '@/lib/config/locales'
import { createContext } from '@/container'
import { closeManually } from '@/modules/refunds/money-back.service'
import { insertStaffAction } from '@/lib/audit'
import { answered, bodyOf, refused, salesCall } from '@/payload/admin/payments/staff-calls'

type Refused = readonly [number, Words]

export const malformed: Refused = [400, words('subscriptionErrors.malformed')]

export const missing: Refused = [404, words('subscriptionErrors.missing')]

const stale: Refused = [409, words('subscriptionErrors.stale')]

const tooMuch: Refused = [409, words('subscriptionErrors.tooMuch')]

const notNow: Refused = [409, words('subscriptionErrors.notNow')]

const prepaid: Refused = [409, words('subscriptionErrors.prepaid')]

const notOffered: Refused = [422, words('subscriptionErrors.notOffered')]

export const moneyBackRefusals = {
  'not-found': missing,
  ended: notNow,
  held: notNow,
  'too-late': notNow,
  nothing: tooMuch,
  'too-much': tooMuch,
  disputed: notNow,
  'parts-open': notNow,
  'changed-meanwhile': stale,
  'used-before': notNow,
  kept: tooMuch,
} as const satisfies Record<NoMoneyBack, Refused>

const byChange: Partial<Record<NoChange, Refused>> = {
  'not-found': missing,
  'changed-meanwhile': stale,
  'not-active': notNow,
  prepaid,
  'change-open': notNow,
  'parts-open': notNow,
  'currency-gone': notNow,
}

export const changeRefusal = (reason: NoChange): Refused => byChange[reason] ?? notOffered

export const closeRefundSchema = z.strictObject({ kind: z.enum(['sent', 'failed']), reason: requiredText(300) })

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
