import type { Context } from '@/lib/context'
import { type EndpointDefinition, type AnswerLines, type Answer, cartTokenHeader, newCart } from '@/lib/http/endpoint'
import { isOwnOriginHeader, isCrossSiteWrite, isOwnOrigin } from '@/lib/http/request-origin'
import { findApiOrigins, findAmountLocale } from '@/modules/content/shop-settings'
import { z } from 'zod'
import { isLinkError } from '@/lib/http/text'
import { type ApiWords, apiWords } from '@/lib/http/http-error'
import { maximumBodyBytes } from '@/lib/config/limits'
import { ok, err, type Result } from '@/core/result'
import { languageQuery } from '@/modules/catalog/schema'
import { errorResponse, refusalResponse, requestLanguage, reportMissingMigration } from './error-response'
import { createHash } from 'node:crypto'
import { parseCookies, type Payload } from 'payload'
import { sessionCookie, findSession } from '@/modules/auth/sessions'
import { asVisitor, createContext } from '@/container'
import { describeError, isDatabaseUnavailable } from '@/lib/db/database-errors'
import { withDatabase } from '@/lib/db/database-health'
import { isBusyError } from '@/core/circuit-breaker'
import { inSpan } from '@/lib/observability/tracing'
import { retryAfterSeconds } from '@/lib/http/plain-page'
import { countRequest, rateLimitHeaders } from '@/lib/http/rate-limit'
import { isOpaqueToken } from '@/lib/crypto/tokens'

const exposed = 'Cart-Token, ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id'
const neverShared = /^\/(?:account|payments)\//

/**
 * CORS headers for an endpoint: public reads and stateless calls allow every origin, others allow the origins in the settings, and accounts
 * and payment webhooks allow none. Never with credentials, so browsers send no cookie. Empty for the shop's own origin and for origins that
 * are not allowed.
 */
export const crossOriginHeaders = async (
  definition: EndpointDefinition,
  headers: Headers,
  context: Context,
): Promise<Readonly<Record<string, string>>> => {
  const { isPublic = false, keepsNothing = isPublic, path } = definition
  if (keepsNothing) return { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': exposed }
  const origin = headers.get('origin')
  if (origin === null || neverShared.test(path) || isOwnOriginHeader(origin, headers)) return {}
  if (!(await findApiOrigins(context)).has(origin)) return {}
  return { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': exposed, Vary: 'Origin' }
}

type Issue = z.core.$ZodIssue

const sentence = (issue: Issue, words: ApiWords): string => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return words.field('required')
      return issue.expected === 'int' ? words.field('whole') : words.field('type')
    case 'unrecognized_keys':
      return words.field('unknown')
    case 'invalid_value':
    case 'invalid_union':
      return words.field('choice')
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? words.field('too-short')
        : words.field('too-small', { limit: Number(issue.minimum) })
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? words.field('too-long', { limit: Number(issue.maximum) })
        : words.field('too-big', { limit: Number(issue.maximum) })
    case 'custom':
      if (issue.params?.['error'] === 'vat-id-invalid') return words.error('vat-id-invalid')
      return words.field(isLinkError(issue) ? 'link' : 'format')
    default:
      return words.field('format')
  }
}

const maximumFields = 20
const maximumPath = 120

/** For a union, the issues of the branch that matches best, which is the one with the fewest. */
const closestBranch = (issue: Issue): readonly Issue[] => {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const [closest] = [...issue.errors].sort((left, right) => left.length - right.length)
  return (closest ?? []).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** Validation errors as `path → message`, in the language of the request. Input is never echoed. */
const fieldErrors = (issues: readonly Issue[], words: ApiWords): Record<string, string> => {
  const faults = issues.flatMap(closestBranch).flatMap((issue) => {
    const path = issue.path.map(String)
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path]
    return paths.map((each) => [each.join('.').slice(0, maximumPath) || 'body', sentence(issue, words)] as const)
  })
  return Object.fromEntries(faults.slice(0, maximumFields))
}

interface CallBody {
  readonly headers: Headers
  readonly body: AsyncIterable<Uint8Array> | null
}

