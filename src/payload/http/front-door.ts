import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { executeAuthStrategies, type Payload } from 'payload'
import { isDatabaseDown, withDatabase } from '@/lib/db/database-health'
import { createQueue } from '@/lib/db/batch'
import { withQueryInPath } from '@/core/navigation/addresses'
import { actsForShop } from '@/payload/access/rules'
import { buildEnvironment } from '@/lib/config/env'
import type { ShopInFront } from '@/lib/config/process-state'
import { maximumBodyBytes, maximumUploadBytes } from '@/lib/config/limits'
import { defaultLocale, isLocale } from '@/lib/config/locales'
import { cdnCaching, pagesTag, sharedCaching } from '@/lib/http/front-caches'
import {
  markdownPathOf,
  canonicalPageAddress,
  isCached,
  isCoded,
  isDrawnEachTime,
  isSharingImage,
  sitePathOf,
} from '@/lib/config/site-routes'
import { isStaging } from '@/lib/config/staging'
import { missingPage } from '@/core/navigation/paths'
import { addressIn } from '@/lib/http/request-origin'
import { type CountedRequest, countRequest, type LimitName, rateLimitHeaders } from '@/lib/http/rate-limit'
import { outageAnswer, retryAfterSeconds } from '@/lib/http/plain-page'
import { countPage } from '@/lib/observability/metrics'
import { findCatalogSnapshot } from '@/modules/catalog/snapshot'
import { findSiteAddresses } from '@/modules/content/content.repository'
import { createPathIndex, type PathIndex } from '@/modules/content/pages'
import { endTraces } from '@/modules/operations/traces'
import { calls, callsAt } from '@/payload/endpoints'
import { stopFollowing } from '@/payload/jobs/follow-content-changes'
import { stopWorker } from '@/payload/jobs/run-worker'
import { pagePolicy, securityHeaders } from '@/lib/config/security-headers'
import { apiWords } from '@/lib/http/http-error'
import { answerCall } from './answer-call'
import type { EndpointDefinition } from '@/lib/http/endpoint'
import { errorResponse, frontErrorAnswer, headersOf, requestLanguage } from './error-response'
import { measureAnswer, requestTraces } from './trace-request'

/** How long a verified session is cached. */
const believedMs = 10_000

const read = ({ authorization, cookie, origin, 'sec-fetch-site': site }: IncomingHttpHeaders) => ({
  ...(authorization === undefined ? {} : { Authorization: authorization }),
  ...(cookie === undefined ? {} : { Cookie: cookie }),
  ...(origin === undefined ? {} : { Origin: origin }),
  ...(typeof site === 'string' ? { 'Sec-Fetch-Site': site } : {}),
})

/**
 * Whether Payload accepts the request's staff session or API key; `false` while the database is down. A token with an invalid signature
 * costs one signature check and no query. Only verified sessions are cached, so forged ones cannot fill the cache.
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
    if (!actsForShop(user)) return false
    verified.set(key, true)
    return true
  }
}

/** Opens immediately, or resolves to the counted results. */
type Gate = (request: IncomingMessage) => 'open' | Promise<readonly CountedRequest[]>

/** Media files, the development mailbox and internal endpoints are not CMS reads. */
const uncounted = /^\/api\/(?:media\/file|mailbox|internal)(?:\/|$)/

interface Limits {
  /** All of these must allow the request. */
  readonly visitor: readonly LimitName[]
  /** Used instead for verified staff sessions. */
  readonly staff?: LimitName
}

const forEverybody = (limit: LimitName): Limits => ({ visitor: [limit] })

const renderedPage: Limits = { visitor: ['pages'], staff: 'read' }

/** A visitor's CMS read costs as much as a page, so it also counts as one. */
const cmsRead: Limits = { visitor: ['cms', 'pages'], staff: 'read' }

const limitsOfCall = (pathname: string): Limits | null => (uncounted.test(pathname) || callsAt(pathname).length > 0 ? null : cmsRead)

/** Form posts and server actions are never cached. */
const isSent = ({ method }: IncomingMessage): boolean => method !== 'GET' && method !== 'HEAD'

/** Limits for responses that are rendered on every request: Payload's screens, root files, dynamic screens. `null` for cached pages. */
const limitsOfScreen = (pathname: string, path: string | null): Limits | null => {
  if (pathname === '/_next/image') return forEverybody('read')
  if (/^\/_+next/.test(pathname)) return forEverybody('missing')
  return path === null || isDrawnEachTime(path) ? renderedPage : null
}

