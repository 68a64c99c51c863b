// Next stands behind a socket of this very process: what it answers is read before anything of it has gone out.
import { once } from 'node:events'
import http from 'node:http'

/** Of one connection, and not of what is said on it. */
const ofConnection = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'])

const agent = new http.Agent({ keepAlive: true, maxFreeSockets: 64 })

/** @param {http.IncomingHttpHeaders} headers @returns {http.OutgoingHttpHeaders} */
export const withoutConnection = (headers) => Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)))

/**
 * @param {string} socketPath
 * @param {http.RequestOptions & {body?: import('node:stream').Readable}} options
 * @returns {Promise<http.IncomingMessage>} its head; the body is still to be read
 */
export const forwardToNext = async (socketPath, { body, ...options }) => {
  const asked = http.request({ ...options, socketPath, agent })
  if (body === undefined) asked.end()
  else body.once('error', (fault) => asked.destroy(fault)).pipe(asked)
  const [answer] = await once(asked, 'response')
  // whoever reads the body hears of it; where nobody does, nobody need
  for (const each of [asked, answer]) each.on('error', () => undefined)
  return answer
}