/** Stops reading at the limit, whatever `Content-Length` claims; leaving the loop cancels the stream. */
const readText = async ({ headers, body }: CallBody): Promise<string | null> => {
  if (Number(headers.get('content-length') ?? 0) > maximumBodyBytes) return null
  if (!body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maximumBodyBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** CSRF: cross-site forms can send text, but not JSON. */
const isJson = (headers: Headers): boolean => /^application\/json\s*(?:;|$)/i.test(headers.get('content-type') ?? '')

/** Parses a JSON body of at most 64 KiB (API contract). `isRaw` returns the text. */
export const readBody = async (
  request: CallBody,
  isRaw = false,
): Promise<Result<unknown, 'body-too-large' | 'invalid-json' | 'unsupported-media-type'>> => {
  const text = await readText(request)
  if (text === null) return err('body-too-large')
  if (isRaw) return ok(text)
  if (text !== '' && !isJson(request.headers)) return err('unsupported-media-type')
  try {
    return ok(JSON.parse(text))
  } catch {
    return err('invalid-json')
  }
}

interface CallRequest extends CallBody {
  readonly searchParams: URLSearchParams
  readonly routeParams?: Readonly<Record<string, unknown>>
}

interface ParsedRequest {
  readonly body: unknown
  readonly query: unknown
  readonly parameters: unknown
}

const onlyLanguage = z.strictObject({ lang: languageQuery })

/** A repeated parameter becomes an array, which no schema accepts. */
const queryOf = (search: URLSearchParams): Record<string, unknown> =>
  Object.fromEntries(
    [...new Set(search.keys())].map((key) => {
      const values = search.getAll(key)
      return [key, values.length === 1 ? values[0] : values]
    }),
  )

const parameterNames = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')

const parametersOf = (path: string, given: CallRequest['routeParams']): Record<string, unknown> =>
  Object.fromEntries(parameterNames(path).map((name) => [name, given?.[name]]))

const check = (schema: z.ZodType | undefined, value: unknown, words: ApiWords): Result<unknown, Response> => {
  if (!schema) return ok(undefined)
  const parsed = schema.safeParse(value, { reportInput: true })
  if (parsed.success) return ok(parsed.data)
  return err(errorResponse(words, 'invalid-request', { fields: fieldErrors(parsed.error.issues, words) }))
}

const parseRequest = async (
  definition: EndpointDefinition,
  req: CallRequest,
  words: ApiWords,
): Promise<Result<ParsedRequest, Response>> => {
  const parameters = check(definition.parameters, parametersOf(definition.path, req.routeParams), words)
  if (!parameters.ok) return parameters
  const query = check(definition.query ?? onlyLanguage, queryOf(req.searchParams), words)
  if (!query.ok) return query
  if (!definition.body) return ok({ parameters: parameters.value, query: query.value, body: undefined })
  const raw = await readBody(req, definition.isRaw)
  if (!raw.ok) return err(errorResponse(words, raw.error))
  const body = check(definition.body, raw.value, words)
  return body.ok ? ok({ parameters: parameters.value, query: query.value, body: body.value }) : body
}

/** Streams NDJSON with backpressure. A client that disconnects stops the producer. */
const writeLines = ({ values, stop }: AnswerLines, headers: Headers): Response => {
  const encoder = new TextEncoder()
  const iterator = values[Symbol.asyncIterator]()
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const { done, value } = await iterator.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`))
      } catch (fault) {
        // The status has been sent, so the error shows only as a truncated stream.
        stop()
        controller.error(fault)
      }
    },
    cancel: async () => {
      stop()
      await iterator.return?.(undefined)
    },
  })
  headers.set('Content-Type', 'application/x-ndjson; charset=utf-8')
  // Prevents proxies from buffering the stream.
  headers.set('X-Accel-Buffering', 'no')
  return new Response(body, { headers })
}

/** Price changes must be visible within 2 s; unchanged responses are revalidated by ETag. */
const publicCache = 'public, max-age=2'

const writePublic = (text: string, headers: Headers, asked: Headers): Response => {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  headers.set('Cache-Control', publicCache)
  headers.set('ETag', tag)
  headers.set('Vary', 'Accept-Language')
  const known = asked
    .get('if-none-match')
    ?.split(',')
    .some((each) => each.trim().replace(/^W\//, '') === tag)
  return known ? new Response(null, { status: 304, headers }) : new Response(text, { headers })
}

const writeAnswer = (answer: Answer<unknown>, isPublic: boolean, asked: Headers): Response => {
  const headers = new Headers({ 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...answer.headers })
  for (const cookie of answer.cookies ?? []) headers.append('Set-Cookie', cookie)
  if (answer.lines) return writeLines(answer.lines, headers)
  const text = JSON.stringify(answer.body)
  return isPublic && answer.status === 200 ? writePublic(text, headers, asked) : new Response(text, { status: answer.status, headers })
}

/** Logs an unexpected error without its input and returns a generic 500 or 503. */
const faultResponse = async (context: Context, definition: EndpointDefinition, words: ApiWords, fault: unknown): Promise<Response> => {
  const away = () => errorResponse(words, 'unavailable', { headers: { 'Retry-After': String(retryAfterSeconds) } })
  // Overload is not an error: metrics count it and trigger the alert.
  if (isBusyError(fault)) return away()
  if (await reportMissingMigration(() => context.payload, fault)) return away()
  const isDown = isDatabaseUnavailable(fault)
  context.logger.error(
    { fault: describeError(fault), call: `${definition.method} ${definition.path}` },
    isDown ? 'Database is unavailable' : 'Request failed',
  )
  return isDown ? away() : errorResponse(words, 'internal')
}

/** Only the session cookie authenticates; public endpoints skip the lookup. */
const signedIn = async (
  { usesDatabase = true, isPublic = false }: EndpointDefinition,
  context: Context,
  cookies: ReadonlyMap<string, string>,
): Promise<Context> => {
  const token = usesDatabase && !isPublic ? cookies.get(sessionCookie()) : undefined
  return token === undefined ? context : { ...context, customer: await findSession(context.payload.db.drizzle, token, context.now()) }
}

const noCookies: ReadonlyMap<string, string> = new Map()

/** `null` if the header is absent or valid. */
const refuseCartToken = (headers: Headers, words: ApiWords): Response | null => {
  const token = headers.get(cartTokenHeader)
  if (token === null || token === newCart || isOpaqueToken(token)) return null
  return errorResponse(words, 'invalid-request', { fields: { 'Cart-Token': words.field('format') } })
}

/** @param isCookieless ignores the request's cookies and sets none in the response */
const perform = async (
  definition: EndpointDefinition,
  req: CallRequest,
  context: Context,
  words: ApiWords,
  isCookieless: boolean,
): Promise<Response> => {
  const parsed = await parseRequest(definition, req, words)
  if (!parsed.ok) return parsed.error
  const said = (definition.usesDatabase ?? true) ? words.withFigures(await findAmountLocale(context)) : words
  const cookies = isCookieless ? noCookies : parseCookies(req.headers)
  const outcome = await definition.handler({
    context: await signedIn(definition, context, cookies),
    words: said,
    headers: req.headers,
    cookies,
    ...parsed.value,
  })
  if (!outcome.ok) return refusalResponse(said, outcome.error)
  const answered = isCookieless ? { ...outcome.value, cookies: [] } : outcome.value
  return writeAnswer(answered, definition.isPublic ?? false, req.headers)
}

const withHeaders = (response: Response, headers: Readonly<Record<string, string>>): Response => {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}

const handle = async (definition: EndpointDefinition, req: CallRequest, context: Context, words: ApiWords): Promise<Response> => {
  const { method, limit } = definition
  const { headers } = req
  const shared = await crossOriginHeaders(definition, headers, context)
  // K16: neither cross-site requests nor requests with a cart token use the shop's cookies.
  const isForeign = isCrossSiteWrite(method, headers)
  const isCookieless = isForeign || headers.has(cartTokenHeader)
  const isAllowed = isForeign ? 'Access-Control-Allow-Origin' in shared : isCookieless || isOwnOrigin(method, headers)
  if (!isAllowed) return errorResponse(words, 'forbidden-origin')
  const counted = limit ? await countRequest(context.payload, limit, context.visitor ?? 'unknown') : null
  const limits = rateLimitHeaders(counted ? [counted] : [])
  const answered = counted?.isExceeded
    ? errorResponse(words, 'too-many-requests')
    : (refuseCartToken(headers, words) ?? (await perform(definition, req, context, words, isCookieless)))
  // Shared responses contain no rate-limit headers of a single visitor.
  return withHeaders(answered, definition.isPublic && answered.ok ? shared : { ...shared, ...limits })
}

/** Handles one API call: origin check, rate limit, validation, handler, response. Invalid input never returns 5xx. */
export const answerCall = async (definition: EndpointDefinition, req: CallRequest, payload: Payload): Promise<Response> => {
  const locale = requestLanguage(req.searchParams, req.headers)
  const words = await apiWords(locale)
  const context = asVisitor(createContext(payload, locale), req.headers)
  try {
    const work = () => handle(definition, req, context, words)
    return await inSpan(
      `${definition.method.toUpperCase()} /api${definition.path}`,
      () => ((definition.usesDatabase ?? true) ? withDatabase(work) : work()),
      { attributes: { 'http.route': `/api${definition.path}` } },
    )
  } catch (fault) {
    return await faultResponse(context, definition, words, fault)
  }
}
