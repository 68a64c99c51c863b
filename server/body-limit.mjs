// Limits bodies before anything else reads them (docs/adr/015-request-limits.md).
import { Readable, Transform } from 'node:stream'
import { shopInFront } from './hand-off.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('../src/lib/config/process-state.ts').RequestError} RequestError */

/** Rejections answered with an API error. */
export class RefusedRequest extends Error {
  /** @param {RequestError} code */
  constructor(code) {
    super(code)
    this.code = code
  }
}

/** @param {Request} request */
const isChunked = ({ headers }) => headers['transfer-encoding'] !== undefined

/** @param {Request} request */
const declaredBytes = ({ headers }) => Number(headers['content-length'] ?? 0)

/** @param {Request} request */
export const hasBody = (request) => request.headers['content-length'] !== undefined || isChunked(request)

/** @param {Request} request */
const maximumBytes = async (request) => (await shopInFront()?.maximumBytesOf(request)) ?? 0

/** True if `Content-Length` is unknown or within the default limit, which is 0 until the shop has started. @param {Request} request */
export const isSmall = (request) => isChunked(request) || declaredBytes(request) <= (shopInFront()?.maximumBodyBytes ?? 0)

/** @param {Request} request a large one */
export const isTooLarge = async (request) => declaredBytes(request) > (await maximumBytes(request))

/** @param {number} most */
const countBytes = (most) => {
  let bytes = 0
  return new Transform({
    transform: (chunk, _encoding, done) => {
      bytes += chunk.length
      if (bytes > most) done(new RefusedRequest('body-too-large'))
      else done(null, chunk)
    },
  })
}

/** Next answers 500 to a truncated form and logs it as a server error. @param {Request} request */
const readForm = async (request) => {
  const bytes = Buffer.concat(await request.toArray())
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  await new Response(bytes, { headers }).formData().catch(() => {
    throw new RefusedRequest('invalid-request')
  })
  return Readable.from([bytes])
}

/**
 * Body to forward. A stream of unknown length fails with `RefusedRequest` once it exceeds the limit.
 * @param {Request} request
 * @returns {Promise<Readable>}
 */
export const limitedBody = async (request) => {
  if (isChunked(request)) return request.pipe(countBytes(await maximumBytes(request)))
  // API endpoints parse their own forms.
  const isPageForm = /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '') && !(request.url ?? '').startsWith('/api/')
  return isPageForm && isSmall(request) ? readForm(request) : request
}

/**
 * Keeps the connection open after the response: closing it immediately would reset it before a client that is still sending has read the
 * response.
 */
const lingerMs = 1000

/** @type {Record<RequestError, number>} */
const statuses = { 'body-too-large': 413, 'invalid-request': 400 }

/**
 * Answers with an API error at once, and closes the connection.
 * @param {Request} request @param {import('node:http').ServerResponse} response @param {RequestError} code
 */
export const refuse = async (request, response, code) => {
  const shop = shopInFront()
  const language = request.headers['accept-language']
  // Without the database, a staff session, and therefore its limit, can't be checked.
  const outage = code === 'body-too-large' ? await shop?.outageOf(request.url ?? '/', language) : undefined
  const { headers, body } = outage ?? (await shop?.refusalOf(code, language)) ?? { headers: {}, body: '' }
  response.writeHead(outage === undefined ? statuses[code] : 503, { ...headers, Connection: 'close' })
  if (request.complete || !hasBody(request)) return void response.end(body)
  // Stops reading, because discarding a flood would cost a CPU core.
  response.write(body)
  const timer = setTimeout(() => response.end(), lingerMs)
  response.once('close', () => clearTimeout(timer))
}
