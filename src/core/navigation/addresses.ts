/** A `%` that doesn't start an escape stays a percent sign; bytes that are not UTF-8 stay encoded. */
const decode = (text: string): string => {
  const whole = text.replace(/%(?![0-9a-f]{2})/gi, '%25')
  try {
    return decodeURIComponent(whole)
  } catch {
    return whole
  }
}

const fold = (text: string): string => text.normalize('NFC').toLowerCase()

/** Encodes characters that would end this part of the address, and those that browsers always encode. */
const foldPart = (text: string, encoded: RegExp): string => fold(decode(text)).replace(encoded, encodeURIComponent)

const foldPath = (path: string): string =>
  path
    .split('/')
    .map((part) => foldPart(part, /[\p{Cc} "#%/<>?\\^`{|}]/gu))
    .join('/')

const foldQuery = (query: string): readonly string[] =>
  [...new URLSearchParams(query)]
    .map((entry) => entry.map((text) => fold(text).replace(/[\p{Cc} "#%&+=<>\\^`{|}]/gu, encodeURIComponent)))
    .map(([name, value]) => (value === '' ? `${name}` : `${name}=${value}`))
    .toSorted()

const splitQuery = (address: string): readonly [path: string, query: string] => {
  const at = address.indexOf('?')
  return at === -1 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)]
}

/** R27: canonical spelling of an old address: `/%C3%9Cber-uns` is `/über-uns`, and `/index.php?b=2&a=1` is `/index.php?a=1&b=2`. */
export const foldAddress = (address: string): string => {
  const [path, query] = splitQuery(address)
  const parameters = foldQuery(query)
  return `${foldPath(path)}${parameters.length === 0 ? '' : `?${parameters.join('&')}`}`
}

/** Moves the query into the path, because Next passes only the path to a page. */
export const withQueryInPath = (address: string): string => address.replace('?', '%3F')

/** Decodes a path to the old address that it represents: `/index.php%3Fid=3` → `/index.php?id=3`. */
export const oldAddressAt = (path: string): string => foldPath(path).replace('%3F', '?')

/** R27: whether a folded address matches an old one: the same path, and all of its query parameters. */
export const matchesAddress = (address: string, old: string): boolean => {
  const [path, query] = splitQuery(address)
  const [oldPath, oldQuery] = splitQuery(old)
  const parameters = new Set(query.split('&'))
  return path === oldPath && (oldQuery === '' || oldQuery.split('&').every((parameter) => parameters.has(parameter)))
}

interface AddressRules {
  readonly locales: readonly string[]
  /** Case-sensitive paths: order numbers, tokens. */
  readonly keepsCase: (path: string) => boolean
}

/** Matches `EN`, `en-us` and `pt-br`, but not `de-kit`. */
const languageOf = (word: string, locales: readonly string[]): string | undefined => {
  const lower = word.toLowerCase()
  const base = /^([a-z]{2,3})[-_](?:[a-z]{2}|\d{3})$/.exec(lower)?.[1]
  return locales.find((locale) => locale.toLowerCase() === lower) ?? locales.find((locale) => locale === base)
}

/** Preserves percent-encoded bytes. */
const lowerCase = (path: string): string =>
  path.replace(/%[0-9A-F]{2}|[A-Z]/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))

/** R21: canonical path; `null` if `pathname` is already canonical or has no language. */
export const canonicalAddress = (pathname: string, { locales, keepsCase }: AddressRules): string | null => {
  const [, first = '', ...rest] = pathname.split('/')
  const locale = languageOf(first, locales)
  if (locale === undefined) return null
  const path = rest.map((word) => `/${word}`).join('')
  const canonical = `/${locale}${keepsCase(lowerCase(path)) ? path : lowerCase(path)}`
  return canonical === pathname ? null : canonical
}
