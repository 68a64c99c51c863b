import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import pLimit from 'p-limit'
import { requestIdHeaders } from './hand-off.mjs'

/**
 * Next's response to a request for a page.
 * @typedef {{status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer}} RenderedPage
 */

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

/** Headers that belong to Next's cache, the connection, or a single response. */
const droppedHeaders =
  /^(?:x-nextjs-|x-request-id$|server-timing$|etag$|content-length$|content-encoding$|date$|connection$|keep-alive$|transfer-encoding$|set-cookie$|cache-control$|content-security-policy$|vary$)/

/**
 * @param {RenderedPage} rendered
 * @param {{cacheControl: string, policyFor: (scripts: readonly string[]) => string, extra: readonly string[]}} responseHeaders
 * @returns {Promise<PageBytes>}
 */
const pageBytesOf = async ({ status, headers, body }, { cacheControl, policyFor, extra }) => {
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

/**
 * Recompresses a page with maximum Brotli, which takes a second of CPU, so only once per page and after the first response. @param
 * {PageBytes} page
 */
const compress = async (page) => {
  const { br, identity } = page.answers
  const body = await brotliOf(identity.body, 11)
  return { ...page, answers: { ...page.answers, br: { ...br, body } }, size: page.size - br.body.length + body.length }
}

/**
 * @typedef {{page: PageBytes, generation: number, triedAt: number, hits: number, isWanted: boolean}} CachedPage
 * generation: publish counter at the render; hits: of these bytes; isWanted: requested since the render
 * @typedef {object} Parts
 * @property {(path: string) => Promise<RenderedPage>} render
 * @property {(rendered: RenderedPage) => boolean} mayKeep
 * @property {(rendered: RenderedPage) => boolean} [isIncomplete] answered with a policy for its scripts, but not kept
 * @property {() => Parameters<typeof pageBytesOf>[1]} responseHeaders
 */

/** Room for several hundred pages in every language. */
const mostBytes = 96 * 1024 * 1024

/** How long after a publish a stale page may be served while it is being re-rendered, in ms. */
export const staleWhileRevalidateMs = 2000

/**
 * Pause after a publish before pages are prerendered, in ms. Usually longer than it takes until pages in progress are invalidated again
 * (ADR 012).
 */
const prerenderDelayMs = 1500

/** Minimum interval between attempts to render a page, in ms. */
const renderRetryMs = 1000

/** Number of pages to prerender after a publish, among those requested since their last render. Others render on request. */
const maximumPrerendered = 20

/** A single core renders, so more concurrency is not faster, and each render holds its page in memory. */
const renderConcurrency = 4

/** Maximum compression costs most of a second of CPU, so it is reserved for pages with several hits, after a delay. */
const hitsBeforeCompression = 3
const compressionDelayMs = 5000

/**
 * Cache of rendered pages as bytes (ADR 012). Renders each page once, however many clients request it. After a publish, serves the previous
 * version while rendering, for at most two seconds; if rendering fails, serves what it has.
 * @param {Parts} parts
 */
export const createPageCache = ({ render, mayKeep, isIncomplete = () => false, responseHeaders }) => {
  /** @type {LRUCache<string, CachedPage>} */
  const cache = new LRUCache({ maxSize: mostBytes, sizeCalculation: ({ page }) => page.size })
  /** @type {Map<string, Promise<CachedPage | {page: PageBytes} | RenderedPage>>} */
  const underway = new Map()
  const compressLimit = pLimit(1)
  const renderLimit = pLimit(renderConcurrency)
  /** @type {NodeJS.Timeout | undefined} */
  let quiet
  let generation = 0
  /** When each `generation` ended, by publish. @type {number[]} */
  const endedAt = []

  /** @param {string} path @param {CachedPage} one */
  const compressBest = (path, one) =>
    compressLimit(async () => {
      if (cache.peek(path) !== one) return
      const page = await compress(one.page)
      if (cache.peek(path) === one) cache.set(path, { ...one, page })
    })

  /** @param {RenderedPage} rendered */
  const incompletePage = async (rendered) => {
    const { policyFor, extra } = responseHeaders()
    const uncached = extra.map((each, at) => (extra[at - 1] === 'CDN-Cache-Control' ? 'no-store' : each))
    return {
      page: await pageBytesOf(rendered, { policyFor, extra: uncached, cacheControl: rendered.headers['cache-control'] ?? 'no-store' }),
    }
  }

  /** @param {string} path */
  const renderFresh = async (path) => {
    const begun = generation
    const before = cache.peek(path)
    if (before !== undefined) before.triedAt = Date.now()
    const rendered = await render(path)
    if (!mayKeep(rendered)) {
      // A failed render doesn't invalidate the cached page.
      if (rendered.status < 500) cache.delete(path)
      return isIncomplete(rendered) ? incompletePage(rendered) : rendered
    }
    const page = await pageBytesOf(rendered, responseHeaders())
    const same = before?.page.mark === page.mark && before.page.status === page.status ? before : undefined
    const one = { page: same?.page ?? page, generation: begun, triedAt: 0, hits: same?.hits ?? 0, isWanted: false }
    cache.set(path, one)
    return one
  }

  /** @param {string} path */
  const renderShared = (path) => {
    const already = underway.get(path)
    if (already !== undefined) return already
    const rendered = renderLimit(() => renderFresh(path)).finally(() => underway.delete(path))
    underway.set(path, rendered)
    return rendered
  }

  /** @param {CachedPage} one */
  const isWorthTrying = (one) => Date.now() - one.triedAt >= renderRetryMs

  /** Visitors take precedence, so this renders one page at a time and pauses for as long as it took. @param {readonly string[]} paths */
  const prerender = async (paths) => {
    const generationBefore = generation
    for (const path of paths) {
      const one = cache.peek(path)
      if (one?.generation === generation || (one !== undefined && !isWorthTrying(one))) continue
      const at = Date.now()
      await renderShared(path).catch(() => undefined)
      if (generation !== generationBefore) return
      await sleep(Date.now() - at)
    }
  }

  const wanted = () => [...cache.keys()].slice(0, maximumPrerendered).filter((path) => cache.peek(path)?.isWanted === true)

  return {
    /**
     * Cached page; `isOld` if it predates the last publish. @param {string} path
     * @returns {{page: PageBytes, isOld: boolean} | undefined}
     */
    find: (path) => {
      const one = cache.get(path)
      if (one === undefined) return undefined
      one.hits += 1
      one.isWanted = true
      if (one.hits === hitsBeforeCompression)
        setTimeout(() => void compressBest(path, one).catch(() => undefined), compressionDelayMs).unref()
      if (one.generation === generation) return { page: one.page, isOld: false }
      // A missing page may exist by now, so a 404 is never served stale.
      if (one.page.status === 404 || Date.now() - (endedAt[one.generation] ?? 0) >= staleWhileRevalidateMs) return undefined
      if (isWorthTrying(one)) void renderShared(path).catch(() => undefined)
      return { page: one.page, isOld: true }
    },
    /**
     * The page, or Next's response if it is not cacheable; the previous version if rendering fails. @param {string} path
     * @returns {Promise<{page: PageBytes} | RenderedPage>}
     */
    ask: async (path) => {
      const one = cache.get(path)
      if (one === undefined) return renderShared(path)
      if (one.generation === generation || (!isWorthTrying(one) && !underway.has(path))) return one
      const rendered = await renderShared(path).catch(() => one)
      return 'page' in rendered || rendered.status < 500 ? rendered : one
    },
    /** Marks all pages stale after a publish. */
    outdate: () => {
      endedAt[generation] = Date.now()
      generation += 1
      clearTimeout(quiet)
      quiet = setTimeout(() => void prerender(wanted()), prerenderDelayMs).unref()
    },
    prerender,
    /** @returns {{pages: number, bytes: number}} */
    size: () => ({ pages: cache.size, bytes: cache.calculatedSize ?? 0 }),
  }
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
