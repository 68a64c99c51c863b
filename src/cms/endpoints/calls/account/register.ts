import { ok } from '@/core/result'
import { registrationSchema } from '@/modules/accounts/schema'
import { sentSchema } from '@/modules/accounts/answers-schema'
import { registerCustomer } from '@/modules/accounts/registration.service'
import { answer } from '@/cms/endpoints/http/answer'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'

export const register = defineEndpoint({
  method: 'post',
  path: '/account/register',
  summary: 'Opens an account and mails the link that confirms it; the answer is the same for an address that has one.',
  limit: 'login',
  body: registrationSchema,
  response: sentSchema,
  success: [202],
  handler: async ({ context, body }) => {
    await registerCustomer(context, body)
    return ok(answer({ isSent: true as const }, { status: 202 }))
  },
})
