import type { Page } from '@playwright/test'
import { expect, hundredthsIn, test, wordsOf } from './support/shop'
import { reach } from './support/visitor'

const words = wordsOf('en')
const press = (page: Page, key: string) => page.keyboard.press(key)
const drawerOf = (page: Page) => page.getByRole('dialog', { name: words('cart.title') })

test.use({ viewport: { width: 1440, height: 900 } })

test('§4.10: the billing toggle by arrow keys; the address and the prices follow', async ({ page }) => {
  await page.goto('/en/shared-hosting')
  const toggle = page.getByRole('group', { name: words('periods.choose') }).first()
  const yearly = toggle.getByRole('radio', { name: words('periods.name', { period: 'yearly' }) })
  const monthly = toggle.getByRole('radio', { name: words('periods.name', { period: 'monthly' }) })
  const price = page.locator('.unit__cost').first()
  const shows = (period: string) => price.getByText(words('periods.per', { period })).filter({ visible: true })
  await expect(shows('yearly')).toHaveCount(0)
  await reach(page, monthly)
  await press(page, 'ArrowRight')
  await expect(yearly).toBeFocused()
  await expect(yearly).toBeChecked()
  await expect(page).toHaveURL(/\?period=yearly$/)
  await expect(shows('yearly').first()).toBeVisible()
  await page.goBack()
  await expect(monthly).toBeChecked()
})

test('§4: the cart drawer takes the focus, keeps it, and gives it back', async ({ page }) => {
  await page.goto('/en/shared-hosting')
  const plan = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Shared Basic' }) })
  const add = plan.getByRole('button', { name: words('cart.add') }).filter({ visible: true })
  await reach(page, add)
  await press(page, 'Enter')
  const drawer = drawerOf(page)
  await expect(drawer).toBeVisible()
  await expect(drawer.locator('.cart-line')).toHaveCount(1)
  const isInside = () => drawer.evaluate((element) => element.contains(document.activeElement))
  await expect.poll(isInside).toBe(true)
  for (let stop = 0; stop < 20; stop += 1) {
    await press(page, 'Tab')
    // Focus guards at either end move the focus back inside.
    await expect.poll(isInside).toBe(true)
  }
  await press(page, 'Escape')
  await expect(drawer).toBeHidden()
  await expect(add).toBeFocused()

  const cart = page.getByRole('banner').getByRole('link', { name: words('cart.title') })
  await cart.focus()
  await press(page, 'Enter')
  await reach(page, drawer.getByRole('button', { name: words('cart.close') }))
  await press(page, 'Enter')
  await expect(drawer).toBeHidden()
  await expect(cart).toBeFocused()
})

test('§1: a server is put together, priced as it grows, corrected where a part is missing, and goes into the cart', async ({ page }) => {
  // The configurator starts with a server; empty parameters clear it.
  await page.goto('/en/customization/server?cpu=&memory=&storage=')
  const paper = page.locator('.configurator__paper')
  // Prices are in the page once per currency, and CSS shows one.
  const due = async () => hundredthsIn((await paper.locator('.due__amount').allInnerTexts())[0] ?? '')
  const add = paper.getByRole('button', { name: words('cart.add') })
  await reach(page, add)
  await press(page, 'Enter')
  const summary = page.getByRole('alert').filter({ hasText: words('estimate.missing', { count: 3 }) })
  await expect(summary).toBeFocused()

  let before = 0
  for (const group of ['Processor', 'Memory', 'Storage']) {
    await reach(page, page.getByRole('group', { name: group }).getByRole('radio').first())
    await press(page, 'Space')
    await expect.poll(due).toBeGreaterThan(before)
    before = await due()
  }
  await expect(summary).toHaveCount(0)
  await press(page, 'ArrowDown')
  await expect.poll(due).toBeGreaterThan(before)
  const shown = await due()
  await expect(page).toHaveURL(/\?.*storage/)

  await page.reload()
  await expect.poll(due).toBe(shown)
  await reach(page, add)
  await press(page, 'Enter')
  // a server is one line (O9)
  await expect(drawerOf(page).locator('.cart-line')).toHaveCount(1)
  expect(hundredthsIn(await drawerOf(page).locator('.due__amount').first().textContent())).toBe(shown)
  await press(page, 'Escape')
  await expect(add).toBeFocused()
})

test('§2: the resource centre by keyboard: kinds, a word, nothing found, all again', async ({ page }) => {
  await page.goto('/en/knowledge-base')
  const kinds = page.getByRole('group', { name: words('resourceCentre.kind') })
  const rows = page.locator('.resources__list > li')
  const all = await rows.count()
  await reach(page, kinds.getByRole('radio', { name: words('resourceCentre.tabs.all') }))
  await press(page, 'ArrowRight')
  await expect(kinds.getByRole('radio', { name: words('resourceCentre.tabs.video') })).toBeFocused()
  await expect(page).toHaveURL(/[?&]\w+=video/)
  expect(await rows.count()).toBeLessThan(all)
  await expect(page.locator('.resources__list > li:not([data-type=video])')).toHaveCount(0)

  await reach(page, page.getByRole('searchbox', { name: words('resourceCentre.filter') }))
  await page.keyboard.type('zebra crossing')
  await expect(page.getByText(words('resourceCentre.noMatch'))).toBeVisible()
  await reach(page, page.getByRole('button', { name: words('resourceCentre.clear') }))
  await press(page, 'Enter')
  await expect(rows).toHaveCount(all)
  await expect(page.getByRole('status').filter({ hasText: words('resourceCentre.count', { count: all }) })).toBeVisible()
})

test('§1: "differences only" hides what every plan has, by keyboard', async ({ page }) => {
  await page.goto('/en/pricing')
  const same = page.locator('.compare__row--same')
  const different = page.locator('.compare__row:not(.compare__row--same)').filter({ visible: true })
  await expect(same.first()).toBeVisible()
  const count = await different.count()
  await reach(page, page.getByRole('checkbox', { name: words('comparison.differences') }))
  await press(page, 'Space')
  await expect(same.filter({ visible: true })).toHaveCount(0)
  await expect(different).toHaveCount(count)
  await press(page, 'Space')
  await expect(same.first()).toBeVisible()
})
