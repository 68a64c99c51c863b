// Custom server: cached pages, then hot API calls, then Next (docs/adr/011-custom-server.md).
import { once } from 'node:events'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { constants } from 'node:zlib'
import compression from 'compression'
import { hasBody, isSmall, isTooLarge, limitedBody, refuse, RefusedRequest } from './body-limit.mjs'
import { handOff, shopInFront, requestIdHeaders, requestIdOf, requestIds } from './hand-off.mjs'
import { answerPage, createPageCache } from './page-cache.mjs'
import { createStaticFiles, guard, setHeaders } from './static-files.mjs'
import { redirectToSite, resolveClientIp } from './visitor.mjs'

/**
 * @typedef {http.IncomingMessage} Request
 * @typedef {http.ServerResponse} Response
 * @typedef {import('./page-cache.mjs').RenderedPage} RenderedPage
 */

/** Hop-by-hop headers. */
const ofConnection = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'])

/** Next listens on a socket in the same process. */
const agent = new http.Agent({ keepAlive: true, maxFreeSockets: 64 })

/** @param {http.IncomingHttpHeaders} headers @returns {http.OutgoingHttpHeaders} */
const withoutHopByHopHeaders = (headers) => Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)))

/** How long Next may continue rendering for a client that has left, and how long to wait for a request at most, in ms. */
const longestRenderMs = 5000

/** @type {Set<Promise<void>>} */
const inFlight = new Set()

/** No API call and no admin page reads what Next caches. */
const cachesNothing = /^\/(?:api|admin)(?:[/?]|$)/

/** @param {http.ClientRequest} forwarded */
const track = (forwarded) => {
  if (cachesNothing.test(forwarded.path)) return
  let isAnswered = false
  forwarded.once('response', (answer) => answer.once('end', () => (isAnswered = true)))
  /** @type {Promise<void>} */
  const done = new Promise((resolve) => {
    forwarded.once('close', () => (isAnswered ? resolve(undefined) : setTimeout(resolve, longestRenderMs).unref()))
  }).then(() => void inFlight.delete(done))
  inFlight.add(done)
}

/** Settles when the requests that Next is working on now are done; undefined if there are none. @returns {Promise<unknown> | undefined} */
const requestsInFlight = () =>
  inFlight.size === 0 ? undefined : Promise.race([Promise.all(inFlight), sleep(longestRenderMs, undefined, { ref: false })])

/**
 * @param {string} socketPath
 * @param {http.RequestOptions & {body?: import('node:stream').Readable}} options
 * @returns {Promise<Request>} the body is still unread
 */
const forward = async (socketPath, { body, ...options }) => {
  const forwarded = http.request({ ...options, socketPath, agent })
  track(forwarded)
  if (body === undefined) forwarded.end()
  else body.once('error', (fault) => forwarded.destroy(fault)).pipe(forwarded)
  const [answer] = await once(forwarded, 'response')
  // Readers of the body get the error; without a reader, it is ignored.
  for (const each of [forwarded, answer]) each.on('error', () => undefined)
  return answer
}

/** A page makes several queries, each with its own timeout. */
const renderTimeoutMs = 30_000

/**
 * With fixed headers: nothing of the first visitor's request may affect the cached page.
 * @param {string} socketPath @param {string} path @param {Record<string, string>} about host and request id headers
 * @returns {Promise<RenderedPage>}
 */
const renderPage = async (socketPath, path, about) => {
  const headers = { accept: 'text/html', 'accept-encoding': 'identity', ...about }
  const answer = await forward(socketPath, { path, headers, signal: AbortSignal.timeout(renderTimeoutMs) })
  return { status: answer.statusCode ?? 500, headers: answer.headers, body: Buffer.concat(await answer.toArray()) }
}

/**
 * Response head of Next, completed by this server.
 * @param {Request} answer @returns {http.OutgoingHttpHeaders}
 */
const headOf = ({ headers, statusCode }) => {
  const shop = shopInFront()
  const { 'cache-control': cacheControl, ...rest } = withoutHopByHopHeaders(headers)
  return {
    ...rest,
    ...(typeof cacheControl === 'string' ? { 'cache-control': shop?.sharedCaching(cacheControl) ?? cacheControl } : {}),
    ...(shop?.isStaging() === true ? { 'x-robots-tag': 'noindex, nofollow' } : {}),
    // The oversized body was not read to the end, so the connection can't be reused.
    ...(statusCode === 413 ? { connection: 'close' } : {}),
  }
}

