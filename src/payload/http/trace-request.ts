import type { IncomingMessage, ServerResponse } from 'node:http'
import { sitePathOf } from '@/lib/config/site-routes'
import { observe, type RequestKind } from '@/lib/observability/metrics'
import { calls } from '@/payload/endpoints'
import { context, propagation, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { ShopInFront } from '@/lib/config/front'
import { isSendingTraces } from '@/modules/operations/traces'

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
const kindOfRequest = (url = ''): RequestKind => {
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

/** Asked for by the dozen, and told enough of by the metrics. */
const untold: ReadonlySet<string> = new Set(['static', 'health'])

/** A visitor who could name a trace would choose what is kept, and mix theirs with others'. */
const forget = ({ headers }: IncomingMessage): void => {
  for (const name of ['traceparent', 'tracestate', 'baggage']) delete headers[name]
}

const spanOf = ({ method = 'GET' }: IncomingMessage, kind: string, id: string): Span => {
  const attributes = { 'http.request.method': method, 'hostfront.kind': kind, 'hostfront.request': id }
  return trace.getTracer('hostfront').startSpan(`${method} ${kind}`, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT)
}

const follow: NonNullable<ShopInFront['follow']> = (request, response, id, work) => {
  forget(request)
  const kind = kindOfRequest(request.url)
  if (untold.has(kind)) {
    measureAnswer(request, response)
    return work()
  }
  const span = spanOf(request, kind, id)
  measureAnswer(request, response, (status) => {
    if (status !== 'aborted') span.setAttribute('http.response.status_code', status)
    if (status === 'aborted' || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
  const inside = trace.setSpan(ROOT_CONTEXT, span)
  // Next stands behind a socket: what it does for the request is told by this that it belongs here
  propagation.inject(inside, request.headers)
  context.with(inside, work)
}

const traceHeaders = (): Readonly<Record<string, string>> => {
  const carried: Record<string, string> = {}
  propagation.inject(context.active(), carried)
  return carried
}

/** Nothing where traces go nowhere: then the server in front has nothing to ask. */
export const requestTraces = (): Pick<ShopInFront, 'follow' | 'traceHeaders'> =>
  isSendingTraces() ? { follow, traceHeaders } : { follow: undefined, traceHeaders: undefined }
