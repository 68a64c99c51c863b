import { SpanKind } from '@opentelemetry/api'
import { endSpan, isTraced, startSpan } from './in-span'

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
