// Cookies, payments and the admin belong to one host (R22): a browser that opened the shop by another name is led to it.

/** Breaks the circle where a proxy in front hides the name a browser asked for. */
const ledCookie = 'led-to-site'
const ledForSeconds = 10

/** @typedef {Pick<import('node:http').IncomingMessage, 'method' | 'url' | 'headers'>} Request */

/** A person opens an address; neither a machine, nor a script or a frame of a page. @param {Request} request */
const isNavigation = ({ method, headers }) =>
  (method === 'GET' || method === 'HEAD') &&
  (headers.accept ?? '').includes('text/html') &&
  (headers['sec-fetch-dest'] ?? 'document') === 'document' &&
  headers.rsc === undefined

/** Calls, health and metrics among them, files of the build, and what belongs to a host rather than to a site. @param {string} url */
const isForMachines = (url) => /^\/(?:api|_next|\.well-known)(?:[/?]|$)/.test(url)

/** Behind proxies the name that the nearest of them was asked by; without one the client could write anything there. @param {Request} request @param {number} proxies */
const hostOf = ({ headers }, proxies) => {
  const forwarded = proxies > 0 ? [headers['x-forwarded-host'] ?? []].flat().join(',').split(',').at(-1)?.trim() : undefined
  return (forwarded || headers.host || '').toLowerCase()
}

/**
 * Where a browser is led that has opened the shop by another host name than the site's; nothing where it stays.
 * @param {Request} request @param {{site: string, proxies: number}} place site: the shop's own address
 * @returns {import('node:http').OutgoingHttpHeaders | undefined}
 */
export const leadToSite = (request, { site, proxies }) => {
  const { url = '/', headers } = request
  if (isForMachines(url) || !isNavigation(request)) return undefined
  const { host, origin } = new URL(site)
  const asked = hostOf(request, proxies)
  // A default port may be written or not.
  if (asked === '' || !URL.canParse(`http://${asked}`) || asked.replace(/:(?:80|443)$/, '') === host) return undefined
  if ((headers.cookie ?? '').includes(`${ledCookie}=1`)) return undefined
  return {
    Location: `${origin}${url}`,
    'Cache-Control': 'no-store',
    'Set-Cookie': `${ledCookie}=1; Path=/; Max-Age=${ledForSeconds}; HttpOnly; SameSite=Lax`,
  }
}
