import { z } from 'zod'
import { requiredText } from '@/lib/http/text'
import { defaultLocale } from '@/lib/config/locales'
import { createContext } from '@/container'
import { insertStaffAction } from '@/lib/audit'
import { changeSubscription, type NotChanged } from '@/modules/renewals/subscriptions/change-subscription'
import { words, type Words } from '@/payload/words'
import { answered, bodyOf, refused, salesCall } from '@/payload/admin/payments/staff-calls'

const reason = requiredText(300)

/** At most 366 days at a time, to catch typing errors. */
export const changeSubscriptionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['cancelAtEnd', 'end', 'resume', 'suspend', 'release']), reason }),
  z.strictObject({ kind: z.literal('putForward'), days: z.int().min(1).max(366), reason }),
])

const refusals = {
  malformed: [400, words('subscriptionChangeErrors.refusals.malformed')],
  'not-found': [404, words('subscriptionChangeErrors.refusals.not-found')],
  'not-possible': [422, words('subscriptionChangeErrors.refusals.not-possible')],
} as const satisfies Record<NotChanged | 'malformed', readonly [number, Words]>

/** `POST /api/subscriptions/{id}/change`: changes by admin and support, each with a reason (U8, U15). */
export const changeSubscriptionEndpoint = salesCall({
  method: 'post',
  path: '/:id/change',
  scope: 'subscriptions:write',
  handler: async (req, email) => {
    const parsed = changeSubscriptionSchema.safeParse(await bodyOf(req))
    if (!parsed.success) return refused(req, refusals.malformed)
    const id = String(req.routeParams?.['id'] ?? '')
    if (!z.uuid().safeParse(id).success) return refused(req, refusals['not-found'])
    const { reason: why, ...change } = parsed.data
    const changed = await changeSubscription(createContext(req.payload, defaultLocale), {
      id,
      change,
      by: { email, reason: why },
      beside: (transaction) =>
        insertStaffAction(transaction, { person: email, action: 'changed', area: 'subscriptions', document: id, fields: [change.kind] }),
    })
    return changed.ok ? answered({ changed: true }) : refused(req, refusals[changed.error])
  },
})
