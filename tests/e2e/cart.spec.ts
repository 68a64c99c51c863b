import type { Page } from '@playwright/test'
import { expect, expectAccessible, hundredthsIn, test, wordsOf } from './support/shop'

const words = wordsOf('en')
const drawerOf = (page: Page) => page.getByRole('dialog', { name: words('cart.title') })
const lineOf = (page: Page, name: string) => page.locator('.cart-line').filter({ has: page.getByRole('heading', { name }) })
const dueOf = (page: Page) => drawerOf(page).locator('.due__amount').first()

test.use({ viewport: { width: 1440, height: 900 } })

const openWith = async (page: Page, query: string, path = '/en/domains/search') => {
  await page.goto(`${path}?${query}`)
  await expect(drawerOf(page)).toBeVisible()
  await expect(page).not.toHaveURL(/add=/)
}

const settled = (page: Page) => expect(page.locator('.cart-foot')).toHaveAttribute('aria-busy', 'false')

test('§2.45: quantities: priced by the server, at least 1, and lines can be removed', { tag: '@smoke' }, async ({ page }) => {
  await openWith(page, 'add=hosting:shared-basic:monthly')
  const line = lineOf(page, 'Shared Basic')
  const price = hundredthsIn(await line.locator('.price').first().textContent())
  await expect(line.getByRole('button', { name: words('cart.oneLess', { name: 'Shared Basic' }) })).toBeDisabled()
  await line.getByRole('button', { name: words('cart.oneMore', { name: 'Shared Basic' }) }).click()
  await line.getByRole('button', { name: words('cart.oneMore', { name: 'Shared Basic' }) }).click()
  await expect(line.getByRole('textbox')).toHaveValue('3')
  await settled(page)
  expect(hundredthsIn(await line.locator('.price').first().textContent())).toBe(3 * price)
  await expectAccessible(page)
  await line.getByRole('button', { name: words('cart.remove', { name: 'Shared Basic' }) }).click()
  await expect(page.getByText(words('cart.emptyTitle'))).toBeVisible()
  await expectAccessible(page)
})

test('O9: adds, removes and restores a configured server as one line', async ({ page }) => {
  await page.goto('/en/customization/server?cpu=cpu-4&memory=memory-16&storage=storage-100&period=monthly')
  await page
    .locator('.configurator__paper')
    .getByRole('button', { name: words('cart.add') })
    .click()
  await expect(drawerOf(page)).toBeVisible()
  const name = words('receipt.bundle')
  await expect(page.locator('.cart-line')).toHaveCount(1)
  await expect(
    drawerOf(page)
      .getByRole('list', { name: words('cart.bundleParts') })
      .getByRole('listitem'),
  ).toHaveCount(3)
  await expectAccessible(page)
  await drawerOf(page)
    .getByRole('button', { name: words('cart.remove', { name }) })
    .click()
  await expect(page.getByText(words('cart.emptyTitle'))).toBeVisible()
  await drawerOf(page)
    .getByRole('button', { name: words('cart.undo') })
    .click()
  await expect(
    drawerOf(page)
      .getByRole('list', { name: words('cart.bundleParts') })
      .getByRole('listitem'),
  ).toHaveCount(3)
})

test('shows one cart in one currency in two tabs', async ({ page }) => {
  const second = await page.context().newPage()
  await page.goto('/en/cart')
  await expect(page.getByText(words('cart.emptyTitle'))).toBeVisible()
  await openWith(second, 'add=hosting:shared-basic:monthly')
  await expect(lineOf(page, 'Shared Basic')).toBeVisible()
  await second.keyboard.press('Escape')
  await second.locator('[data-currency-picker]').first().selectOption('EUR')
  await expect(page.locator('[data-currency-picker]').first()).toHaveValue('EUR')
  await expect(lineOf(page, 'Shared Basic')).toContainText('€')
})

test(
  '§4.18: codes: applied, rejected with the missing amount, pending and applied again (D13, D14)',
  { tag: '@smoke' },
  async ({ page }) => {
    await openWith(page, 'add=hosting:shared-basic:monthly:3&code=bulk15')
    const code = (name: string) => drawerOf(page).locator('.cart-code').filter({ hasText: name })
    await expect(code('BULK15')).toContainText('$')
    const field = drawerOf(page).getByRole('textbox', { name: words('discountCodes.label') })

    await field.fill('cloud25')
    await page.keyboard.press('Enter')
    const refusal = drawerOf(page)
      .locator('.cart-code--bad')
      .filter({ hasText: words('discountCodes.invalidTitle') })
    await expect(refusal).toContainText('15.03')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)

    await field.fill('')
    await page.keyboard.press('Enter')
    await expect(drawerOf(page)).toContainText(words('discountCodes.required'))
    await field.fill('bulk15')
    await page.keyboard.press('Enter')
    await expect(drawerOf(page)).toContainText(words('discountCodes.alreadyTitle'))
    await expect(drawerOf(page)).toContainText(words('discountCodes.already-applied'))

    await lineOf(page, 'Shared Basic')
      .getByRole('button', { name: words('cart.oneLess', { name: 'Shared Basic' }) })
      .click()
    await expect(code('BULK15').filter({ hasText: 'does not apply yet' })).toBeVisible()
    await lineOf(page, 'Shared Basic')
      .getByRole('button', { name: words('cart.oneMore', { name: 'Shared Basic' }) })
      .click()
    await expect(code('BULK15').filter({ hasText: 'off' })).toBeVisible()
    await drawerOf(page)
      .getByRole('button', { name: words('discountCodes.removeNamed', { code: 'BULK15' }) })
      .click()
    await expect(code('BULK15')).toHaveCount(0)
  },
)

