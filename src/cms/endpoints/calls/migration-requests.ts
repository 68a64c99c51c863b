import { ok } from '@/core/result'
import { receivedSchema } from '@/contract/form-fields'
import { migrationRequestSchema } from '@/contract/migration-requests'
import { requestMigration } from '@/server/requests/request-migration'
import { answer } from '../http/answer'
import { defineEndpoint } from '../http/define-endpoint'

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
