import { importTypeScript } from './typescript.mjs'
import { forProcess } from './variables.mjs'

/** `password` is absent if the user chose it. @typedef {{who: string, email: string, password?: string}} Login */

/**
 * Logins of the seed for the summary, read from the seed itself.
 * @param {import('./variables.mjs').Variables} env
 * @returns {Promise<Login[]>}
 */
export const demoLoginsOf = async (env) => {
  // the seed reads process.env, which is restored afterwards: later code checks whether the user set DATABASE_URL
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
