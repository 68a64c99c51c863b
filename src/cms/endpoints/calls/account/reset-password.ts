import { resetPasswordSchema } from '@/modules/accounts/schema'
import { loginAnswerSchema } from '@/modules/accounts/answers-schema'
import { resetPassword } from '@/modules/accounts/registration.service'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'
import { deviceOf, loginAnswer } from './sign-in'

export const reset = defineEndpoint({
  method: 'post',
  path: '/account/reset-password',
  summary: 'Sets a new password with the link of the mail, ends every session and signs in.',
  limit: 'login',
  body: resetPasswordSchema,
  response: loginAnswerSchema,
  refusals: [410],
  handler: async ({ context, body, headers, cookies }) => loginAnswer(await resetPassword(context, body, deviceOf(headers, cookies))),
})
