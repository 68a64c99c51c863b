// What every log line of a request names it by, and what a visitor can read out to support.
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** @type {AsyncLocalStorage<{id: string}>} */
const notes = new AsyncLocalStorage()

// pages, calls and logs are bundled apart from this server
Object.assign(globalThis, { [Symbol.for('hostfront.request-notes')]: notes })

/** What a proxy of ours may have called it; anything else would be somebody's own words in our log. */
const form = /^[\w.:-]{8,64}$/

/**
 * The name a trusted proxy gave the request, else one of our own: what a client writes about itself counts for nothing.
 * @param {string | string[] | undefined} given @param {number} proxies
 */
export const requestIdOf = (given, proxies) => (proxies > 0 && typeof given === 'string' && form.test(given) ? given : randomUUID())

/**
 * A page's own script cannot read its headers, but `Server-Timing`: an error page shows it.
 * @param {string} id @param {string | undefined} url
 * @returns {string[]} names and values by turns
 */
export const recordHeaders = (id, url) => [
  'X-Request-Id',
  id,
  ...(url?.startsWith('/_next/') ? [] : ['Server-Timing', `request;desc="${id}"`]),
]

/** @template Result @param {string} id @param {() => Result} work what is done for the request of that name */
export const withNote = (id, work) => notes.run({ id }, work)

/** Of the request that is being worked for, if any. */
export const currentRequestId = () => notes.getStore()?.id
