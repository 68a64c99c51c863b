/** Error the user can fix, shown on one line without a stack: problem, then fix. */
export class Fault extends Error {
  /**
   * @param {string} problem without a full stop
   * @param {string} mend the fix, as a sentence
   */
  constructor(problem, mend) {
    super(`${problem}. ${mend}`)
    this.name = 'Fault'
    this.problem = problem
    this.mend = mend
  }
}

/**
 * Faults give one line; other errors are bugs and keep their stack.
 * @param {unknown} error
 */
export const describeError = (error) => {
  if (error instanceof Fault) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** @param {unknown} error @returns {string | undefined} code from Node or Postgres */
export const errorCode = (error) => {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}

/** @param {number} milliseconds */
export const formatDuration = (milliseconds) => {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** @type {NodeJS.WriteStream} */
let reader = process.stdout

/** Keeps messages apart from the shop's log on stdout. */
export const speakBesideLog = () => {
  if (!process.stdout.isTTY) reader = process.stderr
}

/** @param {string} line */
export const say = (line) => {
  reader.write(`${line}\n`)
}

/**
 * Runs a step and prints its duration. The callback may note the result, and whether it failed.
 * @template T
 * @param {string} label
 * @param {(note: (words: string, isGood?: boolean) => void) => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export const step = async (label, work) => {
  const started = performance.now()
  let words = ''
  say(`  …  ${label}`)
  let mark = '✓'
  const result = await work((text, isGood = true) => {
    words = text
    mark = isGood ? '✓' : '✗'
  })
  const duration = formatDuration(performance.now() - started)
  say(`  ${mark}  ${label}${words === '' ? '' : `: ${words}`} (${duration})`)
  return result
}

/** Placeholder for a password in logs. */
const unsaid = '(password: see src/lib/config/demo-password.ts)'

/**
 * Shows passwords only on a terminal of a local shop.
 * @param {{url: string, databasePlace: string, duration: string, logins: {who: string, email: string, password?: string}[], toDo?:
 * string[], listensOn?: string | undefined, isPublic?: boolean, isPackaged?: boolean, isTerminal?: boolean}} facts
 */
export const summaryLines = ({
  url,
  databasePlace,
  duration,
  logins,
  toDo = [],
  listensOn,
  isPublic = false,
  isPackaged = true,
  isTerminal = false,
}) => {
  const isShown = isTerminal && !isPublic
  const width = Math.max(...logins.map(({ who }) => who.length))
  return [
    `Ready after ${duration}.`,
    '',
    `  Shop      ${url}/en    also /es  /fr  /de`,
    `  Admin     ${url}/admin`,
    `  API       ${url}/api    described by ${url}/api/openapi.json`,
    `  Database  ${databasePlace}`,
    ...(isPublic ? [`  Listens   ${listensOn ?? 'on every address'}    (set HOST to change it)`] : []),
    '',
    ...(logins.length === 0 ? [] : ['  Demo logins (change the passwords before anyone else can reach the shop)']),
    ...logins.map(
      ({ who, email, password }) =>
        `    ${who.padEnd(width)}  ${email}  ${password === undefined ? '(your SEED_ADMIN_PASSWORD)' : isShown ? password : unsaid}`,
    ),
    '',
    ...(isPublic && toDo.length > 0 ? ['  To do before go-live', ...toDo.map((sentence) => `    ☐ ${sentence}`), ''] : []),
    ...(!isPublic && toDo.length > 0
      ? [
          `  ${toDo.length} ${toDo.length === 1 ? 'task' : 'tasks'} to do before go-live: run npm run doctor, or see the admin dashboard.`,
          '',
        ]
      : []),
    isPackaged
      ? '  Press Ctrl-C to stop the shop and its database. Your data is kept.'
      : '  Press Ctrl-C to stop the shop. Its database keeps running.',
    '',
  ]
}

/** @param {Parameters<typeof summaryLines>[0]} facts */
export const printSummary = (facts) => {
  say('')
  for (const line of summaryLines({ ...facts, isTerminal: process.stdout.isTTY })) say(line)
}
