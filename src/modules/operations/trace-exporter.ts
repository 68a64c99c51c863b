import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node'

/**
 * Allowlist of exported attributes. Everything else stays in the process, because Next records full URLs and error messages may contain
 * user input.
 */
const exportedAttributes: ReadonlySet<string> = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.method',
  'http.status_code',
  'http.route',
  'error.type',
  'db.system.name',
  'db.operation.name',
  'db.collection.name',
  'next.span_type',
  'next.route',
  'next.page',
  'next.segment',
  'next.rsc',
  'hostfront.kind',
  'hostfront.request',
  'hostfront.template',
  'hostfront.orders',
])

const address = /[?#]|:\/\//

/** Route patterns may be exported, requested URLs may not. */
const nameOf = ({ name, attributes }: ReadableSpan): string => {
  if (!address.test(name)) return name
  const type = attributes['next.span_type']
  return typeof type === 'string' ? type : 'step'
}

const redact = (span: ReadableSpan): ReadableSpan => ({
  name: nameOf(span),
  kind: span.kind,
  spanContext: () => span.spanContext(),
  ...(span.parentSpanContext === undefined ? {} : { parentSpanContext: span.parentSpanContext }),
  startTime: span.startTime,
  endTime: span.endTime,
  status: { code: span.status.code },
  attributes: Object.fromEntries(Object.entries(span.attributes).filter(([name]) => exportedAttributes.has(name))),
  links: [],
  events: [],
  duration: span.duration,
  ended: span.ended,
  resource: span.resource,
  instrumentationScope: span.instrumentationScope,
  droppedAttributesCount: 0,
  droppedEventsCount: 0,
  droppedLinksCount: 0,
})

/** Removes attributes that must not leave the process. */
export const createRedactingExporter = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(redact), done),
  shutdown: () => exporter.shutdown(),
  ...(exporter.forceFlush === undefined ? {} : { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() }),
})
