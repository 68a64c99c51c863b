import type { Locator, Page } from '@playwright/test'
import { expect, test, wordsOf } from './support/shop'
import { reach } from './support/visitor'

const words = wordsOf('en')
const isOpen = (menu: Locator) => menu.evaluate((element) => (element as HTMLDetailsElement).open)
const press = (page: Page, key: string) => page.keyboard.press(key)

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('§2.6: the menus open, are walked through, close by Escape and by leaving, and lead on', async ({ page }) => {
    await page.goto('/en/pricing')
    const menus = page.getByRole('navigation', { name: words('header.menu') }).locator('details')
    const [first, second] = [menus.nth(0), menus.nth(1)]
    await reach(page, first.locator('summary'))
    await press(page, 'Enter')
    await press(page, 'Tab')
    await expect(first.getByRole('link').first()).toBeFocused()
    await press(page, 'Escape')
    await expect(first.locator('summary')).toBeFocused()
    expect(await isOpen(first)).toBe(false)

    await press(page, 'Space')
    await reach(page, second.locator('summary'))
    expect(await isOpen(first)).toBe(false)
    await press(page, 'Enter')
    await press(page, 'Tab')
    const way = second.getByRole('link').first()
    const target = (await way.getAttribute('href')) ?? ''
    await press(page, 'Enter')
    await expect(page).toHaveURL(new RegExp(`${target}$`))
    expect(await isOpen(second)).toBe(false)
  })

  test('the site search: Ctrl+K, typed, chosen by arrows, followed by Enter; Escape and Close give the focus back', async ({ page }) => {
    await page.goto('/en/pricing')
    const opener = page.getByRole('banner').getByRole('button', { name: words('siteSearch.open') })
    const dialog = page.getByRole('dialog', { name: words('siteSearch.title') })
    const field = dialog.getByRole('combobox')
    const options = dialog.getByRole('option')
    await reach(page, opener)
    for (const [open, close] of [
      ['Control+k', 'Escape'],
      ['Meta+k', 'Enter'],
    ] as const) {
      await press(page, open)
      await expect(field).toBeFocused()
      if (close === 'Enter') await reach(page, dialog.getByRole('button', { name: words('siteSearch.close') }))
      await press(page, close)
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    }

    await press(page, 'Enter')
    await expect(field).toBeFocused()
    await page.keyboard.type('ssl')
    await expect(dialog.getByRole('listbox', { name: words('siteSearch.results') })).toBeVisible()
    await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true')
    await press(page, 'ArrowUp')
    await expect(options.last()).toHaveAttribute('aria-selected', 'true')
    await press(page, 'ArrowDown')
    await press(page, 'ArrowDown')
    const chosen = options.nth(1)
    await expect(chosen).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '')
    const target = (await chosen.getAttribute('href')) ?? ''
    await press(page, 'Enter')
    await expect(page).toHaveURL((url) => `${url.pathname}${url.search}${url.hash}` === target)
    await expect(dialog).toBeHidden()
  })

  test('R4, M8: language and currency are chosen, the address and the price follow', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/en/shared-hosting?period=monthly')
    const banner = page.getByRole('banner')
    const currency = banner.getByLabel(words('currency.label')).filter({ visible: true })
    await reach(page, currency)
    await page.keyboard.type('EUR')
    await expect(page.getByRole('main').locator('.unit__cost').first()).toContainText('€')

    const languages = banner.locator('.language-switch').filter({ visible: true })
    await reach(page, languages.locator('summary'))
    await press(page, 'Enter')
    await press(page, 'Tab')
    await press(page, 'Escape')
    await expect(languages.locator('summary')).toBeFocused()
    await press(page, 'Enter')
    await reach(page, languages.getByRole('link', { name: 'Deutsch' }))
    await press(page, 'Enter')
    await expect(page).toHaveURL(/\/de\/shared-hosting\?period=monthly$/)
    await expect(page.getByRole('main').locator('.unit__cost').first()).toContainText('€')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('§2.23: the menu keeps the focus while it is open, and gives it back', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/en/pricing')
    const menu = page.locator('.mobile-menu')
    const opener = menu.locator('> summary')
    const lastStop = menu.locator('.language-switch > summary')
    await reach(page, opener)
    await press(page, 'Enter')
    const family = menu.getByRole('navigation').locator('details').first()
    await reach(page, family.locator('summary'))
    await press(page, 'Enter')
    await press(page, 'Tab')
    await expect(family.getByRole('link').first()).toBeFocused()

    await reach(page, lastStop)
    await press(page, 'Tab')
    await expect(opener).toBeFocused()
    await press(page, 'Shift+Tab')
    await expect(lastStop).toBeFocused()
    await press(page, 'Enter')
    await press(page, 'Escape')
    await expect(lastStop).toBeFocused()
    expect(await isOpen(menu)).toBe(true)
    await press(page, 'Escape')
    await expect(opener).toBeFocused()
    expect(await isOpen(menu)).toBe(false)
  })
})
