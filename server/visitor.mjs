// Who asks, as the connection tells it. What a client writes about itself into headers is forgotten before anybody reads them.
import { randomBytes } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'

/** Of headers only the door writes, and of the word it writes: one of this process, which nobody else can know. */
export const ownMachineHeader = 'x-own-machine'
export const ownMachineWord = randomBytes(24).toString('base64url')

/** IPv4 in IPv6's clothes (`::ffff:192.0.2.1`) is IPv4. @param {string} address */
const plain = (address) => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')

/** @param {string} address the eight groups of an IPv6 address */
const groupsOf = (address) => {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  return tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right]
}

/** What limits are counted by: an IPv4 address, or the network of an IPv6 one, of which a single customer has 2^64 addresses. @param {string} written */
export const countedAs = (written) => {
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
 * Behind n trusted proxies the n-th entry from the right of `X-Forwarded-For`: what stands further left was written by whoever
 * asked. Without a proxy, or where one of them was passed by, the other end of the connection.
 * @param {string} forwarded @param {string} connected @param {number} proxies
 */
export const visitorAddress = (forwarded, connected, proxies) => {
  const counted = proxies > 0 ? (forwarded.split(',').at(-proxies) ?? '') : ''
  return countedAs(counted) || countedAs(connected) || 'unknown'
}

const forwarding = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']

/** Inside a container that is published on this machine alone, no connection comes from anywhere else. */
const isPublishedHereAlone = () => isLoopback(process.env.PUBLISHED_ON ?? '')

/** @param {string} url */
const hostnameOf = (url) => (URL.canParse(url) ? new URL(url).hostname : '')

/**
 * Asked by a name of this machine or by the shop's own. A page from elsewhere makes a browser on this machine ask as well, and reads
 * the answer where it has the name of its site lead here; that name stands in `Host`. @param {string} host
 */
const isOwnName = (host) => {
  const name = hostnameOf(`http://${host}`)
  return (
    name === 'localhost' || isLoopback(name.replace(/^\[(.*)\]$/, '$1')) || (name !== '' && name === hostnameOf(process.env.SITE_URL ?? ''))
  )
}

/** From a program on this machine, and not passed on by one. @param {import('node:http').IncomingMessage} request */
const isFromOwnMachine = ({ headers, socket }) =>
  (isLoopback(socket.remoteAddress ?? '') || isPublishedHereAlone()) &&
  forwarding.every((name) => headers[name] === undefined) &&
  isOwnName(headers.host ?? '')

/** Next takes the nonce of a page's scripts from these. */
const policies = ['content-security-policy', 'content-security-policy-report-only']

/** Replaces what the client said of itself by what the connection says. @param {import('node:http').IncomingMessage} request @param {number} proxies */
export const resolveClientIp = (request, proxies) => {
  const { headers, socket } = request
  const isOwn = isFromOwnMachine(request)
  headers['x-forwarded-for'] = visitorAddress([headers['x-forwarded-for'] ?? []].flat().join(','), socket.remoteAddress ?? '', proxies)
  for (const name of [ownMachineHeader, ...policies]) delete headers[name]
  if (isOwn) headers[ownMachineHeader] = ownMachineWord
}
