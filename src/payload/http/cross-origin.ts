import type { Payload } from 'payload'
import { createContext } from '@/container'
import { defaultLocale } from '@/lib/config/locales'
import type { Context } from '@/lib/context'
import type { EndpointDefinition } from '@/lib/http/endpoint'
import { isOwnOriginHeader } from '@/lib/http/client-address'
import { findApiOrigins } from '@/modules/content/shop-settings'
import { allowedMethods, callsAt } from './call-paths'

const exposed = 'Cart-Token, ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id'
const accepted = 'Accept, Accept-Language, Cart-Token, Content-Type, Idempotency-Key, If-None-Match, X-Order-Token'
const preflightSeconds = '7200'
const neverShared = /^\/(?:account|payments)\//

/**
 * CORS of a call: public reads and calls that keep nothing for every origin, others for the origins of the settings, accounts and payment
 * webhooks for none. Never with credentials, so browsers send no cookie. Empty if the origin is the shop's own or not allowed.
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

/** Answers OPTIONS for the shop's own calls; `null` for other paths. */
export const answerOptions = async (request: Request, findPayload: () => Promise<Payload>): Promise<Response | null> => {
  const definitions = callsAt(new URL(request.url).pathname)
  if (definitions.length === 0) return null
  const methods = allowedMethods(definitions)
  const asked = request.headers.get('access-control-request-method')?.toLowerCase()
  const definition = definitions.find(({ method }) => method === (asked === 'head' ? 'get' : asked))
  const headers = new Headers({ Allow: methods })
  if (definition) {
    const shared = await crossOriginHeaders(definition, request.headers, createContext(await findPayload(), defaultLocale))
    for (const [name, value] of Object.entries(shared)) headers.set(name, value)
    if (headers.has('Access-Control-Allow-Origin')) {
      headers.set('Access-Control-Allow-Methods', methods)
      headers.set('Access-Control-Allow-Headers', accepted)
      headers.set('Access-Control-Max-Age', preflightSeconds)
    }
  }
  return new Response(null, { status: 204, headers })
}
