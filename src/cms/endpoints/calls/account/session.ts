import { ok } from '@/core/result'
import { sessionAnswerSchema } from '@/server/contract/account-answers'
import { answer } from '../../answer'
import { defineEndpoint } from '../../define-endpoint'

export const readSession = defineEndpoint({
  method: 'get',
  path: '/account/session',
  summary: 'Who is signed in, if anybody.',
  limit: 'read',
  response: sessionAnswerSchema,
  handler: async ({ context: { customer } }) => ok(answer({ user: customer && { name: customer.name, email: customer.email } })),
})
