import { ok } from '@/core/result'
import { receivedSchema } from '@/lib/http/form-state'
import { migrationRequestSchema } from '@/modules/inquiries/schema'
import { requestMigration } from '@/modules/inquiries/inquiries.service'
import { answer } from '@/cms/endpoints/http/answer'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'

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
