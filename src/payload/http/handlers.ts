import { getTranslation } from '@payloadcms/translations'
import { ValidationError, type Config, type PayloadRequest, type Endpoint, type SanitizedCollectionConfig, type Payload } from 'payload'
import { clientAddress, isCrossSiteWrite } from '@/lib/http/request-origin'
import { describeError, isDatabaseUnavailable, isSchemaError, isInvalidValue } from '@/lib/db/database-errors'
import { apiWords, type ErrorCode } from '@/lib/http/http-error'
import { hasBegun } from '@/payload/access/bounded-reads'
import { withScope } from '@/payload/access/api-key-access'
import { isRecord } from '@/core/records'
import { isReadersMistake } from '@/payload/logger'
import { requestOf, missingMigrations, reportMissingMigration, errorResponse, requestLanguage } from './error-response'
import type { EndpointDefinition } from '@/lib/http/endpoint'
import { answerCall } from './answer-call'
import { allowedMethods, callsAt, calls } from '@/payload/endpoints'
import { maximumPictureBytes } from '@/lib/config/limits'
import { translate } from '@/payload/translate'
import { words } from '@/payload/words'
import { DatabaseUnavailableError, withDatabase, recordError } from '@/lib/db/database-health'
import { retryAfterSeconds } from '@/lib/http/plain-page'
import { sentApiKey } from '@/modules/auth/api-keys/api-keys.service'

type ErrorHook = NonNullable<NonNullable<Config['hooks']>['afterError']>[number]

const statusCodes: Readonly<Record<number, ErrorCode>> = {
  401: 'not-signed-in',
  403: 'forbidden',
  404: 'not-found',
  412: 'precondition-failed',
  429: 'too-many-requests',
}

const codeOf = (error: Error, status: number): ErrorCode =>
  status === 401 && error.name === 'AuthenticationError'
    ? 'wrong-credentials'
    : (statusCodes[status] ?? (status >= 500 ? 'internal' : 'invalid-request'))

/** The body is `null`, a list or a scalar. */
const isNoDocument = ({ data }: PayloadRequest): boolean =>
  data !== undefined && (typeof data !== 'object' || data === null || Array.isArray(data))

/** Malformed multipart bodies fail before the operation starts. */
const isUnreadForm = (req: PayloadRequest): boolean => /^multipart\//.test(req.headers.get('content-type') ?? '') && !hasBegun(req)

/** Payload's own collections run none of our hooks, so an error there that does not come from the database is a bad request. */
const isOddQuestion = (error: Error, slug: string | undefined): boolean =>
  slug?.startsWith('payload-') === true && describeError(error)['code'] === undefined

/** Payload returns 500 for operators that a field does not support. */
const isUnsupported = (error: Error): boolean => error.name === 'APIError' && error.message === 'Not supported'

const statusOf = (error: Error, req: PayloadRequest, slug: string | undefined): number => {
  const given = 'status' in error && typeof error.status === 'number' ? error.status : 500
  // Payload's access checks do not distinguish unauthenticated from forbidden.
  if (given === 403 && !req.user && error.name === 'Forbidden') return 401
  if (given !== 500) return given
  const isRead = req.method === 'GET' || req.query['where'] !== undefined
  // `where={` and `data={`, which Payload parses unchecked.
  const isOdd = ((isRead || !hasBegun(req)) && error instanceof SyntaxError) || isOddQuestion(error, slug)
  return isOdd || isUnsupported(error) || isUnreadForm(req) || isNoDocument(req) || isInvalidValue(error, isRead) ? 400 : 500
}

/**
 * Payload logs an error with its stack before this hook runs. This setting silences client errors, which are logged below as one line
 * with the client's address.
 */
export const loggingLevels: NonNullable<Config['loggingLevels']> = { APIError: false, AuthenticationError: false, QueryError: false }

/** A missing column may be one that the client made up, in which case no migration is missing. */
const isBehind = async (error: Error, req: PayloadRequest, status: number): Promise<boolean> =>
  isSchemaError(error) &&
  (status !== 400 || (await missingMigrations(req.payload).catch(() => [])).length > 0) &&
  reportMissingMigration(() => req.payload, error)

