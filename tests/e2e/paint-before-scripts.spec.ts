import { headStartMs } from '../../src/config/scripts-after-paint'
import { expect, test } from './support/shop'

const begun = 'hostfront-scripts'

test('ADR 019: a page is painted before its scripts are loaded, and then they all are', async ({ page }) => {
  // the head start has no end here: only the paint can set them off
  await page.addInitScript((ms) => {
    const { setTimeout } = window
    window.setTimeout = ((what: () => void, after?: number) => (after === ms ? 0 : setTimeout(what, after))) as typeof setTimeout
  }, headStartMs)
  await page.goto('/en/about')
  await expect.poll(() => page.evaluate((name) => performance.getEntriesByName(name).length, begun)).toBe(1)
  const { painted, ran, wanted, running } = await page.evaluate(
    (name) => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      ran: performance.getEntriesByName(name)[0]?.startTime ?? 0,
      wanted: [...document.querySelectorAll('script:not([src])')].map((each) => each.textContent).filter((call) => call.startsWith('hfRun(')),
      running: [...document.querySelectorAll<HTMLScriptElement>('script[async][src]')].map(({ src }) => `hfRun("${new URL(src).pathname}")`),
    }),
    begun,
  )
  expect(painted).toBeLessThan(ran)
  expect(wanted.length).toBeGreaterThan(5)
  expect(running).toEqual(expect.arrayContaining(wanted))
})

test('ADR 019: where no paint is reported, the scripts are loaded after its head start', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined
  })
  await page.goto('/en/about')
  await expect.poll(() => page.evaluate((name) => performance.getEntriesByName(name)[0]?.startTime, begun)).toBeGreaterThanOrEqual(headStartMs)
})

test('ADR 019: no script of a page is run before by a tag of its own', async ({ request }) => {
  for (const path of ['/en', '/de/pricing', '/fr/domains/search?q=otterbean']) {
    const html = await (await request.get(path)).text()
    expect(html.match(/<script src="[^"]+" async="">/g), path).toBeNull()
    expect(html.match(/self\.hfRun=/g), path).toHaveLength(1)
  }
})

test('ADR 019: the admin’s pages are as Next writes them', async ({ request }) => {
  const html = await (await request.get('/admin/login')).text()
  expect(html).toContain('<script src="/_next/static/')
  expect(html).not.toContain('hfRun')
})
