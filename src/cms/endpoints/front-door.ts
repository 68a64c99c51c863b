import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import { securityHeaders } from '@/lib/config/security-headers'
import { apiWords } from '@/lib/http/http-error'
import { answerCall } from './http/answer-call'
import type { EndpointDefinition } from './http/endpoint-definition'
import { errorResponse } from './http/error-response'
import { frontRefusal } from './http/front-refusal'
import { headersOf } from './http/headers-of'
import { createGate } from './gate'
import { calls } from './registry'
import { requestLanguage } from './http/request-language'

/** Answers a request that is for one of its calls, or refuses it, or lets it go on later; says whether it has taken it. */
export type FrontDoor = (request: IncomingMessage, response: ServerResponse, goOn: () => void) => boolean

/** What visitors wait for most often (ADR 011). Everything else takes the way through Next and Payload's router. */
const hotWords: ReadonlySet<string> = new Set(['pricing', 'discounts', 'cart', 'checkout', 'health'])

const wordsOf = (path: string): readonly string[] => path.split('/').slice(1)

const hotCalls = calls
  .filter(({ path }) => hotWords.has(wordsOf(path)[0] ?? ''))
  .map((definition) => ({ definition, method: definition.method.toUpperCase(), pattern: wordsOf(definition.path) }))

interface Match {
  readonly definition: EndpointDefinition
  readonly routeParams: Readonly<Record<string, string>>
}

const matchPattern = (pattern: readonly string[], words: readonly string[]): Readonly<Record<string, string>> | null => {
  if (pattern.length !== words.length) return null
  const found: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const word = words[index] ?? ''
    if (part.startsWith(':')) found[part.slice(1)] = word
    else if (part !== word) return null
  }
  return found
}

const findCall = (method: string | undefined, path: string): Match | null => {
  if (!path.startsWith('/api/')) return null
  const words = wordsOf(path.slice('/api'.length))
  for (const call of hotCalls) {
    const routeParams = call.method === method ? matchPattern(call.pattern, words) : null
    if (routeParams) return { definition: call.definition, routeParams }
  }
  return null
}

/** A session is read by Payload, and an address that is written oddly is refused by its guard: both stand behind this door. */
const isForThoseBehind = ({ url = '', headers }: IncomingMessage): boolean =>
  headers.authorization !== undefined || /payload-token|customer/i.test(headers.cookie ?? '') || /^[^?]*%|%00|\0/.test(url)

const guardHeaders = securityHeaders(false).map(({ key, value }) => [key, value] as const)

const write = async (answered: Response, response: ServerResponse): Promise<void> => {
  response.statusCode = answered.status
  for (const [key, value] of guardHeaders) response.setHeader(key, value)
  answered.headers.forEach((value, name) => response.setHeader(name, value))
  const cookies = answered.headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  // What was too large was not read to its end, so nothing more can be asked on this connection.
  if (answered.status === 413) response.setHeader('connection', 'close')
  response.end(Buffer.from(await answered.arrayBuffer()))
}

const answer = async (
  findPayload: () => Promise<Payload>,
  { definition, routeParams }: Match,
  request: IncomingMessage,
  search: string,
) => {
  const headers = headersOf(request)
  const searchParams = new URLSearchParams(search)
  try {
    const body = request.iterator({ destroyOnReturn: false })
    return await answerCall(definition, { headers, body, searchParams, routeParams }, await findPayload())
  } catch {
    // Payload could not start: its own log says why.
    return errorResponse(await apiWords(requestLanguage(searchParams, headers)), 'unavailable', { headers: { 'Retry-After': '5' } })
  }
}

const refuse = async ({ headers }: IncomingMessage, response: ServerResponse, wait: number): Promise<void> => {
  const refusal = await frontRefusal('too-many-requests', headers['accept-language'])
  response.writeHead(429, { ...refusal.headers, 'Retry-After': String(wait) }).end(refusal.body)
}

/**
 * The same calls, schemas and handlers as behind Payload's router, without the way there, which costs several times the
 * call itself (ADR 011). Calls answered here are never signed in. What goes on to Next and Payload passes a gate first (ADR 022).
 */
export const createFrontDoor = (findPayload: () => Promise<Payload>): FrontDoor => {
  const gate = createGate(findPayload)
  return (request, response, goOn) => {
    const [path = '', search = ''] = (request.url ?? '').split('?')
    // R23: HEAD is answered as GET, without its body: the response leaves that out by itself.
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const call = isForThoseBehind(request) ? null : findCall(method, path)
    if (call) {
      void answer(findPayload, call, request, search)
        .then((answered) => write(answered, response))
        .catch(() => response.destroy())
      return true
    }
    const passed = gate(request)
    if (passed === 'open') return false
    void passed
      // What cannot be counted is let through: those behind say what is wrong.
      .catch(() => null)
      .then((wait) => (wait === null ? goOn() : refuse(request, response, wait)))
      .catch(() => response.destroy())
    return true
  }
}
