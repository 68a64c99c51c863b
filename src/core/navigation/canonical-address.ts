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

/** Keeps percent-encoded bytes. */
const lowerCase = (path: string): string =>
  path.replace(/%[0-9A-F]{2}|[A-Z]/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))

/** R21: canonical path; `null` if `pathname` already is canonical or has no language. */
export const canonicalAddress = (pathname: string, { locales, keepsCase }: AddressRules): string | null => {
  const [, first = '', ...rest] = pathname.split('/')
  const locale = languageOf(first, locales)
  if (locale === undefined) return null
  const path = rest.map((word) => `/${word}`).join('')
  const canonical = `/${locale}${keepsCase(lowerCase(path)) ? path : lowerCase(path)}`
  return canonical === pathname ? null : canonical
}