export const createSiteIndex = (findPayload: () => Promise<Payload>): PathIndex =>
  createPathIndex(async () => findSiteAddresses((await findPayload()).db.drizzle))

/**
 * R27: rewrites a legacy URL to the form that Next matches: lower case, with the query as part of the path, since cached pages see no
 * query. Returns whether the request is for a legacy URL; URLs without a language are first redirected to one (R1).
 */
export const createLegacyUrlRewriter =
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
 * R13, R14: applies rate limits by address to expensive requests before Next and Payload handle them: CMS reads, uncached renders, social
 * images and unknown paths. All unknown paths in a language share one cached 404 page.
 */
const createGate = (findPayload: () => Promise<Payload>, index: PathIndex): Gate => {
  const followOldAddress = createLegacyUrlRewriter(index)
  const hasStaffSession = createStaffSessionCheck(findPayload)
  const count = async ({ visitor, staff }: Limits, { headers }: IncomingMessage): Promise<readonly CountedRequest[]> => {
    const limits = staff !== undefined && (await hasStaffSession(headers)) ? [staff] : visitor
    const all: CountedRequest[] = []
    for (const limit of limits) {
      const counted = await countRequest(await findPayload(), limit, addressIn(String(headers['x-forwarded-for'] ?? '')))
      if (counted) all.push(counted)
      if (counted?.isExceeded) break
    }
    return all
  }
  const openPage = (request: IncomingMessage) => {
    if (isSent(request)) return count(renderedPage, request)
    return isSharingImage(request.url ?? '') ? count(forEverybody('images'), request) : 'open'
  }
  const countMissing = async (request: IncomingMessage, path: string): Promise<readonly CountedRequest[]> => {
    // If the database is down, the page itself reports it.
    const isKnown = await Promise.resolve(index.knows(path)).catch(() => true)
    if (followOldAddress(request) || isKnown) {
      const passed = await openPage(request)
      return passed === 'open' ? [] : passed
    }
    // Non-canonical addresses (R21) are redirected.
    if (canonicalPageAddress((request.url ?? '').split('?')[0] ?? '') !== null) return count(forEverybody('missing'), request)
    // Rewritten here, because a rewrite by Next would send another HTTP request to the shop. Paths without a language are redirected to one
    // (R1).
    const [pathname = '', search] = (request.url ?? '').split('?')
    const [, language] = pathname.split('/')
    // R24: no redirects below `/.well-known`.
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
    // Static build files, which Next serves or answers with a short 404.
    if (pathname.startsWith('/_next/static/')) return 'open'
    const path = sitePathOf(pathname)
    const limits = limitsOfScreen(pathname, path)
    // Rewritten here, as for missing pages, because a rewrite by Next would send another HTTP request to the shop.
    const [markdown, language] = [path === null ? null : markdownPathOf(path), pathname.split('/')[1]]
    if (markdown !== null && isLocale(language)) request.url = `/${language}${markdown}`
    if (limits !== null) return count(limits, request)
    return path === null || isCoded(path) || index.knows(path) === true ? openPage(request) : countMissing(request, path)
  }
}

/** Handles or rejects a request, or passes it on later; returns whether it has taken it. */
type FrontDoor = (request: IncomingMessage, response: ServerResponse, goOn: () => void) => boolean

/** First path segments of the most frequent API calls (ADR 011). All others go through Next and Payload's router. */
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

/** Payload reads sessions and its guard rejects odd URLs, both behind this handler. */
const isForThoseBehind = ({ url = '', headers }: IncomingMessage): boolean =>
  headers.authorization !== undefined || /payload-token|customer/i.test(headers.cookie ?? '') || /^[^?]*%|%00|\0/.test(url)

const guardHeaders = securityHeaders(false).map(({ key, value }) => [key, value] as const)

const write = async (answered: Response, response: ServerResponse): Promise<void> => {
  response.statusCode = answered.status
  for (const [key, value] of guardHeaders) response.setHeader(key, value)
  answered.headers.forEach((value, name) => response.setHeader(name, value))
  const cookies = answered.headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  // The oversized body was not read to the end, so the connection cannot be reused.
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
    // Payload failed to start and has logged the reason.
    return errorResponse(await apiWords(requestLanguage(searchParams, headers)), 'unavailable', { headers: { 'Retry-After': '5' } })
  }
}

