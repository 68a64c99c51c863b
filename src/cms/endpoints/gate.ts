import type { IncomingMessage } from 'node:http'
import type { Payload } from 'payload'
import { defaultLocale, isLocale } from '@/lib/config/locales'
import { missingPage } from '@/lib/config/missing-page'
import { canonicalPageAddress, isCoded, isDrawnEachTime, isSharingImage, sitePathOf } from '@/lib/config/site-routes'
import { addressIn } from '@/lib/http/client-address'
import { type LimitName, secondsToWait } from '@/lib/http/rate-limit'
import { findPagePaths } from '@/modules/content/content.repository'
import { createPathIndex } from '@/modules/content/pages'
import { calls } from './registry'
import { createStaffSessionCheck } from './staff-session'

/** Goes on at once, or says later how many seconds to wait first (`null`: none). */
export type Gate = (request: IncomingMessage) => 'open' | Promise<number | null>

const ownCalls = calls.map(
  ({ path, routePath = path }) => new RegExp(`^/api${routePath.replaceAll('.', '\\.').replace(/:\w+\*?/g, '[^/]+')}/?$`),
)

/** Pictures of pages, our own mails, and what a job says: none of them is a read of the CMS. */
const uncounted = /^\/api\/(?:media\/file|mailbox|internal)(?:\/|$)/

interface Limits {
  /** Each of them has to allow the request. */
  readonly visitor: readonly LimitName[]
  /** What a verified staff session counts toward instead; without it staff have the visitor's. */
  readonly staff?: LimitName
}

const forEverybody = (limit: LimitName): Limits => ({ visitor: [limit] })

const renderedPage: Limits = { visitor: ['pages'], staff: 'read' }

/** A visitor's read of the CMS costs what a page does, so it counts as one too. */
const cmsRead: Limits = { visitor: ['cms', 'pages'], staff: 'read' }

const limitsOfCall = (pathname: string): Limits | null =>
  uncounted.test(pathname) || ownCalls.some((pattern) => pattern.test(pathname)) ? null : cmsRead

/** A form or an action of a page, which is never kept. */
const isSent = ({ method }: IncomingMessage): boolean => method !== 'GET' && method !== 'HEAD'

/** What is drawn for whoever asks, each time: Payload's screens, files of the root, the code's own screens. `null` for pages, which are kept. */
const limitsOfScreen = (pathname: string, path: string | null): Limits | null => {
  if (pathname === '/_next/image') return forEverybody('read')
  if (/^\/_+next/.test(pathname)) return forEverybody('missing')
  return path === null || isDrawnEachTime(path) ? renderedPage : null
}

/**
 * R13, R14: what costs work is counted by address before Next and Payload work for it: reads of the CMS by its own calls, what is drawn
 * for each visitor, sharing images, and addresses where nothing stands. Of these the site draws one page for each language, whatever was asked.
 */
export const createGate = (findPayload: () => Promise<Payload>): Gate => {
  const index = createPathIndex(async () => findPagePaths((await findPayload()).db.drizzle))
  const hasStaffSession = createStaffSessionCheck(findPayload)
  const count = async ({ visitor, staff }: Limits, { headers }: IncomingMessage): Promise<number | null> => {
    const limits = staff !== undefined && (await hasStaffSession(headers)) ? [staff] : visitor
    for (const limit of limits) {
      const wait = await secondsToWait(await findPayload(), limit, addressIn(String(headers['x-forwarded-for'] ?? '')))
      if (wait !== null) return wait
    }
    return null
  }
  const openPage = (request: IncomingMessage) => {
    if (isSent(request)) return count(renderedPage, request)
    return isSharingImage(request.url ?? '') ? count(forEverybody('images'), request) : 'open'
  }
  const countMissing = async (request: IncomingMessage, path: string): Promise<number | null> => {
    // A database that does not answer knows no page: the page itself says so.
    if (await Promise.resolve(index.knows(path)).catch(() => true)) {
      const passed = await openPage(request)
      return passed === 'open' ? null : passed
    }
    // By another address than its own (R21) it is led to that one.
    if (canonicalPageAddress((request.url ?? '').split('?')[0] ?? '') !== null) return count(forEverybody('missing'), request)
    // Asked for by its own address: a rewrite by Next would ask the shop once more, over the network. Without a language it is led to one (R1).
    const [pathname = '', search] = (request.url ?? '').split('?')
    const [, language] = pathname.split('/')
    // R24: below `/.well-known` nothing is led there.
    if (language === '.well-known') request.url = `/${defaultLocale}${missingPage}`
    if (isLocale(language)) request.url = `/${language}${missingPage}${search === undefined ? '' : `?${search}`}`
    return count(forEverybody('missing'), request)
  }
  return (request) => {
    const [pathname = ''] = (request.url ?? '').split('?')
    if (pathname === '/api' || pathname.startsWith('/api/')) {
      const limits = limitsOfCall(pathname)
      return limits === null ? 'open' : count(limits, request)
    }
    // Files of the build, which Next hands out or says in a word that it has none.
    if (pathname.startsWith('/_next/static/')) return 'open'
    const path = sitePathOf(pathname)
    const limits = limitsOfScreen(pathname, path)
    if (limits !== null) return count(limits, request)
    return path === null || isCoded(path) || index.knows(path) === true ? openPage(request) : countMissing(request, path)
  }
}
