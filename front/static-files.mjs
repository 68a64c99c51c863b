// Scripts, style sheets and fonts of the build: named by what is in them, and compressed when they were built (src/config/compress-static.ts).
import path from 'node:path'
import sirv from 'sirv'
import { shopInFront } from './shop.mjs'

const prefix = '/_next/static'

/** @param {import('node:http').ServerResponse} response */
const guard = (response) => {
  const headers = shopInFront()?.securityHeaders ?? []
  for (const [at, name] of headers.entries()) if (at % 2 === 0) response.setHeader(name, headers[at + 1] ?? '')
}

/**
 * @param {string} build the folder that is served from
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, goOn: () => void) => void} goes on where there is no such file
 */
export const createStaticFiles = (build) => {
  const serve = sirv(path.join(build, 'static'), {
    etag: true,
    immutable: true,
    maxAge: 31_536_000,
    brotli: true,
    gzip: true,
    setHeaders: guard,
  })
  return (request, response, goOn) => {
    const { url = '/', method } = request
    if (!url.startsWith(`${prefix}/`) || (method !== 'GET' && method !== 'HEAD')) return goOn()
    request.url = url.slice(prefix.length)
    serve(request, response, () => {
      request.url = url
      goOn()
    })
  }
}
