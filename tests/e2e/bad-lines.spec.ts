import type { BrowserContext, Page } from '@playwright/test'
import { expect, freshLabel, test, wordsOf } from './support/shop'

/** Lost chunks, browsers without JavaScript, offline tabs: the shop reports its state and rolls back failed changes. */
const words = wordsOf('en')
const plan = 'Shared Basic'
const lines = (page: Page) => page.getByRole('main').locator('.cart-line')

const putPlanIntoCart = async (page: Page, name = 'shared-basic') => {
  await page.goto(`/en/cart?add=hosting:${name}:yearly`)
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** Plays CSS animations 20 times faster, so that its ten seconds take half a second. */
const hurryStyles = async (page: Page) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Animation.enable')
  await browser.send('Animation.setPlaybackRate', { playbackRate: 20 })
}

/** A separate tab, whose console errors are allowed. */
const tabThatLoses = async (context: BrowserContext, isLost: (count: number) => boolean): Promise<Page> => {
  const page = await context.newPage()
  let count = 0
  await page.route('**/_next/static/**/*.js*', (route) => {
    count += 1
    return isLost(count) ? route.abort() : route.continue()
  })
  await hurryStyles(page)
  return page
}

test.describe('lost scripts, every third or all', () => {
  for (const [part, isLost] of [
    ['every third', (count: number) => count % 3 === 0],
    ['every one', () => true],
  ] as const) {
    test(`${part}: search, cart and checkout work, or say that they wait and what to do`, async ({ page }) => {
      await putPlanIntoCart(page)
      const label = freshLabel()
      const works: Record<string, string> = {
        [`/en/domains/search?q=${label}`]: words('domainSearch.chooseRow'),
        '/en/cart': plan,
        '/en/checkout': plan,
      }
      await Promise.all(
        Object.entries(works).map(async ([path, content]) => {
          const tab = await tabThatLoses(page.context(), isLost)
          await tab.goto(path, { waitUntil: 'commit' })
          const main = tab.getByRole('main')
          const wayOn = main.getByRole('link', { name: words('waiting.again') })
          await expect(main.getByText(content).or(wayOn).or(main.getByRole('alert')).filter({ visible: true }).first()).toBeVisible()
          await tab.close()
        }),
      )
    })
  }

  test('links to the results if the search never hydrates', async ({ page }) => {
    const tab = await tabThatLoses(page.context(), () => true)
    const label = freshLabel()
    await tab.goto(`/en/domains/search?q=${label}`, { waitUntil: 'commit' })
    await tab
      .getByRole('main')
      .getByRole('link', { name: words('waiting.again') })
      .click()
    await expect(tab.getByRole('row').filter({ hasText: label }).first()).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows search results by link; cart and checkout explain what they need', { tag: '@smoke' }, async ({ page }) => {
    const label = freshLabel()
    await page.goto(`/en/domains/search?q=${label}`)
    await expect(page.getByRole('row').filter({ hasText: label }).first()).toBeVisible()
    for (const path of ['/en/cart', '/en/checkout']) {
      await page.goto(path)
      // without JavaScript the content of noscript renders, but has no role
      const said = page.locator('main noscript p')
      await expect(said).toHaveText(words('waiting.needsScript'))
      await expect(said).toBeVisible()
      await expect(page.getByText(words('cart.loading')).filter({ visible: true })).toHaveCount(0)
    }
  })
})

test('restores a line removed offline, and shows the same cart after a reload', async ({ page, quietConsole }) => {
  quietConsole.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await putPlanIntoCart(page)
  await putPlanIntoCart(page, 'shared-pro')
  await page.keyboard.press('Escape')
  await expect(lines(page)).toHaveCount(2)
  await page.context().setOffline(true)
  await page
    .getByRole('main')
    .getByRole('button', { name: words('cart.remove', { name: plan }) })
    .click()
  await expect(page.getByText(words('cart.network')).filter({ visible: true }).first()).toBeVisible()
  await expect(lines(page)).toHaveCount(2)
  await page.context().setOffline(false)
  await page.reload()
  await expect(lines(page)).toHaveCount(2)
})

test.describe('text at double size', () => {
  for (const width of [390, 320]) {
    test(`${width} px: fits the screen, and the menu opens`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await putPlanIntoCart(page)
      for (const path of ['/de', '/fr', '/de/shared-hosting', '/de/vps-hosting', '/de/domains/transfer', '/de/cart', '/de/checkout']) {
        await page.goto(path)
        if (path === '/de/cart') await expect(lines(page)).toHaveCount(1)
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
        const widest = () => page.evaluate(() => document.documentElement.scrollWidth)
        // subpixels round up; headings are refitted in the next frames
        await expect.poll(widest, { message: path }).toBeLessThanOrEqual(width + 1)
        // checkout has no menu (O15)
        if (path === '/de/checkout') continue
        const language = path.slice(1, 3) === 'fr' ? 'fr' : 'de'
        const menu = page
          .getByRole('banner')
          .locator('summary')
          .filter({ hasText: wordsOf(language)('header.openMenu'), visible: true })
        const box = await menu.boundingBox()
        expect(
          (box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? Infinity) <= width,
          `${path}: the menu's button is on the screen`,
        ).toBe(true)
        await menu.click()
        await expect(page.getByRole('banner').locator('details[open]').getByRole('link').filter({ visible: true }).first()).toBeVisible()
      }
    })
  }
})

test('allows caching search results in the browser, but never a checkout with an address (ADR 004)', async ({ page }) => {
  const cachingOf = async (path: string) => (await page.request.get(path)).headers()['cache-control'] ?? ''
  expect(await cachingOf('/en/domains/search?q=otterbean')).toBe('private, no-cache')
  expect(await cachingOf('/en/checkout')).toContain('no-store')
})

test('keeps a currency selected before hydration', async ({ page }) => {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const tab = await page.context().newPage()
  await tab.route('**/_next/static/**/*.js*', async (route) => {
    await held
    await route.continue()
  })
  await tab.goto('/en/hosting', { waitUntil: 'commit' })
  const picker = tab.getByRole('banner').locator('[data-currency-picker]').filter({ visible: true })
  await picker.selectOption('EUR')
  await expect(tab.locator('html')).toHaveAttribute('data-currency', 'EUR')
  letGo()
  await tab.waitForLoadState('load')
  await tab.reload()
  await expect(tab.locator('html')).toHaveAttribute('data-currency', 'EUR')
  await expect(picker).toHaveValue('EUR')
})
