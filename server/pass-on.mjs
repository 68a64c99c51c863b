import { pipeline } from 'node:stream/promises'
import { forwardToNext, withoutConnection } from './ask-next.mjs'
import { hasBody, limitedBody, RefusedRequest } from './body-limit.mjs'
import { refuse } from './refuse.mjs'
import { shopInFront } from './shop.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/**
 * What Next says, with what it leaves to the server in front of it.
 * @param {Request} answer
 * @returns {import('node:http').OutgoingHttpHeaders}
 */
const headOf = ({ headers, statusCode }) => {
  const shop = shopInFront()
  const { 'cache-control': cacheControl, ...rest } = withoutConnection(headers)
  return {
    ...rest,
    ...(typeof cacheControl === 'string' ? { 'cache-control': shop?.sharedCaching(cacheControl) ?? cacheControl } : {}),
    ...(shop?.isHeld() === true ? { 'x-robots-tag': 'noindex, nofollow' } : {}),
    // what was too large is not read to its end, so that nothing more can be asked on its connection
    ...(statusCode === 413 ? { connection: 'close' } : {}),
  }
}

/**
 * While the database is away Next answers 500 to whatever it could not draw: visitors hear 503 instead, and why, and when to ask again.
 * @param {Request} request @param {Response} response @param {number} status what Next said
 * @returns {Promise<boolean>} whether it is answered so
 */
export const answerOutage = async (request, response, status) => {
  const outage = status === 500 ? await shopInFront()?.outageOf(request.url ?? '/', request.headers['accept-language']) : undefined
  if (outage === undefined) return false
  response.writeHead(503, outage.headers).end(request.method === 'HEAD' ? undefined : outage.body)
  return true
}

/**
 * @param {string} socketPath where Next stands
 * @param {Request} request @param {Response} response compressed on its way out, if the answer is worth it
 */
export const passOn = async (socketPath, request, response) => {
  const gone = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) gone.abort()
  })
  const { method, url, headers } = request
  try {
    const answer = await forwardToNext(socketPath, {
      method,
      path: url,
      headers: { ...withoutConnection(headers), ...(headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' }) },
      signal: gone.signal,
      ...(hasBody(request) ? { body: await limitedBody(request) } : {}),
    })
    if (await answerOutage(request, response, answer.statusCode ?? 500)) {
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
