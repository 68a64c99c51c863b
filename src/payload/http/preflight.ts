import type { Payload } from 'payload'
import { createContext } from '@/container'
import { defaultLocale } from '@/lib/config/locales'
import { allowedMethods, callsAt } from '@/payload/endpoints'
import { crossOriginHeaders } from './answer-call'

const accepted = 'Accept, Accept-Language, Cart-Token, Content-Type, Idempotency-Key, If-None-Match, X-Order-Token'
const preflightSeconds = '7200'

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
