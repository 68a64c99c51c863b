import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { compress, pageBytesOf } from './page-bytes.mjs'

/**
 * @typedef {import('./page-bytes.mjs').PageBytes} PageBytes
 * @typedef {import('./render-page.mjs').Drawn} Drawn
 * @typedef {{page: PageBytes, turn: number, triedAt: number, asked: number, isWanted: boolean}} Kept turn: what had been published when it was drawn; asked: how often these bytes; isWanted: since it was drawn
 * @typedef {object} Parts
 * @property {(path: string) => Promise<Drawn>} draw
 * @property {(drawn: Drawn) => boolean} mayKeep
 * @property {() => Parameters<typeof pageBytesOf>[1]} manners
 * @property {() => number} [now]
 */

/** Of every page in every language there is room for some hundreds. */
const mostBytes = 96 * 1024 * 1024

/** In ms after a publish: so long a page may be the one before, while the new one is drawn. */
export const oldFor = 2000

/** In ms without a publish. What is cleared once more for a page that was being drawn (ADR 020) comes sooner. */
const quietFor = 1500

/** In ms. What could not be drawn is tried again, but not by each of a crowd. */
const triedAgainAfter = 1000

/** Drawn anew when nothing more has been published for a moment, if anybody has asked for them since they were last drawn. The others when they are asked for. */
const drawnAhead = 20

/** One core draws them: more at once would come no sooner, and each holds its whole page in memory until it is done. */
const drawnAtOnce = 4

/** The smallest form costs most of a second of a core: for pages that somebody else will ask for, and that stay for a while. */
const worthShrinking = 3
const shrunkAfter = 5000

/**
 * The site's pages as bytes (ADR 041). What is new is drawn once, however many ask; after a publish visitors get the page before
 * while it is drawn, for two seconds at most; while nothing can be drawn they get what is there.
 * @param {Parts} parts
 */
export const createKeptPages = ({ draw, mayKeep, manners, now = Date.now }) => {
  /** @type {LRUCache<string, Kept>} */
  const kept = new LRUCache({ maxSize: mostBytes, sizeCalculation: ({ page }) => page.size })
  /** @type {Map<string, Promise<Kept | Drawn>>} */
  const underway = new Map()
  /** Of these the ones that are being drawn; the others wait for their turn. @type {Set<Promise<unknown>>} */
  const inHand = new Set()
  const shrinking = pLimit(1)
  const drawing = pLimit(drawnAtOnce)
  /** @type {NodeJS.Timeout | undefined} */
  let quiet
  let turn = 0
  /** When each turn ended; of one that is not there any more it is long ago. @type {LRUCache<number, number>} */
  const ended = new LRUCache({ max: 100 })

  /** @param {string} path @param {Kept} one */
  const shrink = (path, one) =>
    shrinking(async () => {
      if (kept.peek(path) !== one) return
      const page = await compress(one.page)
      if (kept.peek(path) === one) kept.set(path, { ...one, page })
    })

  /** @param {string} path */
  const drawAnew = async (path) => {
    const begun = turn
    const before = kept.peek(path)
    if (before !== undefined) before.triedAt = now()
    const drawn = await draw(path)
    if (!mayKeep(drawn)) {
      // What fails says nothing of the page that is there.
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
  const drawOnce = (path) => {
    const already = underway.get(path)
    if (already !== undefined) return already
    const drawn = drawing(() => {
      const begun = drawAnew(path)
      inHand.add(begun)
      return begun.finally(() => inHand.delete(begun))
    }).finally(() => underway.delete(path))
    underway.set(path, drawn)
    return drawn
  }

  /** @param {Kept} one */
  const isWorthTrying = (one) => now() - one.triedAt >= triedAgainAfter

  /** @param {string} path @param {Kept} one */
  const note = (path, one) => {
    one.asked += 1
    one.isWanted = true
    if (one.asked === worthShrinking) setTimeout(() => void shrink(path, one).catch(() => undefined), shrunkAfter).unref()
  }

  /** @param {string} path @param {Kept} one */
  const refresh = (path, one) => {
    if (isWorthTrying(one)) void drawOnce(path).catch(() => undefined)
  }

  /** What a visitor waits for just now comes first: one at a time, with as long a pause after each as it took. @param {readonly string[]} paths */
  const drawAhead = async (paths) => {
    const begun = turn
    for (const path of paths) {
      const one = kept.peek(path)
      if (one?.turn === turn || (one !== undefined && !isWorthTrying(one))) continue
      const at = now()
      await drawOnce(path).catch(() => undefined)
      if (turn !== begun) return
      await sleep(now() - at)
    }
  }

  const wanted = () => [...kept.keys()].slice(0, drawnAhead).filter((path) => kept.peek(path)?.isWanted === true)

  /** @param {Kept} one the page before, where the new one cannot be had @param {string} path */
  const orBefore = async (one, path) => {
    if (!isWorthTrying(one) && !underway.has(path)) return one
    const drawn = await drawOnce(path).catch(() => one)
    return 'page' in drawn || drawn.status < 500 ? drawn : one
  }

  return {
    /**
     * A page that can be written at once; an old one is the page before a publish. @param {string} path
     * @returns {{page: PageBytes, isOld: boolean} | undefined}
     */
    find: (path) => {
      const one = kept.get(path)
      if (one === undefined) return undefined
      note(path, one)
      if (one.turn === turn) return { page: one.page, isOld: false }
      // what was not there may have come, and is no page to look at meanwhile
      if (one.page.status === 404 || now() - (ended.peek(one.turn) ?? 0) >= oldFor) return undefined
      refresh(path, one)
      return { page: one.page, isOld: true }
    },
    /**
     * The page, or what Next said in its place. @param {string} path
     * @returns {Promise<{page: PageBytes} | Drawn>}
     */
    ask: async (path) => {
      const one = kept.get(path)
      if (one === undefined) return drawOnce(path)
      return one.turn === turn ? one : orBefore(one, path)
    },
    /**
     * Something was published: no page is known to be the newest any more.
     * @returns {Promise<unknown> | undefined} until what was being drawn just now has ended, and may be old and kept by Next as new
     */
    outdate: () => {
      const begunBefore = [...inHand]
      ended.set(turn, now())
      turn += 1
      clearTimeout(quiet)
      quiet = setTimeout(() => void drawAhead(wanted()), quietFor).unref()
      return begunBefore.length === 0 ? undefined : Promise.allSettled(begunBefore)
    },
    drawAhead,
    /** @returns {{pages: number, bytes: number}} */
    size: () => ({ pages: kept.size, bytes: kept.calculatedSize ?? 0 }),
  }
}
