import { forwardToNext } from './ask-next.mjs'

/**
 * @typedef {object} RenderedPage
 * @property {number} status
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {Buffer} body
 */

/** A page makes several queries, each with its own timeout. */
const timeoutMs = 30_000

/** Fixed headers: nothing of the first visitor's request may affect the cached page. */
const requestHeaders = { accept: 'text/html', 'accept-encoding': 'identity' }

/**
 * @param {string} socketPath
 * @param {string} path
 * @param {Record<string, string>} about host and request id headers
 * @returns {Promise<RenderedPage>}
 */
export const renderPage = async (socketPath, path, about) => {
  const answer = await forwardToNext(socketPath, { path, headers: { ...requestHeaders, ...about }, signal: AbortSignal.timeout(timeoutMs) })
  return { status: answer.statusCode ?? 500, headers: answer.headers, body: Buffer.concat(await answer.toArray()) }
}
