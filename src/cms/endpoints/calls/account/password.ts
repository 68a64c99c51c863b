import { ok } from '@/core/result'
import { cookieLine, sessionCookies } from '@/server/accounts/session-cookie'
import { changePasswordSchema } from '@/server/contract/account'
import { doneSchema } from '@/server/contract/account-answers'
import { changePassword } from '@/server/use-cases/account/change-password'
import { answer } from '../../answer'
import { asCustomer } from '../../as-customer'
import { defineEndpoint } from '../../define-endpoint'
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
    return changed.ok ? ok(answer({ isDone: true as const }, { cookies: sessionCookies(changed.value.sessionToken).map(cookieLine) })) : changed
  }),
})
