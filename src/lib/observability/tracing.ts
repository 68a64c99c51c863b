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

const verb = /^(?:\s|\/\*[^*]*\*\/)*([a-z]+)/i
const table = String.raw`(?:only\s+)?(?:"?\w+"?\.)?"?(\w+)\b"?`
/** `for update`, `do update set` write to no table they name. */
const written = new RegExp(
  String.raw`\b(insert)\s+into\s+${table}|(?<!\b(?:for|key|do)\s)\b(update)\s+${table}|\b(delete)\s+from\s+${table}`,
  'i',
)
const read = new RegExp(String.raw`\b(?:from|join)\s+${table}(?!\s*\()`, 'i')

/** What stands in parentheses is a part of the statement, and of another table. */
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

/** What a statement does, and to which table: of its text nothing else, of its values nothing at all. */
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

/** A statement as a step of what is traced, over when it is answered: by a promise, or by the callback that was handed in. */
export const inStatementSpan = (query: unknown, rest: readonly unknown[], ask: (rest: readonly unknown[]) => unknown): unknown => {
  const text = isTraced() ? textOf(query) : null
  if (text === null) return ask(rest)
  const span = startStatement(text)
  const callback = rest.at(-1)
  if (typeof callback === 'function') {
    const told = (...answer: readonly unknown[]): void => {
      endSpan(span, answer[0])
      Reflect.apply(callback, undefined, answer)
    }
    return ask([...rest.slice(0, -1), told])
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
