import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * A page in each encoding, ready to send.
 * @typedef {object} PageBytes
 * @property {number} status
 * @property {string} mark ETag of the uncompressed page
 * @property {Record<Encoding, Answer>} answers
 * @property {number} size total bytes
 * @typedef {{headers: string[], body: Buffer, mark: string}} Answer
 * @typedef {'br' | 'gzip' | 'identity'} Encoding
 */

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** Data blocks don't run and need no CSP hash. */
const isData = /^<script[^>]*\stype="application\/(?:ld\+)?json"/

/** @param {string} html @returns {string[]} CSP hashes of the inline scripts */
export const scriptHashes = (html) => [
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

/** @param {Encoding} encoding @param {string[]} common @param {Buffer} body @param {string} mark @returns {Answer} */
const answerIn = (encoding, common, body, mark) => {
  const own = encoding === 'identity' ? mark : `${mark.slice(0, -1)}-${encoding}"`
  const named = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  return { headers: [...common, ...named, 'ETag', own, 'Content-Length', String(body.length)], body, mark: own }
}

/**
 * @param {import('./render-page.mjs').RenderedPage} rendered
 * @param {{cacheControl: string, policyFor: (scripts: readonly string[]) => string, extra: readonly string[]}} responseHeaders
 * @returns {Promise<PageBytes>}
 */
export const pageBytesOf = async ({ status, headers, body }, { cacheControl, policyFor, extra }) => {
  const mark = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
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
    mark,
    answers: {
      br: answerIn('br', common, small, mark),
      gzip: answerIn('gzip', common, zipped, mark),
      identity: answerIn('identity', common, body, mark),
    },
    size: body.length + small.length + zipped.length + 3 * 2 * common.join('').length,
  }
}

/** Recompresses a page with maximum Brotli: a second of CPU, so only once per page and after the first response. @param {PageBytes} page */
export const compress = async (page) => {
  const { br, identity } = page.answers
  const body = await brotliOf(identity.body, 11)
  const at = br.headers.indexOf('Content-Length') + 1
  const headers = br.headers.with(at, String(body.length))
  return { ...page, answers: { ...page.answers, br: { ...br, headers, body } }, size: page.size - br.body.length + body.length }
}