test('reports a rejected code of a link in an empty cart too', async ({ page, quietConsole }) => {
  // If the link is faster than the cart, the code is applied at once and rejected with 422 (API contract).
  quietConsole.allow(/422/)
  await page.goto('/en/domains/search?code=nosuchcode')
  await expect(drawerOf(page)).toContainText(words('cart.emptyTitle'))
  await expect(drawerOf(page).locator('.cart-code--bad')).toContainText(words('discountCodes.invalidTitle'))
  await expectAccessible(page)
})

test('§4.14: payment options: toggle, state each cost, and update due later (O3)', { tag: '@smoke' }, async ({ page }) => {
  await openWith(page, 'add=hosting:vps-starter:monthly')
  const line = lineOf(page, 'VPS Starter')
  const toggle = line.getByRole('button', { name: words('cart.optionsFor', { name: 'VPS Starter' }) })
  await expect(line.getByRole('radio')).toHaveCount(0)
  await toggle.click()
  const deposit = line.getByRole('radio', { name: words('cart.payment', { type: 'deposit' }) })
  await expect(line.locator('label').filter({ hasText: words('cart.payment', { type: 'deposit' }) })).toContainText('$')
  const before = hundredthsIn(await dueOf(page).textContent())
  await deposit.check()
  await expect(drawerOf(page).locator('.due--later')).toBeVisible()
  await settled(page)
  const now = hundredthsIn(await dueOf(page).textContent())
  const later = hundredthsIn(await drawerOf(page).locator('.due--later .due__amount').textContent())
  expect(now + later).toBe(before)
  await expectAccessible(page)

  // P16: the period can be changed without opening options
  await line.getByLabel(words('cart.billingFor', { name: 'VPS Starter' })).selectOption('yearly')
  await expect(line).toContainText(words('cart.paidEvery', { period: 'yearly' }))
  await toggle.click()
  await expect(line.getByRole('radio')).toHaveCount(0)
})

test('§1.15, §9.32, M3, M6: reprices the whole cart in another currency; yen are whole', { tag: '@smoke' }, async ({ page }) => {
  await openWith(page, 'add=domain:otterbeanharbour.com&add=hosting:shared-basic:monthly')
  await expect(dueOf(page)).toContainText('$')
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByLabel(words('currency.label')).filter({ visible: true }).selectOption('JPY')
  await page
    .getByRole('banner')
    .getByRole('link', { name: words('cart.title') })
    .click()
  await expect(lineOf(page, 'otterbeanharbour.com').locator('.price').last()).toHaveText('¥1,429')
  await expect(dueOf(page)).toHaveText(/^¥[\d,]+$/)
})

test('§2.4, R4: keeps the cart when switching languages', { tag: '@smoke' }, async ({ page }) => {
  await openWith(page, 'add=hosting:shared-basic:monthly:2')
  await page.keyboard.press('Escape')
  await page.goto('/de/cart')
  const german = wordsOf('de')
  await expect(page.getByRole('heading', { level: 1, name: german('cart.pageTitle') })).toBeVisible()
  await expect(page.getByRole('group', { name: german('cart.quantityOf', { name: 'Shared Basic' }) }).getByRole('textbox')).toHaveValue('2')
  await expectAccessible(page)
})

test('shows a receipt on the cart page that adds up', async ({ page }) => {
  await openWith(page, 'add=domain:otterbeanharbour.com&add=hosting:vps-starter:monthly&code=welcome10')
  await page.goto('/en/cart')
  const receipt = page.getByRole('region', { name: words('receipt.titleBefore') })
  const figures = async (selector: string) => (await receipt.locator(selector).allTextContents()).map(hundredthsIn)
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  await expect(receipt.locator('.ledger__row--total')).toBeVisible()
  const items = sum(await figures('.receipt-items td:last-child'))
  const [listed, tax] = await figures('.ledger__row--item > td')
  const [afterDiscounts] = await figures('.ledger__row--subtotal > td')
  const [total] = await figures('.ledger__row--total > td')
  expect(items).toBe(listed)
  expect((listed ?? 0) - sum(await figures('.ledger__row--discount > td'))).toBe(afterDiscounts)
  expect((afterDiscounts ?? 0) + (tax ?? 0)).toBe(total)
  expect(sum(await figures('.due__amount'))).toBe(total)
})
