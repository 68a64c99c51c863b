import { verifySchema } from '@/server/contract/account'
import { sessionAnswerSchema } from '@/server/contract/account-answers'
import { verifyEmail } from '@/server/use-cases/account/verify-email'
import { defineEndpoint } from '../../define-endpoint'
import { deviceOf, signedInAnswer } from './sign-in'

export const verify = defineEndpoint({
  method: 'post',
  path: '/account/verify',
  summary: 'Confirms an address with the link of the mail and the password it was registered with, and signs in.',
  limit: 'login',
  body: verifySchema,
  response: sessionAnswerSchema,
  refusals: [410, 422],
  handler: async ({ context, body, headers, cookies }) => signedInAnswer(await verifyEmail(context, body, deviceOf(headers, cookies))),
})
