/** Error the user can fix, shown on one line without a stack. */
export class Fault extends Error {
  /** @param {string} problem without a full stop @param {string} mend the fix, as a sentence */
  constructor(problem, mend) {
    super(`${problem}${/[.?!]$/.test(problem) ? '' : '.'} ${mend}`)
  }
}

/** Faults give one line; other errors are bugs and keep their stack. @param {unknown} error */
export const describeError = (error) => {
  if (error instanceof Fault) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** @param {unknown} error @returns {string | undefined} code from Node or Postgres */
export const errorCode = (error) => (error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined)

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
export const say = (line) => void reader.write(`${line}\n`)

/** Notes the result of a step, and whether it failed. @typedef {(words: string, isGood?: boolean) => void} Note */

/**
 * Runs a step and prints its duration.
 * @template T @param {string} label @param {(note: Note) => Promise<T> | T} work @returns {Promise<T>}
 */
export const step = async (label, work) => {
  const started = performance.now()
  let result = ''
  let mark = '✓'
  say(`  …  ${label}`)
  const value = await work((words, isGood = true) => {
    result = `: ${words}`
    mark = isGood ? '✓' : '✗'
  })
  say(`  ${mark}  ${label}${result} (${formatDuration(performance.now() - started)})`)
  return value
}
