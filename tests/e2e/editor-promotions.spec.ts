import type { Locator, Page } from '@playwright/test'
import { demoLogins } from '../../seed/demo-logins'
import { asEditor } from './support/editor'
import { expect, expectAccessible, test } from './support/shop'

const marketing = demoLogins.find((login) => login.collection === 'users' && login.role === 'marketing')

const inBothThemes = async (page: Page, within: string) => {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await expectAccessible(page, { within, onlyColours: theme === 'dark' })
  }
}

const mostClicks = 12

test('marketing makes a code, sees what it does and how bad it can get, and saves it in at most twelve clicks', async ({
  page,
  baseURL,
}) => {
  test.slow()
  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(marketing?.email ?? '')
  await page.getByLabel('Password').fill(marketing?.password ?? '')
  await click(page.getByRole('button', { name: 'Login' }))
  await click(page.getByRole('link', { name: 'Show all Discount codes' }))
  await page.waitForURL(/collections\/coupons(\?|$)/)
  await click(page.getByRole('link', { name: /create new/i }).first())

  const code = `QUARTER${Date.now().toString(36).toUpperCase()}`
  await page.locator('#field-code').fill(code)
  await page.locator('#field-name').fill('A quarter off hosting')
  await page.locator('#field-value').fill('25')
  await click(page.locator('#field-applicableCategories').getByRole('combobox'))
  await page.keyboard.type('Hosting (all)')
  await page.keyboard.press('Enter')
  await expect(page.locator('.promotion-summary')).toContainText('25% off hosting on the first payment')
  await expect(page.locator('.promotion-summary')).toContainText('Draft')

  const stack = page.getByRole('region', { name: 'Together with others' })
  await expect(stack.getByRole('alert')).toContainText('More than the 60%')
  await expect(stack).toContainText(code)

  const simulator = page.getByRole('region', { name: 'Simulator' })
  clicks += 1
  await simulator.getByLabel('Product').selectOption({ label: 'Shared Pro · Yearly' })
  await click(simulator.getByRole('button', { name: 'Add', exact: true }).first())
  await expect(simulator.getByRole('row').filter({ hasText: code })).toContainText('−$')

  await click(page.getByRole('button', { name: 'Publish changes' }))
  await expect(page.getByText(/successfully/i).first()).toBeVisible()
  await expect(page.locator('.promotion-summary')).toContainText('Live')
  expect(clicks).toBeLessThanOrEqual(mostClicks)
  test.info().annotations.push({ type: 'clicks', description: String(clicks) })

  await inBothThemes(page, '.promotion-desk')
  await inBothThemes(page, '.promotion-summary')
  const editor = await asEditor(page.request, baseURL ?? '')
  await editor.remove(`/api/coupons/${await editor.find('coupons', 'code', code)}`)
})

test('the desk is a screen of its own: a cart with codes, why one is refused, and the worst cart of the shop', async ({
  page,
  baseURL,
}) => {
  test.slow()
  await asEditor(page.request, baseURL ?? '')
  await page.goto('/admin/promotions')
  const simulator = page.getByRole('region', { name: 'Simulator' })
  await simulator.getByLabel('Product').selectOption({ label: 'Shared Pro · Monthly' })
  await simulator.getByRole('button', { name: 'Add', exact: true }).first().click()
  await simulator.getByLabel('Codes').fill('CLOUD25')
  await expect(simulator.getByText(/Not accepted:/)).toContainText('CLOUD25')
  await simulator.getByLabel('Currency').selectOption('JPY')
  await expect(simulator.getByRole('row', { name: /^Total/ })).toContainText('¥')

  const stack = page.getByRole('region', { name: 'Worst cart of the shop' })
  await stack.getByRole('button', { name: 'Search' }).click()
  await expect(stack.getByText(/Largest with others:/)).toBeVisible()
  await stack.getByRole('button', { name: 'Show the cart' }).click()
  await expect(simulator.getByLabel('Codes')).not.toHaveValue('CLOUD25')
  await inBothThemes(page, '.promotion-desk')
})

test('a code is shared by link, and its uses are listed', async ({ page, baseURL }) => {
  test.slow()
  const editor = await asEditor(page.request, baseURL ?? '')
  const id = await editor.find('coupons', 'code', 'WELCOME10')
  await page.goto(`/admin/collections/coupons/${id}`)
  const share = page.getByRole('region', { name: 'Share' })
  await share.getByLabel('Product').selectOption({ label: 'Shared Pro · Yearly' })
  await share.getByRole('button', { name: 'Add', exact: true }).first().click()
  await expect(share.getByLabel('Link', { exact: true })).toHaveValue(/\/en\?add=hosting%3Ashared-pro%3Ayearly%3A1&code=WELCOME10$/)
  await expect(share.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  const uses = page.getByRole('region', { name: 'Uses' })
  await uses.getByRole('button', { name: 'Show' }).click()
  await expect(uses.getByRole('table').or(uses.getByText('Nobody has used it yet.'))).toBeVisible()
  await inBothThemes(page, '.promotion-panel')
})
