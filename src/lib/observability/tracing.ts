import { type Attributes, context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

interface About {
  readonly kind?: SpanKind
  readonly attributes?: Attributes
}

/** Cheap; always false without a trace exporter. */
export const isTraced = (): boolean => trace.getActiveSpan()?.isRecording() === true

/** Only the error's class, since its message may contain user input. */
const typeOf = (fault: unknown): string => (fault instanceof Error ? fault.name : 'unknown')

const endSpan = (span: Span, fault?: unknown): void => {
  if (fault !== undefined && fault !== null) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', typeOf(fault))
  span.end()
}

export const startSpan = (name: string, { kind = SpanKind.INTERNAL, attributes = {} }: About = {}): Span =>
  trace.getTracer('hostfront').startSpan(name, { kind, attributes })

const runIn = async <Value>(span: Span, work: () => Promise<Value>): Promise<Value> => {
  try {
    // Drizzle starts a statement only when it is awaited.
    const value = await context.with(trace.setSpan(context.active(), span), async () => await work())
    endSpan(span)
    return value
  } catch (fault) {
    endSpan(span, fault ?? new Error())
    throw fault
  }
}

/** Adds a span to an active trace. Name and attributes must be static: no names, addresses, ids or amounts. */
export const inSpan = async <Value>(name: string, work: () => Promise<Value>, about: About = {}): Promise<Value> =>
  isTraced() ? runIn(startSpan(name, about), work) : work()

/** Synchronous version of `inSpan`. */
export const inSpanAtOnce = <Value>(name: string, work: () => Value): Value => {
  if (!isTraced()) return work()
  const span = startSpan(name)
  try {
    return work()
  } finally {
    span.end()
  }
}

/** Root span for background work. */
export const inOwnTrace = <Value>(name: string, work: () => Promise<Value>, about: About = {}): Promise<Value> =>
  runIn(startSpan(name, about), work)

export const clientSpan: About = { kind: SpanKind.CLIENT }

const verb = /^(?:\s|\/\*[^*]*\*\/)*([a-z]+)/i
const table = String.raw`(?:only\s+)?(?:"?\w+"?\.)?"?(\w+)\b"?`
/** `for update` and `do update set` are not followed by a table name. */
const written = new RegExp(
  String.raw`\b(insert)\s+into\s+${table}|(?<!\b(?:for|key|do)\s)\b(update)\s+${table}|\b(delete)\s+from\s+${table}`,
  'i',
)
const read = new RegExp(String.raw`\b(?:from|join)\s+${table}(?!\s*\()`, 'i')

/** Parenthesised parts may refer to other tables. */
const outermost = (text: string): string => {
  let depth = 0
  let kept = ''
  for (const piece of text.split(/([()])/)) {
    if (piece === '(' && (depth += 1) === 1) kept += '('
    else if (piece === ')') depth -= 1
    else if (depth === 0) kept += piece
  }
  return kept
}

/** A statement's operation and table; nothing else of its text, and no values. */
export const nameOfStatement = (text: string): { readonly operation: string; readonly table: string | undefined } => {
  const [, ...found] = written.exec(text) ?? []
  const [wrote, to] = found.filter((each) => each !== undefined)
  if (wrote !== undefined) return { operation: wrote.toUpperCase(), table: to?.toLowerCase() }
  const from = (read.exec(outermost(text)) ?? read.exec(text))?.[1]?.toLowerCase()
  const first = (verb.exec(text)?.[1] ?? 'query').toUpperCase()
  return { operation: first === 'WITH' ? 'SELECT' : first, table: from }
}

const textOf = (query: unknown): string | null => {
  if (typeof query === 'string') return query
  if (typeof query !== 'object' || query === null || 'submit' in query) return null
  return 'text' in query && typeof query.text === 'string' ? query.text : null
}

const startStatement = (text: string) => {
  const { operation, table } = nameOfStatement(text)
  return startSpan(table === undefined ? operation : `${operation} ${table}`, {
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table === undefined ? {} : { 'db.collection.name': table }),
    },
  })
}

/** Span of a statement; ends with its promise or callback. */
export const inStatementSpan = (query: unknown, rest: readonly unknown[], ask: (rest: readonly unknown[]) => unknown): unknown => {
  const text = isTraced() ? textOf(query) : null
  if (text === null) return ask(rest)
  const span = startStatement(text)
  const callback = rest.at(-1)
  if (typeof callback === 'function') {
    const endingCallback = (...answer: readonly unknown[]): void => {
      endSpan(span, answer[0])
      Reflect.apply(callback, undefined, answer)
    }
    return ask([...rest.slice(0, -1), endingCallback])
  }
  const answer = ask(rest)
  if (answer instanceof Promise)
    answer.then(
      () => endSpan(span),
      (fault: unknown) => endSpan(span, fault),
    )
  else span.end()
  return answer
}
