// Cookies, payments and the admin belong to one host (R22): browsers on another host are redirected.

/** Prevents a redirect loop behind a proxy that hides the requested host. */
const ledCookie = 'led-to-site'
const ledCookieSeconds = 10

/** @typedef {Pick<import('node:http').IncomingMessage, 'method' | 'url' | 'headers'>} Request */

/** Top-level navigation, not a script, frame or API client. @param {Request} request */
const isNavigation = ({ method, headers }) =>
  (method === 'GET' || method === 'HEAD') &&
  (headers.accept ?? '').includes('text/html') &&
  (headers['sec-fetch-dest'] ?? 'document') === 'document' &&
  headers.rsc === undefined

/** API, health and metrics, build files, and well-known URIs. @param {string} url */
const isForMachines = (url) => /^\/(?:api|_next|\.well-known)(?:[/?]|$)/.test(url)

/**
 * Host as the nearest trusted proxy received it; without a proxy, clients could forge the header. @param {Request} request
 * @param {number} proxies
 */
const hostOf = ({ headers }, proxies) => {
  const forwarded = proxies > 0 ? [headers['x-forwarded-host'] ?? []].flat().join(',').split(',').at(-1)?.trim() : undefined
  return (forwarded || headers.host || '').toLowerCase()
}

/**
 * Redirect to the site's host; undefined if the request already uses it.
 * @param {Request} request @param {{site: string, proxies: number}} place site: the shop's address
 * @returns {import('node:http').OutgoingHttpHeaders | undefined}
 */
export const redirectToSite = (request, { site, proxies }) => {
  const { url = '/', headers } = request
  if (isForMachines(url) || !isNavigation(request)) return undefined
  const { host, origin } = new URL(site)
  const requestedHost = hostOf(request, proxies)
  // The default port is optional.
  if (requestedHost === '' || !URL.canParse(`http://${requestedHost}`) || requestedHost.replace(/:(?:80|443)$/, '') === host)
    return undefined
  if ((headers.cookie ?? '').includes(`${ledCookie}=1`)) return undefined
  return {
    Location: `${origin}${url}`,
    'Cache-Control': 'no-store',
    'Set-Cookie': `${ledCookie}=1; Path=/; Max-Age=${ledCookieSeconds}; HttpOnly; SameSite=Lax`,
  }
}
