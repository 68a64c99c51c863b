import { hasBody } from './body-limit.mjs'
import { shopInFront } from './shop.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/** How long the connection stays open after the answer. Closed at once it is reset before a sender who is still sending has read it. */
const lingerMs = 1000

/** @type {Record<import('../src/lib/config/front.ts').RequestError, number>} */
const statuses = { 'body-too-large': 413, 'invalid-request': 400 }

/**
 * Answers with one of the shop's errors at once, and closes the connection.
 * @param {Request} request @param {Response} response @param {import('../src/lib/config/front.ts').RequestError} code
 */
export const refuse = async (request, response, code) => {
  const shop = shopInFront()
  // Whether it is too large for staff is unknown while their session can't be read.
  const outage = code === 'body-too-large' ? await shop?.outageOf(request.url ?? '/', request.headers['accept-language']) : undefined
  const { headers, body } = outage ?? (await shop?.refusalOf(code, request.headers['accept-language'])) ?? { headers: {}, body: '' }
  response.writeHead(outage === undefined ? statuses[code] : 503, { ...headers, Connection: 'close' })
  if (request.complete || !hasBody(request)) return void response.end(body)
  // Nothing more is read: discarding a flood would cost a core.
  response.write(body)
  const timer = setTimeout(() => response.end(), lingerMs)
  response.once('close', () => clearTimeout(timer))
}
