import { forwardToNext } from './ask-next.mjs'

/**
 * @typedef {object} Drawn
 * @property {number} status
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {Buffer} body
 */

/** A page waits for several answers of the database, each of which has an end of its own. */
const longest = 30_000

/** The page as everybody sees it: nothing of whoever asks first reaches Next. */
const askedBy = { accept: 'text/html', 'accept-encoding': 'identity' }

/**
 * @param {string} socketPath
 * @param {string} path
 * @param {Record<string, string>} about the shop's own host, and what the request is called
 * @returns {Promise<Drawn>}
 */
export const renderPage = async (socketPath, path, about) => {
  const answer = await forwardToNext(socketPath, { path, headers: { ...askedBy, ...about }, signal: AbortSignal.timeout(longest) })
  return { status: answer.statusCode ?? 500, headers: answer.headers, body: Buffer.concat(await answer.toArray()) }
}
