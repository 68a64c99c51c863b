import type { APIRequestContext, Page } from '@playwright/test'
import { asEditor } from './support/editor'
import { expect, expectAccessible, freshLabel, hundredthsIn, test, wordsOf } from './support/shop'

const words = wordsOf('de')
const settings = '/api/globals/pricing-settings?locale=en'
const shown = (key: 'pricesShown.hostingPlans' | 'pricesShown.included' | 'pricesShown.footer') => words(key, { percent: '19\u00a0%' })

/** One page per kind of section with prices. */
const pages = [
  '/de',
  '/de/hosting',
  '/de/shared-hosting',
  '/de/pricing',
  '/de/services',
  '/de/domains',
  '/de/domains/endings',
  '/de/domains/transfer',
  '/de/email-hosting',
  '/de/ssl-certificates',
  '/de/customization/server',
]

test.use({ locale: 'de-DE', viewport: { width: 1440, height: 900 } })

/** Adds 19 % tax, in cents, rounding half up. */
const with19 = (cents: number): number => Math.floor((cents * 119 + 50) / 100)

const html = async (request: APIRequestContext, path: string): Promise<string> => (await request.get(path)).text()

/** Opens a page once the setting has taken effect. */
const goTo = async (page: Page, path: string, isWithTax: boolean) => {
  await expect
    .poll(async () => (await html(page.request, path)).includes(shown('pricesShown.footer')), { timeout: 30_000, message: path })
    .toBe(isWithTax)
  await page.goto(path)
}

/** All prices in US dollars on a page, in order. */
const dollarsIn = (page: Page, within: string) =>
  page.locator(`${within} .price > i:first-child`).evaluateAll((all) => all.map(({ textContent }) => textContent))

const choose = async (page: Page, label: string) => {
  await page.goto('/admin/globals/pricing-settings')
  await page.locator('#field-pricesShown').getByRole('combobox').click()
  await page.getByRole('option', { name: label, exact: true }).click()
  const saved = page.waitForResponse((answer) => answer.url().includes('/globals/pricing-settings') && answer.request().method() === 'POST')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  expect((await saved).status()).toBe(200)
}

/** A label available under .com in the simulated registry. */
const freeLabel = async (request: APIRequestContext): Promise<string> => {
  for (let tries = 0; tries < 20; tries += 1) {
    const label = freshLabel()
    const { results } = (await (await request.get(`/api/domains/search?q=${label}`)).json()) as {
      results: readonly { domain: string; available: boolean }[]
    }
    if (results.some(({ domain, available }) => available && domain === `${label}.com`)) return label
  }
  throw new Error('No name is free.')
}

const quoted = async (request: APIRequestContext, origin: string) => {
  const item = { type: 'hosting', id: 'shared-basic', billing: 'yearly', quantity: 1 }
  const answer = await request.post('/api/pricing/quote', { headers: { origin }, data: { currency: 'EUR', codes: [], items: [item] } })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.text()
}

test('T10: the setting in the admin shows every price with tax, in German, and the cart its lines before it', async ({ page, baseURL }) => {
  test.slow()
  const origin = baseURL ?? ''
  await page.context().addCookies([{ name: 'payload-lng', value: 'de', url: origin }])
  const editor = await asEditor(page.request, origin, 'admin')
  const row = { country: 'DE', region: '', kind: 'everyone', rate: 0.19, name: 'USt.', validFrom_tz: 'UTC', validTo_tz: 'UTC' }
  await editor.save(settings, { taxSeat: 'DE', taxRates: [row] }, 'POST')
  try {
    const before = new Map<string, readonly (string | null)[]>()
    for (const path of pages) {
      await page.goto(path)
      before.set(path, await dollarsIn(page, 'main'))
      await expect(page.locator('main')).not.toContainText('19\u00a0%\u00a0Steuer')
    }
    const plainPage = await html(page.request, '/de/shared-hosting')
    expect(plainPage).toContain(words('hostingPlans.note'))
    const net = await quoted(page.request, origin)

    await choose(page, 'Mit Steuer')
    for (const path of pages) {
      await goTo(page, path, true)
      const plain = before.get(path) ?? []
      expect(plain.length, path).toBeGreaterThan(0)
      expect((await dollarsIn(page, 'main')).map(hundredthsIn), path).toEqual(plain.map((text) => with19(hundredthsIn(text))))
      await expect(page.locator('.site-footer')).toContainText(shown('pricesShown.footer'))
    }
    expect(await html(page.request, '/de/shared-hosting')).toContain('"valueAddedTaxIncluded":true')
    await goTo(page, '/de/shared-hosting', true)
    await expect(page.locator('.rack__note')).toHaveText(shown('pricesShown.hostingPlans'))
    await expectAccessible(page)

    // M10: German starts in euros. .com costs 11.04 before tax, 12.74 per following year; three years are 36.52, with tax 43.46.
    const label = await freeLabel(page.request)
    await page.goto(`/de/domains/search?q=${label}`)
    const found = page.getByRole('row').filter({ hasText: `${label}.com` })
    for (const amount of ['€13.14', '€15.16', '€43.46']) await expect(found).toContainText(amount)
    await expectAccessible(page)

    await page.goto('/de/shared-hosting?add=hosting:shared-basic:yearly')
    const drawer = page.getByRole('dialog', { name: words('cart.title') })
    await expect(drawer).toContainText(words('pricesShown.lines'))
    await expect(drawer.locator('.cart-foot')).toHaveAttribute('aria-busy', 'false')
    await expectAccessible(page)
    expect(await quoted(page.request, origin)).toBe(net)
    const { breakdown } = JSON.parse(net) as { breakdown: { subtotal: number; total: number } }
    const line = drawer.locator('.cart-line').first()
    expect(hundredthsIn(await line.locator('.price').first().textContent())).toBe(Math.round(breakdown.subtotal * 100))
    expect(hundredthsIn(await drawer.locator('.due__amount').first().textContent())).toBe(Math.round(breakdown.total * 100))

    await goTo(page, '/de/cart', true)
    await expect(page.locator('main')).toContainText(words('pricesShown.lines'))
    await expectAccessible(page)
    await goTo(page, '/de/customization/server', true)
    await expect(page.locator('.estimate__foot')).toContainText(words('pricesShown.lines'))
    await expectAccessible(page)

    await choose(page, 'Zzgl. USt.')
    await goTo(page, '/de/cart', false)
    await expect(page.locator('.cart-line').first()).toBeVisible()
    await expect(page.locator('main')).not.toContainText(words('pricesShown.lines'))
    for (const path of pages) {
      await goTo(page, path, false)
      expect(await dollarsIn(page, 'main'), path).toEqual(before.get(path))
    }
  } finally {
    await editor.save(settings, { pricesShown: 'withoutTax', taxSeat: '', taxRates: [] }, 'POST')
  }
})
