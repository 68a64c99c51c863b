import { ok } from '@/core/result'
import { forgotPasswordSchema } from '@/contract/account'
import { sentSchema } from '@/contract/account-answers'
import { forgotPassword } from '@/server/accounts/forgot-password'
import { answer } from '../../http/answer'
import { defineEndpoint } from '../../http/define-endpoint'

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
