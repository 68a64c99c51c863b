import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * What is kept of a page: its answer in each encoding, ready to be written.
 * @typedef {object} PageBytes
 * @property {number} status
 * @property {string} mark of the plain page
 * @property {Record<Encoding, Answer>} answers
 * @property {number} size bytes of all of it
 * @typedef {{headers: string[], body: Buffer, mark: string}} Answer
 * @typedef {'br' | 'gzip' | 'identity'} Encoding
 */

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** Scripts of data are never run, and need no leave. */
const isData = /^<script[^>]*\stype="application\/(?:ld\+)?json"/

/** @param {string} html @returns {string[]} of each script that stands in the page, as a policy names it */
export const scriptHashes = (html) => [
  ...new Set(
    [...html.matchAll(inlineScript)]
      .filter(([whole]) => !isData.test(whole))
      .map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
  ),
]

/** Quick at first, small as soon as there is time; the window holds a page whole. @param {Buffer} plain @param {number} quality */
const brotliOf = (plain, quality) =>
  brotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: 19,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  })

/** What Next says of its own keeping, of one connection, or of one answer. */
const notKept =
  /^(?:x-nextjs-|x-request-id$|server-timing$|etag$|content-length$|content-encoding$|date$|connection$|keep-alive$|transfer-encoding$|set-cookie$|cache-control$|content-security-policy$|vary$)/

/** @param {Encoding} encoding @param {string[]} common @param {Buffer} body @param {string} mark @returns {Answer} */
const answerIn = (encoding, common, body, mark) => {
  const own = encoding === 'identity' ? mark : `${mark.slice(0, -1)}-${encoding}"`
  const named = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  return { headers: [...common, ...named, 'ETag', own, 'Content-Length', String(body.length)], body, mark: own }
}

/**
 * @param {import('./render-page.mjs').Drawn} drawn
 * @param {{cacheControl: string, policyFor: (scripts: readonly string[]) => string, extra: readonly string[]}} manners
 * @returns {Promise<PageBytes>}
 */
export const pageBytesOf = async ({ status, headers, body }, { cacheControl, policyFor, extra }) => {
  const mark = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const vary = [headers.vary, 'Accept-Encoding'].filter((each) => each !== undefined).join(', ')
  const common = [
    ...Object.entries(headers).flatMap(([name, value]) => (notKept.test(name) || value === undefined ? [] : [name, String(value)])),
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

/** The same page, as small as Brotli makes it: a second of a core, so once for all visitors and after the first. @param {PageBytes} page */
export const compress = async (page) => {
  const { br, identity } = page.answers
  const body = await brotliOf(identity.body, 11)
  const at = br.headers.indexOf('Content-Length') + 1
  const headers = br.headers.with(at, String(body.length))
  return { ...page, answers: { ...page.answers, br: { ...br, headers, body } }, size: page.size - br.body.length + body.length }
}
