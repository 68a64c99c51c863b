// What every log line of a request names it by, and what a visitor can read out to support.
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** @type {AsyncLocalStorage<{id: string}>} */
const notes = new AsyncLocalStorage()

// pages, calls and logs are bundled apart from the door
Object.assign(globalThis, { [Symbol.for('hostfront.request-notes')]: notes })

/** What a proxy of ours may have called it; anything else would be somebody's own words in our log. */
const form = /^[\w.:-]{8,64}$/

/**
 * The name a trusted proxy gave the request, else one of our own: what a client writes about itself counts for nothing.
 * @param {string | string[] | undefined} given @param {number} proxies
 */
export const requestIdOf = (given, proxies) => (proxies > 0 && typeof given === 'string' && form.test(given) ? given : randomUUID())

/**
 * Names a request for all that is done for it.
 * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response
 * @param {number} proxies @param {() => void} work
 */
export const withRequestNote = (request, response, proxies, work) => {
  const id = requestIdOf(request.headers['x-request-id'], proxies)
  request.headers['x-request-id'] = id
  response.setHeader('X-Request-Id', id)
  // a page's own script cannot read its headers, but this one: an error page shows it
  if (!request.url?.startsWith('/_next/')) response.setHeader('Server-Timing', `request;desc="${id}"`)
  notes.run({ id }, work)
}

/** Of the request that is being worked for, if any. */
export const currentRequestId = () => notes.getStore()?.id
