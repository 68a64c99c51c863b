import { ok } from '@/core/result'
import { sessionAnswerSchema } from '@/contract/account-answers'
import { answer } from '../../http/answer'
import { defineEndpoint } from '../../http/define-endpoint'

export const readSession = defineEndpoint({
  method: 'get',
  path: '/account/session',
  summary: 'Who is signed in, if anybody.',
  limit: 'read',
  response: sessionAnswerSchema,
  handler: async ({ context: { customer } }) => ok(answer({ user: customer && { name: customer.name, email: customer.email } })),
})
