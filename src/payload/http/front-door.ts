import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { executeAuthStrategies, type Payload } from 'payload'
import { withDatabase } from '@/lib/db/database-health'
import { withQueryInPath } from '@/core/navigation/old-address'
import { isStaff } from '@/payload/access/rules'
import { defaultLocale, isLocale } from '@/lib/config/locales'
import { missingPage, canonicalPageAddress, isCoded, isDrawnEachTime, isSharingImage, sitePathOf } from '@/lib/config/site-routes'
import { addressIn } from '@/lib/http/client-address'
import { type LimitName, consumeRateLimit } from '@/lib/http/rate-limit'
import { findSiteAddresses } from '@/modules/content/content.repository'
import { createPathIndex, type PathIndex } from '@/modules/content/pages'
import { calls } from '@/payload/endpoints'
import { securityHeaders } from '@/lib/config/security-headers'
import { apiWords } from '@/lib/http/http-error'
import { answerCall } from './answer-call'
import type { EndpointDefinition } from '@/lib/http/endpoint'
import { errorResponse, frontRefusal, headersOf, requestLanguage } from './error-response'

/** How long a verified session is believed without asking the database again. */
const believedMs = 10_000

const read = ({ authorization, cookie, origin, 'sec-fetch-site': site }: IncomingHttpHeaders) => ({
  ...(authorization === undefined ? {} : { Authorization: authorization }),
  ...(cookie === undefined ? {} : { Cookie: cookie }),
  ...(origin === undefined ? {} : { Origin: origin }),
  ...(typeof site === 'string' ? { 'Sec-Fetch-Site': site } : {}),
})

/**
 * Whether a request carries a valid staff session, as Payload itself decides it; `false` while the database does not answer. A token that Payload did not sign costs one signature
 * check and no query; only verified sessions are remembered, so that forged ones cannot fill the cache.
 */
export const createStaffSessionCheck = (findPayload: () => Promise<Payload>, clock: { readonly now: () => number } = performance) => {
  const verified = new LRUCache<string, true>({ max: 500, ttl: believedMs, ttlResolution: 0, perf: clock })
  return async (headers: IncomingHttpHeaders): Promise<boolean> => {
    if (headers.authorization === undefined && !(headers.cookie ?? '').includes('payload-token')) return false
    const said = read(headers)
    const key = JSON.stringify(said)
    if (verified.has(key)) return true
    const payload = await findPayload()
    const user = await withDatabase(async () => (await executeAuthStrategies({ headers: new Headers(said), payload })).user).catch(
      () => null,
    )
    if (!isStaff(user)) return false
    verified.set(key, true)
    return true
  }
}

/** Goes on at once, or says later how many seconds to wait first (`null`: none). */
type Gate = (request: IncomingMessage) => 'open' | Promise<number | null>

const ownCalls = calls.map(
  ({ path, routePath = path }) => new RegExp(`^/api${routePath.replaceAll('.', '\\.').replace(/:\w+\*?/g, '[^/]+')}/?$`),
)

/** Pictures of pages, our own mails, and what a job says: none of them is a read of the CMS. */
const uncounted = /^\/api\/(?:media\/file|mailbox|internal)(?:\/|$)/

interface Limits {
  /** Each of them has to allow the request. */
  readonly visitor: readonly LimitName[]
  /** What a verified staff session counts toward instead; without it staff have the visitor's. */
  readonly staff?: LimitName
}

const forEverybody = (limit: LimitName): Limits => ({ visitor: [limit] })

const renderedPage: Limits = { visitor: ['pages'], staff: 'read' }

/** A visitor's read of the CMS costs what a page does, so it counts as one too. */
const cmsRead: Limits = { visitor: ['cms', 'pages'], staff: 'read' }

const limitsOfCall = (pathname: string): Limits | null =>
  uncounted.test(pathname) || ownCalls.some((pattern) => pattern.test(pathname)) ? null : cmsRead

/** A form or an action of a page, which is never kept. */
const isSent = ({ method }: IncomingMessage): boolean => method !== 'GET' && method !== 'HEAD'

/** What is drawn for whoever asks, each time: Payload's screens, files of the root, the code's own screens. `null` for pages, which are kept. */
const limitsOfScreen = (pathname: string, path: string | null): Limits | null => {
  if (pathname === '/_next/image') return forEverybody('read')
  if (/^\/_+next/.test(pathname)) return forEverybody('missing')
  return path === null || isDrawnEachTime(path) ? renderedPage : null
}

