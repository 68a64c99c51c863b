import { ok } from '@/core/result'
import { forgotPasswordSchema } from '@/modules/accounts/schema'
import { sentSchema } from '@/modules/accounts/answers-schema'
import { forgotPassword } from '@/modules/accounts/registration.service'
import { answer } from '@/cms/endpoints/http/answer'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'

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
