import { parseCookies, type Payload } from 'payload'
import { sessionCookie, findSession } from '@/modules/auth/sessions'
import type { Context } from '@/lib/context'
import { asVisitor } from '@/container/visitor'
import { createContext } from '@/container'
import { describeFault, isDatabaseUnavailable } from '@/lib/db/database-errors'
import { whileDatabaseAnswers } from '@/lib/db/database-health'
import { apiWords, type ApiWords } from '@/lib/http/http-error'
import { isBusyError } from '@/core/resilience/circuit-breaker'
import { inSpan } from '@/lib/observability/tracing'
import { retryAfterSeconds } from '@/lib/http/plain-page'
import { secondsToWait } from '@/lib/http/rate-limit'
import type { EndpointDefinition } from './endpoint-definition'
import { errorResponse, refusalResponse } from './error-response'
import { type CallRequest, parseRequest } from './parse-request'
import { requestLanguage } from './request-language'
import { isOwnOrigin } from '@/lib/http/client-address'
import { tellMissingMigration } from './tell-missing-migration'
import { writeAnswer } from './write-answer'

/** A fault is ours: it is written down without what was sent, and says nothing of itself to the visitor. */
const faultResponse = async (context: Context, definition: EndpointDefinition, words: ApiWords, fault: unknown): Promise<Response> => {
  const away = () => errorResponse(words, 'unavailable', { headers: { 'Retry-After': String(retryAfterSeconds) } })
  // a crowd is no fault: it is counted, and told of by an alarm
  if (isBusyError(fault)) return away()
  if (await tellMissingMigration(() => context.payload, fault)) return away()
  const isDown = isDatabaseUnavailable(fault)
  context.logger.error(
    { fault: describeFault(fault), call: `${definition.method} ${definition.path}` },
    isDown ? 'The database does not answer' : 'A call failed',
  )
  return isDown ? away() : errorResponse(words, 'internal')
}

/** The session's own cookie says whose call it is, and nothing else does; what is the same for everybody asks nobody. */
const signedIn = async (
  { usesDatabase = true, isPublic = false }: EndpointDefinition,
  context: Context,
  cookies: ReadonlyMap<string, string>,
): Promise<Context> => {
  const token = usesDatabase && !isPublic ? cookies.get(sessionCookie()) : undefined
  return token === undefined ? context : { ...context, customer: await findSession(context.payload.db.drizzle, token, context.now()) }
}

const handle = async (definition: EndpointDefinition, req: CallRequest, context: Context, words: ApiWords): Promise<Response> => {
  if (!isOwnOrigin(definition.method, req.headers)) return errorResponse(words, 'forbidden-origin')
  const wait = definition.limit ? await secondsToWait(context.payload, definition.limit, context.visitor ?? 'unknown') : null
  if (wait !== null) return errorResponse(words, 'too-many-requests', { headers: { 'Retry-After': String(wait) } })
  const parsed = await parseRequest(definition, req, words)
  if (!parsed.ok) return parsed.error
  const cookies = parseCookies(req.headers)
  const outcome = await definition.handler({
    context: await signedIn(definition, context, cookies),
    words,
    headers: req.headers,
    cookies,
    ...parsed.value,
  })
  return outcome.ok ? writeAnswer(outcome.value, definition.isPublic ?? false, req.headers) : refusalResponse(words, outcome.error)
}

/** One call of the contract: origin, limit, schemas, handler, answer; never 5xx for bad input. */
export const answerCall = async (definition: EndpointDefinition, req: CallRequest, payload: Payload): Promise<Response> => {
  const locale = requestLanguage(req.searchParams, req.headers)
  const words = await apiWords(locale)
  const context = asVisitor(createContext(payload, locale), req.headers)
  try {
    const work = () => handle(definition, req, context, words)
    return await inSpan(
      `${definition.method.toUpperCase()} /api${definition.path}`,
      () => ((definition.usesDatabase ?? true) ? whileDatabaseAnswers(work) : work()),
      { attributes: { 'http.route': `/api${definition.path}` } },
    )
  } catch (fault) {
    return await faultResponse(context, definition, words, fault)
  }
}
