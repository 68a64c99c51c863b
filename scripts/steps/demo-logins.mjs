import { importTypeScript } from './typescript.mjs'

/** A password that somebody chose is not among them. @typedef {{who: string, email: string, password?: string}} Login */

/**
 * The logins that the seed gives this shop, for the summary. Asked of the seed itself, so that the two cannot differ.
 * @param {import('./variables.mjs').Variables} env
 * @returns {Promise<Login[]>}
 */
export const demoLoginsOf = async (env) => {
  // the seed reads this process's environment, as the shop reads its own
  Object.assign(process.env, env)
  /** @type {{chosenLogins: () => readonly {collection: string, role?: string, email: string, password: string}[]}} */
  const { chosenLogins } = await importTypeScript('seed/demo-logins.ts')
  return chosenLogins().map(({ collection, role, email, password }) => ({
    who: role ?? (collection === 'customers' ? 'customer' : collection),
    email,
    ...(env.SEED_ADMIN_PASSWORD === password ? {} : { password }),
  }))
}
