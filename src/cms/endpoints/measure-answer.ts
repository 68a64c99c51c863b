import type { IncomingMessage, ServerResponse } from 'node:http'
import { sitePathOf } from '@/lib/config/site-routes'
import { observe, type RequestKind } from '@/lib/observability/metrics'
import { calls } from './registry'

/** The first words of the shop's own calls; whatever else stands under `/api` is the CMS's. */
const ownWords: ReadonlySet<string> = new Set(calls.map(({ path, routePath = path }) => routePath.split('/')[1] ?? ''))
const kindsOfCalls: ReadonlyMap<string, RequestKind> = new Map([
  ['health', 'health'],
  ['checkout', 'checkout'],
])

const kindOfCall = (pathname: string): RequestKind => {
  const [, , word = ''] = pathname.split('/')
  if (pathname.startsWith('/api/media/file/')) return 'static'
  return kindsOfCalls.get(word) ?? (ownWords.has(word) ? 'call' : 'admin')
}

/** What a request asks for, by its path alone. */
export const kindOfRequest = (url = ''): RequestKind => {
  const [pathname = ''] = url.split('?')
  if (pathname === '/api' || pathname.startsWith('/api/')) return kindOfCall(pathname)
  if (pathname === '/admin' || pathname.startsWith('/admin/')) return 'admin'
  return sitePathOf(pathname) === null ? 'static' : 'page'
}

/** Called when a request comes: notes what was answered, and how long it took. */
export const measureAnswer = ({ url }: IncomingMessage, response: ServerResponse, onEnd?: (status: number | 'aborted') => void): void => {
  const began = performance.now()
  const kind = kindOfRequest(url)
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : 'aborted'
    observe({ kind, status, seconds: (performance.now() - began) / 1000 })
    onEnd?.(status)
  })
}
