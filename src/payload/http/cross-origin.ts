import type { Context } from '@/lib/context'
import type { EndpointDefinition } from '@/lib/http/endpoint'
import { isOwnOriginHeader } from '@/lib/http/request-origin'
import { findApiOrigins } from '@/modules/content/shop-settings'

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
