import { hasBody } from './body-limit.mjs'
import { shopInFront } from './hand-off.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/** Keeps the connection open after the response: closing at once would reset it before a client that is still sending has read it. */
const lingerMs = 1000

/** @type {Record<import('../src/lib/config/front.ts').RequestError, number>} */
const statuses = { 'body-too-large': 413, 'invalid-request': 400 }

/**
 * Answers with an API error at once, and closes the connection.
 * @param {Request} request @param {Response} response @param {import('../src/lib/config/front.ts').RequestError} code
 */
export const refuse = async (request, response, code) => {
  const shop = shopInFront()
  // Without the database, a staff session and so its limit can't be checked.
  const outage = code === 'body-too-large' ? await shop?.outageOf(request.url ?? '/', request.headers['accept-language']) : undefined
  const { headers, body } = outage ?? (await shop?.refusalOf(code, request.headers['accept-language'])) ?? { headers: {}, body: '' }
  response.writeHead(outage === undefined ? statuses[code] : 503, { ...headers, Connection: 'close' })
  if (request.complete || !hasBody(request)) return void response.end(body)
  // Stop reading: discarding a flood would cost a core.
  response.write(body)
  const timer = setTimeout(() => response.end(), lingerMs)
  response.once('close', () => clearTimeout(timer))
}
