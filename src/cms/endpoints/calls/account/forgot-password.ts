import { ok } from '@/core/result'
import { forgotPasswordSchema } from '@/server/contract/account'
import { sentSchema } from '@/server/contract/account-answers'
import { forgotPassword } from '@/server/use-cases/account/forgot-password'
import { answer } from '../../answer'
import { defineEndpoint } from '../../define-endpoint'

export const forgotten = defineEndpoint({
  method: 'post',
  path: '/account/forgot-password',
  summary: 'Mails a link to a new password, if the address has an account; the answer does not say.',
  limit: 'login',
  body: forgotPasswordSchema,
  response: sentSchema,
  success: [202],
  handler: async ({ context, body }) => {
    await forgotPassword(context, body.email)
    return ok(answer({ isSent: true as const }, { status: 202 }))
  },
})
