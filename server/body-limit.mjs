// Bodies are limited before anything behind reads them (docs/adr/081-one-limit-for-every-body.md).
import { Readable, Transform } from 'node:stream'
import { shopInFront } from './shop.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */

/** A request that is answered with one of the shop's errors. */
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

/** What every visitor may send. Before the shop is there nobody may send anything. */
const everybodysBytes = () => shopInFront()?.maximumBodyBytes ?? 0

/** @param {Request} request */
const maximumBytes = async (request) => (await shopInFront()?.maximumBytesOf(request)) ?? 0

/** Whether `Content-Length` alone says that the body is small enough for everybody, or unknown. @param {Request} request */
export const isSmall = (request) => isChunked(request) || declaredBytes(request) <= everybodysBytes()

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

/** A page's form. Calls of the API read their forms themselves. @param {Request} request */
const isSmallPageForm = (request) =>
  /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '') &&
  !(request.url ?? '').startsWith('/api/') &&
  !isChunked(request) &&
  declaredBytes(request) <= everybodysBytes()

/** Next answers 500 to a form that breaks off, and logs it as a fault of the shop. @param {Request} request */
const readForm = async (request) => {
  const bytes = Buffer.concat(await request.toArray())
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  await new Response(bytes, { headers }).formData().catch(() => {
    throw new RefusedRequest('invalid-request')
  })
  return Readable.from([bytes])
}

/**
 * The body for those behind. A stream of unknown length ends in a `RefusedRequest` as soon as it passes the limit.
 * @param {Request} request
 * @returns {Promise<Readable>}
 */
export const limitedBody = async (request) => {
  if (isSmallPageForm(request)) return readForm(request)
  return isChunked(request) ? request.pipe(countBytes(await maximumBytes(request))) : request
}
