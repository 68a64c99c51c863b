import type { Result } from '@/core/result'
import type { Context } from '@/server/platform/context'
import type { ContactMessageInput } from '@/contract/contact'
import type { Received } from '@/contract/form-fields'
import { receiveForm } from './receive-form'
import { queueMail } from '@/server/platform/outbox/queue-mail'
import { queueStaffNotice } from '@/server/platform/outbox/queue-staff-notice'
import type { Refusal } from '@/server/platform/refusals'

/** Keeps the message, confirms it to its writer and tells the staff: all of it or nothing. */
export const sendContactMessage = (context: Context, input: ContactMessageInput): Promise<Result<Received, Refusal>> =>
  receiveForm(context, input, async (req, dueAt) => {
    const { name, email, message } = input
    const subject = input.subject || undefined
    const { id } = await context.payload.create({
      collection: 'contact-messages',
      data: { status: 'new', name, email, subject: subject ?? null, message, dueAt, locale: context.locale },
      depth: 0,
      req,
    })
    await queueMail(req, {
      template: 'contact-confirmation',
      to: email,
      locale: context.locale,
      data: {},
      dedupeKey: `contact-confirmation:${id}`,
    })
    await queueStaffNotice(req, {
      kind: 'contact-message',
      key: id,
      adminPath: `/collections/contact-messages/${id}`,
      replyTo: email,
      facts: [
        { name: 'name', value: name },
        { name: 'email', value: email },
        ...(subject ? [{ name: 'subject', value: subject } as const] : []),
        { name: 'message', value: message },
      ],
    })
  })
