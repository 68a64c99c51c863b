import type { Page } from '@playwright/test'
import { translatePage } from '../support/translate-page'
import { newPerson, openAccount } from './support/account'
import { checkOut, chooseInSandbox, orderHeading, putDomainIntoCart } from './support/purchase'
import { expect, freshLabel, test, wordsOf } from './support/shop'
import { freeDomain } from './support/shop-api'

const words = wordsOf('en')

test.use({ viewport: { width: 1440, height: 900 } })

/** Browsers translate a hydrated page, and later any added text. */
const translate = (page: Page) => page.evaluate(translatePage)

test.beforeEach(({ page }) => {
  const { goto } = page
  page.goto = async (...where) => {
    const answer = await goto.apply(page, where)
    await translate(page)
    return answer
  }
})
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test.describe('R17: a translated page goes on working', () => {
  test('in the domain search, on the home page and on its own', async ({ page, request }) => {
    const names = [await freeDomain(request), await freeDomain(request)] as const
    for (const address of ['/en', '/en/domains/search']) {
      await page.goto(address)
      await expect(page.locator('h1 font font').first()).toBeVisible()
      const field =
        address === '/en'
          ? page.getByRole('textbox', { name: words('domainHero.field') }).first()
          : page.getByRole('search', { name: words('domainSearch.searchLabel') }).getByRole('combobox')
      for (const name of names) {
        await field.fill(name)
        await field.press('Enter')
        await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()
      }
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.getByRole('row').filter({ hasText: names[1] }).getByRole('button').click()
    await page.getByRole('button', { name: words('domainSearch.add') }).click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: names[1] })).toBeVisible()
  })

  test('in the transfer wizard', async ({ page }) => {
    const domain = `taken-${freshLabel()}.com`
    await page.goto('/en/domains/transfer')
    await page.getByRole('textbox', { name: words('transferWizard.domainLabel') }).fill('otterbean')
    await page.keyboard.press('Enter')
    await expect(page.locator('#wizard-domain-error')).toBeVisible()
    await page.getByRole('textbox', { name: words('transferWizard.domainLabel') }).fill(domain)
    await page.keyboard.press('Enter')
    await expect(page.locator('#wizard-step')).toContainText(words('transferWizard.titles.price'))
    await page.getByRole('button', { name: words('transferWizard.acceptPrice') }).click()
    await expect(page.locator('#wizard-step')).toContainText(words('transferWizard.titles.code'))
    await page.locator('.wizard__secret input').fill('Auth-Info-9$x')
    await page.getByRole('button', { name: words('transferWizard.submit') }).click()
    await expect(page.getByRole('dialog')).toContainText(domain)
  })

  test('in the bulk search', async ({ page }) => {
    const label = freshLabel()
    await page.goto('/en/domains/bulk-search')
    for (const list of [`${label}.com unknown-${label}.com`, `${label}.net`]) {
      await page.getByLabel(words('bulkSearch.field')).fill(list)
      await page.getByRole('button', { name: words('bulkSearch.search') }).click()
      for (const name of list.split(' ')) await expect(page.getByRole('row').filter({ hasText: name }).first()).toBeVisible()
      await expect(page.getByRole('button', { name: words('bulkSearch.download') })).toBeEnabled()
    }
  })

  test('in the WHOIS and the DNS lookup, also when an answer fails', async ({ page, quietConsole }) => {
    quietConsole.allow(/503/)
    for (const tool of ['whois', 'dns'] as const) {
      let calls = 0
      await page.route(`**/api/domains/${tool}?*`, (route) => {
        calls += 1
        if (calls === 2) return route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'Away for a moment.' } } })
        const json =
          tool === 'whois'
            ? { domain: 'held.com', status: 'not-registered', source: 'simulation', registration: null }
            : { domain: 'held.com', answers: [{ type: 'A', status: 'no-such-name', records: [], withheld: 0 }] }
        return route.fulfill({ json })
      })
      const messages = tool === 'whois' ? 'whoisLookup' : 'dnsLookup'
      await page.goto(`/en/domains/${tool}`)
      const result = page.locator('.lookup-result')
      await page.getByLabel(words(`${messages}.field`), { exact: true }).fill('held.com')
      await page.keyboard.press('Enter')
      await expect(result).toContainText('held.com')
      await page.keyboard.press('Enter')
      await expect(result).toContainText('Away for a moment.')
      await page.getByRole('button', { name: words(`${messages}.tryAgain`) }).click()
      await expect(result).toContainText('held.com')
    }
  })

  test('in the cart, at the checkout, on the payment page, on the order and in the account', async ({ page, request }) => {
    test.slow()
    const domain = await freeDomain(request)
    const person = newPerson()
    await openAccount(page, 'en', person)
    await putDomainIntoCart(page, 'en', domain)
    await page.goto('/en/cart?add=hosting:shared-basic:monthly')
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Shared Basic' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    const line = page.locator('.cart-line').filter({ has: page.getByRole('heading', { name: 'Shared Basic' }) })
    const due = page.locator('.due__amount').first()
    const before = await due.textContent()
    await line.getByRole('button', { name: words('cart.oneMore', { name: 'Shared Basic' }) }).click()
    await expect(due).not.toHaveText(before ?? '')
    const code = page.getByRole('textbox', { name: words('discountCodes.label') })
    for (const typed of ['nosuchcode', 'welcome10']) {
      await code.fill(typed)
      await code.press('Enter')
      await expect(
        page.locator('.cart-code').filter({ hasText: typed === 'welcome10' ? 'WELCOME10' : words('discountCodes.invalidTitle') }),
      ).toBeVisible()
    }
    await checkOut(page, 'en', person, 'sandbox')
    await chooseInSandbox(page, 'en', 'declined')
    await expect(orderHeading(page, 'en', 'pending')).toBeVisible()
    // a browser translates what is loaded
    await page.waitForLoadState('networkidle')
    await translate(page)
    await page.getByRole('button', { name: words('order.pay.now') }).click()
    await chooseInSandbox(page, 'en', 'paid')
    await expect(orderHeading(page, 'en', 'paid')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await translate(page)
    for (const path of ['dashboard', 'my-domains', 'subscriptions', 'invoices', 'settings']) {
      await page.goto(`/en/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
})
