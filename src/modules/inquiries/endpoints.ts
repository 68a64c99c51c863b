import { ok } from '@/core/result'
import { contactMessageSchema, migrationRequestSchema } from '@/modules/inquiries/schema'
import { receivedSchema } from '@/lib/http/form-state'
import { sendContactMessage, requestMigration } from '@/modules/inquiries/inquiries.service'
import { answer, defineEndpoint } from '@/lib/http/endpoint'

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

export const migrationRequests = defineEndpoint({
  method: 'post',
  path: '/migration-requests',
  summary: 'Asks for a free migration; a person answers within 24 hours.',
  limit: 'forms',
  body: migrationRequestSchema,
  response: receivedSchema,
  success: [201],
  refusals: [422],
  handler: async ({ context, body }) => {
    const received = await requestMigration(context, body)
    return received.ok ? ok(answer(received.value, { status: 201 })) : received
  },
})
