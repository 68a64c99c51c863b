import type { Endpoint } from 'payload'
import { z } from 'zod'
import { defaultLocale } from '@/lib/config/locales'
import { createContext } from '@/container'
import { closeByHand } from '@/modules/refunds/money-back.service'
import { insertStaffAction } from '@/lib/audit/audit'
import { answered, bodyOf, forbidden, refused, staffMember } from '@/cms/endpoints/calls/payments/staff-calls'
import { words } from '@/cms/words'
import { malformed } from './refusals'

const closing = z.strictObject({ kind: z.enum(['sent', 'failed']), reason: z.string().trim().min(1).max(300) })

const missing = [
  404,
  words({
    en: 'There is no such refund.',
    es: 'No existe ese reembolso.',
    fr: 'Ce remboursement n’existe pas.',
    de: 'Diese Erstattung gibt es nicht.',
  }),
] as const

const notNow = [
  409,
  words({
    en: 'This is not sent by hand, or it is settled already.',
    es: 'Esto no se envía a mano, o ya está resuelto.',
    fr: 'Cela ne s’envoie pas à la main, ou c’est déjà réglé.',
    de: 'Das wird nicht von Hand gesendet, oder es ist schon erledigt.',
  }),
] as const

/** `POST /api/refunds/{id}/close`: admin and support have sent what goes back by bank transfer, or cannot (U14). */
export const closeRefundEndpoint: Endpoint = {
  method: 'post',
  path: '/:id/close',
  handler: async (req) => {
    const by = staffMember(req)
    if (by === null) return refused(req, forbidden)
    const parsed = closing.safeParse(await bodyOf(req))
    if (!parsed.success) return refused(req, malformed)
    const refundId = z.uuid().safeParse(req.routeParams?.['id']).data
    if (refundId === undefined) return refused(req, missing)
    const { kind, reason } = parsed.data
    const closed = await closeByHand(createContext(req.payload, defaultLocale), {
      refundId,
      kind,
      by,
      reason,
      user: req.user,
      beside: (transaction) =>
        insertStaffAction(transaction, { person: by, action: 'changed', area: 'refunds', document: refundId, fields: [kind] }),
    })
    return closed.ok ? answered({ closed: true }) : refused(req, closed.error === 'not-found' ? missing : notNow)
  },
}