const refuse = async (
  { headers }: IncomingMessage,
  response: ServerResponse,
  [status, code]: readonly [429, 'too-many-requests'] | readonly [503, 'unavailable'],
  extra: Readonly<Record<string, string>>,
): Promise<void> => {
  const refusal = await frontErrorAnswer(code, headers['accept-language'])
  response.writeHead(status, { ...refusal.headers, ...extra }).end(refusal.body)
}

/** Visitors' CMS reads and social images, one at a time, since each takes as long as several orders. */
const inCostlyQueue = createQueue('cms-reads', 1)

const isCostly = ({ name }: CountedRequest): boolean => name === 'cms' || name === 'images'

const untilClosed = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => (response.closed ? resolve() : response.once('close', resolve)))

const isApi = ({ url = '' }: IncomingMessage): boolean => /^\/api(?:[/?]|$)/.test(url)

/**
 * Serves the most frequent API calls with the same schemas and handlers as Payload's router, whose overhead is several times the call
 * itself (ADR 011). Calls handled here are never authenticated. All other requests pass the rate limits first (ADR 015).
 */
export const createFrontDoor = (findPayload: () => Promise<Payload>, index = createSiteIndex(findPayload)): FrontDoor => {
  const gate = createGate(findPayload, index)
  return (request, response, goOn) => {
    const [path = '', search = ''] = (request.url ?? '').split('?')
    // R23: HEAD is handled as GET; Node omits the body.
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
      // Fails open: if counting fails, the handlers behind report the error.
      .catch(() => [])
      .then((counted) => {
        const limits = rateLimitHeaders(counted)
        if (counted.some(({ isExceeded }) => isExceeded)) return refuse(request, response, [429, 'too-many-requests'], limits)
        if (isApi(request)) for (const [name, value] of Object.entries(limits)) response.setHeader(name, value)
        if (!counted.some(isCostly)) return goOn()
        const work = () => {
          if (!response.closed) goOn()
          return untilClosed(response)
        }
        return inCostlyQueue(work).catch(() => refuse(request, response, [503, 'unavailable'], { 'Retry-After': '5' }))
      })
      .catch(() => response.destroy())
    return true
  }
}

const keepsPage = (pathname: string): boolean => {
  const [, language, ...rest] = pathname.split('/')
  return isLocale(language) && isCached(rest.length === 0 ? '/' : `/${rest.join('/')}`)
}

const outageOf: ShopInFront['outageOf'] = async (url, acceptLanguage) => {
  if (!isDatabaseDown()) return undefined
  const { contentType, body } = await outageAnswer(url, acceptLanguage)
  const headers = {
    ...Object.fromEntries(securityHeaders(false).map(({ key, value }) => [key, value])),
    'Content-Type': contentType,
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    'Retry-After': String(retryAfterSeconds),
  }
  return { headers, body }
}

export const createShopInFront = (findPayload: () => Promise<Payload>): ShopInFront => {
  const hasStaffSession = createStaffSessionCheck(findPayload)
  const index = createSiteIndex(findPayload)
  return {
    answer: createFrontDoor(findPayload, index),
    followOldAddress: createLegacyUrlRewriter(index),
    contentChanged: () => void index.refresh().catch(() => undefined),
    keepsPage,
    pagePolicy: (hashes) => pagePolicy(hashes),
    sharedCaching,
    cdnHeaders: ['CDN-Cache-Control', cdnCaching(buildEnvironment().SHARED_CACHE_PURGE_URL.length > 0), 'Cache-Tag', pagesTag],
    securityHeaders: securityHeaders(false).flatMap(({ key, value }) => [key, value]),
    outageOf,
    refusalOf: frontErrorAnswer,
    maximumBodyBytes,
    maximumBytesOf: async (request) => ((await hasStaffSession(request.headers)) ? maximumUploadBytes : maximumBodyBytes),
    measure: (request, response) => measureAnswer(request, response),
    ...requestTraces(),
    stopWorker,
    shutdown: async () => {
      await Promise.all([stopWorker(), stopFollowing(await findPayload()).catch(() => undefined)])
      await endTraces()
    },
    countPage,
    warmUp: async () => Promise.all([index.refresh(), findCatalogSnapshot({ payload: await findPayload(), locale: defaultLocale })]),
    firstPage: `/${defaultLocale}`,
    isStaging,
  }
}
