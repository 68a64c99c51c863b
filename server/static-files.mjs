// Build files, named by content hash and precompressed (src/lib/config/compress-static.ts).
import fs from 'node:fs'
import path from 'node:path'
import sirv from 'sirv'
import { shopInFront } from './hand-off.mjs'

const prefix = '/_next/static'

/** @typedef {import('node:http').ServerResponse} Response */

/** @param {Response} response @param {readonly string[]} headers names and values alternating */
export const setHeaders = (response, headers) => {
  for (const [at, name] of headers.entries()) if (at % 2 === 0) response.setHeader(name, headers[at + 1] ?? '')
}

/** @param {Response} response */
export const guard = (response) => setHeaders(response, shopInFront()?.securityHeaders ?? [])

/** @param {string} build */
const serveFrom = (build) =>
  sirv(path.join(build, 'static'), { etag: true, immutable: true, maxAge: 31_536_000, brotli: true, gzip: true, setHeaders: guard })

/** Files from the previous build, for pages that are still open after an upgrade. @param {string} build */
export const previousBuildFiles = (build) => path.join(build, 'earlier')

/**
 * Calls `goOn` if there is no such file.
 * @param {string} build build folder
 * @returns {(request: import('node:http').IncomingMessage, response: Response, goOn: () => void) => void}
 */
export const createStaticFiles = (build) => {
  const serve = serveFrom(build)
  const earlier = fs.existsSync(previousBuildFiles(build)) ? serveFrom(previousBuildFiles(build)) : undefined
  return (request, response, goOn) => {
    const { url = '/', method } = request
    if (!url.startsWith(`${prefix}/`) || (method !== 'GET' && method !== 'HEAD')) return goOn()
    const leave = () => {
      request.url = url
      goOn()
    }
    request.url = url.slice(prefix.length)
    serve(request, response, earlier === undefined ? leave : () => earlier(request, response, leave))
  }
}
