import { z } from 'zod'
import { ok, refuse } from '@/core/result'
import { cookieLine, sessionCookies, listSessions } from '@/modules/auth/sessions'
import { deleteSessionOf, deleteSessionsBut } from '@/modules/auth/sessions.repository'
import { sessionListSchema } from '@/modules/accounts/answers-schema'
import { refusal } from '@/lib/http/http-error'
import { answer } from '@/cms/endpoints/http/answer'
import { asCustomer } from '@/cms/endpoints/http/as-customer'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'

export const readSessions = defineEndpoint({
  method: 'get',
  path: '/account/sessions',
  summary: 'Where this customer is signed in.',
  limit: 'read',
  response: sessionListSchema,
  refusals: [401],
  handler: asCustomer(async ({ context }, customer) => ok(answer(await listSessions(context, customer)))),
})

export const deleteSession = defineEndpoint({
  method: 'delete',
  path: '/account/sessions/:sessionId',
  summary: 'Ends one session of this customer; the remaining ones are answered.',
  limit: 'cart',
  parameters: z.strictObject({ sessionId: z.uuid() }),
  response: sessionListSchema,
  refusals: [401, 404],
  handler: asCustomer(async ({ context, parameters: { sessionId } }, customer) => {
    if (!(await deleteSessionOf(context.payload.db.drizzle, customer.id, sessionId))) return refuse(refusal('not-found'))
    const cookies = sessionId === customer.sessionId ? sessionCookies(null).map(cookieLine) : []
    return ok(answer(await listSessions(context, customer), { cookies }))
  }),
})

export const deleteOtherSessions = defineEndpoint({
  method: 'delete',
  path: '/account/sessions',
  summary: 'Ends every session of this customer but the one that asks.',
  limit: 'cart',
  response: sessionListSchema,
  refusals: [401],
  handler: asCustomer(async ({ context }, customer) => {
    await deleteSessionsBut(context.payload.db.drizzle, customer.id, customer.sessionId)
    return ok(answer(await listSessions(context, customer)))
  }),
})
