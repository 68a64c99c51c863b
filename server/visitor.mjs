// Client address from the connection; headers a client could forge are removed first.
import { randomBytes } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'

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

/** @param {string} address */
const isLoopback = (address) => {
  const name = plain(address)
  return name === '::1' || (isIPv4(name) && name.startsWith('127.'))
}

/**
 * The n-th entry of `X-Forwarded-For` from the right behind n trusted proxies; entries further left are client-supplied. Without a proxy,
 * or if one was bypassed, the peer address.
 * @param {string} forwarded @param {string} connected @param {number} proxies
 */
export const visitorAddress = (forwarded, connected, proxies) => {
  const counted = proxies > 0 ? (forwarded.split(',').at(-proxies) ?? '') : ''
  return rateLimitAddress(counted) || rateLimitAddress(connected) || 'unknown'
}

const forwarding = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']

/** In a container published on loopback only, all connections are local. */
const isPublishedHereAlone = () => isLoopback(process.env.PUBLISHED_ON ?? '')

/** @param {string} url */
const hostnameOf = (url) => (URL.canParse(url) ? new URL(url).hostname : '')

/**
 * DNS rebinding guard: a foreign page can make a local browser send requests here and, with its own name resolving to this machine, read
 * the responses; that name appears in `Host`.
 * @param {string} host
 */
const isOwnName = (host) => {
  const name = hostnameOf(`http://${host}`)
  return (
    name === 'localhost' || isLoopback(name.replace(/^\[(.*)\]$/, '$1')) || (name !== '' && name === hostnameOf(process.env.SITE_URL ?? ''))
  )
}

/** Sent by a program on this machine, not forwarded by a proxy. @param {import('node:http').IncomingMessage} request */
const isFromOwnMachine = ({ headers, socket }) =>
  (isLoopback(socket.remoteAddress ?? '') || isPublishedHereAlone()) &&
  forwarding.every((name) => headers[name] === undefined) &&
  isOwnName(headers.host ?? '')

/** Next reads the script nonce from these request headers. */
const policies = ['content-security-policy', 'content-security-policy-report-only']

/**
 * Replaces client-supplied headers with what the connection shows. @param {import('node:http').IncomingMessage} request
 * @param {number} proxies
 */
export const resolveClientIp = (request, proxies) => {
  const { headers, socket } = request
  const isOwn = isFromOwnMachine(request)
  headers['x-forwarded-for'] = visitorAddress([headers['x-forwarded-for'] ?? []].flat().join(','), socket.remoteAddress ?? '', proxies)
  for (const name of [ownMachineHeader, ...policies]) delete headers[name]
  if (isOwn) headers[ownMachineHeader] = localRequestToken
}
