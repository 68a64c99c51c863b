import { ok } from '@/core/result'
import { sessionAnswerSchema } from '@/modules/accounts/answers-schema'
import { answer } from '@/cms/endpoints/http/answer'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'

export const readSession = defineEndpoint({
  method: 'get',
  path: '/account/session',
  summary: 'Who is signed in, if anybody.',
  limit: 'read',
  response: sessionAnswerSchema,
  handler: async ({ context: { customer } }) => ok(answer({ user: customer && { name: customer.name, email: customer.email } })),
})
