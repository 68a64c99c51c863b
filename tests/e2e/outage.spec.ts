import type { Response } from '@playwright/test'
import pg from 'pg'
import de from '../../src/lib/i18n/messages/de.json' with { type: 'json' }
import en from '../../src/lib/i18n/messages/en.json' with { type: 'json' }
import es from '../../src/lib/i18n/messages/es.json' with { type: 'json' }
import fr from '../../src/lib/i18n/messages/fr.json' with { type: 'json' }
import { expect, test } from './support/shop'

const shopDatabase = () => {
  const address = process.env.DATABASE_URL
  if (!address) throw new Error('DATABASE_URL is not set: run this through `npm test -- --only e2e`')
  return new URL(address)
}

/** Blocks all connections to the shop's database, and restores them. */
const withServer = async (work: (client: pg.Client, database: string) => Promise<unknown>) => {
  const url = shopDatabase()
  const database = decodeURIComponent(url.pathname.slice(1))
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await work(client, database)
  } finally {
    await client.end()
  }
}

const stopDatabase = () =>
  withServer(async (client, database) => {
    await client.query(`alter database ${client.escapeIdentifier(database)} with allow_connections false`)
    await client.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [database])
  })

const startDatabase = () =>
  withServer((client, database) => client.query(`alter database ${client.escapeIdentifier(database)} with allow_connections true`))

/** In seconds. Pages are invalidated a last time 5 s after a change, so ones cached earlier may be gone again. */
const settled = 7

const withShop = async <Answer>(work: (client: pg.Client) => Promise<Answer>): Promise<Answer> => {
  const client = new pg.Client({ connectionString: shopDatabase().href })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const secondsSinceChange = (): Promise<number> =>
  withShop(async (client) => {
    const { rows } = await client.query<{ seconds: string | null }>(
      'select extract(epoch from now() - max(made_at)) as seconds from infra.content_changes',
    )
    return Number(rows[0]?.seconds ?? Infinity)
  })

const outageWords = { en: en.outagePage, es: es.outagePage, fr: fr.outagePage, de: de.outagePage }

const item = { type: 'hosting', id: 'shared-basic', billing: 'monthly', quantity: 1 }

const checkout = (total: number) => ({
  contact: { email: 'outage@example.com', name: 'Ottilie Out' },
  billingAddress: { line1: '1 Test Street', city: 'Testville', region: 'Illinois', postalCode: '12345', country: 'US' },
  paymentMethod: 'offline',
  expectedTotal: total,
  expectedCurrency: 'USD',
  acceptTerms: true,
  cart: { currency: 'USD', codes: [], items: [item] },
})

test('shows visited pages during a database outage, answers 503 for others, rejects checkout at once, and recovers', async ({
  page,
  request,
  quietConsole,
}) => {
  quietConsole.allow(/503|500/)
  const quote = await request.post('/api/pricing/quote', { data: { currency: 'USD', codes: [], items: [item] } })
  const { breakdown } = (await quote.json()) as { breakdown: { total: number } }
  await expect.poll(secondsSinceChange, { timeout: 20_000 }).toBeGreaterThan(settled)
  for (const path of ['/en', '/de/shared-hosting']) await page.goto(path)

  await stopDatabase()
  try {
    for (const path of ['/en', '/de/shared-hosting']) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    // Pages not cached yet return the 503 page in their language.
    for (const [locale, words] of Object.entries(outageWords)) {
      const answer = await page.goto(`/${locale}/never-visited-${Date.now()}`)
      expect(answer?.status(), locale).toBe(503)
      expect(answer?.headers()['retry-after']).toBe('5')
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
    }
    for (const path of ['/admin', '/en/orders/HF-1', `/en/og/never-${Date.now()}`, '/sitemap.xml', '/llms.txt', '/api/pages']) {
      const answer = await request.get(path, { maxRedirects: 0 })
      expect([path, answer.status()]).toEqual([path, 503])
      expect(answer.headers()['retry-after'], path).toBe('5')
    }
    const began = performance.now()
    const refused = await request.post('/api/checkout', {
      headers: { 'idempotency-key': 'outage-test-1' },
      data: checkout(breakdown.total),
    })
    expect(refused.status()).toBe(503)
    expect(performance.now() - began).toBeLessThan(2000)
    expect(((await refused.json()) as { error: { code: string } }).error.code).toBe('unavailable')
    expect((await request.get('/api/health/live')).status()).toBe(200)
    expect((await request.get('/api/health/ready')).status()).toBe(503)
  } finally {
    await startDatabase()
  }

  await expect.poll(async () => (await request.get('/api/health/ready')).status()).toBe(200)
  const placed = await request.post('/api/checkout', { headers: { 'idempotency-key': 'outage-test-1' }, data: checkout(breakdown.total) })
  expect(placed.status()).toBe(201)
})

test('§4.19, §7.3, §8.14: a section that cannot be loaded in any language says so, and Retry asks the server for it again', async ({
  page,
  request,
}) => {
  const path = '/de/about'
  const message = de.sectionData.notLoaded.replace('{section}', 'technology-stack')
  const main = page.getByRole('main')
  const isRefresh = (answer: Response) => {
    const headers = answer.request().headers()
    return new URL(answer.url()).pathname === path && headers['rsc'] === '1' && headers['next-router-prefetch'] === undefined
  }
  const retry = () =>
    Promise.all([
      page.waitForResponse(isRefresh, { timeout: 5_000 }),
      page.getByRole('button', { name: de.sectionData.retry, exact: true }).click({ timeout: 5_000 }),
    ])

  await withShop(async (client) => {
    await client.query('alter table technologies rename to technologies_away')
    await client.query("insert into infra.content_changes (tags) values (array['collection:technologies'])")
  })
  try {
    await expect.poll(async () => (await request.get(path)).text()).toContain(message)
    // It expires after a second without stale-while-revalidate, so Retry gets a new render.
    expect((await request.get(path)).headers()['cache-control']).toBe('s-maxage=1')
    await page.goto(path)
    await expect(main.getByText(message, { exact: true })).toBeVisible()
    await retry()
    await expect(main.getByText(message, { exact: true })).toBeVisible()
    await expect(main).not.toContainText('PrestaShop')
  } finally {
    await withShop((client) => client.query('alter table technologies_away rename to technologies'))
  }
  // Less than a second after the last attempt the answer is still the same.
  await expect(async () => {
    await retry()
    await expect(main).toContainText('PrestaShop', { timeout: 5_000 })
  }).toPass()
  await expect(main.getByText(message, { exact: true })).toHaveCount(0)
})
