import type { Locator, Page } from '@playwright/test'
import { expect, test, wordsOf } from './support/shop'

/**
 * What people type arrives. `fill()` is one event; people press one key after the other, and whatever takes the focus or writes
 * the field anew between two of them swallows the rest.
 */
const words = wordsOf('en')
const label = (page: Page, key: Parameters<typeof words>[0]) => page.getByRole('main').getByLabel(words(key), { exact: true })

const typeAll = async (fields: readonly (readonly [Locator, string])[]) => {
  for (const [field, text] of fields) {
    await field.click()
    await field.pressSequentially(text)
    await expect(field).toHaveValue(text)
  }
  for (const [field, text] of fields) await expect(field).toHaveValue(text)
}

test.use({ viewport: { width: 1440, height: 900 } })

test('checkout: after an order that was sent back, every key arrives, and the errors speak up once', async ({ page }) => {
  await page.goto('/en/cart?add=hosting:shared-basic:yearly')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto('/en/checkout')
  const order = page.locator('form').getByRole('button', { name: words('checkout.pay', { amount: '' }).trim() })
  await order.click()
  const summary = page.locator('.error-summary').filter({ hasText: words('checkout.errors.nameRequired') })
  await expect(summary).toBeFocused()
  await typeAll([
    [label(page, 'checkout.fields.name'), 'Ana Ruiz'],
    [label(page, 'checkout.fields.email'), 'ana.ruiz@example.com'],
    [label(page, 'checkout.fields.line1'), 'Erlenweg 14'],
    [label(page, 'checkout.fields.postalCode'), '97232'],
  ])
  await order.click()
  await expect(page.locator('.error-summary').filter({ hasText: words('checkout.errors.cityRequired') })).toBeFocused()
  await typeAll([[label(page, 'checkout.fields.city'), 'Giebelstadt']])
})

test('register, log in, ask for a new password: after an answer with errors, every key arrives', async ({ page }) => {
  const send = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()
  await page.goto('/en/register')
  await send(words('account.register.submit'))
  await expect(page.locator('.error-summary').filter({ hasText: words('account.errors.nameRequired') })).toBeFocused()
  await typeAll([
    [label(page, 'account.fields.name'), 'Ana Ruiz'],
    [label(page, 'account.fields.email'), 'ana.ruiz@'],
    [label(page, 'account.fields.password'), 'a quiet otter at noon'],
  ])
  await send(words('account.register.submit'))
  await expect(page.locator('.error-summary').filter({ hasText: words('account.errors.emailInvalid') })).toBeFocused()
  await expect(label(page, 'account.fields.password')).toHaveValue('a quiet otter at noon')

  await page.goto('/en/login')
  await send(words('account.login.submit'))
  await expect(page.locator('.error-summary')).toBeFocused()
  await typeAll([[label(page, 'account.fields.email'), 'ana.ruiz@example.com'], [label(page, 'account.fields.password'), 'a quiet otter']])

  await page.goto('/en/forgot-password')
  await send(words('account.forgot.submit'))
  await expect(page.locator('.error-summary')).toBeFocused()
  await typeAll([[label(page, 'account.fields.email'), 'ana.ruiz@example.com']])
})

test('an answer that comes late does not take the field from who is typing in it', async ({ page }) => {
  await page.goto('/en/register')
  let release: () => void = () => undefined
  await page.route('**/en/register', async (route) => {
    if (route.request().method() === 'POST') await new Promise<void>((resolve) => (release = resolve))
    await route.continue()
  })
  const asked = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('main').getByRole('button', { name: words('account.register.submit'), exact: true }).click()
  await asked
  const name = label(page, 'account.fields.name')
  await name.click()
  await name.pressSequentially('Ana')
  release()
  await expect(page.locator('.error-summary').filter({ hasText: words('account.errors.emailInvalid') })).toBeVisible()
  await name.pressSequentially(' Ruiz')
  await expect(name).toHaveValue('Ana Ruiz')
})

test('contact and migration: after an answer with errors, every key arrives', async ({ page }) => {
  await page.goto('/en/contact')
  await page.getByRole('button', { name: words('contactForm.submit') }).click()
  await expect(page.locator('.error-summary')).toBeFocused()
  await typeAll([
    [label(page, 'contactForm.fields.name'), 'Ana Ruiz'],
    [label(page, 'contactForm.fields.email'), 'ana.ruiz@example.com'],
    [label(page, 'contactForm.fields.message'), 'Does my name move in December?'],
  ])
  await page.goto('/en/hosting')
  await page.getByRole('button', { name: words('migrationForm.submit') }).click()
  await expect(page.locator('.error-summary')).toBeFocused()
  await typeAll([
    [label(page, 'migrationForm.fields.provider'), 'Elsewhere'],
    [label(page, 'migrationForm.fields.websiteUrl'), 'https://ana.example'],
    [label(page, 'migrationForm.fields.email'), 'ana.ruiz@example.com'],
  ])
})

test('names: after a refusal, every key arrives in search, bulk search, transfer, its code, and the configurator', async ({ page }) => {
  await page.goto('/en/domains/search?q=-otter')
  const sign = page.getByRole('main').getByRole('combobox').first()
  await sign.fill('')
  await typeAll([[sign, 'otterbean-ruiz.com']])

  await page.goto('/en/domains/bulk-search')
  await page.getByRole('button', { name: words('bulkSearch.search'), exact: true }).click()
  const list = label(page, 'bulkSearch.field')
  await expect(list).toBeFocused()
  await typeAll([[list, 'otterbean.com\nruiz.net']])

  await page.goto('/en/domain/transfer')
  const lookUp = page.getByRole('button', { name: words('transferWizard.lookUp') })
  await lookUp.click()
  const name = page.getByRole('main').getByRole('textbox', { name: words('transferWizard.domainLabel') })
  await expect(name).toBeFocused()
  // the simulated registry knows it as somebody's
  await typeAll([[name, 'taken-otterbean.com']])
  await lookUp.click()
  await page.getByRole('button', { name: words('transferWizard.acceptPrice') }).click()
  const submit = page.getByRole('button', { name: words('transferWizard.submit'), exact: true })
  await submit.click()
  const code = page.getByLabel(words('transferWizard.codeLabel'), { exact: true })
  await expect(code).toBeFocused()
  await typeAll([[code, 'Ab3$xY-77']])

  await page.goto('/en/customization/domain')
  const asked = page.getByLabel(words('estimate.name'), { exact: true })
  await asked.fill('')
  await page.getByRole('button', { name: words('cart.add') }).filter({ visible: true }).first().click()
  await expect(page.locator('.error-summary')).toBeFocused()
  await typeAll([[asked, 'otterbean.com']])
})

test('a discount code is written in capitals, also where it is mended in the middle', async ({ page }) => {
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
