// What the connection reveals about a visitor; headers that a client could forge are removed or replaced.
import { randomBytes } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'

/** @typedef {import('node:http').IncomingMessage} Request */

/** Only this server sets the header; its value is a per-process secret. */
const ownMachineHeader = 'x-own-machine'
export const localRequestToken = randomBytes(24).toString('base64url')

/** Unwraps IPv4-mapped IPv6 (`::ffff:192.0.2.1`). @param {string} address */
const plain = (address) => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')

/** @param {string} address IPv6, expanded to eight groups */
const groupsOf = (address) => {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  return tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right]
}

/** Rate limit key: an IPv4 address or an IPv6 /64, since a single customer has 2^64 addresses. @param {string} written */
export const rateLimitAddress = (written) => {
  const address = plain(written.trim())
  if (isIPv4(address)) return address
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : ''
}

/**
 * The nearest trusted proxy's value is the last entry of the list or, with n proxies, the n-th from the right; entries further left are
 * client-supplied.
 * @param {string | string[] | undefined} header
 */
const entriesOf = (header) => [header ?? []].flat().join(',').split(',')

/**
 * Address behind n trusted proxies. Without a proxy, or if one was bypassed, the peer address.
 * @param {string | string[] | undefined} forwarded `X-Forwarded-For` @param {string} connected @param {number} proxies
 */
export const visitorAddress = (forwarded, connected, proxies) =>
  rateLimitAddress(proxies > 0 ? (entriesOf(forwarded).at(-proxies) ?? '') : '') || rateLimitAddress(connected) || 'unknown'

/** @param {string} address */
const isLoopback = (address) => {
  const name = plain(address)
  return name === '::1' || (isIPv4(name) && name.startsWith('127.'))
}

/** @param {string} url */
const hostnameOf = (url) => (URL.canParse(url) ? new URL(url).hostname : '')

/**
 * DNS rebinding guard: a foreign page can make a local browser send requests here and, if its own name resolves to this machine, read the
 * responses; that name appears in `Host`.
 * @param {string} host
 */
const isOwnName = (host) => {
  const name = hostnameOf(`http://${host}`)
  return (
    name === 'localhost' || isLoopback(name.replace(/^\[(.*)\]$/, '$1')) || (name !== '' && name === hostnameOf(process.env.SITE_URL ?? ''))
  )
}

const forwarding = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']

/** Sent by a program on this machine, not forwarded by a proxy. @param {Request} request */
const isFromOwnMachine = ({ headers, socket }) =>
  // In a container published only on loopback, all connections are local.
  [socket.remoteAddress, process.env.PUBLISHED_ON].some((address) => isLoopback(address ?? '')) &&
  forwarding.every((name) => headers[name] === undefined) &&
  isOwnName(headers.host ?? '')

/** Next reads the script nonce from these request headers. */
const policies = ['content-security-policy', 'content-security-policy-report-only']

/** Replaces client-supplied headers with what the connection shows. @param {Request} request @param {number} proxies */
export const resolveClientIp = (request, proxies) => {
  const { headers, socket } = request
  const isOwn = isFromOwnMachine(request)
  headers['x-forwarded-for'] = visitorAddress(headers['x-forwarded-for'], socket.remoteAddress ?? '', proxies)
  for (const name of [ownMachineHeader, ...policies]) delete headers[name]
  if (isOwn) headers[ownMachineHeader] = localRequestToken
}

/** Prevents a redirect loop behind a proxy that hides the requested host. */
const redirectedCookie = 'led-to-site'
const redirectedCookieSeconds = 10

/** API, health and metrics, build files, and well-known URIs. */
const isForMachines = /^\/(?:api|_next|\.well-known)(?:[/?]|$)/

/** Top-level navigation, not a script, frame or API client. @param {Pick<Request, 'method' | 'headers'>} request */
const isNavigation = ({ method, headers }) =>
  (method === 'GET' || method === 'HEAD') &&
  (headers.accept ?? '').includes('text/html') &&
  (headers['sec-fetch-dest'] ?? 'document') === 'document' &&
  headers.rsc === undefined

/**
 * Cookies, payments and the admin belong to one host (R22), so browsers on another host are redirected; undefined for all others. Without a
 * proxy, clients could forge `X-Forwarded-Host`.
 * @param {Pick<Request, 'method' | 'url' | 'headers'>} request
 * @param {{site: string, proxies: number}} place site: the shop's address
 * @returns {import('node:http').OutgoingHttpHeaders | undefined}
 */
export const redirectToSite = (request, { site, proxies }) => {
  const { url = '/', headers } = request
  if (isForMachines.test(url) || !isNavigation(request)) return undefined
  const { host, origin } = new URL(site)
  const forwarded = proxies > 0 ? entriesOf(headers['x-forwarded-host']).at(-1)?.trim() : undefined
  const requested = (forwarded || headers.host || '').toLowerCase()
  // The default port is optional.
  if (requested === '' || !URL.canParse(`http://${requested}`) || requested.replace(/:(?:80|443)$/, '') === host) return undefined
  if ((headers.cookie ?? '').includes(`${redirectedCookie}=1`)) return undefined
  return {
    Location: `${origin}${url}`,
    'Cache-Control': 'no-store',
    'Set-Cookie': `${redirectedCookie}=1; Path=/; Max-Age=${redirectedCookieSeconds}; HttpOnly; SameSite=Lax`,
  }
}
