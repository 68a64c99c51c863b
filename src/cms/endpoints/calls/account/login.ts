import { loginSchema } from '@/contract/account'
import { sessionAnswerSchema } from '@/contract/account-answers'
import { logIn } from '@/server/accounts/log-in'
import { defineEndpoint } from '../../http/define-endpoint'
import { deviceOf, signedInAnswer } from './sign-in'

export const login = defineEndpoint({
  method: 'post',
  path: '/account/login',
  summary: 'Signs a customer in; the visitor’s cart joins the account’s.',
  limit: 'login',
  body: loginSchema,
  response: sessionAnswerSchema,
  refusals: [401],
  handler: async ({ context, body, headers, cookies }) => signedInAnswer(await logIn(context, body, deviceOf(headers, cookies))),
})
