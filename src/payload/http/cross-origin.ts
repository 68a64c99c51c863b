import type { Context } from '@/lib/context'
import type { EndpointDefinition } from '@/lib/http/endpoint'
import { isOwnOriginHeader } from '@/lib/http/same-origin'
import { findApiOrigins } from '@/modules/content/shop-settings'

const exposed = 'Cart-Token, ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id'
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
