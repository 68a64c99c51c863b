// Next listens on a socket in the same process, so its response is read before any of it is sent.
import { once } from 'node:events'
import http from 'node:http'

/** Hop-by-hop headers. */
const ofConnection = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'])

const agent = new http.Agent({ keepAlive: true, maxFreeSockets: 64 })

/** @param {http.IncomingHttpHeaders} headers @returns {http.OutgoingHttpHeaders} */
export const withoutConnection = (headers) => Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)))

/**
 * @param {string} socketPath
 * @param {http.RequestOptions & {body?: import('node:stream').Readable}} options
 * @returns {Promise<http.IncomingMessage>} the body is still unread
 */
export const forwardToNext = async (socketPath, { body, ...options }) => {
  const forwarded = http.request({ ...options, socketPath, agent })
  if (body === undefined) forwarded.end()
  else body.once('error', (fault) => forwarded.destroy(fault)).pipe(forwarded)
  const [answer] = await once(forwarded, 'response')
  // Readers of the body get the error; without a reader it is ignored.
  for (const each of [forwarded, answer]) each.on('error', () => undefined)
  return answer
}
