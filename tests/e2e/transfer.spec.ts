import type { Page } from '@playwright/test'
import { expect, expectAccessible, freshLabel, test, wordsOf } from './support/shop'

const words = wordsOf('en')
const address = '/en/domains/transfer'

const field = (page: Page) => page.getByRole('textbox', { name: words('transferWizard.domainLabel') })
const codeField = (page: Page) => page.getByLabel(words('transferWizard.codeLabel'), { exact: true })
/** Matches the end: “Step 2 of 4. …”; a section may contain the same text with a full stop. */
const titled = (name: 'price' | 'code' | 'confirmation') => new RegExp(`${words(`transferWizard.titles.${name}`)}$`)
const step = (page: Page, name: 'price' | 'code' | 'confirmation') => page.getByRole('heading', { name: titled(name) })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const toast = (page: Page) => page.getByRole('region', { name: words('toast.region') })

/** Presses Tab until the element has focus. */
const tabTo = async (page: Page, name: string) => {
  for (let turn = 0; turn < 40; turn += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText.trim() ?? '')
    if (focused === name) return
  }
  throw new Error(`The keyboard never reaches “${name}”`)
}

test.use({ viewport: { width: 1440, height: 900 } })

test(
  '§1.2, §4.8, §9.18: the whole wizard by keyboard: four steps, Back between them, into the cart, and another',
  { tag: '@smoke' },
  async ({ page }) => {
    const domain = `taken-${freshLabel()}.com`
    await page.goto(address)
    await field(page).focus()
    await page.keyboard.type(domain)
    await page.keyboard.press('Enter')
    await expect(step(page, 'price')).toBeFocused()
    await expect(page.getByText('$12.99').first()).toBeVisible()
    await expectAccessible(page)

    await tabTo(page, words('transferWizard.backToDomain'))
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue(domain)
    await page.keyboard.press('Enter')
    await expect(step(page, 'price')).toBeFocused()
    await tabTo(page, words('transferWizard.acceptPrice'))
    await page.keyboard.press('Enter')
    await expect(step(page, 'code')).toBeFocused()
    await expectAccessible(page)

    await page.keyboard.press('Tab')
    await expect(codeField(page)).toBeFocused()
    await page.keyboard.type('Auth-Info-9$x')
    const sent = page.waitForRequest('**/api/transfers?*')
    await page.keyboard.press('Enter')
    const request = await sent
    expect(request.url()).not.toContain('Auth-Info')
    expect(request.postDataJSON()).toEqual({ domain, authorizationCode: 'Auth-Info-9$x' })

    const drawer = page.getByRole('dialog')
    await expect(drawer).toContainText(domain)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(step(page, 'confirmation')).toBeFocused()
    await expectAccessible(page)

    await tabTo(page, words('transferWizard.another'))
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    await expect(page.getByRole('list', { name: words('transferWizard.steps') }).locator('[aria-current=step]')).toContainText(
      words('transferWizard.names.domain'),
    )
  },
)

test('sent off before the page was awake, the name goes on by itself, once', async ({ page }) => {
  const domain = `taken-${freshLabel()}.com`
  await page.goto(`${address}?domain=${domain.toUpperCase()}`)
  await expect(step(page, 'price')).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expectAccessible(page)
  await press(page, words('transferWizard.backToDomain')).click()
  await expect(field(page)).toHaveValue(domain)
  await expect(field(page)).toBeFocused()

  await page.reload()
  await expect(field(page)).toHaveValue('')
  await page.goto(`${address}?domain=otterbean`)
  await expect(toast(page)).toContainText(words('transferWizard.extensionMissing'))
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('otterbean')
})

test('§5.16, §8.9: a toast says that a domain is required, and another that the code is', async ({ page }) => {
  await page.goto(address)
  await press(page, words('transferWizard.lookUp')).click()
  await expect(toast(page)).toContainText(words('validation.required'))
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await field(page).fill('otterbean')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText(words('transferWizard.extensionMissing'))
  await field(page).fill('taken-otterbean.com')
  await page.keyboard.press('Enter')
  await press(page, words('transferWizard.acceptPrice')).click()
  await press(page, words('transferWizard.submit')).click()
  await expect(toast(page)).toContainText(words('transferWizard.codeRequired'))
  await expect(codeField(page)).toBeFocused()
  await expectAccessible(page)
})

test('§5.17, R11: the code is masked until it is asked for, and kept nowhere in the browser', async ({ page }) => {
  await page.goto(address)
  await field(page).fill(`taken-${freshLabel()}.net`)
  await page.keyboard.press('Enter')
  await press(page, words('transferWizard.acceptPrice')).click()
  await expect(codeField(page)).toHaveAttribute('type', 'password')
  await codeField(page).fill('Auth-Info-9$x')
  await press(page, words('transferWizard.showCode')).click()
  await expect(codeField(page)).toHaveAttribute('type', 'text')
  await press(page, words('transferWizard.hideCode')).click()
  await expect(codeField(page)).toHaveAttribute('type', 'password')
  await press(page, words('transferWizard.submit')).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state]),
  )
  expect(kept).not.toContain('Auth-Info')
  // Nor is it anywhere else in the page.
  expect(await page.content()).not.toContain('Auth-Info')
})

test(
  'N2: a locked or young name is warned of with its price, and a free one leads to registering it',
  { tag: '@smoke' },
  async ({ page, quietConsole }) => {
    quietConsole.allow(/422/)
    await page.goto(address)
    for (const [marker, warning] of [
      ['locked', 'transferWarnings.locked'],
      ['young', 'transferWarnings.young'],
    ] as const) {
      await field(page).fill(`${marker}-${freshLabel()}.com`)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('region', { name: titled('price') })).toContainText(words(warning))
      await press(page, words('transferWizard.backToDomain')).click()
    }
    const free = `${freshLabel()}.com`
    await page.route('**/api/transfers/check?*', (route) =>
      route.fulfill({
        status: 422,
        json: { error: { code: 'domain-not-registered', message: words('errors.domain-not-registered', { domain: free }) } },
      }),
    )
    await field(page).fill(free)
    await page.keyboard.press('Enter')
    const link = page.getByRole('link', { name: words('transferWizard.registerInstead'), exact: true })
    await expect(link).toHaveAttribute('href', `/en/domains/search?q=${free}`)
    await expectAccessible(page)
  },
)

test('§9.19, P8: an unknown TLD is marked as such, at its default price', async ({ page }) => {
  await page.goto(address)
  await field(page).fill('otterbean.museum')
  await page.keyboard.press('Enter')
  await expect(step(page, 'price')).toBeVisible()
  await expect(page.getByText(words('transferWizard.unlistedTitle', { extension: '.museum' }))).toBeVisible()
  const panel = page.getByRole('region', { name: titled('price') })
  await expect(panel).toContainText('$19.99')
  await expect(panel).toContainText('$12.99')
})

test('§1.3, §2.33: transfer prices are a table on large screens and cards on small ones', async ({ page }) => {
  await page.goto(address)
  const row = page.getByRole('row').filter({ hasText: '.com' }).first()
  await expect(row).toContainText('$12.99')
  expect(await row.evaluate((element) => getComputedStyle(element).display)).toBe('table-row')
  await page.setViewportSize({ width: 390, height: 844 })
  const card = page.locator('.moves tbody tr').first()
  expect(await card.evaluate((element) => getComputedStyle(element).display)).toBe('grid')
  await expectAccessible(page)
})
