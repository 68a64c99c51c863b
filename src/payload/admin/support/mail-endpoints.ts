import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { readStoredMail, resendMail } from '@/modules/email/email.service'
import { answered, refused, salesCall } from '@/payload/admin/payments/staff-calls'
import { recordAction } from '@/payload/hooks/audit'
import { words } from '@/payload/words'

const refusals = {
  'not-found': [404, words('supportMail.notFound')],
  secret: [409, words('supportMail.secret')],
  'not-sent': [409, words('supportMail.notSent')],
} as const

const idOf = (req: PayloadRequest): string | null => z.uuid().safeParse(req.routeParams?.['id']).data ?? null

/** `GET /api/mail-outbox/{id}/content`: the email as it was sent, for admin and support. */
const readContent = salesCall({
  method: 'get',
  path: '/:id/content',
  handler: async (req) => {
    const id = idOf(req)
    const mail = id === null ? null : await readStoredMail(req.payload, id)
    return mail?.ok ? answered(mail.value) : refused(req, refusals[mail?.error ?? 'not-found'])
  },
})

/** `POST /api/mail-outbox/{id}/resend`: queues it again (M14), for admin and support. */
const resend = salesCall({
  method: 'post',
  path: '/:id/resend',
  handler: async (req) => {
    const id = idOf(req)
    const sent = id === null ? null : await resendMail(req.payload, id, Date.now())
    if (id === null || sent === null) return refused(req, refusals['not-found'])
    if (!sent.ok) return refused(req, refusals[sent.error])
    await recordAction(req, { action: 'changed', area: 'mail-outbox', document: id, fields: ['resend'] })
    return answered({ isDone: true })
  },
})

export const mailEndpoints = [readContent, resend]
