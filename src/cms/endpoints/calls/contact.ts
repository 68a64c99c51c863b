import { ok } from '@/core/result'
import { contactMessageSchema } from '@/modules/inquiries/schema'
import { receivedSchema } from '@/lib/http/form-state'
import { sendContactMessage } from '@/modules/inquiries/inquiries.service'
import { answer } from '@/cms/endpoints/http/answer'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'

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
