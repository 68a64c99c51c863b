import { DatabaseUnavailableError, withDatabase, recordError } from '@/lib/db/database-health'
import { apiWords } from '@/lib/http/http-error'
import { retryAfterSeconds } from '@/lib/http/plain-page'
import { callsAt } from './call-paths'
import { errorResponse, requestLanguage } from './error-response'
import { sentApiKey } from '@/modules/auth/api-keys/api-keys.service'
import { calls } from '@/payload/endpoints'
import { isCrossSiteWrite } from '@/lib/http/request-origin'
import type { Payload } from 'payload'

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
  const { reportMissingMigration: tellMissingMigration } = await import('./error-response')
  await tellMissingMigration(findPayload, fault)
}
