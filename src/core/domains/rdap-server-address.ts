/** Hosts that mean the machine itself. */
const loopbackHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

export interface AddressRules {
  /** Plain http to the machine itself: for tests, never for a shop that serves. */
  readonly allowLoopback?: boolean
}

const isAddress = (host: string): boolean => host.startsWith('[') || /^[0-9.]+$/.test(host)

export const isLoopbackHost = (host: string): boolean => loopbackHosts.has(host)

/** What may be asked at all: https by name. Addresses as numbers, other schemes and credentials are nobody's registry. */
export const mayVisit = (url: URL, { allowLoopback = false }: AddressRules = {}): boolean => {
  if (url.username !== '' || url.password !== '') return false
  if (allowLoopback && isLoopbackHost(url.hostname)) return url.protocol === 'http:' || url.protocol === 'https:'
  return url.protocol === 'https:' && url.hostname.includes('.') && !isAddress(url.hostname)
}

/** RFC 9224 §3: a base address, which names are appended to; `null` for what is none. Ends with a slash. */
export const readRdapServer = (address: string, rules: AddressRules = {}): string | null => {
  const url = URL.parse(address.trim())
  if (!url || url.search !== '' || url.hash !== '' || !mayVisit(url, rules)) return null
  return url.href.endsWith('/') ? url.href : `${url.href}/`
}
