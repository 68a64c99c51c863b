/** Postgres is not there, is going away, has no room, or takes nothing down: nothing was done, and trying again may help. */
const unavailableCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  // no room on its disk, in its memory, for another connection
  '53000',
  '53100',
  '53200',
  '53300',
  // its disk does not work
  '58030',
  // after a failover, one that does not lead yet
  '25006',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '55P03',
  '25P03',
  // the database is being put back
  '3D000',
])
const unavailableMessages =
  /not currently accepting connections|timeout exceeded when trying to connect|connection terminated|connection ended|connection timeout|query read timeout|pool after calling end|not queryable|cannot use a pool/i

/** A fault and what caused it, outermost first. Drizzle and pg wrap each other. */
function* chainOf(fault: unknown): Generator<Error> {
  let link = fault
  for (let depth = 0; link instanceof Error && depth < 6; depth += 1) {
    yield link
    if (link instanceof AggregateError) for (const inner of link.errors) if (inner instanceof Error) yield inner
    link = link.cause
  }
}

const codeOf = (fault: Error): string | undefined => ('code' in fault && typeof fault.code === 'string' ? fault.code : undefined)

export const isDatabaseUnavailable = (fault: unknown): boolean => {
  for (const link of chainOf(fault)) {
    const code = codeOf(link)
    if ((code !== undefined && unavailableCodes.has(code)) || unavailableMessages.test(link.message)) return true
  }
  return false
}

/** A table or a column that the code knows and the database does not: a migration is missing. */
const schemaCodes: ReadonlySet<string> = new Set(['42P01', '42703'])

export const isSchemaError = (fault: unknown): boolean => [...chainOf(fault)].some((link) => schemaCodes.has(codeOf(link) ?? ''))

/** A row that is there already, two that waited for each other, or one that changed meanwhile: all is undone, and again is well. */
const conflictCodes: ReadonlySet<string> = new Set(['23505', '40P01', '40001'])

export const isPassingConflict = (fault: unknown): boolean => [...chainOf(fault)].some((link) => conflictCodes.has(codeOf(link) ?? ''))

/**
 * Postgres could not make sense of what it was given: a value of another kind, or, of a comparison that somebody made up, one that such
 * values do not have.
 */
export const isSenseless = (fault: unknown, isRead: boolean): boolean =>
  [...chainOf(fault)].some(
    (link) => /^22/.test(codeOf(link) ?? '') || (isRead && /^42(?:883|804|846|601|702|703)$/.test(codeOf(link) ?? '')),
  )

/** What a log may hold: drizzle's own message carries the values of the query, so only the innermost one is kept. */
export const describeError = (fault: unknown): Readonly<Record<string, unknown>> => {
  const links = [...chainOf(fault)]
  const innermost = links.at(-1)
  if (!innermost) return { message: 'Something that is not an error was thrown' }
  const frames = (links[0]?.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { name: innermost.name, code: codeOf(innermost), message: innermost.message.split('\n')[0], frames: frames.slice(0, 12) }
}
