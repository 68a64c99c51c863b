import { ok, type Result } from '@/core/result'
import type { Context } from '@/server/platform/context'
import type { ContactMessageInput } from '@/contract/contact'
import type { Received } from '@/contract/form-fields'
import { answerDueAt, judgeForm } from './form-guard'
import { queueMail } from '@/server/platform/outbox/queue-mail'
import { queueStaffNotice } from '@/server/platform/outbox/queue-staff-notice'
import type { Refusal } from '@/server/platform/refusals'
import { withTransaction } from '@/server/platform/with-transaction'

/** Keeps the message, confirms it to its writer and tells the staff: all of it or nothing. */
export const sendContactMessage = async (context: Context, input: ContactMessageInput): Promise<Result<Received, Refusal>> => {
  const verdict = judgeForm(input)
  const due = new Date(answerDueAt(context.now())).toISOString()
  const received = ok<Received>({ received: true, answerBy: due })
  // A robot is told what everybody is told, and learns nothing.
  if (verdict === 'robot') return received

  const { name, email, message } = input
  const subject = input.subject || undefined
  await withTransaction(context.payload, async (req) => {
    const { id } = await context.payload.create({
      collection: 'contact-messages',
      data: { status: 'new', name, email, subject: subject ?? null, message, dueAt: due, locale: context.locale },
      depth: 0,
      req,
    })
    await queueMail(req, {
      template: 'contact-confirmation',
      to: email,
      locale: context.locale,
      data: { name, message, ...(subject ? { subject } : {}) },
      dedupeKey: `contact-confirmation:${id}`,
    })
    await queueStaffNotice(req, {
      kind: 'contact-message',
      key: id,
      adminPath: `/collections/contact-messages/${id}`,
      facts: [
        { name: 'name', value: name },
        { name: 'email', value: email },
        ...(subject ? [{ name: 'subject', value: subject } as const] : []),
        { name: 'message', value: message },
      ],
    })
  })
  return received
}
