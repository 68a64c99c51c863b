/**
 * Something the person at the keyboard can mend. It is shown as one plain line and without a stack:
 * what is wrong, then what to do about it.
 */
export class Fault extends Error {
  /**
   * @param {string} problem what is wrong, without a full stop
   * @param {string} mend what to do about it, a sentence
   */
  constructor(problem, mend) {
    super(`${problem}. ${mend}`)
    this.name = 'Fault'
    this.problem = problem
    this.mend = mend
  }
}

/**
 * One line for a person. A fault already is one; anything else is a mistake of ours and keeps its stack.
 * @param {unknown} error
 */
export const describeError = (error) => {
  if (error instanceof Fault) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** @param {unknown} error @returns {string | undefined} the code Node or Postgres gave it */
export const errorCode = (error) => {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}
