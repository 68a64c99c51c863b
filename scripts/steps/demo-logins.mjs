/** @typedef {{who: string, email: string, password: string}} Login */

/**
 * The logins that the seed gives this shop, for the summary. Asked of the seed itself, so that the two cannot differ.
 * @param {import('./variables.mjs').Variables} env
 * @returns {Promise<Login[]>}
 */
export const demoLoginsOf = async (env) => {
  // the seed reads this process's environment, as the shop reads its own
  Object.assign(process.env, env)
  const { tsImport } = await import('tsx/esm/api')
  /** @type {{chosenLogins: () => readonly {collection: string, role?: string, email: string, password: string}[]}} */
  const { chosenLogins } = await tsImport('../../seed/demo-logins.ts', import.meta.url)
  return chosenLogins().map(({ collection, role, email, password }) => ({
    who: role ?? (collection === 'customers' ? 'customer' : collection),
    email,
    // a password that somebody chose is not for the screen
    password: env.SEED_ADMIN_PASSWORD === password ? '(yours, of SEED_ADMIN_PASSWORD)' : password,
  }))
}
