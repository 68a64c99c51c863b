import { DatabaseUnavailableError, withDatabase, recordError } from '@/lib/db/database-health'
import { apiWords } from '@/lib/http/http-error'
import { retryAfterSeconds } from '@/lib/http/plain-page'
import { errorResponse, requestLanguage } from './error-response'
import { calls } from '@/payload/endpoints'
import { isForeignChange } from '@/lib/http/client-address'
import type { Payload } from 'payload'

type Handler<Rest extends readonly unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>

/** `/api/constructor` would find the constructor of Payload's table of collections. */
const namesInherited = (pathname: string): boolean => (pathname.split('/')[2] ?? '') in {}

/** What Payload keeps for itself: preferences, locks of documents, migrations. The admin asks for some of it. */
const isPayloadsOwn = (pathname: string): boolean => pathname.startsWith('/api/payload-')

/** Payload takes a preference back by a statement that Postgres refuses, whatever its key; nothing asks for it. */
const forgetsPreference = (method: string, pathname: string): boolean =>
  method === 'DELETE' && pathname.startsWith('/api/payload-preferences/')

const mayBeStaff = (headers: Headers): boolean => headers.has('authorization') || /payload-token/.test(headers.get('cookie') ?? '')

/** Postgres' texts have no zero byte, whatever is asked with one. */
const hasZeroByte = (url: string): boolean => /%00|\0/.test(url)

const overrides = ['x-payload-http-method-override', 'x-http-method-override'] as const

/** A read sent as a post is parsed before Payload can answer for it. */
const isBrokenOverride = async (request: Request): Promise<boolean> => {
  const isOverride = request.method === 'POST' && overrides.some((name) => request.headers.get(name) === 'GET')
  if (!isOverride || request.headers.get('content-type') !== 'application/json') return false
  return request
    .clone()
    .json()
    .then(() => false)
    .catch(() => true)
}

const retryAfter = String(retryAfterSeconds)

const withoutDatabase: ReadonlySet<string> = new Set(
  calls.flatMap(({ path, usesDatabase }) => (usesDatabase === false ? [`/api${path}`] : [])),
)

/**
 * What Payload's router would answer with a fault of its own, or to another site's page, is refused before it gets there; nobody waits
 * for a silent database.
 */
export const guarded =
  <Rest extends readonly unknown[]>(handler: Handler<Rest>): Handler<Rest> =>
  async (request, ...rest) => {
    const { pathname, searchParams } = new URL(request.url)
    const words = () => apiWords(requestLanguage(searchParams, request.headers))
    if (namesInherited(pathname)) return errorResponse(await words(), 'not-found')
    if (isPayloadsOwn(pathname) && !mayBeStaff(request.headers)) return errorResponse(await words(), 'not-found')
    if (forgetsPreference(request.method, pathname)) return errorResponse(await words(), 'not-found')
    if (isForeignChange(request.method, request.headers)) return errorResponse(await words(), 'forbidden-origin')
    if (hasZeroByte(request.url) || (await isBrokenOverride(request))) return errorResponse(await words(), 'invalid-request')
    if (withoutDatabase.has(pathname)) return handler(request, ...rest)
    try {
      const answer = await withDatabase(() => handler(request, ...rest))
      // Payload's word for a call that does not exist; to whoever asked it, that is no fault of the shop.
      if (answer.status === 501) return errorResponse(await words(), 'not-found')
      if (answer.status === 503) answer.headers.set('Retry-After', retryAfter)
      return answer
    } catch (fault) {
      if (!(fault instanceof DatabaseUnavailableError)) throw fault
      return errorResponse(await words(), 'unavailable', { headers: { 'Retry-After': retryAfter } })
    }
  }

/** What Next could not answer. The fault is noted before the answer goes out, so nothing is waited for until it is. */
export const reportRequestError = async (findPayload: () => Promise<Payload>, fault: unknown): Promise<void> => {
  recordError(fault)
  const { reportMissingMigration: tellMissingMigration } = await import('./error-response')
  await tellMissingMigration(findPayload, fault)
}
