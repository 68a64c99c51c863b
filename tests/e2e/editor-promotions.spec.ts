import type { Page } from '@playwright/test'
import { demoLogins } from '../../seed/demo-logins'
import { countClicks } from './support/clicks'
import { asEditor } from './support/editor'
import { withMenu } from './support/jobs'
import { expect, expectAccessible, test } from './support/shop'

const marketing = demoLogins.find((login) => login.collection === 'users' && login.role === 'marketing')

const inBothThemes = async (page: Page, within: string) => {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await expectAccessible(page, { within, onlyColours: theme === 'dark' })
  }
}

const mostClicks = 12

test(
  'G14: marketing makes a code, sees what it does and how bad it can get, and saves it in at most twelve clicks',
  { tag: '@smoke' },
  async ({ page, baseURL }) => {
    test.slow()
    const clicks = await countClicks(page)
    await page.goto('/admin/login')
    await page.getByLabel('Email').fill(marketing?.email ?? '')
    await page.getByLabel('Password').fill(marketing?.password ?? '')
    await page.getByRole('button', { name: 'Login' }).click()
    await page.waitForURL(/admin$/)
    // before login the menu has no preferences to load, which would log a console error
    await page.setViewportSize(withMenu)
    clicks.begin()
    await page.locator('nav').getByRole('link', { name: 'Discount codes', exact: true }).click()
    await page.waitForURL(/collections\/coupons(\?|$)/)
    await page
      .getByRole('link', { name: /create new/i })
      .first()
      .click()

    const code = `QUARTER${Date.now().toString(36).toUpperCase()}`
    for (const [field, text] of Object.entries({ code, name: 'A quarter off hosting', value: '25' })) {
      await page.locator(`#field-${field}`).click()
      await page.locator(`#field-${field}`).fill(text)
    }
    await page.locator('#field-applicableCategories').getByRole('combobox').click()
    await page.keyboard.type('Hosting (all)')
    await page.keyboard.press('Enter')
    await expect(page.locator('.promotion-summary')).toContainText('25% off hosting on the first payment')
    await page.locator('#field-combinable').click()

    const stack = page.getByRole('region', { name: 'Combined discounts' })
    await expect(stack.getByRole('alert')).toContainText('More than the 60%')
    await expect(stack).toContainText(code)

    const simulator = page.getByRole('region', { name: 'Simulator' })
    await simulator.getByLabel('Product').selectOption({ label: 'Shared Pro · Yearly' })
    await simulator.getByRole('button', { name: 'Add', exact: true }).first().click()
    await expect(simulator.getByRole('row').filter({ hasText: code })).toContainText('−$')

    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.getByText(/successfully/i).first()).toBeVisible()
    await expect(page.locator('.promotion-summary')).toContainText('Live')
    await clicks.end('discount-code', mostClicks)

    await inBothThemes(page, '.promotion-desk')
    await inBothThemes(page, '.promotion-summary')
    const editor = await asEditor(page.request, baseURL ?? '')
    await editor.remove(`/api/coupons/${await editor.find('coupons', 'code', code)}`)
  },
)

test('a code is shared by link, and its uses are listed', async ({ page, baseURL }) => {
  test.slow()
  const editor = await asEditor(page.request, baseURL ?? '')
  const id = await editor.find('coupons', 'code', 'WELCOME10')
  await page.goto(`/admin/collections/coupons/${id}`)
  const share = page.getByRole('region', { name: 'Share' })
  await expect(share.getByLabel('Link', { exact: true })).toHaveValue(/\/en\?code=WELCOME10$/)
  const simulator = page.getByRole('region', { name: 'Simulator' })
  await simulator.getByLabel('Product').selectOption({ label: 'Shared Pro · Yearly' })
  await simulator.getByRole('button', { name: 'Add', exact: true }).first().click()
  await expect(share.getByLabel('Link', { exact: true })).toHaveValue(/\/en\?add=hosting%3Ashared-pro%3Ayearly%3A1&code=WELCOME10$/)
  await expect(share.getByRole('img', { name: 'QR code for the link' })).toBeVisible()
  const uses = page.getByRole('region', { name: 'Uses' })
  await uses.getByRole('button', { name: 'Show' }).click()
  await expect(uses.getByRole('table').or(uses.getByText('No uses yet.'))).toBeVisible()
  await inBothThemes(page, '.promotion-panel')
})
