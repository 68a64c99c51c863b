import { EnvironmentError, parseEnvironment, settingNames } from './env'

/** Read by the tests, Payload and the containers. */
const foreignSettings = ['CHROMIUM_PATH', 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'PAYLOAD_CONFIG_PATH', 'DATABASE_PASSWORD_FILE']
const known: ReadonlySet<string> = new Set([...settingNames, ...foreignSettings])

/** Prefixes reserved for the shop. */
const reservedPrefixes = /^(?:SEED|SMTP|MAIL|STRIPE|RATE_LIMIT|SIMULATOR|TRANSFER|RDAP|DNS|DOMAIN|DATABASE|TRUSTED_PROXY|MEDIA|METRICS|S3)_/
const leastLength = 7
const mostTypos = 2

/** Levenshtein distance. */
const typosBetween = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1]
    for (const [column, wanted] of [...other].entries()) {
      next.push(Math.min((row[column] ?? 0) + (letter === wanted ? 0 : 1), (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}

const closestTo = (name: string): string | undefined => {
  const near = [...known].map((each) => ({ each, typos: typosBetween(name, each) })).filter(({ typos }) => typos <= mostTypos)
  return near.toSorted((one, other) => one.typos - other.typos)[0]?.each
}

/** Warnings about unknown variables that look like the shop's settings. */
export const unknownSettings = (source: Readonly<Record<string, string | undefined>>): readonly string[] =>
  Object.keys(source)
    .filter((name) => !known.has(name) && name.length >= leastLength)
    .flatMap((name) => {
      const meant = closestTo(name)
      if (meant !== undefined) return [`${name} is not a setting: did you mean ${meant}?`]
      return reservedPrefixes.test(name) ? [`${name} is not a setting (docs/operations.md lists them)`] : []
    })

/** Errors that prevent startup, and warnings about unknown variables. */
export const examineSettings = (source: Parameters<typeof unknownSettings>[0]) => {
  const unknown = unknownSettings(source)
  try {
    parseEnvironment(source)
    return { faults: [], unknown }
  } catch (error) {
    if (error instanceof EnvironmentError) return { faults: error.faults, unknown }
    throw error
  }
}
