import { ok } from '@/core/result'
import { cookieLine, sessionCookies } from '@/server/accounts/session-cookie'
import { changePasswordSchema } from '@/contract/account'
import { doneSchema } from '@/contract/account-answers'
import { changePassword } from '@/server/accounts/change-password'
import { answer } from '../../http/answer'
import { asCustomer } from '../../http/as-customer'
import { defineEndpoint } from '../../http/define-endpoint'
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
