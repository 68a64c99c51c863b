import { expect, test } from './support/shop'

// Like every local shop, the shop under test listens on 127.0.0.1 only.
test(
  'an address where nothing stands: led to a language, 404 in its words, one page for them all, and from there to another language',
  { tag: '@smoke' },
  async ({ page, request, quietConsole }) => {
    const led = await request.get('/nichts/da?x=1', { headers: { 'Accept-Language': 'de' }, maxRedirects: 0 })
    expect([led.status(), led.headers()['location']]).toEqual([307, '/de/nichts/da?x=1'])

    const answers = await Promise.all(['/de/nichts/da?x=1', '/de/og/nichts', '/de/auch-nicht.html'].map((path) => request.get(path)))
    expect(answers.map((answer) => answer.status())).toEqual([404, 404, 404])

    quietConsole.allow(/404/)
    await page.goto('/de/nichts/da?x=1')
    const languages = page.getByRole('banner').locator('.language-switch').filter({ visible: true })
    await languages.locator('summary').click()
    await expect(languages.locator('a[href*="_missing"]')).toHaveCount(0)
    await languages.getByRole('link', { name: 'Français' }).click()
    await expect(page).toHaveURL(/\/fr\/nichts\/da\?x=1$/)
  },
)
