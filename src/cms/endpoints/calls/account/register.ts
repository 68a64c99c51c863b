import { ok, refuse } from '@/core/result'
import { registrationSchema } from '@/server/contract/account'
import { sentSchema } from '@/server/contract/account-answers'
import { refusal } from '@/server/refusals'
import { registerCustomer } from '@/server/use-cases/account/register-customer'
import { answer } from '../../answer'
import { defineEndpoint } from '../../define-endpoint'
import { isTriedTooOften } from './sign-in'

export const register = defineEndpoint({
  method: 'post',
  path: '/account/register',
  summary: 'Opens an account and mails the link that confirms it; the answer is the same for an address that has one.',
  limit: 'login',
  body: registrationSchema,
  response: sentSchema,
  success: [202],
  handler: async ({ context, body }) => {
    if (await isTriedTooOften(context, body.email)) return refuse(refusal('too-many-requests'))
    await registerCustomer(context, body)
    return ok(answer({ isSent: true as const }, { status: 202 }))
  },
})