const tell = (error: Error, req: PayloadRequest, status: number): void => {
  if (error.name === 'AuthenticationError') req.payload.logger.info({ address: clientAddress(req.headers) }, 'Login rejected')
  // The logger would treat these as client errors, but here they are not.
  else if (status >= 500 && (error.name === 'APIError' || isReadersMistake(error)))
    req.payload.logger.error({ fault: describeError(error) }, 'CMS request failed')
  else if (error.name === 'APIError' || error.name === 'QueryError')
    req.payload.logger.info({ address: clientAddress(req.headers), status }, 'CMS request rejected')
}

interface FieldFault {
  readonly path?: unknown
  readonly message?: unknown
  /** Payload sets this for values that are not unique. */
  readonly tableName?: unknown
}

const faultsOf = (error: Error): readonly FieldFault[] => {
  const data: unknown = 'data' in error ? error.data : undefined
  return typeof data === 'object' && data !== null && 'errors' in data && Array.isArray(data.errors) ? data.errors : []
}

/** Field and value of a value that is not unique; `null` unless the request contained it. */
const takenValue = ({ path, tableName }: FieldFault, collection: SanitizedCollectionConfig | undefined, req: PayloadRequest) => {
  const field = tableName === undefined ? undefined : collection?.flattenedFields.find(({ name }) => name === path)
  const sent = field && isRecord(req.data) ? req.data[field.name] : undefined
  if (!field || typeof sent !== 'string') return null
  const normalise: unknown = field.custom?.['normalise']
  const label = 'label' in field && field.label ? getTranslation(field.label, req.i18n) : field.name
  return { label, value: typeof normalise === 'function' ? String(normalise(sent)) : sent.trim() }
}

/** The error with messages that name the values which are not unique. */
const nameTaken = (error: Error, collection: SanitizedCollectionConfig | undefined, req: PayloadRequest): string | undefined => {
  let message: string | undefined
  // a nested save can fail in another collection
  if (!('data' in error) || !isRecord(error.data) || error.data['collection'] !== collection?.slug) return undefined
  for (const fault of faultsOf(error)) {
    const taken = takenValue(fault, collection, req)
    if (taken) Object.assign(fault, { message: (message = translate(req, alreadyExists, taken)) })
  }
  return message
}

/** Whether `path` is a rich text that contains the invalid field `other`. Array paths are excluded: an array can be invalid itself. */
const isBecauseOf = (path: string, other: string): boolean => other.startsWith(`${path}.`) && !/^\d/.test(other.slice(path.length + 1))

/** Payload's message, without rich texts whose invalid fields are listed. */
const withoutTexts = (error: Error, req: PayloadRequest): string | undefined => {
  if (!(error instanceof ValidationError)) return undefined
  const { errors } = error.data
  const listed = errors.filter(({ path }) => !errors.some((other) => isBecauseOf(path, other.path)))
  return listed.length < errors.length ? new ValidationError({ errors: listed, req }, req.t).message : undefined
}