/**
 * During a database outage Next answers 500 to what it can't render; visitors get 503 with Retry-After instead.
 * @param {Request} request @param {Response} response @param {number} status Next's status
 * @returns {Promise<boolean>} whether it was answered
 */
const respondOutage = async (request, response, status) => {
  const outage = status === 500 ? await shopInFront()?.outageOf(request.url ?? '/', request.headers['accept-language']) : undefined
  if (outage === undefined) return false
  response.writeHead(503, outage.headers).end(request.method === 'HEAD' ? undefined : outage.body)
  return true
}

/** @param {string} socketPath @param {Request} request @param {Response} response compressed if worthwhile */
const forwardRequest = async (socketPath, request, response) => {
  const gone = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) gone.abort()
  })
  const { method, url, headers } = request
  try {
    const answer = await forward(socketPath, {
      method,
      path: url,
      headers: {
        ...withoutHopByHopHeaders(headers),
        ...(headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' }),
      },
      signal: gone.signal,
      ...(hasBody(request) ? { body: await limitedBody(request) } : {}),
    })
    if (await respondOutage(request, response, answer.statusCode ?? 500)) return void answer.resume()
    response.writeHead(answer.statusCode ?? 500, headOf(answer))
    response.flushHeaders()
    // Unlike `pipe`, `pipeline` adds seven `close` listeners, which takes the response to Node's limit of ten.
    answer.once('error', (fault) => response.destroy(fault)).pipe(response)
  } catch (error) {
    if (gone.signal.aborted || response.destroyed) return
    if (error instanceof RefusedRequest && !response.headersSent) return refuse(request, response, error.code)
    if (response.headersSent) response.destroy(error instanceof Error ? error : undefined)
    else response.writeHead(502, { 'Content-Type': 'text/plain' }).end('Bad gateway')
  }
}

/** @param {string} socketPath @param {string} host */
const visit = async (socketPath, host) => {
  // Next registers the shop on its first request, whatever the path.
  await renderPage(socketPath, '/', { host })
  const shop = shopInFront()
  if (shop !== undefined) await Promise.allSettled([shop.warmUp(), renderPage(socketPath, shop.firstPage, { host })])
}

/**
 * Loading code takes seconds, so a process sends itself the first requests before it accepts traffic. Always resolves; errors surface on
 * later requests.
 * @param {string} socketPath @param {string} host the site's
 * @param {number} [withinMs] bounds the wait if the database is down, since the shop must start and report the outage
 */
export const warmUp = async (socketPath, host, withinMs = 10_000) => {
  const isOver = new AbortController()
  const visited = visit(socketPath, host).catch(() => undefined)
  await Promise.race([visited, sleep(withinMs, undefined, { signal: isOver.signal }).catch(() => undefined)])
  isOver.abort()
}

/** Supported methods; Next fails on all others. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const allowed = [...methods].join(', ')

/** @param {string} path */
const isDecodable = (path) => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** @param {Request} request */
const pathOf = ({ url = '/' }) => {
  const at = url.indexOf('?')
  return at === -1 ? url : url.slice(0, at)
}

/** Never sent by browsers and proxies: an absolute target, two Host headers, an undecodable path. @param {Request} request */
const isMalformed = (request) =>
  request.url?.startsWith('/') !== true || (request.headersDistinct.host?.length ?? 0) > 1 || !isDecodable(pathOf(request))

/** A document request, not one of Next's client-side navigations. @param {Request} request */
const isForPage = ({ method, headers }) => (method === 'GET' || method === 'HEAD') && headers.rsc === undefined

/** Next marks static pages as cacheable for a year. @param {RenderedPage} rendered */
const mayKeep = ({ status, headers }) => (status === 200 || status === 404) && /\bs-maxage=31536000\b/.test(headers['cache-control'] ?? '')

/**
 * A page with a section that could not be loaded, which Next caches for a second (src/blocks/load-blocks.ts). @param {RenderedPage}
 * rendered
 */
const isIncomplete = ({ status, headers }) => status === 200 && headers['cache-control'] === 's-maxage=1'

/** Brotli if accepted, otherwise gzip (ADR 016). The window fits a whole page; a larger one would only cost memory per response. */
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 19 } } })

/** Longer than proxies keep idle connections, so that the proxy closes them first. */
const keepAlive = 75_000

