import { type Attributes, context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

interface About {
  readonly kind?: SpanKind
  readonly attributes?: Attributes
}

/** Whether what is done now is part of a trace that is written down. Without a receiver of traces it never is, and asking costs next to nothing. */
export const isTraced = (): boolean => trace.getActiveSpan()?.isRecording() === true

/** What a fault is, never what it says: its sentence may hold what a visitor typed. */
const typeOf = (fault: unknown): string => (fault instanceof Error ? fault.name : 'unknown')

export const endSpan = (span: Span, fault?: unknown): void => {
  if (fault !== undefined && fault !== null) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', typeOf(fault))
  span.end()
}

export const startSpan = (name: string, { kind = SpanKind.INTERNAL, attributes = {} }: About = {}): Span =>
  trace.getTracer('hostfront').startSpan(name, { kind, attributes })

const runIn = async <Value>(span: Span, work: () => Promise<Value>): Promise<Value> => {
  try {
    // a statement of drizzle's begins only when it is waited for
    const value = await context.with(trace.setSpan(context.active(), span), async () => await work())
    endSpan(span)
    return value
  } catch (fault) {
    endSpan(span, fault ?? new Error())
    throw fault
  }
}

/** A step of what is traced already. Its name and attributes say what the code knows beforehand: never a name, an address, an id, an amount. */
export const inSpan = async <Value>(name: string, work: () => Promise<Value>, about: About = {}): Promise<Value> =>
  isTraced() ? runIn(startSpan(name, about), work) : work()

/** The same for what waits for nobody. */
export const inSpanAtOnce = <Value>(name: string, work: () => Value): Value => {
  if (!isTraced()) return work()
  const span = startSpan(name)
  try {
    return work()
  } finally {
    span.end()
  }
}

/** Work that nobody asked for by a request: a trace of its own. */
export const inOwnTrace = <Value>(name: string, work: () => Promise<Value>, about: About = {}): Promise<Value> =>
  runIn(startSpan(name, about), work)

/** A call to somebody outside the shop. */
export const toOutside: About = { kind: SpanKind.CLIENT }
