/**
 * Environment variables. (Next's type of `process.env` requires NODE_ENV, which is often missing here.)
 * @typedef {Record<string, string | undefined>} Variables
 */

/**
 * Cast for child processes, which use Next's type.
 * @param {Variables} variables
 */
export const forProcess = (variables) => /** @type {NodeJS.ProcessEnv} */ (variables)
