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
