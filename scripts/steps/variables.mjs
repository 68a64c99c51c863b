/**
 * Environment variables as they come and go: by name, and perhaps not there. (Next's own type of `process.env` insists on
 * NODE_ENV, which most of ours do not have yet.)
 * @typedef {Record<string, string | undefined>} Variables
 */

/**
 * For a child process, whose type is Next's.
 * @param {Variables} variables
 */
export const forProcess = (variables) => /** @type {NodeJS.ProcessEnv} */ (variables)
