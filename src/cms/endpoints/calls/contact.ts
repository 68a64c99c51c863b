import { ok } from '@/core/result'
import { contactMessageSchema } from '@/server/contract/contact'
import { receivedSchema } from '@/server/contract/form-fields'
import { sendContactMessage } from '@/server/use-cases/send-contact-message'
import { answer } from '../answer'
import { defineEndpoint } from '../define-endpoint'

export const contact = defineEndpoint({
  method: 'post',
  path: '/contact',
  summary: 'Leaves a message; a person answers within 24 hours.',
  limit: 'forms',
  body: contactMessageSchema,
  response: receivedSchema,
  success: [201],
  refusals: [422],
  handler: async ({ context, body }) => {
    const received = await sendContactMessage(context, body)
    return received.ok ? ok(answer(received.value, { status: 201 })) : received
  },
})
