import type { IncomingMessage, ServerResponse } from 'node:http'
import { sitePathOf } from '@/lib/config/site-routes'
import { observe, type RequestKind } from '@/lib/observability/metrics'
import { calls } from '@/payload/endpoints'
import { context, propagation, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { ShopInFront } from '@/lib/config/process-state'
import { isSendingTraces } from '@/modules/operations/traces'

/** First segments of the shop's own API; anything else below `/api` belongs to the CMS. */
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

const kindOfRequest = (url = ''): RequestKind => {
  const [pathname = ''] = url.split('?')
  if (pathname === '/api' || pathname.startsWith('/api/')) return kindOfCall(pathname)
  if (pathname === '/admin' || pathname.startsWith('/admin/')) return 'admin'
  return sitePathOf(pathname) === null ? 'static' : 'page'
}

export const measureAnswer = ({ url }: IncomingMessage, response: ServerResponse, onEnd?: (status: number | 'aborted') => void): void => {
  const began = performance.now()
  const kind = kindOfRequest(url)
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : 'aborted'
    observe({ kind, status, seconds: (performance.now() - began) / 1000 })
    onEnd?.(status)
  })
}

/** Too frequent to trace; metrics cover these. */
const untold: ReadonlySet<string> = new Set(['static', 'health'])

/** Drops clients' trace headers, which could otherwise force sampling and join foreign traces. */
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
  // Next runs behind a socket; the injected headers link its spans to this one.
  propagation.inject(inside, request.headers)
  context.with(inside, work)
}

const traceHeaders = (): Readonly<Record<string, string>> => {
  const carried: Record<string, string> = {}
  propagation.inject(context.active(), carried)
  return carried
}

/** No hooks if traces are not exported, so that the front server has nothing to call. */
export const requestTraces = (): Pick<ShopInFront, 'follow' | 'traceHeaders'> =>
  isSendingTraces() ? { follow, traceHeaders } : { follow: undefined, traceHeaders: undefined }
