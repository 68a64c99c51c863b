/** Postgres is down, shutting down, full or read-only, so nothing was done and a retry may succeed. */
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
  // Out of disk, memory or connections.
  '53000',
  '53100',
  '53200',
  '53300',
  // Disk I/O error.
  '58030',
  // Failover: the connection leads to a standby.
  '25006',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '55P03',
  '25P03',
  // The database is being restored.
  '3D000',
])
const unavailableMessages =
  /not currently accepting connections|timeout exceeded when trying to connect|connection terminated|connection ended|connection timeout|query read timeout|pool after calling end|not queryable|cannot use a pool/i

/** An error and its causes, outermost first. Drizzle and pg wrap each other's errors. */
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

/** Undefined table or column: a migration is missing. */
const schemaCodes: ReadonlySet<string> = new Set(['42P01', '42703'])

export const isSchemaError = (fault: unknown): boolean => [...chainOf(fault)].some((link) => schemaCodes.has(codeOf(link) ?? ''))

/** Unique violation, deadlock or serialization failure: rolled back and safe to retry. */
const conflictCodes: ReadonlySet<string> = new Set(['23505', '40P01', '40001'])

export const isTransientConflict = (fault: unknown): boolean => [...chainOf(fault)].some((link) => conflictCodes.has(codeOf(link) ?? ''))

/** Postgres can't process the value: wrong type or, on reads, an operator that the type does not support. */
export const isInvalidValue = (fault: unknown, isRead: boolean): boolean =>
  [...chainOf(fault)].some(
    (link) => /^22/.test(codeOf(link) ?? '') || (isRead && /^42(?:883|804|846|601|702|703)$/.test(codeOf(link) ?? '')),
  )

/** Loggable form. Drizzle's message contains the query's values, so only the innermost message is used. */
export const describeError = (fault: unknown): Readonly<Record<string, unknown>> => {
  const links = [...chainOf(fault)]
  const innermost = links.at(-1)
  if (!innermost) return { message: 'Thrown value is not an error' }
  const frames = (links[0]?.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { name: innermost.name, code: codeOf(innermost), message: innermost.message.split('\n')[0], frames: frames.slice(0, 12) }
}
