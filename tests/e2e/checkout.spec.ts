import type { Page } from '@playwright/test'
import { expect, expectAccessible, freshLabel, hundredthsIn, test, wordsOf } from './support/shop'

const words = wordsOf('en')
const calls = '**/api/checkout?*'

test.use({ viewport: { width: 1440, height: 900 } })
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const fillIn = async (page: Page, email: string) => {
  await page.goto('/en/cart?add=hosting:shared-basic:yearly')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto('/en/checkout')
  await page.getByLabel(words('checkout.fields.name')).fill('Ines Calloway')
  await page.getByLabel(words('checkout.fields.email')).fill(email)
  await page.getByLabel(words('checkout.fields.line1')).fill('Alder Street 14')
  await page.getByLabel(words('checkout.fields.postalCode')).fill('97232')
  await page.getByLabel(words('checkout.fields.city')).fill('Portland')
  await page.getByLabel(words('checkout.fields.country')).selectOption('US')
  await page.getByRole('combobox', { name: words('checkout.fields.region') }).selectOption('Oregon')
  await page.getByRole('radio', { name: words('checkout.offline') }).check()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
}

const orderButton = (page: Page) => page.locator('form').getByRole('button', { name: words('checkout.pay') })

test('O5: sends one order for a double click, with one key', { tag: '@smoke' }, async ({ page }) => {
  const keys: string[] = []
  await page.route(calls, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    await route.continue()
  })
  await fillIn(page, `${freshLabel()}@example.com`)
  await orderButton(page).dblclick()
  await page.waitForURL(/\/orders\/ORD-/)
  expect(keys).toHaveLength(1)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
})

test('keeps input across a reload, and accepts a code beside the receipt', async ({ page }) => {
  await fillIn(page, `${freshLabel()}@example.com`)
  await page.reload()
  await expect(page.getByLabel(words('checkout.fields.name'))).toHaveValue('Ines Calloway')
  await expect(page.getByLabel(words('checkout.fields.country'))).toHaveValue('US')
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await page.getByRole('textbox', { name: words('discountCodes.label') }).fill('welcome10')
  await page.getByRole('button', { name: words('discountCodes.apply') }).click()
  await expect(page.getByRole('list', { name: words('discountCodes.standing') })).toContainText('WELCOME10')
  await expectAccessible(page)
})

test('O7: explains how to open an order in another browser, and emails its link again', async ({ page, browser }) => {
  const email = `${freshLabel()}@example.com`
  await fillIn(page, email)
  await orderButton(page).click()
  await page.waitForURL(/\/orders\/ORD-/)
  const other = await browser.newContext()
  const there = await other.newPage()
  await there.goto(page.url())
  await expect(there.getByRole('heading', { level: 1, name: words('account.order.title') })).toBeVisible()
  await expectAccessible(there)
  await there.getByLabel(words('account.fields.email')).fill(email)
  await there.getByRole('button', { name: words('account.order.submit') }).click()
  await expect(there.getByRole('status').filter({ hasText: words('account.forgot.sentTitle') })).toBeVisible()
  await other.close()
})

test('O5: reports an unavailable shop, and retries the same attempt', { tag: '@smoke' }, async ({ page, quietConsole }) => {
  quietConsole.allow(/503/)
  const keys: string[] = []
  await fillIn(page, `${freshLabel()}@example.com`)
  await page.route(calls, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    if (keys.length > 1) return route.continue()
    await route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'Later' } } })
  })
  await orderButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: words('checkout.unavailable') })).toBeFocused()
  await expect(page.getByLabel(words('checkout.fields.name'))).toHaveValue('Ines Calloway')
  await expectAccessible(page)
  await orderButton(page).click()
  await page.waitForURL(/\/orders\/ORD-/)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test(
  'D10, O6: shows both totals when a first-order discount does not apply, and asks again',
  { tag: '@smoke' },
  async ({ page, quietConsole }) => {
    quietConsole.allow(/409/)
    const email = `${freshLabel()}@example.com`
    await fillIn(page, email)
    await orderButton(page).click()
    await page.waitForURL(/\/orders\/ORD-/)

    await fillIn(page, email)
    const receipt = page.getByRole('region', { name: words('receipt.titleBefore') })
    const shown = hundredthsIn(await receipt.locator('.ledger__row--total > td').textContent())
    await orderButton(page).click()
    const notice = page.getByRole('alert').filter({ hasText: words('checkout.changedTitle') })
    await expect(notice).toBeFocused()
    await expectAccessible(page)
    const figures = (await notice.locator('td').allTextContents()).map(hundredthsIn)
    const now = hundredthsIn(await receipt.locator('.ledger__row--total > td').textContent())
    expect(figures).toEqual([shown, now, now - shown])
    expect(now).toBeGreaterThan(shown)
    await orderButton(page).click()
    await page.waitForURL(/\/orders\/ORD-/)
    const placed = page.getByRole('region', { name: words('receipt.title') })
    expect(hundredthsIn(await placed.locator('.ledger__row--total > td').textContent())).toBe(now)
  },
)
