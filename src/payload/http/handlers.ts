import type { Config, PayloadRequest, Endpoint, Plugin } from 'payload'
import { defaultLocale } from '@/lib/config/locales'
import { clientAddress } from '@/lib/http/client-address'
import { describeError, isDatabaseUnavailable, isSchemaError, isSenseless } from '@/lib/db/database-errors'
import { apiWords, type ErrorCode } from '@/lib/http/http-error'
import { hasBegun } from '@/payload/access/bounded-reads'
import { isReadersMistake } from '@/payload/logger'
import { requestOf, missingMigrations, reportMissingMigration, errorResponse, requestLanguage } from './error-response'
import type { EndpointDefinition } from '@/lib/http/endpoint'
import { answerCall } from './answer-call'
import { calls } from '@/payload/endpoints'

type ErrorHook = NonNullable<NonNullable<Config['hooks']>['afterError']>[number]

const statusCodes: Readonly<Record<number, ErrorCode>> = { 404: 'not-found', 401: 'forbidden', 403: 'forbidden', 429: 'too-many-requests' }

/** What was sent is no document: `null`, a list, a word. */
const isNoDocument = ({ data }: PayloadRequest): boolean =>
  data !== undefined && (typeof data !== 'object' || data === null || Array.isArray(data))

/** A form that cannot be read is stumbled over before anything is done with it. */
const isUnreadForm = (req: PayloadRequest): boolean => /^multipart\//.test(req.headers.get('content-type') ?? '') && !hasBegun(req)

/** Nothing of the shop's is at work in Payload's own collections: what fails there, and not in the database, is the question. */
const isOddQuestion = (error: Error, slug: string | undefined): boolean =>
  slug?.startsWith('payload-') === true && describeError(error)['code'] === undefined

/** Payload's own words, with 500, for a comparison that a field cannot be asked for. */
const isUnsupported = (error: Error): boolean => error.name === 'APIError' && error.message === 'Not supported'

const statusOf = (error: Error, req: PayloadRequest, slug: string | undefined): number => {
  const given = 'status' in error && typeof error.status === 'number' ? error.status : 500
  if (given !== 500) return given
  const isRead = req.method === 'GET' || req.query['where'] !== undefined
  // `where={` and `data={`: Payload parses them without looking, of whatever is sent
  const isOdd = ((isRead || !hasBegun(req)) && error instanceof SyntaxError) || isOddQuestion(error, slug)
  return isOdd || isUnsupported(error) || isUnreadForm(req) || isNoDocument(req) || isSenseless(error, isRead) ? 400 : 500
}

/**
 * Payload writes an error down before this hook hears of it, with its stack. What somebody did wrong is one line without one, and
 * told here, where it is known from where it came.
 */
export const loggingLevels: NonNullable<Config['loggingLevels']> = { APIError: false, AuthenticationError: false, QueryError: false }

/** A column that is not there may be one that the reader made up, while no migration is missing. */
const isBehind = async (error: Error, req: PayloadRequest, status: number): Promise<boolean> =>
  isSchemaError(error) &&
  (status !== 400 || (await missingMigrations(req.payload).catch(() => [])).length > 0) &&
  reportMissingMigration(() => req.payload, error)

const tell = (error: Error, req: PayloadRequest, status: number): void => {
  if (error.name === 'AuthenticationError') req.payload.logger.info({ address: clientAddress(req.headers) }, 'A login was refused')
  // The logger takes the second for the reader's own, and here it was not.
  else if (status >= 500 && (error.name === 'APIError' || isReadersMistake(error)))
    req.payload.logger.error({ fault: describeError(error) }, 'A call of the CMS failed')
  else if (error.name === 'APIError' || error.name === 'QueryError')
    req.payload.logger.info({ address: clientAddress(req.headers), status }, 'A call of the CMS was refused')
}

/** Payload's own calls answer `errors`; beside it stands the contract's form, and an outage is 503 there as well. */
const addErrorForm: ErrorHook = async ({ collection, error, req, result }) => {
  const asked = statusOf(error, req, collection?.slug)
  const isDown = isDatabaseUnavailable(error) || (await isBehind(error, req, asked))
  const status = isDown ? 503 : asked
  const code: ErrorCode = isDown ? 'unavailable' : (statusCodes[status] ?? (status >= 500 ? 'internal' : 'invalid-request'))
  tell(error, req, status)
  const words = await apiWords(defaultLocale)
  return { status, response: { ...result, error: { code, message: words.error(code), ...requestOf(status) } } }
}

const methods = ['get', 'post', 'patch', 'put', 'delete'] as const

const patternOf = (path: string): RegExp => new RegExp(`^/api${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}/?$`)

/** What stands under the shop's own words but is no call: 404, or 405 where only the method is wrong, in the contract's form. */
const unknownCalls = (calls: readonly EndpointDefinition[], words: readonly string[]): Endpoint[] => {
  const known = calls.map(({ path, method }) => ({ pattern: patternOf(path), method }))
  const handler: Endpoint['handler'] = async ({ pathname = '', headers, searchParams }) => {
    const sentences = await apiWords(requestLanguage(searchParams, headers))
    const allowed = known
      .filter(({ pattern }) => pattern.test(pathname))
      .flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]))
    return allowed.length === 0
      ? errorResponse(sentences, 'not-found')
      : errorResponse(sentences, 'method-not-allowed', { headers: { Allow: [...new Set(allowed)].join(', ') } })
  }
  return words.flatMap((word) => methods.map((method) => ({ path: `/${word}/:rest*`, method, handler })))
}

/** One call of the contract as Payload serves it. */
const toPayloadEndpoint = (definition: EndpointDefinition, path = definition.path): Endpoint => ({
  method: definition.method,
  path,
  handler: ({ headers, body, searchParams, routeParams, payload }) =>
    answerCall(definition, { headers, body: body ?? null, searchParams, routeParams: routeParams ?? {} }, payload),
})

const firstWord = (path: string): string => path.split('/')[1] ?? ''

/** Payload looks for a collection's slug first, so these stand on the collection itself. */
const onCollections: ReadonlySet<string> = new Set(['domains', 'orders', 'payments', 'transfers', 'migration-requests'])

const isOnCollection = ({ path }: EndpointDefinition): boolean => onCollections.has(firstWord(path))

const ownCalls = calls.filter((call) => !isOnCollection(call))
const ownWords = [...new Set(ownCalls.map(({ path }) => firstWord(path)))]

/** Endpoints under `/api` whose first word is not a collection's slug. */
export const endpoints: Endpoint[] = [...ownCalls.map((call) => toPayloadEndpoint(call)), ...unknownCalls(calls, ownWords)]

const endpointsOf = (slug: string): Endpoint[] =>
  calls
    .filter((call) => isOnCollection(call) && firstWord(call.path) === slug)
    .map((call) => toPayloadEndpoint(call, (call.routePath ?? call.path).slice(slug.length + 1) || '/'))

/** Puts the shop's calls in front of Payload's own on the collections they share a name with, and its form into every error. */
export const withCollectionEndpoints: Plugin = (config) => ({
  ...config,
  hooks: { ...config.hooks, afterError: [...(config.hooks?.afterError ?? []), addErrorForm] },
  collections: (config.collections ?? []).map((collection) => {
    const own = endpointsOf(collection.slug)
    return own.length === 0 ? collection : { ...collection, endpoints: [...own, ...(collection.endpoints || [])] }
  }),
})
