import { verifySchema } from '@/contract/account'
import { loginAnswerSchema } from '@/contract/account-answers'
import { verifyEmail } from '@/server/accounts/verify-email'
import { defineEndpoint } from '../../http/define-endpoint'
import { deviceOf, loginAnswer } from './sign-in'

export const verify = defineEndpoint({
  method: 'post',
  path: '/account/verify',
  summary: 'Confirms an address with the link of the mail and the password it was registered with, and signs in.',
  limit: 'login',
  body: verifySchema,
  response: loginAnswerSchema,
  refusals: [410, 422],
  handler: async ({ context, body, headers, cookies }) => loginAnswer(await verifyEmail(context, body, deviceOf(headers, cookies))),
})
