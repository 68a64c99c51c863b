import { expect, test } from './support/shop'

test('ADR 019: a page is painted before its scripts run, and then they all do', async ({ page }) => {
  await page.goto('/en/about')
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('hostfront-scripts').length)).toBe(1)
  const { painted, ran, wanted, running } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    ran: performance.getEntriesByName('hostfront-scripts')[0]?.startTime ?? 0,
    wanted: [...document.querySelectorAll('script:not([src])')].map((each) => each.textContent).filter((call) => call.startsWith('hfRun(')),
    running: [...document.querySelectorAll<HTMLScriptElement>('script[async][src]')].map(({ src }) => `hfRun("${new URL(src).pathname}")`),
  }))
  expect(painted).toBeLessThan(ran)
  expect(wanted.length).toBeGreaterThan(5)
  expect(running).toEqual(expect.arrayContaining(wanted))
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
