import type { Page } from '@playwright/test'
import { typedForms } from '../support/any-browser/forms'
import { typeInto } from '../support/any-browser/type-into'
import { accountForms } from '../support/any-browser/journeys'
import { visitorOf } from '../support/any-browser/visitor'
import { tabOf } from './support/playwright-tab'
import { expect, test, wordsOf } from './support/shop'

/**
 * Types key by key: `fill()` is a single event, but focus changes or re-renders between keys lose input. npm test -- --only browsers
 * repeats this in Firefox.
 */
const words = wordsOf('en')
const label = (page: Page, key: Parameters<typeof words>[0]) => page.getByRole('main').getByLabel(words(key), { exact: true })

test.use({ viewport: { width: 1440, height: 900 } })

for (const form of typedForms) {
  test(`receives every key after a rejection: ${form.name}`, async ({ page, baseURL, quietConsole }) => {
    // the missing page, and the order without access
    quietConsole.allow(/404/)
    const { stands, typed } = await typeInto(visitorOf(tabOf(page), baseURL ?? ''), form)
    expect(stands).toEqual(typed)
  })
}

test(accountForms.name, async ({ page, baseURL }) => {
  await accountForms.walk(visitorOf(tabOf(page), baseURL ?? ''))
})

test('checkout: focuses the error summary once per submission', async ({ page }) => {
  await page.goto('/en/cart?add=hosting:shared-basic:yearly')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto('/en/checkout')
  const order = page.locator('form').getByRole('button', { name: words('checkout.pay', { amount: '' }).trim() })
  await order.click()
  await expect(page.locator('.error-summary').filter({ hasText: words('checkout.errors.nameRequired') })).toBeFocused()
  const name = label(page, 'checkout.fields.name')
  await name.click()
  await name.pressSequentially('Ana Ruiz')
  await expect(name).toBeFocused()
  await order.click()
  await expect(page.locator('.error-summary').filter({ hasText: words('checkout.errors.cityRequired') })).toBeFocused()
})

test('does not take focus from a typing user when a response is late', async ({ page }) => {
  await page.goto('/en/register')
  let release: () => void = () => undefined
  await page.route('**/en/register', async (route) => {
    if (route.request().method() === 'POST') await new Promise<void>((resolve) => (release = resolve))
    await route.continue()
  })
  const asked = page.waitForRequest((request) => request.method() === 'POST')
  await page
    .getByRole('main')
    .getByRole('button', { name: words('account.register.submit'), exact: true })
    .click()
  await asked
  const name = label(page, 'account.fields.name')
  await name.click()
  await name.pressSequentially('Ana')
  release()
  await expect(page.locator('.error-summary').filter({ hasText: words('account.errors.emailInvalid') })).toBeVisible()
  await name.pressSequentially(' Ruiz')
  await expect(name).toHaveValue('Ana Ruiz')
})

test('upper-cases a discount code, also when edited in the middle', async ({ page }) => {
  await page.goto('/en/cart?add=hosting:shared-basic:yearly')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  const field = page.getByRole('main').getByLabel(words('discountCodes.label'))
  await field.pressSequentially('wme10')
  await field.press('Home')
  await field.press('ArrowRight')
  await field.pressSequentially('elco')
  await expect(field).toHaveValue('WELCOME10')
})
