// Loading code takes seconds, so a process warms up before it takes traffic.
import { setTimeout as sleep } from 'node:timers/promises'
import { renderPage } from './render-page.mjs'
import { shopInFront } from './hand-off.mjs'

/** In ms: bounds the wait if the database is down, since the shop must start and report the outage. */
const longest = 10_000

/** @param {string} socketPath @param {string} site */
const visit = async (socketPath, site) => {
  // Next registers the shop on its first request, whatever the path.
  await renderPage(socketPath, '/', { host: site })
  const shop = shopInFront()
  if (shop !== undefined) await Promise.allSettled([shop.warmUp(), renderPage(socketPath, shop.firstPage, { host: site })])
}

/**
 * Sends the first requests. Always resolves; errors surface on later requests.
 * @param {string} socketPath Next's socket
 * @param {string} site the shop's host
 * @param {number} [within] in ms
 */
export const warmUp = async (socketPath, site, within = longest) => {
  const isOver = new AbortController()
  const visited = visit(socketPath, site).catch(() => undefined)
  await Promise.race([visited, sleep(within, undefined, { signal: isOver.signal }).catch(() => undefined)])
  isOver.abort()
}