/** Payload's validation errors as `path → message`. */
const fieldsOf = (error: Error): Readonly<Record<string, string>> | undefined => {
  const entries = faultsOf(error).flatMap(({ path, message }) =>
    typeof path === 'string' && typeof message === 'string' ? [[path, message] as const] : [],
  )
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

/** Payload's forms name these fields in a message and show no reason beside them. */
const withoutReason: ReadonlySet<string> = new Set(['alt', 'code', 'englishDescription', 'file', 'password', 'status'])

const reasonOf = (fields: Readonly<Record<string, string>> | undefined): string | undefined => {
  const [only, ...others] = Object.entries(fields ?? {})
  return only && others.length === 0 && withoutReason.has(only[0]) ? only[1] : undefined
}

const alreadyExists = words('documents.alreadyExists')
const tooLarge = words('formFields.tooLarge', { megabytes: maximumPictureBytes / 1_000_000 })

/** Adds the API's error format to Payload's `errors`, and turns database outages into 503. */
export const addErrorForm: ErrorHook = async ({ collection, error, req, result }) => {
  const asked = statusOf(error, req, collection?.slug)
  const isDown = isDatabaseUnavailable(error) || (await isBehind(error, req, asked))
  const status = isDown ? 503 : asked
  const code: ErrorCode = isDown ? 'unavailable' : codeOf(error, status)
  tell(error, req, status)
  const words = await apiWords(requestLanguage(req.searchParams ?? new URLSearchParams(), req.headers))
  const taken = status === 400 ? nameTaken(error, collection ?? undefined, req) : undefined
  const fields = status === 400 ? fieldsOf(error) : undefined
  // Payload calls it a limit, in English.
  const reason =
    status === 413 && collection?.slug === 'media' ? translate(req, tooLarge) : (taken ?? reasonOf(fields) ?? withoutTexts(error, req))
  const errors = reason && result ? { errors: result.errors.map((each) => ({ ...each, message: reason })) } : {}
  return {
    status,
    response: { ...result, ...errors, error: { code, message: words.error(code), ...(fields && { fields }), ...requestOf(status) } },
  }
}

const methods = ['get', 'post', 'patch', 'put', 'delete'] as const

/** Unknown paths below the API's own segments: 404, or 405 if only the method is wrong, in the API's error format. */
const unknownCalls = (words: readonly string[]): Endpoint[] => {
  const handler: Endpoint['handler'] = async ({ pathname = '', headers, searchParams }) => {
    const sentences = await apiWords(requestLanguage(searchParams, headers))
    const there = callsAt(pathname)
    return there.length === 0
      ? errorResponse(sentences, 'not-found')
      : errorResponse(sentences, 'method-not-allowed', { headers: { Allow: allowedMethods(there) } })
  }
  return words.flatMap((word) => methods.map((method) => withScope({ path: `/${word}/:rest*`, method, handler }, { isPublic: true })))
}

const firstWord = (path: string): string => path.split('/')[1] ?? ''

/** K13: account endpoints are closed to API keys; other endpoints treat a key as a visitor. */
const toPayloadEndpoint = (definition: EndpointDefinition, path = definition.path): Endpoint =>
  withScope(
    {
      method: definition.method,
      path,
      handler: ({ headers, body, searchParams, routeParams, payload }) =>
        answerCall(definition, { headers, body: body ?? null, searchParams, routeParams: routeParams ?? {} }, payload),
    },
    { isPublic: firstWord(definition.path) !== 'account' },
  )

/** Payload matches collection slugs first, so these endpoints are registered on the collections. */
const onCollections: ReadonlySet<string> = new Set(['domains', 'orders', 'payments', 'transfers', 'migration-requests'])

const isOnCollection = ({ path }: EndpointDefinition): boolean => onCollections.has(firstWord(path))

const ownCalls = calls.filter((call) => !isOnCollection(call))
const ownWords = [...new Set(ownCalls.map(({ path }) => firstWord(path)))]

/** Endpoints below `/api` whose first segment is not a collection slug. */
export const endpoints: Endpoint[] = [...ownCalls.map((call) => toPayloadEndpoint(call)), ...unknownCalls(ownWords)]

/** The shop's endpoints below the slug of a collection. */
export const apiEndpoints = (slug: string): Endpoint[] =>
  calls
    .filter((call) => isOnCollection(call) && firstWord(call.path) === slug)
    .map((call) => toPayloadEndpoint(call, (call.routePath ?? call.path).slice(slug.length + 1) || '/'))

type Handler<Rest extends readonly unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>

/** `/api/constructor` would match an inherited property of Payload's collections object. */
const namesInherited = (pathname: string): boolean => (pathname.split('/')[2] ?? '') in {}

/** Payload's internal collections: preferences, document locks, migrations. The admin uses some of them. */
const isPayloadsOwn = (pathname: string): boolean => pathname.startsWith('/api/payload-')

/** Payload deletes preferences with a statement that Postgres rejects for any key; nothing uses this endpoint. */
const forgetsPreference = (method: string, pathname: string): boolean =>
  method === 'DELETE' && pathname.startsWith('/api/payload-preferences/')

const mayBeStaff = (headers: Headers): boolean => headers.has('authorization') || /payload-token/.test(headers.get('cookie') ?? '')

/** Postgres text cannot contain zero bytes. */
const hasZeroByte = (url: string): boolean => /%00|\0/.test(url)

const overrides = ['x-payload-http-method-override', 'x-http-method-override'] as const

/** Payload parses a read sent as POST before its own error handling runs. */
const isBrokenOverride = async (request: Request): Promise<boolean> => {
  const isOverride = request.method === 'POST' && overrides.some((name) => request.headers.get(name) === 'GET')
  if (!isOverride || request.headers.get('content-type') !== 'application/json') return false
  return request
    .clone()
    .json()
    .then(() => false)
    .catch(() => true)
}

/** Payload answers unknown routes with 501, or with a 404 that contains only a message. */
const isUnknownRoute = async (answer: Response): Promise<boolean> => {
  if (answer.status !== 404 || !/^application\/json/.test(answer.headers.get('content-type') ?? '')) return false
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  return typeof body === 'object' && body !== null && 'message' in body && !('error' in body) && !('errors' in body)
}

const browserHeaders = ['cookie', 'origin', 'sec-fetch-site'] as const

/** K15: a request with an API key is authenticated by the key alone: cookies are ignored, and no Origin is required. */
const withKeyAlone = (sent: Request): Request => {
  const headers = new Headers(sent.headers)
  for (const name of browserHeaders) headers.delete(name)
  return new Request(sent, { headers })
}

const retryAfter = String(retryAfterSeconds)

const withoutDatabase: ReadonlySet<string> = new Set(
  calls.flatMap(({ path, usesDatabase }) => (usesDatabase === false ? [`/api${path}`] : [])),
)

/** Rejects cross-site requests and requests that would make Payload's router throw, and fails fast if the database does not respond. */
export const guarded =
  <Rest extends readonly unknown[]>(handler: Handler<Rest>): Handler<Rest> =>
  async (sent, ...rest) => {
    const request = sentApiKey(sent.headers) === null ? sent : withKeyAlone(sent)
    const { pathname, searchParams } = new URL(request.url)
    const words = () => apiWords(requestLanguage(searchParams, request.headers))
    if (namesInherited(pathname)) return errorResponse(await words(), 'not-found')
    if (isPayloadsOwn(pathname) && !mayBeStaff(request.headers)) return errorResponse(await words(), 'not-found')
    if (forgetsPreference(request.method, pathname)) return errorResponse(await words(), 'not-found')
    // The shop's own calls check the origin themselves.
    if (callsAt(pathname).length === 0 && isCrossSiteWrite(request.method, request.headers))
      return errorResponse(await words(), 'forbidden-origin')
    if (hasZeroByte(request.url) || (await isBrokenOverride(request))) return errorResponse(await words(), 'invalid-request')
    if (withoutDatabase.has(pathname)) return handler(request, ...rest)
    try {
      const answer = await withDatabase(() => handler(request, ...rest))
      if (answer.status === 501 || (await isUnknownRoute(answer))) return errorResponse(await words(), 'not-found')
      if (answer.status === 503) answer.headers.set('Retry-After', retryAfter)
      if (answer.status === 401 && !answer.headers.has('WWW-Authenticate')) answer.headers.set('WWW-Authenticate', 'Bearer')
      return answer
    } catch (fault) {
      if (!(fault instanceof DatabaseUnavailableError)) throw fault
      return errorResponse(await words(), 'unavailable', { headers: { 'Retry-After': retryAfter } })
    }
  }

/** Reports an error that Next could not handle. Records it before any await, because the response is already being sent. */
export const reportRequestError = async (findPayload: () => Promise<Payload>, fault: unknown): Promise<void> => {
  recordError(fault)
  await reportMissingMigration(findPayload, fault)
}
