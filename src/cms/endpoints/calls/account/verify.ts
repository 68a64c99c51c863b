import { verifySchema } from '@/contract/account'
import { sessionAnswerSchema } from '@/contract/account-answers'
import { verifyEmail } from '@/server/accounts/verify-email'
import { defineEndpoint } from '../../http/define-endpoint'
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
