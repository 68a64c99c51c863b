import { ok } from '@/core/result'
import { cookieLine, sessionCookies } from '@/modules/auth/sessions'
import { changePasswordSchema } from '@/modules/accounts/schema'
import { doneSchema } from '@/modules/accounts/answers-schema'
import { changePassword } from '@/modules/accounts/accounts.service'
import { answer } from '@/cms/endpoints/http/answer'
import { asCustomer } from '@/cms/endpoints/http/as-customer'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'
import { deviceOf } from './sign-in'

export const patchPassword = defineEndpoint({
  method: 'patch',
  path: '/account/password',
  summary: 'Changes the password; every other session ends.',
  limit: 'login',
  body: changePasswordSchema,
  response: doneSchema,
  refusals: [401, 422],
  handler: asCustomer(async ({ context, body, headers, cookies }, customer) => {
    const changed = await changePassword(context, customer, body, deviceOf(headers, cookies).name)
    return changed.ok
      ? ok(answer({ isDone: true as const }, { cookies: sessionCookies(changed.value.sessionToken).map(cookieLine) }))
      : changed
  }),
})
