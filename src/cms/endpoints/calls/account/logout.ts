import { ok } from '@/core/result'
import { cookieLine, sessionCookies } from '@/modules/auth/sessions'
import { deleteSessionOf } from '@/modules/auth/sessions.repository'
import { sessionAnswerSchema } from '@/modules/accounts/answers-schema'
import { answer } from '@/cms/endpoints/http/answer'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'

export const logout = defineEndpoint({
  method: 'post',
  path: '/account/logout',
  summary: 'Ends this browser’s session; the cart stays.',
  limit: 'cart',
  response: sessionAnswerSchema,
  handler: async ({ context: { customer, payload } }) => {
    if (customer) await deleteSessionOf(payload.db.drizzle, customer.id, customer.sessionId)
    return ok(answer({ user: null }, { cookies: sessionCookies(null).map(cookieLine) }))
  },
})
