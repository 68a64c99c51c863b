// Custom server: cached pages, then hot API calls, then Next (docs/adr/011-custom-server.md).
import http from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'
import { isSmall, isTooLarge, refuse } from './body-limit.mjs'
import { handOff, shopInFront } from './hand-off.mjs'
import { respondOutage, forwardRequest, renderPage, requestsInFlight } from './next.mjs'
import { answerPage, createPageCache } from './page-cache.mjs'
import { requestIdHeaders, requestIdOf, requestIds } from './request-id.mjs'
import { createStaticFiles, guard, setHeaders } from './static-files.mjs'
import { redirectToSite, resolveClientIp } from './visitor.mjs'

/**
 * @typedef {http.IncomingMessage} Request
 * @typedef {http.ServerResponse} Response
 */

/** Supported methods; Next fails on others. */
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

/** A document request, not a client-side navigation of Next. @param {Request} request */
const isForPage = ({ method, headers }) => (method === 'GET' || method === 'HEAD') && headers.rsc === undefined

/** Next marks static pages as cacheable for a year. @param {import('./page-cache.mjs').RenderedPage} rendered */
const mayKeep = ({ status, headers }) => (status === 200 || status === 404) && /\bs-maxage=31536000\b/.test(headers['cache-control'] ?? '')

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
    // Not cacheable, such as a redirect: forward the original request.
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
