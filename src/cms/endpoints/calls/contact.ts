import { ok } from '@/core/result'
import { contactMessageSchema } from '@/contract/contact'
import { receivedSchema } from '@/contract/form-fields'
import { sendContactMessage } from '@/server/requests/send-contact-message'
import { answer } from '../http/answer'
import { defineEndpoint } from '../http/define-endpoint'

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
