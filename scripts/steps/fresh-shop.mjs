import fs from 'node:fs'
import { startApp } from './app.mjs'
import { shopEnvironment } from './environment.mjs'
import { fillAndBuild } from './fill-and-build.mjs'
import { fromRoot } from './paths.mjs'
import { freePort } from './port.mjs'
import { step } from './progress.mjs'
import { seed } from './seeding.mjs'
import { openFreshDatabase } from './test-database.mjs'

/** The simulated registry answers at once, and one address may do what many would. */
export const undisturbed = {
  SIMULATOR_MIN_DELAY_MS: '0',
  SIMULATOR_MAX_DELAY_MS: '0',
  TRANSFER_PRICE_DELAY_MS: '0',
  TRANSFER_SUBMIT_DELAY_MS: '0',
  ...Object.fromEntries(
    ['READ', 'SEARCH', 'QUOTE', 'CART', 'CHECKOUT', 'FORMS', 'LOGIN', 'CMS', 'MISSING', 'PAGES'].map((name) => [`RATE_LIMIT_${name}`, '0']),
  ),
}

/**
 * The production shop on a free port, over a database of its own that holds exactly the seed.
 * @param {{server: string, purpose: string, overrides?: import('./variables.mjs').Variables, fill?: (env: import('./variables.mjs').Variables) => Promise<unknown>, preload?: string}} options
 *   fill: what writes another content than the seed; preload: a module that is loaded before Next
 */
export const startFreshShop = async ({ server, purpose, overrides = {}, fill = seed, preload }) => {
  const port = await freePort()
  const databaseUrl = await step('A fresh database', () => openFreshDatabase(server, purpose))
  const folders = { MEDIA_DIR: `.data/${purpose}-media`, MAIL_DIR: `.data/${purpose}-mail` }
  for (const folder of Object.values(folders)) fs.rmSync(fromRoot(folder), { recursive: true, force: true })
  const site = { SITE_URL: `http://localhost:${port}`, ...folders }
  const env = shopEnvironment({ databaseUrl, port, overrides: { ...site, ...undisturbed, ...overrides } })
  await fillAndBuild(env, { fill: (each) => fill(each) })
  const app = await step('Starting the shop', () => startApp({ env, mode: 'start', log: `${purpose}-shop`, preload }))
  return { ...app, env, databaseUrl }
}
