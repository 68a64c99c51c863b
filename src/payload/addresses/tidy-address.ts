import { buildEnvironment } from '@/lib/config/env'
import { locales } from '@/lib/config/locales'
import { splitLocalePath } from '@/core/navigation/paths'
import { pathAliases } from '@/lib/config/aliases'
import { codePrefixes, codeRoutes, codeSections } from '@/lib/config/site-routes'

const hasScheme = (address: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(address)

/** Turns a URL of this site, as copied from the browser, into a path. */
const withoutOwnOrigin = (address: string): string => {
  if (!hasScheme(address) || !URL.canParse(address)) return address
  const { origin, pathname, search, hash } = new URL(address)
  return origin === new URL(buildEnvironment().SITE_URL).origin ? `${pathname}${search}${hash}` : address
}

/** `es/offer/`, `https://this.shop/en/offer` and `/offer` all become `/offer`; URLs of other sites are unchanged. */
export const tidyAddress = (typed: string): string => {
  const address = withoutOwnOrigin(typed.trim())
  if (hasScheme(address) || address === '' || address.startsWith('//')) return address
  const { path } = splitLocalePath(address, locales)
  const [, way = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  return `${way.length > 1 ? way.replace(/\/+$/, '') || '/' : way}${rest}`
}

export const isLocalePrefixed = (path: string): boolean => splitLocalePath(path, locales).locale !== null

/** The path without query and fragment. */
export const wayOf = (path: string): string => path.replace(/[?#].*$/s, '') || '/'

type CodeAddress = 'screen' | 'alias' | 'language' | 'interface'

const isAtOrBelow = (path: string, top: string): boolean => path === top || path.startsWith(`${top}/`)

/** Route in code that handles the path; `null` if an editor's page may use the path. */
export const codeAddressOf = (path: string): CodeAddress | null => {
  if (codePrefixes.some((top) => isAtOrBelow(path, top))) return 'interface'
  if (isLocalePrefixed(path)) return 'language'
  if (pathAliases.some(({ alias }) => alias === path)) return 'alias'
  return codeRoutes.includes(path) || codeSections.some((top) => isAtOrBelow(path, top)) ? 'screen' : null
}
