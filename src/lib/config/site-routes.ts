import { canonicalAddress } from '../../core/navigation/canonical-address'
import { pathAliases } from './aliases'
import { isLocale, locales } from './locales'

/** The addresses that screens of the code answer at, without the language. A test reads them off `src/app`. */
export const codeRoutes: readonly string[] = [
  '/account-deleted',
  '/cancel',
  '/cart',
  '/checkout',
  '/confirm-email',
  '/dashboard',
  '/domains/endings',
  '/domains/search',
  '/forgot-password',
  '/knowledge-base/all',
  '/knowledge-base/rss.xml',
  '/invoices',
  '/login',
  '/login/code',
  '/my-domains',
  '/profile',
  '/register',
  '/reset-password',
  '/settings',
  '/settings/delete',
  '/settings/recovery-codes',
  '/settings/two-step',
  '/subscriptions',
  '/verify-email',
]

/** Everything at and below these belongs to the code. */
export const codeSections: readonly string[] = ['/my-domains', '/og', '/orders', '/preview', '/sandbox', '/subscriptions']

/** First words that stand before any language: there is never a page behind them. */
export const codePrefixes: readonly string[] = ['/admin', '/api']

/** Where the site says that there is no such page: one address for each language, kept once. No page can have it. */
export const missingPage = '/_missing'

/** Files at the root that are drawn by code. */
const rootFiles: ReadonlySet<string> = new Set([
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/icon.svg',
  '/favicon.ico',
  '/apple-icon.png',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
])

/** The pictures of shared links: one for each page. */
const pictures = '/og'

const screens: ReadonlySet<string> = new Set(codeRoutes)
const aliases: ReadonlySet<string> = new Set(pathAliases.map(({ alias }) => alias))

/** First words that are not the site's. */
const otherRooms: ReadonlySet<string> = new Set(['api', 'admin', '_next'])

const isWithin = (path: string, sections: readonly string[]): boolean =>
  sections.some((section) => path === section || path.startsWith(`${section}/`))

/** Whether code answers at a path, whatever the CMS holds. */
export const isCoded = (path: string): boolean => screens.has(path) || aliases.has(path) || isWithin(path, codeSections)

/** Drawn once for each language, as every page is. */
const keptScreens: ReadonlySet<string> = new Set(['/cart'])

/** Everybody sees the same on them, and leaves nothing there. */
const openScreens: ReadonlySet<string> = new Set([
  ...keptScreens,
  '/domains/endings',
  '/domains/search',
  '/knowledge-base/all',
  '/knowledge-base/rss.xml',
])
const openSections: readonly string[] = [pictures, '/preview']

/**
 * Whether a screen may take a name, an address or money, by its path below the language: it is drawn for each visitor, and its scripts
 * carry a nonce. Every screen is, unless it is named as open.
 */
export const isGuarded = (path: string): boolean =>
  (screens.has(path) && !openScreens.has(path)) || (isWithin(path, codeSections) && !isWithin(path, openSections))

/** Whether code draws what stands at a path for whoever asks, each time. */
export const isDrawnEachTime = (path: string): boolean => isCoded(path) && !keptScreens.has(path) && !aliases.has(path)

/** Whether everybody sees the same at a path below the language, so that it is drawn once and kept. */
export const isCached = (path: string): boolean => !isDrawnEachTime(path) && !aliases.has(path)

/** R21: the one address of a page; `null` where it is asked for by that. Order numbers and tokens keep their case. */
export const canonicalPageAddress = (pathname: string): string | null =>
  canonicalAddress(pathname, { locales, keepsCase: (path) => isWithin(path, codeSections) && !isWithin(path, [pictures]) })

/** Whether an address, with its query or without, is that of a sharing image. */
export const isSharingImage = (url: string): boolean => /^\/[^/?]+\/og(?:[/?]|$)/.test(url)

/** The path of a page below its language, however it is asked for; `null` for what is no address of the site. */
export const sitePathOf = (pathname: string): string | null => {
  const [, first = '', ...rest] = pathname.replace(/\/$/, '').split('/')
  if (otherRooms.has(first) || first.startsWith('__next') || rootFiles.has(pathname)) return null
  const path = isLocale(first) ? `/${rest.join('/')}` : pathname.replace(/(.)\/$/, '$1')
  return path === pictures || path.startsWith(`${pictures}/`) ? path.slice(pictures.length) || '/' : path
}
