import { pipeline } from 'node:stream/promises'
import { forwardToNext, withoutHopByHopHeaders } from './ask-next.mjs'
import { hasBody, limitedBody, RefusedRequest } from './body-limit.mjs'
import { refuse } from './refuse.mjs'
import { shopInFront } from './shop.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/**
 * Response head of Next, completed by this server.
 * @param {Request} answer
 * @returns {import('node:http').OutgoingHttpHeaders}
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

/**
 * @param {string} socketPath Next's socket
 * @param {Request} request @param {Response} response compressed if worthwhile
 */
export const forwardRequest = async (socketPath, request, response) => {
  const gone = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) gone.abort()
  })
  const { method, url, headers } = request
  try {
    const answer = await forwardToNext(socketPath, {
      method,
      path: url,
      headers: {
        ...withoutHopByHopHeaders(headers),
        ...(headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' }),
      },
      signal: gone.signal,
      ...(hasBody(request) ? { body: await limitedBody(request) } : {}),
    })
    if (await respondOutage(request, response, answer.statusCode ?? 500)) {
      answer.resume()
      return
    }
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
