// Limits bodies before anything else reads them (docs/adr/015-request-limits.md).
import { Readable, Transform } from 'node:stream'
import { shopInFront } from './hand-off.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */

/** Answered with an API error. */
export class RefusedRequest extends Error {
  /** @param {import('../src/lib/config/front.ts').RequestError} code */
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
export const hasBody = ({ headers }) => headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** Default limit; 0 until the shop has started. */
const defaultMaximumBytes = () => shopInFront()?.maximumBodyBytes ?? 0

/** @param {Request} request */
const maximumBytes = async (request) => (await shopInFront()?.maximumBytesOf(request)) ?? 0

/** True if `Content-Length` is within the default limit or unknown. @param {Request} request */
export const isSmall = (request) => isChunked(request) || declaredBytes(request) <= defaultMaximumBytes()

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

/** Form post to a page; API endpoints parse theirs. @param {Request} request */
const isSmallPageForm = (request) =>
  /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '') &&
  !(request.url ?? '').startsWith('/api/') &&
  !isChunked(request) &&
  declaredBytes(request) <= defaultMaximumBytes()

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
  if (isSmallPageForm(request)) return readForm(request)
  return isChunked(request) ? request.pipe(countBytes(await maximumBytes(request))) : request
}