export const createSiteIndex = (findPayload: () => Promise<Payload>): PathIndex =>
  createPathIndex(async () => findSiteAddresses((await findPayload()).db.drizzle))

/**
 * R27: writes an old address as Next knows it: folded, and its query as a part of its path, since a page that is kept reads no query. Says whether
 * a request asks for one; without a language it is led to one first (R1).
 */
export const createOldAddresses =
  (index: PathIndex) =>
  (request: IncomingMessage): boolean => {
    const { method, url = '' } = request
    if ((method !== 'GET' && method !== 'HEAD') || isSharingImage(url)) return false
    const [pathname = '', ...rest] = url.split('?')
    const path = sitePathOf(pathname)
    if (path === null || isCoded(path)) return false
    const old = index.findOldAddress(path, rest.join('?'))
    const [, language] = pathname.split('/')
    if (old !== null && isLocale(language)) request.url = `/${language}${withQueryInPath(old).replace(/[^ -~]+/g, encodeURIComponent)}`
    return old !== null
  }

/**
 * R13, R14: what costs work is counted by address before Next and Payload work for it: reads of the CMS by its own calls, what is drawn
 * for each visitor, sharing images, and addresses where nothing stands. Of these the site draws one page for each language, whatever was asked.
 */
const createGate = (findPayload: () => Promise<Payload>, index: PathIndex): Gate => {
  const followOldAddress = createOldAddresses(index)
  const hasStaffSession = createStaffSessionCheck(findPayload)
  const count = async ({ visitor, staff }: Limits, { headers }: IncomingMessage): Promise<number | null> => {
    const limits = staff !== undefined && (await hasStaffSession(headers)) ? [staff] : visitor
    for (const limit of limits) {
      const wait = await consumeRateLimit(await findPayload(), limit, addressIn(String(headers['x-forwarded-for'] ?? '')))
      if (wait !== null) return wait
    }
    return null
  }
  const openPage = (request: IncomingMessage) => {
    if (isSent(request)) return count(renderedPage, request)
    return isSharingImage(request.url ?? '') ? count(forEverybody('images'), request) : 'open'
  }
  const countMissing = async (request: IncomingMessage, path: string): Promise<number | null> => {
    // A database that does not answer knows no page: the page itself says so.
    const isKnown = await Promise.resolve(index.knows(path)).catch(() => true)
    if (followOldAddress(request) || isKnown) {
      const passed = await openPage(request)
      return passed === 'open' ? null : passed
    }
    // By another address than its own (R21) it is led to that one.
    if (canonicalPageAddress((request.url ?? '').split('?')[0] ?? '') !== null) return count(forEverybody('missing'), request)
    // Asked for by its own address: a rewrite by Next would ask the shop once more, over the network. Without a language it is led to one (R1).
    const [pathname = '', search] = (request.url ?? '').split('?')
    const [, language] = pathname.split('/')
    // R24: below `/.well-known` nothing is led there.
    if (language === '.well-known') request.url = `/${defaultLocale}${missingPage}`
    if (isLocale(language)) request.url = `/${language}${missingPage}${search === undefined ? '' : `?${search}`}`
    return count(forEverybody('missing'), request)
  }
  return (request) => {
    const [pathname = ''] = (request.url ?? '').split('?')
    if (pathname === '/api' || pathname.startsWith('/api/')) {
      const limits = limitsOfCall(pathname)
      return limits === null ? 'open' : count(limits, request)
    }
    // Files of the build, which Next hands out or says in a word that it has none.
    if (pathname.startsWith('/_next/static/')) return 'open'
    const path = sitePathOf(pathname)
    const limits = limitsOfScreen(pathname, path)
    if (limits !== null) return count(limits, request)
    return path === null || isCoded(path) || index.knows(path) === true ? openPage(request) : countMissing(request, path)
  }
}

/** Answers a request that is for one of its calls, or refuses it, or lets it go on later; says whether it has taken it. */
type FrontDoor = (request: IncomingMessage, response: ServerResponse, goOn: () => void) => boolean

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
export const createFrontDoor = (findPayload: () => Promise<Payload>, index = createSiteIndex(findPayload)): FrontDoor => {
  const gate = createGate(findPayload, index)
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
