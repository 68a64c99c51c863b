import { resetPasswordSchema } from '@/contract/account'
import { sessionAnswerSchema } from '@/contract/account-answers'
import { resetPassword } from '@/server/accounts/reset-password'
import { defineEndpoint } from '../../http/define-endpoint'
import { deviceOf, signedInAnswer } from './sign-in'

export const reset = defineEndpoint({
  method: 'post',
  path: '/account/reset-password',
  summary: 'Sets a new password with the link of the mail, ends every session and signs in.',
  limit: 'login',
  body: resetPasswordSchema,
  response: sessionAnswerSchema,
  refusals: [410],
  handler: async ({ context, body, headers, cookies }) => signedInAnswer(await resetPassword(context, body, deviceOf(headers, cookies))),
})
