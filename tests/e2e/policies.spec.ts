import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { codeRoutes } from '../../src/lib/config/site-routes'
import { locales } from '../../src/lib/config/locales'
import { faultsOfPolicy, nonceOf } from '../support/policy/evaluate-policy'
import { mainJourneys } from '../support/any-browser/journeys'
import { visitorOf } from '../support/any-browser/visitor'
import { publicPaths } from './support/paths'
import { tabOf } from './support/playwright-tab'
import { asEditor } from './support/editor'

/** Each path in one language, in rotation. */
const inTurn = (paths: readonly string[]): readonly string[] =>
  paths.map((path, place) => `/${locales[place % locales.length] ?? 'en'}${path}`)

const pages = [
  ...inTurn(publicPaths),
  ...codeRoutes.map((path) => `/en${path}`),
  ...['/en/nothing-stands-here', '/de/orders/ORD-NOBODYS', '/en/preview/about', '/nothing', '/en/og/about'],
]
const others = [
  '/api/pages?limit=1',
  '/api/nothing',
  '/api/health/live',
  '/api/mailbox',
  '/robots.txt',
  '/sitemap.xml',
  '/icon.svg',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
  '/_next/static/nothing.js',
]
const adminScreens = [
  ...[
    '',
    '/login',
    '/logout',
    '/forgot',
    '/account',
    '/nothing',
    '/prices',
    '/translations',
    '/collections/pages',
    '/collections/pages/create',
  ],
  ...['/collections/media', '/collections/orders', '/globals/site-settings'],
].map((path) => `/admin${path}`)

const policyOf = async (request: APIRequestContext, path: string): Promise<string | undefined> =>
  (await request.get(path, { maxRedirects: 0 })).headers()['content-security-policy']

const faultsAt = async (request: APIRequestContext, paths: readonly string[]): Promise<readonly string[]> => {
  const faults: string[] = []
  for (const path of paths) for (const fault of faultsOfPolicy(await policyOf(request, path))) faults.push(`${path}: ${fault}`)
  return faults
}

test('every page and response has a CSP without problems', async ({ request }) => {
  test.slow()
  expect(await faultsAt(request, [...pages, ...others])).toEqual([])
})

test('admin screens have one too, for visitors and staff', { tag: '@smoke' }, async ({ request, baseURL }) => {
  test.slow()
  expect(await faultsAt(request, adminScreens)).toEqual([])
  await asEditor(request, baseURL ?? '')
  expect(await faultsAt(request, adminScreens)).toEqual([])
})

test('uses a new nonce for every response', async ({ request }) => {
  for (const path of ['/en/checkout', '/en/login', '/admin/login', '/en/domains/search']) {
    const [one, other] = [await policyOf(request, path), await policyOf(request, path)].map((policy) => nonceOf(policy ?? ''))
    expect([path, typeof one, one === other]).toEqual([path, 'string', false])
  }
})

/** Injects markup into a page, served with or without its policy, and returns whether it ran. */
const ranIn = async (page: Page, path: string, { isGuarded = true } = {}): Promise<boolean> => {
  const words =
    '<script>window.injected = 1</script><img src="/nothing" onerror="window.injected = 2"><a id="lure" href="javascript:window.injected = 3">x</a>'
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const headers = response.headers()
    if (!isGuarded) delete headers['content-security-policy']
    await route.fulfill({ response, headers, body: (await response.text()).replace(/<body[^>]*>/, (body) => body + words) })
  })
  await page.goto(path)
  await page.evaluate(() => document.querySelector<HTMLElement>('#lure')?.click())
  await page.waitForTimeout(500)
  return page.evaluate(() => 'injected' in window)
}

for (const path of ['/en', '/en/shared-hosting', '/en/checkout', '/en/login', '/en/domains/search', '/en/nothing-here', '/admin/login'])
  test(`blocks a script injected into ${path}`, { tag: path === '/en/checkout' ? ['@smoke'] : [] }, async ({ page }) => {
    expect(await ranIn(page, path)).toBe(false)
  })

test('blocks a script added later, in any browser (npm test -- --only browsers)', async ({ page, baseURL }) => {
  const journey = mainJourneys.find(({ name }) => name.startsWith('words that were put'))
  await journey?.walk(visitorOf(tabOf(page), baseURL ?? ''))
  expect(journey).toBeDefined()
})

test('would run it without a policy, as a control', { tag: '@smoke' }, async ({ page }) => {
  expect(await ranIn(page, '/en/checkout', { isGuarded: false })).toBe(true)
})