/** Fails the readiness probe while draining. @param {Response} response */
const respondDraining = (response) => {
  response.writeHead(503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', Connection: 'close' })
  response.end('{"status":"unavailable","checks":{"stopping":true}}')
}

/**
 * @typedef {'not' | 'stops' | 'replaced'} Leaving no, without a successor on this port, or with a successor already listening
 *
 * @typedef {object} Place
 * @property {string} socketPath Next's socket
 * @property {number} proxies number of trusted proxies
 * @property {string} site the shop's address
 * @property {string} build build folder
 * @property {() => Leaving} [leaving]
 */

/** @param {Place} place @returns {http.Server} */
export const createFront = ({ socketPath, proxies, site, build, leaving = () => 'not' }) => {
  const pages = createPageCache({
    render: (path) => renderPage(socketPath, path, { host: new URL(site).host, ...shopInFront()?.traceHeaders?.() }),
    mayKeep,
    isIncomplete,
    responseHeaders: () => {
      const shop = shopInFront()
      if (shop === undefined) throw new Error('Next did not register the shop')
      return {
        cacheControl: shop.sharedCaching('s-maxage=31536000'),
        policyFor: shop.pagePolicy,
        extra: [...shop.cdnHeaders, ...(shop.isStaging() ? ['X-Robots-Tag', 'noindex, nofollow'] : [])],
      }
    },
  })
  const outdate = () => {
    shopInFront()?.contentChanged()
    pages.outdate()
    return requestsInFlight()
  }
  handOff.pages = { ...pages, outdate, socketPath }
  const staticFiles = createStaticFiles(build)

  /** @param {Request} request @param {Response} response */
  const forwardCompressed = (request, response) => compress(request, response, () => void forwardRequest(socketPath, request, response))

  /** @param {Request} request @param {Response} response @param {string} id */
  const askForPage = async (request, response, id) => {
    const rendered = await pages.ask(pathOf(request))
    shopInFront()?.countPage('miss')
    if ('page' in rendered) return answerPage(request, response, rendered.page, id, 'fwd=miss')
    // Not cacheable, such as a redirect, so the original request is forwarded.
    if (!(await respondOutage(request, response, rendered.status))) forwardCompressed(request, response)
  }

  /** @param {Request} request @param {Response} response @param {string} id */
  const askNext = (request, response, id) => {
    if (!isForPage(request) || shopInFront()?.keepsPage(pathOf(request)) !== true) return forwardCompressed(request, response)
    void askForPage(request, response, id).catch((error) => {
      console.error(error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    })
  }

  /** @param {Request} request @param {Response} response @param {string} id */
  const answerWithinLimit = (request, response, id) => {
    const shop = shopInFront()
    shop?.followOldAddress(request)
    const page = isForPage(request) ? pages.find(pathOf(request)) : undefined
    if (page !== undefined) {
      shop?.countPage('hit')
      return answerPage(request, response, page.page, id, page.isOld ? 'hit; ttl=-1' : 'hit')
    }
    setHeaders(response, requestIdHeaders(id, request.url))
    requestIds.run(id, () => {
      const goOn = () => staticFiles(request, response, () => askNext(request, response, id))
      if (shop?.answer(request, response, goOn) !== true) goOn()
    })
  }

  /** @param {Request} request @param {Response} response @param {string} id */
  const answer = (request, response, id) => {
    if (isSmall(request)) return answerWithinLimit(request, response, id)
    void isTooLarge(request)
      .then((isRefused) => (isRefused ? refuse(request, response, 'body-too-large') : answerWithinLimit(request, response, id)))
      .catch(() => response.destroy())
  }

  return http.createServer({ keepAliveTimeout: keepAlive }, (request, response) => {
    if (!methods.has(request.method ?? '')) return void response.writeHead(405, { Allow: allowed, Connection: 'close' }).end()
    if (request.method === 'OPTIONS' && request.url === '*') return void response.writeHead(204, { Allow: allowed }).end()
    if (isMalformed(request)) return void refuse(request, response, 'invalid-request').catch(() => response.destroy())
    if (leaving() === 'stops' && request.url?.startsWith('/api/health/') === true) return respondDraining(response)
    const elsewhere = redirectToSite(request, { site, proxies })
    if (elsewhere !== undefined) {
      guard(response)
      return void response.writeHead(307, elsewhere).end()
    }
    // Clients must reconnect before this connection is closed.
    if (leaving() !== 'not') response.setHeader('Connection', 'close')
    resolveClientIp(request, proxies)
    const id = requestIdOf(request.headers['x-request-id'], proxies)
    request.headers['x-request-id'] = id
    const shop = shopInFront()
    if (shop?.follow !== undefined) return shop.follow(request, response, id, () => answer(request, response, id))
    shop?.measure(request, response)
    answer(request, response, id)
  })
}
