import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import { requestIdHeaders } from './request-id.mjs'

/**
 * A page in each encoding, ready to send.
 * @typedef {object} PageBytes
 * @property {number} status
 * @property {string} mark ETag of the uncompressed page
 * @property {Record<Encoding, Answer>} answers
 * @property {number} size total bytes
 * @typedef {{headers: string[], body: Buffer}} Answer headers: names and values alternating
 * @typedef {'br' | 'gzip' | 'identity'} Encoding
 */

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** Data blocks don't run and need no CSP hash. */
const isData = /^<script[^>]*\stype="application\/(?:ld\+)?json"/

/** @param {string} html @returns {string[]} CSP hashes of the inline scripts */
const scriptHashes = (html) => [
  ...new Set(
    [...html.matchAll(inlineScript)]
      .filter(([whole]) => !isData.test(whole))
      .map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
  ),
]

/** The window fits a whole page. @param {Buffer} plain @param {number} quality */
const brotliOf = (plain, quality) =>
  brotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: 19,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  })

/** Headers of Next's cache, of the connection, or of a single response. */
const droppedHeaders =
  /^(?:x-nextjs-|x-request-id$|server-timing$|etag$|content-length$|content-encoding$|date$|connection$|keep-alive$|transfer-encoding$|set-cookie$|cache-control$|content-security-policy$|vary$)/

/**
 * @param {import('./next.mjs').RenderedPage} rendered
 * @param {{cacheControl: string, policyFor: (scripts: readonly string[]) => string, extra: readonly string[]}} responseHeaders
 * @returns {Promise<PageBytes>}
 */
export const pageBytesOf = async ({ status, headers, body }, { cacheControl, policyFor, extra }) => {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27)
  const vary = [headers.vary, 'Accept-Encoding'].filter((each) => each !== undefined).join(', ')
  const common = [
    ...Object.entries(headers).flatMap(([name, value]) => (droppedHeaders.test(name) || value === undefined ? [] : [name, String(value)])),
    ...['Content-Security-Policy', policyFor(scriptHashes(body.toString()))],
    ...['Cache-Control', cacheControl, 'Vary', vary],
    ...extra,
  ]
  const [small, zipped] = await Promise.all([brotliOf(body, 5), zip(body)])
  return {
    status,
    mark: `"${hash}"`,
    answers: {
      br: { headers: [...common, 'Content-Encoding', 'br', 'ETag', `"${hash}-br"`], body: small },
      gzip: { headers: [...common, 'Content-Encoding', 'gzip', 'ETag', `"${hash}-gzip"`], body: zipped },
      identity: { headers: [...common, 'ETag', `"${hash}"`], body },
    },
    size: body.length + small.length + zipped.length + 3 * 2 * common.join('').length,
  }
}

/** Recompresses a page with maximum Brotli: a second of CPU, so only once per page and after the first response. @param {PageBytes} page */
export const compress = async (page) => {
  const { br, identity } = page.answers
  const body = await brotliOf(identity.body, 11)
  return { ...page, answers: { ...page.answers, br: { ...br, body } }, size: page.size - br.body.length + body.length }
}

/**
 * Browsers send about a dozen different values.
 * @type {LRUCache<string, Encoding>}
 */
const chosen = new LRUCache({ max: 500 })

/** @type {Encoding[]} */
const offered = ['br', 'gzip', 'identity']

/** @param {string} accepted @returns {Encoding} */
const chooseEncoding = (accepted) => {
  const known = chosen.get(accepted)
  if (known !== undefined) return known
  const welcome = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings([...offered])
  // The smallest accepted encoding, whatever the browser prefers.
  const encoding = offered.find((each) => welcome.includes(each)) ?? 'identity'
  chosen.set(accepted, encoding)
  return encoding
}

/**
 * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response
 * @param {PageBytes} page @param {string} id of the request
 * @param {'hit' | 'hit; ttl=-1' | 'fwd=miss'} cache RFC 9211; no cache in front may store a stale page
 */
export const answerPage = ({ headers, method, url }, response, page, id, cache) => {
  const answer = page.answers[chooseEncoding((headers['accept-encoding'] ?? '').slice(0, 200))]
  const at = cache === 'hit; ttl=-1' ? answer.headers.indexOf('CDN-Cache-Control') : -1
  const sent = at === -1 ? answer.headers : answer.headers.with(at + 1, 'no-store')
  const all = [...requestIdHeaders(id, url), 'Cache-Status', `hostfront; ${cache}`, ...sent]
  const known = headers['if-none-match']
  // Each encoding has its own ETag, but all contain the same page.
  if (known !== undefined && page.status === 200 && known.includes(page.mark.slice(1, -1))) return void response.writeHead(304, all).end()
  response.writeHead(page.status, [...all, 'Content-Length', String(answer.body.length)])
  response.end(method === 'HEAD' ? undefined : answer.body)
}
