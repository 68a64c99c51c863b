import type { Locator, Page } from '@playwright/test'
import { locales } from '../../src/lib/config/locales'
import { expect, expectAccessible, freshLabel, test, wordsOf, type Language } from './support/shop'

const screens = [
  ['a phone with its keyboard open', 390, 420],
  ['a phone', 390, 844],
  ['a desktop', 1440, 900],
] as const

const heroField = (page: Page, language: Language) => page.getByRole('textbox', { name: wordsOf(language)('domainHero.field') }).first()
const panel = (page: Page, language: Language) => page.getByRole('region', { name: wordsOf(language)('domainHero.results') })
const plateOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name }).first().getByRole('rowheader')

/** Fully visible without scrolling. */
const expectOnScreen = async (what: Locator) => {
  await expect(what).toBeVisible()
  await expect(what).toBeInViewport({ ratio: 0.9 })
}

for (const [screen, width, height] of screens) {
  test.describe(`S13: on ${screen}`, () => {
    test.use({ viewport: { width, height } })

    for (const language of locales) {
      test(`the first search of the home page shows its first result, in ${language}`, async ({ page }) => {
        const label = freshLabel()
        await page.goto(`/${language}`)
        await heroField(page, language).fill(label)
        await page.keyboard.press('Enter')
        await expect(panel(page, language)).toBeFocused()
        await expectOnScreen(plateOf(page, label))
      })
    }

    test('a search sent before the scripts run leads to its first result', async ({ page, browser, baseURL }) => {
      const label = freshLabel()
      const plain = await browser.newContext({ baseURL, javaScriptEnabled: false })
      const home = await plain.newPage()
      await home.goto('/de')
      await heroField(home, 'de').fill(label)
      await home.keyboard.press('Enter')
      await home.waitForURL(/\/domains\/search\?/)
      await page.goto(home.url())
      await plain.close()
      await expectOnScreen(plateOf(page, label))
    })

    test('a search of the search page shows its first result', async ({ page }) => {
      const label = freshLabel()
      await page.goto('/de/domains/search')
      await page.getByRole('search').getByRole('combobox').first().fill(label)
      await page.keyboard.press('Enter')
      await expectOnScreen(plateOf(page, label))
    })

    test('the second step of a transfer and the results of a bulk search are on the screen', async ({ page }) => {
      const words = wordsOf('de')
      const domain = `taken-${freshLabel()}.com`
      await page.goto('/de/domains/transfer')
      await page.getByRole('textbox', { name: words('transferWizard.domainLabel') }).fill(domain)
      await page.keyboard.press('Enter')
      const step = page.getByRole('heading', { name: new RegExp(`${words('transferWizard.titles.price')}$`) })
      await expect(step).toBeFocused()
      await expectOnScreen(step)
      await expectOnScreen(page.locator('.wizard__price'))

      await page.goto('/de/domains/bulk-search')
      await page.getByLabel(words('bulkSearch.field')).fill(domain)
      await page.getByRole('button', { name: words('bulkSearch.search') }).click()
      await expect(page.getByRole('region', { name: words('bulkSearch.caption') })).toBeFocused()
      await expectOnScreen(plateOf(page, domain))
    })
  })
}

test.describe('the search of the home page', () => {
  const words = wordsOf('en')
  test.use({ viewport: { width: 1440, height: 900 } })

  test('S6: stands in the address, so that a reload and Back restore it', async ({ page }) => {
    const label = freshLabel()
    await page.goto('/en')
    await heroField(page, 'en').fill(label)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/en\\?q=${label}$`))
    await expect(plateOf(page, label)).toBeVisible()
    await page.reload()
    await expect(heroField(page, 'en')).toHaveValue(label)
    await expect(plateOf(page, label)).toBeVisible()
    await page.goto('/en/shared-hosting')
    await page.goBack()
    await expect(plateOf(page, label)).toBeVisible()
    await expectAccessible(page)
    await page.goBack()
    await expect(panel(page, 'en')).toHaveCount(0)
    await expect(heroField(page, 'en')).toHaveValue('')
  })

  for (const typed of ['https://www.#.com/menu', 'www.#.com', '#.com']) {
    test(`S11: ${typed} is searched in place`, async ({ page }) => {
      const label = freshLabel()
      await page.goto('/en')
      await heroField(page, 'en').fill(typed.replace('#', label))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`/en\\?q=${label}\\.com$`))
      await expect(plateOf(page, `${label}.com`)).toBeVisible()
    })
  }

  test('§5.13: its button is off while the field is empty or wrong', async ({ page }) => {
    await page.goto('/en')
    const button = page.locator('.hero__go')
    await expect(button).toBeDisabled()
    await heroField(page, 'en').fill('www')
    await expect(page.getByRole('status').filter({ hasText: words('validation.reservedWord') })).toBeVisible()
    await expect(button).toBeDisabled()
    await heroField(page, 'en').fill(freshLabel())
    await expect(button).toBeEnabled()
  })
})

test('R7: the search, the login and the registration say where they stand', async ({ page }) => {
  const words = wordsOf('en')
  for (const [path, title] of [
    ['/en/domains/search', 'search'],
    ['/en/login', 'login'],
    ['/en/register', 'register'],
  ] as const) {
    await page.goto(path)
    const trail = page.getByRole('navigation', { name: words('shell.breadcrumbs') })
    await expect(trail.getByRole('link').first()).toHaveText(words('shell.homeCrumb'))
    await expect(trail.getByRole('listitem').last()).toHaveText(words(`pageTitles.${title}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectAccessible(page)
  }
})

test('R3: the chip of the category in the address looks chosen before the page is awake', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  // only the inline boot script runs; script files never load
  await page.route('**/_next/static/**/*.js*', (route) => route.abort())
  await page.goto('/en/services?type=storage', { waitUntil: 'commit' })
  const looks = (category: string) =>
    page.locator(`.goods__filter a[href='?type=${category}']`).evaluate((element) => getComputedStyle(element).textDecorationLine)
  await expect.poll(() => looks('storage')).toBe('underline')
  await expect.poll(() => looks('all')).toBe('none')
  await context.close()
})

test('S14: google.com is taken, and the results say that they are simulated', async ({ page }) => {
  const words = wordsOf('en')
  await page.goto('/en/domains/search?q=google.com')
  await expect(page.getByRole('row').filter({ hasText: 'google.com' }).first()).toContainText(words('domainSearch.notAvailable'))
  await expect(page.getByText(words('domainSearch.simulated'))).toHaveCount(1)
  await page.goto('/en/domains/whois?domain=google.com')
  await expect(page.getByRole('article', { name: words('whoisLookup.sheetOf', { domain: 'google.com' }) })).toBeVisible()
  await page.goto('/en/domains/dns?domain=google.com')
  await expect(page.getByRole('table', { name: words('dnsLookup.recordsOf', { domain: 'google.com' }) })).toBeVisible()
})
