import fs from 'node:fs'
import { startApp } from '../../scripts/lib/shop.mjs'
import { freePort, shopEnvironment } from '../../scripts/lib/settings.mjs'
import { fillAndBuild, seed } from '../../scripts/lib/seeding.mjs'
import { fromRoot } from '../../scripts/lib/project.mjs'
import { step } from '../../scripts/lib/output.mjs'
import { copyDatabase, freshDatabaseName, openFreshDatabase } from './test-database.mjs'

/** @typedef {import('../../scripts/lib/project.mjs').Variables} Variables */

/** No simulated delays and no rate limits, since all load comes from one address. */
export const undisturbed = {
  SIMULATOR_MIN_DELAY_MS: '0',
  SIMULATOR_MAX_DELAY_MS: '0',
  TRANSFER_PRICE_DELAY_MS: '0',
  TRANSFER_SUBMIT_DELAY_MS: '0',
  ...Object.fromEntries(
    ['READ', 'SEARCH', 'QUOTE', 'CART', 'CHECKOUT', 'FORMS', 'LOGIN', 'CMS', 'NOT_FOUND', 'PAGES', 'IMAGES'].map((name) => [
      `RATE_LIMIT_${name}`,
      '0',
    ]),
  ),
}

/** @param {string} purpose @param {string} databaseUrl @param {Variables} overrides */
const environmentOf = async (purpose, databaseUrl, overrides) => {
  const port = await freePort()
  const folders = { MEDIA_DIR: `.data/${purpose}-media`, MAIL_DIR: `.data/${purpose}-mail` }
  for (const folder of Object.values(folders)) fs.rmSync(fromRoot(folder), { recursive: true, force: true })
  const site = { SITE_URL: `http://localhost:${port}`, ...folders }
  return shopEnvironment({ databaseUrl, port, overrides: { ...site, ...undisturbed, ...overrides } })
}

/**
 * @typedef {object} PreparedShop
 * @property {string} purpose
 * @property {string} databaseUrl
 * @property {Variables} env
 */

/**
 * Separate database with exactly the seed, and the build.
 * @param {{server: string, purpose: string, overrides?: Variables, fill?: (env: Variables) => Promise<unknown>, isPatient?: boolean}}
 * options
 * fill: writes other content than the seed; isPatient: builds at low priority
 * @returns {Promise<PreparedShop>}
 */
export const prepareFreshShop = async ({ server, purpose, overrides = {}, fill = seed, isPatient = false }) => {
  const databaseUrl = await step('A fresh database', () => openFreshDatabase(server, purpose))
  const env = await environmentOf(purpose, databaseUrl, overrides)
  await fillAndBuild(env, { fill: (each) => fill(each), isPatient })
  return { purpose, databaseUrl, env }
}

/**
 * Copies a shop in seconds. The original must not have been started.
 * @param {PreparedShop} shop
 * @param {{server: string, purpose: string, overrides?: Variables}} options
 * @returns {Promise<PreparedShop>}
 */
export const copyFreshShop = async (shop, { server, purpose, overrides = {} }) => {
  const databaseUrl = await copyDatabase(shop.databaseUrl, freshDatabaseName(server, purpose))
  const env = await environmentOf(purpose, databaseUrl, { STAGING: 'false', ...overrides })
  const media = [shop.env, env].map(({ MEDIA_DIR = '' }) => fromRoot(MEDIA_DIR))
  if (fs.existsSync(String(media[0]))) fs.cpSync(String(media[0]), String(media[1]), { recursive: true })
  return { purpose, databaseUrl, env }
}

/** @param {PreparedShop} shop @param {string} [preload] module loaded before Next */
export const startPreparedShop = async ({ purpose, databaseUrl, env }, preload) => {
  const started = preload === undefined ? env : { ...env, NODE_OPTIONS: `--import ${preload}` }
  const app = await step(`Starting the shop (${purpose})`, () => startApp({ env: started, mode: 'start', log: `${purpose}-shop` }))
  return { ...app, env, databaseUrl }
}

/**
 * Production shop on a free port with a freshly seeded database.
 * @param {Parameters<typeof prepareFreshShop>[0] & {preload?: string}} options
 */
export const startFreshShop = async ({ preload, ...options }) => startPreparedShop(await prepareFreshShop(options), preload)
