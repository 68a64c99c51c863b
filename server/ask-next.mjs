// Next listens on a socket in the same process, so its response is read before any of it is sent.
import { once } from 'node:events'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Hop-by-hop headers. */
const ofConnection = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'])

const agent = new http.Agent({ keepAlive: true, maxFreeSockets: 64 })

/** @param {http.IncomingHttpHeaders} headers @returns {http.OutgoingHttpHeaders} */
export const withoutHopByHopHeaders = (headers) => Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)))

/** In ms: how long Next may keep rendering for a client that has left, and the longest wait for a request. */
const longestRenderMs = 5000

/** @type {Set<Promise<void>>} */
const inFlight = new Set()

/** API calls and admin pages don't read Next's cache. */
const cachesNothing = /^\/(?:api|admin)(?:[/?]|$)/

/** @param {http.ClientRequest} forwarded */
const track = (forwarded) => {
  if (cachesNothing.test(forwarded.path)) return
  let isAnswered = false
  forwarded.once('response', (answer) => answer.once('end', () => (isAnswered = true)))
  /** @type {Promise<void>} */
  const done = new Promise((resolve) => {
    forwarded.once('close', () => (isAnswered ? resolve(undefined) : setTimeout(resolve, longestRenderMs).unref()))
  }).then(() => void inFlight.delete(done))
  inFlight.add(done)
}

/** Settles when the requests that Next is working on now are done; undefined if there are none. @returns {Promise<unknown> | undefined} */
export const requestsInFlight = () =>
  inFlight.size === 0 ? undefined : Promise.race([Promise.all(inFlight), sleep(longestRenderMs, undefined, { ref: false })])

/**
 * @param {string} socketPath
 * @param {http.RequestOptions & {body?: import('node:stream').Readable}} options
 * @returns {Promise<http.IncomingMessage>} the body is still unread
 */
export const forwardToNext = async (socketPath, { body, ...options }) => {
  const forwarded = http.request({ ...options, socketPath, agent })
  track(forwarded)
  if (body === undefined) forwarded.end()
  else body.once('error', (fault) => forwarded.destroy(fault)).pipe(forwarded)
  const [answer] = await once(forwarded, 'response')
  // Readers of the body get the error; without a reader it is ignored.
  for (const each of [forwarded, answer]) each.on('error', () => undefined)
  return answer
}
