import { context, propagation, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { IncomingMessage } from 'node:http'
import type { ShopInFront } from '@/lib/config/front'
import { isSendingTraces } from '@/modules/operations/traces'
import { kindOfRequest, measureAnswer } from './measure-answer'

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
