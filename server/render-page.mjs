import { forwardToNext } from './ask-next.mjs'

/**
 * @typedef {object} Drawn
 * @property {number} status
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {Buffer} body
 */

/** A page makes several queries, each with its own timeout. */
const longest = 30_000

/** Fixed headers: nothing of the first visitor's request may affect the cached page. */
const askedBy = { accept: 'text/html', 'accept-encoding': 'identity' }

/**
 * @param {string} socketPath
 * @param {string} path
 * @param {Record<string, string>} about host and request id headers
 * @returns {Promise<Drawn>}
 */
export const renderPage = async (socketPath, path, about) => {
  const answer = await forwardToNext(socketPath, { path, headers: { ...askedBy, ...about }, signal: AbortSignal.timeout(longest) })
  return { status: answer.statusCode ?? 500, headers: answer.headers, body: Buffer.concat(await answer.toArray()) }
}
