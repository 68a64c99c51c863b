import { loginSchema } from '@/modules/accounts/schema'
import { loginAnswerSchema } from '@/modules/accounts/answers-schema'
import { logIn } from '@/modules/accounts/login.service'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'
import { deviceOf, loginAnswer } from './sign-in'

export const login = defineEndpoint({
  method: 'post',
  path: '/account/login',
  summary: 'Signs a customer in; the visitor’s cart joins the account’s. Where two-step login is on, a code is asked for next.',
  limit: 'login',
  body: loginSchema,
  response: loginAnswerSchema,
  refusals: [401],
  handler: async ({ context, body, headers, cookies }) => loginAnswer(await logIn(context, body, deviceOf(headers, cookies))),
})
