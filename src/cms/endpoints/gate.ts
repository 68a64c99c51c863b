import type { IncomingMessage } from 'node:http'
import type { Payload } from 'payload'
import { isLocale } from '@/config/locales'
import { missingPage } from '@/config/missing-page'
import { isCoded, isDrawnEachTime, sitePathOf } from '@/config/site-routes'
import { addressIn } from '@/server/platform/client-address'
import { type LimitName, secondsToWait } from '@/server/platform/rate-limit'
import { findPagePaths } from '@/server/content/page-path-repository'
import { createPathIndex } from '@/server/content/path-index'
import { calls } from './registry'

/** Goes on at once, or says later how many seconds to wait first (`null`: none). */
export type Gate = (request: IncomingMessage) => 'open' | Promise<number | null>

const ownCalls = calls.map(
  ({ path, routePath = path }) => new RegExp(`^/api${routePath.replaceAll('.', '\\.').replace(/:\w+\*?/g, '[^/]+')}/?$`),
)

/** Pictures of pages, our own mails, and what a job says: none of them is a read of the CMS. */
const uncounted = /^\/api\/(?:media\/file|mailbox|internal)(?:\/|$)/

/** Staff work in the CMS by its calls, hundreds in a minute; whoever only claims to be is read no more to than a visitor. */
const isStaffLike = ({ headers }: IncomingMessage): boolean =>
  headers.authorization !== undefined || (headers.cookie ?? '').includes('payload-token')

const limitOfDrawing = (request: IncomingMessage): LimitName => (isStaffLike(request) ? 'read' : 'pages')

const limitOfCall = (request: IncomingMessage, pathname: string): LimitName | null => {
  if (uncounted.test(pathname) || ownCalls.some((pattern) => pattern.test(pathname))) return null
  return isStaffLike(request) ? 'read' : 'cms'
}

/** A form or an action of a page, which is never kept. */
const isSent = ({ method }: IncomingMessage): boolean => method !== 'GET' && method !== 'HEAD'

/** What is drawn for whoever asks, each time: Payload's screens, files of the root, the code's own screens. `null` for pages, which are kept. */
const limitOfScreen = (request: IncomingMessage, pathname: string, path: string | null): LimitName | null => {
  if (pathname === '/_next/image') return 'read'
  if (/^\/_+next/.test(pathname)) return 'missing'
  return path === null || isDrawnEachTime(path) ? limitOfDrawing(request) : null
}

/**
 * What costs work is counted by address before Next and Payload work for it: reads of the CMS by its own calls, what is drawn for each
 * visitor, and addresses where nothing stands. Of these the site draws one page for each language, whatever was asked.
 */
export const createGate = (findPayload: () => Promise<Payload>): Gate => {
  const index = createPathIndex(async () => findPagePaths((await findPayload()).db.drizzle))
  const count = async (name: LimitName, { headers }: IncomingMessage) =>
    secondsToWait(await findPayload(), name, addressIn(String(headers['x-forwarded-for'] ?? '')))
  const openPage = (request: IncomingMessage) => (isSent(request) ? count(limitOfDrawing(request), request) : 'open')
  const countMissing = async (request: IncomingMessage, path: string): Promise<number | null> => {
    // A database that does not answer knows no page: the page itself says so.
    if (await Promise.resolve(index.knows(path)).catch(() => true)) {
      const passed = await openPage(request)
      return passed === 'open' ? null : passed
    }
    // Asked for by its own address: a rewrite by Next would ask the shop once more, over the network. Without a language it is led to one (R1).
    const [pathname = '', search] = (request.url ?? '').split('?')
    const [, language] = pathname.split('/')
    if (isLocale(language)) request.url = `/${language}${missingPage}${search === undefined ? '' : `?${search}`}`
    return count('missing', request)
  }
  return (request) => {
    const [pathname = ''] = (request.url ?? '').split('?')
    if (pathname === '/api' || pathname.startsWith('/api/')) {
      const limit = limitOfCall(request, pathname)
      return limit === null ? 'open' : count(limit, request)
    }
    // Files of the build, which Next hands out or says in a word that it has none.
    if (pathname.startsWith('/_next/static/')) return 'open'
    const path = sitePathOf(pathname)
    const limit = limitOfScreen(request, pathname, path)
    if (limit !== null) return count(limit, request)
    return path === null || isCoded(path) || index.knows(path) === true ? openPage(request) : countMissing(request, path)
  }
}
