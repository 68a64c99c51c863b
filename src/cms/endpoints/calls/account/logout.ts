import { ok } from '@/core/result'
import { cookieLine, sessionCookies } from '@/server/accounts/session-cookie'
import { deleteSessionOf } from '@/server/accounts/session-repository'
import { sessionAnswerSchema } from '@/contract/account-answers'
import { answer } from '../../http/answer'
import { defineEndpoint } from '../../http/define-endpoint'

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
