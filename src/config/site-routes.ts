import { pathAliases } from './aliases'
import { codeRoutes, codeSections } from './code-routes'
import { isLocale } from './locales'

/** Files at the root that are drawn by code. */
export const rootFiles: ReadonlySet<string> = new Set(['/robots.txt', '/sitemap.xml', '/llms.txt', '/icon.svg'])

/** The pictures of shared links: one for each page. */
const pictures = '/og'

const screens: ReadonlySet<string> = new Set(codeRoutes)
const aliases: ReadonlySet<string> = new Set(pathAliases.map(({ alias }) => alias))

/** First words that are not the site's. */
const otherRooms: ReadonlySet<string> = new Set(['api', 'admin', '_next'])

/** Whether code answers at a path, whatever the CMS holds. */
export const isCoded = (path: string): boolean =>
  screens.has(path) || aliases.has(path) || codeSections.some((section) => path === section || path.startsWith(`${section}/`))

/** Drawn once for each language, as every page is. */
const keptScreens: ReadonlySet<string> = new Set(['/cart'])

/** Whether code draws what stands at a path for whoever asks, each time. */
export const isDrawnEachTime = (path: string): boolean => isCoded(path) && !keptScreens.has(path) && !aliases.has(path)

/** The path of a page below its language, however it is asked for; `null` for what is no address of the site. */
export const sitePathOf = (pathname: string): string | null => {
  const [, first = '', ...rest] = pathname.replace(/\/$/, '').split('/')
  if (otherRooms.has(first) || first.startsWith('__next') || rootFiles.has(pathname)) return null
  const path = isLocale(first) ? `/${rest.join('/')}` : pathname.replace(/(.)\/$/, '$1')
  return path === pictures || path.startsWith(`${pictures}/`) ? path.slice(pictures.length) || '/' : path
}
