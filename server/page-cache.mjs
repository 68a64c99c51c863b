import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { compress, pageBytesOf } from './page-bytes.mjs'

/**
 * @typedef {import('./page-bytes.mjs').PageBytes} PageBytes
 * @typedef {import('./render-page.mjs').RenderedPage} RenderedPage
 * @typedef {{page: PageBytes, generation: number, triedAt: number, hits: number, isWanted: boolean}} CachedPage
 * generation: publish counter at the render; hits: of these bytes; isWanted: requested since the render
 * @typedef {object} Parts
 * @property {(path: string) => Promise<RenderedPage>} render
 * @property {(rendered: RenderedPage) => boolean} mayKeep
 * @property {() => Parameters<typeof pageBytesOf>[1]} responseHeaders
 * @property {() => number} [now]
 */

/** Room for several hundred pages in every language. */
const mostBytes = 96 * 1024 * 1024

/** How long after a publish a stale page may be served while it is re-rendered, in ms. */
export const staleWhileRevalidateMs = 2000

/**
 * Pause after a publish before pages are prerendered, in ms. Usually long enough for pages in progress to be invalidated again (ADR 012).
 */
const prerenderDelayMs = 1500

/** Minimum interval between attempts to render a page, in ms. */
const renderRetryMs = 1000

/** Pages to prerender after a publish, among those requested since their last render. Others render on request. */
const maximumPrerendered = 20

/** Rendering uses one core: more concurrency is not faster, and each render holds its page in memory. */
const renderConcurrency = 4

/** Maximum compression costs most of a second of CPU, so it is reserved for pages with several hits, after a delay. */
const hitsBeforeCompression = 3
const compressionDelayMs = 5000

/**
 * Cache of rendered pages as bytes (ADR 012). Renders each page once, however many request it; after a publish serves the previous version
 * while rendering, for at most two seconds; serves what it has if rendering fails.
 * @param {Parts} parts
 */
export const createPageCache = ({ render, mayKeep, responseHeaders, now = Date.now }) => {
  /** @type {LRUCache<string, CachedPage>} */
  const cache = new LRUCache({ maxSize: mostBytes, sizeCalculation: ({ page }) => page.size })
  /** @type {Map<string, Promise<CachedPage | RenderedPage>>} */
  const underway = new Map()
  const compressLimit = pLimit(1)
  const renderLimit = pLimit(renderConcurrency)
  /** @type {NodeJS.Timeout | undefined} */
  let quiet
  let generation = 0
  /** Publish time that ended each `generation`; missing entries ended long ago. @type {LRUCache<number, number>} */
  const ended = new LRUCache({ max: 100 })

  /** @param {string} path @param {CachedPage} one */
  const compressBest = (path, one) =>
    compressLimit(async () => {
      if (cache.peek(path) !== one) return
      const page = await compress(one.page)
      if (cache.peek(path) === one) cache.set(path, { ...one, page })
    })

  /** @param {string} path */
  const renderFresh = async (path) => {
    const begun = generation
    const before = cache.peek(path)
    if (before !== undefined) before.triedAt = now()
    const rendered = await render(path)
    if (!mayKeep(rendered)) {
      // A failed render doesn't invalidate the cached page.
      if (rendered.status < 500) cache.delete(path)
      return rendered
    }
    const page = await pageBytesOf(rendered, responseHeaders())
    const isSame = before?.page.mark === page.mark && before.page.status === page.status
    const one = {
      page: isSame ? before.page : page,
      generation: begun,
      triedAt: 0,
      hits: isSame ? before.hits : 0,
      isWanted: false,
    }
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
  const isWorthTrying = (one) => now() - one.triedAt >= renderRetryMs

  /** @param {string} path @param {CachedPage} one */
  const note = (path, one) => {
    one.hits += 1
    one.isWanted = true
    if (one.hits === hitsBeforeCompression)
      setTimeout(() => void compressBest(path, one).catch(() => undefined), compressionDelayMs).unref()
  }

  /** @param {string} path @param {CachedPage} one */
  const refresh = (path, one) => {
    if (isWorthTrying(one)) void renderShared(path).catch(() => undefined)
  }

  /** Visitors take precedence: one page at a time, pausing as long as it took. @param {readonly string[]} paths */
  const prerender = async (paths) => {
    const generationBefore = generation
    for (const path of paths) {
      const one = cache.peek(path)
      if (one?.generation === generation || (one !== undefined && !isWorthTrying(one))) continue
      const at = now()
      await renderShared(path).catch(() => undefined)
      if (generation !== generationBefore) return
      await sleep(now() - at)
    }
  }

  const wanted = () => [...cache.keys()].slice(0, maximumPrerendered).filter((path) => cache.peek(path)?.isWanted === true)

  /** @param {CachedPage} one previous version, returned if rendering fails @param {string} path */
  const orPrevious = async (one, path) => {
    if (!isWorthTrying(one) && !underway.has(path)) return one
    const rendered = await renderShared(path).catch(() => one)
    return 'page' in rendered || rendered.status < 500 ? rendered : one
  }

  return {
    /**
     * Cached page; `isOld` if it predates the last publish. @param {string} path
     * @returns {{page: PageBytes, isOld: boolean} | undefined}
     */
    find: (path) => {
      const one = cache.get(path)
      if (one === undefined) return undefined
      note(path, one)
      if (one.generation === generation) return { page: one.page, isOld: false }
      // A missing page may exist by now, so a 404 is never served stale.
      if (one.page.status === 404 || now() - (ended.peek(one.generation) ?? 0) >= staleWhileRevalidateMs) return undefined
      refresh(path, one)
      return { page: one.page, isOld: true }
    },
    /**
     * The page, or Next's response if it is not cacheable. @param {string} path
     * @returns {Promise<{page: PageBytes} | RenderedPage>}
     */
    ask: async (path) => {
      const one = cache.get(path)
      if (one === undefined) return renderShared(path)
      return one.generation === generation ? one : orPrevious(one, path)
    },
    /** Marks all pages stale after a publish. */
    outdate: () => {
      ended.set(generation, now())
      generation += 1
      clearTimeout(quiet)
      quiet = setTimeout(() => void prerender(wanted()), prerenderDelayMs).unref()
    },
    prerender,
    /** @returns {{pages: number, bytes: number}} */
    size: () => ({ pages: cache.size, bytes: cache.calculatedSize ?? 0 }),
  }
}
