// What a process reads of its code before its first answer takes seconds: visitors come when that is done.
import { setTimeout as sleep } from 'node:timers/promises'
import { renderPage } from './render-page.mjs'
import { shopInFront } from './shop.mjs'

/** In ms: a shop whose database is away says so, and does not hide. */
const longest = 10_000

/** @param {string} socketPath @param {string} site */
const visit = async (socketPath, site) => {
  // Next hands the shop over with its first request, whatever that asks for
  await renderPage(socketPath, '/', { host: site })
  const shop = shopInFront()
  if (shop !== undefined) await Promise.allSettled([shop.warmUp(), renderPage(socketPath, shop.firstPage, { host: site })])
}

/**
 * Is the first visitor. Ends in any case: what cannot be had now is found out by those who ask for it.
 * @param {string} socketPath where Next stands
 * @param {string} site the shop's own host
 * @param {number} [within] in ms
 */
export const warmUp = async (socketPath, site, within = longest) => {
  const isOver = new AbortController()
  const visited = visit(socketPath, site).catch(() => undefined)
  await Promise.race([visited, sleep(within, undefined, { signal: isOver.signal }).catch(() => undefined)])
  isOver.abort()
}
