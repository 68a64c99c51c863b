import { parseCookies, type Endpoint, type PayloadRequest } from 'payload'
import type { Context, SignedInCustomer } from '@/server/context'
import { createContext } from '@/server/create-context'
import { assertDatabaseAnswers } from '@/server/database/assert-database-answers'
import { describeFault, isDatabaseUnavailable } from '@/server/database/database-faults'
import { apiWords, type ApiWords } from '@/server/presenters/api-words'
import { clientAddress } from './client-address'
import type { EndpointDefinition } from './endpoint-definition'
import { errorResponse, refusalResponse } from './error-response'
import { parseRequest } from './parse-request'
import { secondsToWait } from './rate-limit'
import { requestLanguage } from './request-language'
import { isOwnOrigin } from './same-origin'
import { writeAnswer } from './write-answer'

const customerOf = (user: PayloadRequest['user']): SignedInCustomer | null =>
  user?.collection === 'customers' ? { id: String(user.id), email: user.email } : null

/** A fault is ours: it is written down without what was sent, and says nothing of itself to the visitor. */
const faultResponse = (context: Context, definition: EndpointDefinition, words: ApiWords, fault: unknown): Response => {
  const isDown = isDatabaseUnavailable(fault)
  context.logger.error({ fault: describeFault(fault), call: `${definition.method} ${definition.path}` }, isDown ? 'The database does not answer' : 'A call failed')
  return isDown ? errorResponse(words, 'unavailable', { headers: { 'Retry-After': '5' } }) : errorResponse(words, 'internal')
}

const handle = async (definition: EndpointDefinition, req: PayloadRequest, context: Context, words: ApiWords): Promise<Response> => {
  if (!isOwnOrigin(definition.method, req.headers)) return errorResponse(words, 'forbidden-origin')
  if (definition.usesDatabase ?? true) await assertDatabaseAnswers(context.payload)
  const wait = definition.limit ? await secondsToWait(context.payload, definition.limit, clientAddress(req.headers)) : null
  if (wait !== null) return errorResponse(words, 'too-many-requests', { headers: { 'Retry-After': String(wait) } })
  const parsed = await parseRequest(definition, req, words)
  if (!parsed.ok) return parsed.error
  const cookies = parseCookies(req.headers)
  const outcome = await definition.handler({ context, words, headers: req.headers, cookies, ...parsed.value })
  return outcome.ok ? writeAnswer(outcome.value, definition.isPublic ?? false, req.headers) : refusalResponse(words, outcome.error)
}

/** One call of the contract as Payload serves it: origin, limit, schemas, handler, answer; never 5xx for bad input. */
export const toPayloadEndpoint = (definition: EndpointDefinition, path = definition.path): Endpoint => ({
  method: definition.method,
  path,
  handler: async (req) => {
    const locale = requestLanguage(req.searchParams, req.headers)
    const words = await apiWords(locale)
    const context = createContext(req.payload, locale, customerOf(req.user))
    try {
      return await handle(definition, req, context, words)
    } catch (fault) {
      return faultResponse(context, definition, words, fault)
    }
  },
})
