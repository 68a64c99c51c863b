// Next listens on a socket in the same process, so its response is read before any of it is sent.
import { once } from 'node:events'
import http from 'node:http'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasBody, limitedBody, refuse, RefusedRequest } from './body-limit.mjs'
import { shopInFront } from './hand-off.mjs'

/**
 * @typedef {http.IncomingMessage} Request
 * @typedef {http.ServerResponse} Response
 * @typedef {import('./page-cache.mjs').RenderedPage} RenderedPage
 */

/** Hop-by-hop headers. */
const ofConnection = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'])

const agent = new http.Agent({ keepAlive: true, maxFreeSockets: 64 })

/** @param {http.IncomingHttpHeaders} headers @returns {http.OutgoingHttpHeaders} */
const withoutHopByHopHeaders = (headers) => Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)))

/** How long Next may go on rendering for a client that has left, and how long a request is waited for at most, in ms. */
const longestRenderMs = 5000

/** @type {Set<Promise<void>>} */
const inFlight = new Set()

/** No call of the API and no page of the admin reads what Next caches. */
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
export const requestsInFlight = () =>
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
  // Readers of the body get the error; without a reader it is ignored.
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
export const renderPage = async (socketPath, path, about) => {
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
    // The oversized body was not read to its end, so the connection can't be reused.
    ...(statusCode === 413 ? { connection: 'close' } : {}),
  }
}

/**
 * During a database outage Next answers 500 to what it can't render; visitors get 503 with Retry-After instead.
 * @param {Request} request @param {Response} response @param {number} status Next's status
 * @returns {Promise<boolean>} whether it was answered
 */
export const respondOutage = async (request, response, status) => {
  const outage = status === 500 ? await shopInFront()?.outageOf(request.url ?? '/', request.headers['accept-language']) : undefined
  if (outage === undefined) return false
  response.writeHead(503, outage.headers).end(request.method === 'HEAD' ? undefined : outage.body)
  return true
}

/** @param {string} socketPath @param {Request} request @param {Response} response compressed if worthwhile */
export const forwardRequest = async (socketPath, request, response) => {
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
    await pipeline(answer, response)
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
 * Loading code takes seconds, so a process sends itself the first requests before it takes traffic. Always resolves; errors surface on
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
