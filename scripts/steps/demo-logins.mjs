import { importTypeScript } from './typescript.mjs'
import { forProcess } from './variables.mjs'

/** A password that somebody chose is not among them. @typedef {{who: string, email: string, password?: string}} Login */

/**
 * The logins that the seed gives this shop, for the summary. Asked of the seed itself, so that the two cannot differ.
 * @param {import('./variables.mjs').Variables} env
 * @returns {Promise<Login[]>}
 */
export const demoLoginsOf = async (env) => {
  // the seed reads this process's environment, which afterwards is the person's again: whether DATABASE_URL is theirs is asked later
  const before = process.env
  process.env = forProcess({ ...before, ...env })
  try {
    /** @type {{chosenLogins: () => readonly {collection: string, role?: string, email: string, password: string}[]}} */
    const { chosenLogins } = await importTypeScript('seed/demo-logins.ts')
    return describeLogins(chosenLogins(), env)
  } finally {
    process.env = before
  }
}

/**
 * @param {readonly {collection: string, role?: string, email: string, password: string}[]} logins
 * @param {import('./variables.mjs').Variables} env
 * @returns {Login[]}
 */
const describeLogins = (logins, env) =>
  logins.map(({ collection, role, email, password }) => ({
    who: role ?? (collection === 'customers' ? 'customer' : collection),
    email,
    ...(env.SEED_ADMIN_PASSWORD === password ? {} : { password }),
  }))
