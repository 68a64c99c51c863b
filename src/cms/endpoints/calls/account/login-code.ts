import { sessionAnswerSchema } from '@/modules/accounts/answers-schema'
import { loginCodeSchema } from '@/modules/auth/schema'
import { ok } from '@/core/result'
import { enterCode, loginStepCookie, loginStepToKeep } from '@/modules/accounts/login.service'
import { cookieLine } from '@/modules/auth/sessions'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'
import { deviceOf, signedInAnswer } from './sign-in'

export const loginCode = defineEndpoint({
  method: 'post',
  path: '/account/login/code',
  summary: 'The second step of a login whose answer said `isCodeNeeded`: a code of the app, or a recovery code.',
  limit: 'login',
  body: loginCodeSchema,
  response: sessionAnswerSchema,
  refusals: [410, 422],
  handler: async ({ context, body, headers, cookies }) => {
    const ticket = cookies.get(loginStepCookie())
    const entered = await enterCode(context, { ticket, code: body.code }, deviceOf(headers, cookies))
    if (!entered.ok) return entered
    const { body: said, ...answered } = signedInAnswer(entered.value)
    return ok({
      ...answered,
      body: { user: said.user },
      cookies: [...(answered.cookies ?? []), cookieLine(loginStepToKeep(null))],
    })
  },
})
