import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import { requestIdHeaders } from './request-note.mjs'

/** @typedef {import('./page-bytes.mjs').Encoding} Encoding */

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

/** @param {string | string[] | undefined} value */
const joinValues = (value) => (Array.isArray(value) ? value.join(', ') : (value ?? ''))

/**
 * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response
 * @param {import('./page-bytes.mjs').PageBytes} page @param {string} id of the request
 * @param {'hit' | 'hit; ttl=-1' | 'fwd=miss'} cache RFC 9211; no cache in front may store a stale page
 */
export const answerPage = ({ headers, method, url }, response, page, id, cache) => {
  const answer = page.answers[chooseEncoding(joinValues(headers['accept-encoding']).slice(0, 200))]
  const sentHeaders = cache === 'hit; ttl=-1' ? replaced(answer.headers, 'CDN-Cache-Control', 'no-store') : answer.headers
  const note = [...requestIdHeaders(id, url), 'Cache-Status', `hostfront; ${cache}`]
  const known = headers['if-none-match']
  // Each encoding has its own ETag, but all contain the same page.
  if (known !== undefined && page.status === 200 && known.includes(page.mark.slice(1, -1))) {
    response.writeHead(304, [...note, ...withoutLength(sentHeaders)]).end()
    return
  }
  response.writeHead(page.status, [...note, ...sentHeaders])
  if (method === 'HEAD') response.end()
  else response.end(answer.body)
}

/** @param {readonly string[]} headers names and values alternating @param {string} name @param {string} value */
const replaced = (headers, name, value) => {
  const at = headers.indexOf(name)
  return at === -1 ? headers : headers.with(at + 1, value)
}

/** @param {readonly string[]} headers names and values alternating */
const withoutLength = (headers) => {
  const at = headers.indexOf('Content-Length')
  return [...headers.slice(0, at), ...headers.slice(at + 2)]
}
