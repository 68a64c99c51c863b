import { ok } from '@/core/result'
import { contactMessageSchema, migrationRequestSchema, receivedSchema } from '@/modules/inquiries/schema'
import { sendContactMessage, requestMigration } from '@/modules/inquiries/inquiries.service'
import { answer, defineEndpoint } from '@/lib/http/endpoint'

export const contact = defineEndpoint({
  method: 'post',
  path: '/contact',
  operationId: 'sendMessage',
  tag: 'Inquiries',
  credentials: 'none',
  summary: 'Send a message',
  description: 'Our team replies within 24 hours.',
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
  operationId: 'requestMigration',
  tag: 'Inquiries',
  credentials: 'none',
  summary: 'Request a website migration',
  description: 'Free of charge; our team replies within 24 hours.',
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
