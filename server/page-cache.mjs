import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { compress, pageBytesOf } from './page-bytes.mjs'

/**
 * @typedef {import('./page-bytes.mjs').PageBytes} PageBytes
 * @typedef {import('./render-page.mjs').Drawn} Drawn
 * @typedef {{page: PageBytes, turn: number, triedAt: number, asked: number, isWanted: boolean}} Kept turn: publish counter at the render;
 * asked: hits of these bytes; isWanted: requested since the render
 * @typedef {object} Parts
 * @property {(path: string) => Promise<Drawn>} draw
 * @property {(drawn: Drawn) => boolean} mayKeep
 * @property {() => Parameters<typeof pageBytesOf>[1]} manners
 * @property {() => number} [now]
 */

/** Room for several hundred pages in every language. */
const mostBytes = 96 * 1024 * 1024

/** How long after a publish a stale page may be served while it is re-rendered, in ms. */
export const oldFor = 2000

/** Pause after a publish before pages are prerendered, in ms. Usually longer than until pages in progress are invalidated again (ADR 012). */
const prerenderDelayMs = 1500

/** Minimum interval between attempts to render a page, in ms. */
const renderRetryMs = 1000

/** Pages to prerender after a publish, among those requested since their last render. Others render on request. */
const maximumPrerendered = 20

/** One core renders: more concurrency is not faster, and each render holds its page in memory. */
const renderConcurrency = 4

/** Maximum compression costs most of a second of CPU, so it is reserved for pages with several hits, after a delay. */
const hitsBeforeCompression = 3
const compressionDelayMs = 5000

/**
 * Cache of rendered pages as bytes (ADR 012). Renders each page once, however many request it; after a publish serves the previous version
 * while rendering, for at most two seconds; serves what it has if rendering fails.
 * @param {Parts} parts
 */
export const createKeptPages = ({ draw, mayKeep, manners, now = Date.now }) => {
  /** @type {LRUCache<string, Kept>} */
  const kept = new LRUCache({ maxSize: mostBytes, sizeCalculation: ({ page }) => page.size })
  /** @type {Map<string, Promise<Kept | Drawn>>} */
  const underway = new Map()
  const shrinking = pLimit(1)
  const drawing = pLimit(renderConcurrency)
  /** @type {NodeJS.Timeout | undefined} */
  let quiet
  let turn = 0
  /** When each `turn` ended, by publish; missing entries are long past. @type {LRUCache<number, number>} */
  const ended = new LRUCache({ max: 100 })

  /** @param {string} path @param {Kept} one */
  const compressBest = (path, one) =>
    shrinking(async () => {
      if (kept.peek(path) !== one) return
      const page = await compress(one.page)
      if (kept.peek(path) === one) kept.set(path, { ...one, page })
    })

  /** @param {string} path */
  const renderFresh = async (path) => {
    const begun = turn
    const before = kept.peek(path)
    if (before !== undefined) before.triedAt = now()
    const drawn = await draw(path)
    if (!mayKeep(drawn)) {
      // A failed render doesn't invalidate the cached page.
      if (drawn.status < 500) kept.delete(path)
      return drawn
    }
    const page = await pageBytesOf(drawn, manners())
    const isSame = before?.page.mark === page.mark && before.page.status === page.status
    const one = {
      page: isSame ? before.page : page,
      turn: begun,
      triedAt: 0,
      asked: isSame ? before.asked : 0,
      isWanted: false,
    }
    kept.set(path, one)
    return one
  }

  /** @param {string} path */
  const renderShared = (path) => {
    const already = underway.get(path)
    if (already !== undefined) return already
    const drawn = drawing(() => renderFresh(path)).finally(() => underway.delete(path))
    underway.set(path, drawn)
    return drawn
  }

  /** @param {Kept} one */
  const isWorthTrying = (one) => now() - one.triedAt >= renderRetryMs

  /** @param {string} path @param {Kept} one */
  const note = (path, one) => {
    one.asked += 1
    one.isWanted = true
    if (one.asked === hitsBeforeCompression)
      setTimeout(() => void compressBest(path, one).catch(() => undefined), compressionDelayMs).unref()
  }

  /** @param {string} path @param {Kept} one */
  const refresh = (path, one) => {
    if (isWorthTrying(one)) void renderShared(path).catch(() => undefined)
  }

  /** Visitors take precedence: one page at a time, pausing as long as it took. @param {readonly string[]} paths */
  const drawAhead = async (paths) => {
    const turnBefore = turn
    for (const path of paths) {
      const one = kept.peek(path)
      if (one?.turn === turn || (one !== undefined && !isWorthTrying(one))) continue
      const at = now()
      await renderShared(path).catch(() => undefined)
      if (turn !== turnBefore) return
      await sleep(now() - at)
    }
  }

  const wanted = () => [...kept.keys()].slice(0, maximumPrerendered).filter((path) => kept.peek(path)?.isWanted === true)

  /** @param {Kept} one previous version, returned if rendering fails @param {string} path */
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
      const one = kept.get(path)
      if (one === undefined) return undefined
      note(path, one)
      if (one.turn === turn) return { page: one.page, isOld: false }
      // A missing page may exist by now, so a 404 is never served stale.
      if (one.page.status === 404 || now() - (ended.peek(one.turn) ?? 0) >= oldFor) return undefined
      refresh(path, one)
      return { page: one.page, isOld: true }
    },
    /**
     * The page, or Next's response if it is not cacheable. @param {string} path
     * @returns {Promise<{page: PageBytes} | Drawn>}
     */
    ask: async (path) => {
      const one = kept.get(path)
      if (one === undefined) return renderShared(path)
      return one.turn === turn ? one : orPrevious(one, path)
    },
    /** Marks all pages stale after a publish. */
    outdate: () => {
      ended.set(turn, now())
      turn += 1
      clearTimeout(quiet)
      quiet = setTimeout(() => void drawAhead(wanted()), prerenderDelayMs).unref()
    },
    drawAhead,
    /** @returns {{pages: number, bytes: number}} */
    size: () => ({ pages: kept.size, bytes: kept.calculatedSize ?? 0 }),
  }
}
