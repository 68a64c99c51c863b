import { withClient } from './database.mjs'
import { directUrl } from './pooler.mjs'
import { importTypeScript } from './typescript.mjs'

/** @typedef {import('./variables.mjs').Variables} Variables */

/**
 * Open items of the go-live list, the same as on the admin's dashboard.
 * @param {Variables} env
 * @returns {Promise<string[]>}
 */
export const goLiveSentences = async (env) => {
  /** @type {[typeof import('../../src/lib/config/env.ts'), typeof import('../../src/modules/operations/go-live.repository.ts'), typeof import('../../src/modules/operations/go-live.ts'), typeof import('../../src/payload/admin/describe-go-live.ts')]} */
  const [{ parseEnvironment }, { readGoLiveFacts }, { evaluateGoLive }, { describeGoLive }] = await Promise.all([
    importTypeScript('src/lib/config/env.ts'),
    importTypeScript('src/modules/operations/go-live.repository.ts'),
    importTypeScript('src/modules/operations/go-live.ts'),
    importTypeScript('src/payload/admin/describe-go-live.ts'),
  ])
  const facts = await withClient(directUrl(env), (client) => readGoLiveFacts(async (statement) => (await client.query(statement)).rows))
  return evaluateGoLive(facts, parseEnvironment({ ...env }), Date.now()).map((item) => describeGoLive({ i18n: { language: 'en' } }, item))
}
