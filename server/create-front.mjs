// Custom server: cached pages, then hot API calls, then Next (docs/adr/011-custom-server.md).
import http from 'node:http'
import compression from 'compression'
import { constants } from 'node:zlib'
import { answerPage } from './answer-page.mjs'
import { isSmall, isTooLarge } from './body-limit.mjs'
import { renderPage } from './render-page.mjs'
import { redirectToSite } from './redirect-to-site.mjs'
import { createPageCache } from './page-cache.mjs'
import { requestsInFlight } from './ask-next.mjs'
import { respondOutage, forwardRequest } from './forward-request.mjs'
import { refuse } from './refuse.mjs'
import { requestIdHeaders, requestIdOf, runWithRequestId } from './request-note.mjs'
import { offerPageCache, shopInFront } from './shop.mjs'
import { createStaticFiles, guard } from './static-files.mjs'
import { resolveClientIp } from './visitor.mjs'

/**
 * @typedef {http.IncomingMessage} Request
 * @typedef {http.ServerResponse} Response
 */

/** Supported methods; Next fails on others. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const allowed = [...methods].join(', ')

/** A document request, not a client-side navigation of Next. @param {Request} request */
const isForPage = ({ method, headers }) => (method === 'GET' || method === 'HEAD') && headers.rsc === undefined

/** @param {Request} request */
const pathOf = ({ url = '/' }) => {
  const at = url.indexOf('?')
  return at === -1 ? url : url.slice(0, at)
}

/** @param {string} url */
const hasBrokenPath = (url) => {
  const [path = ''] = url.split('?', 1)
  if (!path.includes('%')) return false
  try {
    decodeURIComponent(path)
    return false
  } catch {
    return true
  }
}

/**
 * Never sent by browsers and proxies: an absolute target, two Host headers, an undecodable path.
 * @param {import('node:http').IncomingMessage} request
 */
const isMalformed = ({ url = '', headersDistinct }) => !url.startsWith('/') || (headersDistinct.host?.length ?? 0) > 1 || hasBrokenPath(url)

/** Next marks static pages as cacheable for a year. @param {import('./render-page.mjs').RenderedPage} rendered */
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
 * Shutdown state: no, without a successor on this port, or with a successor already listening.
 * @typedef {'not' | 'stops' | 'replaced'} Leaving
 */

/**
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
  offerPageCache({ ...pages, outdate, socketPath })
  const staticFiles = createStaticFiles(build)

  /** @param {Request} request @param {Response} response */
  const passOnCompressed = (request, response) => compress(request, response, () => void forwardRequest(socketPath, request, response))

  /** @param {Request} request @param {Response} response @param {string} id */
  const askForPage = async (request, response, id) => {
    const path = pathOf(request)
    const rendered = await pages.ask(path)
    shopInFront()?.countPage('miss')
    if ('page' in rendered) return answerPage(request, response, rendered.page, id, 'fwd=miss')
    if (await respondOutage(request, response, rendered.status)) return
    // Not cacheable, such as a redirect: forward the original request.
    passOnCompressed(request, response)
  }

  /** @param {Request} request @param {Response} response @param {string} id */
  const askNext = (request, response, id) => {
    if (isForPage(request) && shopInFront()?.keepsPage(pathOf(request)) === true)
      void askForPage(request, response, id).catch((error) => {
        console.error(error)
        if (response.headersSent) response.destroy()
        else response.writeHead(500).end()
      })
    else passOnCompressed(request, response)
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
    const note = requestIdHeaders(id, request.url)
    for (const [at, name] of note.entries()) if (at % 2 === 0) response.setHeader(name, note[at + 1] ?? '')
    runWithRequestId(id, () => {
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

  const server = http.createServer({ keepAliveTimeout: keepAlive }, (request, response) => {
    if (!methods.has(request.method ?? '')) {
      response.writeHead(405, { Allow: allowed, Connection: 'close' }).end()
      return
    }
    if (request.method === 'OPTIONS' && request.url === '*') {
      response.writeHead(204, { Allow: allowed }).end()
      return
    }
    if (isMalformed(request)) return void refuse(request, response, 'invalid-request').catch(() => response.destroy())
    if (leaving() === 'stops' && request.url?.startsWith('/api/health/') === true) return respondDraining(response)
    const elsewhere = redirectToSite(request, { site, proxies })
    if (elsewhere !== undefined) {
      guard(response)
      response.writeHead(307, elsewhere).end()
      return
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
  return server
}
