import { verifySchema } from '@/modules/accounts/schema'
import { loginAnswerSchema } from '@/modules/accounts/answers-schema'
import { verifyEmail } from '@/modules/accounts/registration.service'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'
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
