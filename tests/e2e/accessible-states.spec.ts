import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, type Language, test, wordsOf } from './support/shop'

/** States that need interaction, in both themes; pages at rest are in accessible.spec.ts. */
const inBothThemes = async (page: Page, within?: string) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page, { within, onlyColours: colorScheme === 'dark' })
  }
}

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test.describe('accessible header', () => {
  test('open menus (de)', async ({ page }) => {
    const words = wordsOf('de')
    await page.setViewportSize(wide)
    await page.goto('/de/contact')
    const menus = page.getByRole('navigation', { name: words('header.menu') }).locator('details')
    for (const menu of [...(await menus.all()), page.getByRole('banner').locator('.language-switch').filter({ visible: true })]) {
      await menu.locator('summary').click()
      await expect(menu.getByRole('link').first()).toBeVisible()
      await inBothThemes(page, '.site-header')
    }
  })

  test('open menu on a phone (fr)', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/fr/contact')
    const menu = page.locator('.mobile-menu')
    await menu.locator('> summary').click()
    await menu.getByRole('navigation').locator('summary').first().click()
    await expect(menu.getByRole('navigation').getByRole('link').first()).toBeVisible()
    await menu.locator('.language-switch > summary').click()
    await inBothThemes(page)
  })

  for (const [language, size] of [
    ['es', wide],
    ['de', phone],
  ] as const) {
    test(`site search: recent, results, none, no response (${language}, ${size.width} px)`, async ({ page, quietConsole }) => {
      const words = wordsOf(language)
      quietConsole.allow(/Failed to load resource/)
      await page.setViewportSize(size)
      await page.goto(`/${language}/contact`)
      await page.getByRole('button', { name: words('siteSearch.open') }).click()
      const dialog = page.getByRole('dialog', { name: words('siteSearch.title') })
      await expect(
        dialog
          .getByRole('listbox', { name: words('siteSearch.popular') })
          .getByRole('option')
          .first(),
      ).toBeVisible()
      await inBothThemes(page, 'dialog')
      await dialog.getByRole('combobox').fill('ssl')
      await expect(
        dialog
          .getByRole('listbox', { name: words('siteSearch.results') })
          .getByRole('option')
          .first(),
      ).toBeVisible()
      await inBothThemes(page, 'dialog')
      // more options than fit
      await page.setViewportSize({ ...size, height: 420 })
      await inBothThemes(page, 'dialog')
      await page.setViewportSize(size)
      await dialog.getByRole('combobox').fill('qqxzvk')
      await expect(dialog.getByText(words('siteSearch.empty'))).toBeVisible()
      await inBothThemes(page, 'dialog')
      await page.route('**/api/site-search?*', (route) => route.abort())
      await dialog.getByRole('combobox').fill('ssl')
      await expect(dialog.getByRole('alert')).toContainText(words('siteSearch.failed'))
      await inBothThemes(page, 'dialog')
    })
  }
})

test.describe('accessible cart', () => {
  for (const [language, size] of [
    ['fr', wide],
    ['es', phone],
  ] as const) {
    test(`drawer with lines, options and a rejected code (${language}, ${size.width} px)`, async ({ page, quietConsole }) => {
      const words = wordsOf(language)
      quietConsole.allow(/422/)
      await page.setViewportSize(size)
      await page.goto(`/${language}/contact?add=hosting:vps-starter:monthly&add=ssl:ssl-dv&code=welcome10`)
      const drawer = page.getByRole('dialog', { name: words('cart.title') })
      await expect(drawer.locator('.cart-line')).toHaveCount(2)
      await expect(drawer.locator('.cart-code').filter({ hasText: 'WELCOME10' })).toBeVisible()
      await drawer.locator('.cart-line').first().locator('button[aria-expanded]').click()
      await drawer.getByRole('textbox', { name: words('discountCodes.label') }).fill('nonsense')
      await page.keyboard.press('Enter')
      await expect(drawer.getByText(words('discountCodes.invalidTitle'))).toBeVisible()
      await inBothThemes(page)
    })
  }
})

const sendEmpty = async (page: Page, button: Locator) => {
  await button.click()
  const summary = page.locator('.error-summary')
  await expect(summary).toBeFocused()
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
}

test.describe('accessible form with errors', () => {
  const forms: readonly (readonly [string, Language, typeof wide, (words: ReturnType<typeof wordsOf>) => string])[] = [
    ['contact', 'fr', wide, (words) => words('contactForm.submit')],
    ['wordpress-hosting', 'es', phone, (words) => words('migrationForm.submit')],
    ['login', 'de', phone, (words) => words('account.login.submit')],
    ['register', 'en', wide, (words) => words('account.register.submit')],
  ]
  for (const [path, language, size, label] of forms) {
    test(`/${path} (${language}, ${size.width} px)`, async ({ page }) => {
      await page.setViewportSize(size)
      await page.goto(`/${language}/${path}`)
      // Native validation is off after hydration, when the form sets novalidate.
      await expect(page.locator('main form[novalidate]')).toBeVisible()
      await sendEmpty(page, page.getByRole('main').getByRole('button', { name: label(wordsOf(language)), exact: true }))
      await inBothThemes(page)
    })
  }

  test('/checkout (de, 1440 px)', async ({ page }) => {
    const words = wordsOf('de')
    await page.setViewportSize(wide)
    await page.goto('/de/cart?add=hosting:shared-basic:yearly')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goto('/de/checkout')
    await sendEmpty(page, page.locator('form').getByRole('button', { name: new RegExp(words('checkout.pay', { amount: '.+' })) }))
    await inBothThemes(page)
  })
})

for (const [language, size] of [
  ['de', wide],
  ['fr', phone],
] as const) {
  test(`accessible configurator with parts missing, and complete (${language}, ${size.width} px)`, async ({ page }) => {
    const words = wordsOf(language)
    await page.setViewportSize(size)
    await page.goto(`/${language}/customization/server?cpu=&memory=&storage=`)
    await sendEmpty(
      page,
      page
        .getByRole('button', { name: words('cart.add') })
        .filter({ visible: true })
        .first(),
    )
    await inBothThemes(page)
    for (const group of (await page.locator('.configurator__groups fieldset.choices').all()).slice(0, 3))
      await group.getByRole('radio').first().check()
    await expect(page.locator('.configurator__paper .due__amount').first()).toBeVisible()
    await inBothThemes(page)
  })
}
