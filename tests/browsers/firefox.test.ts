import type { Browser, Page } from 'puppeteer-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshLabel, germanWords, openFirefox, visitorOf, words } from './visitor'

let browser: Browser
let page: Page
let visitor: ReturnType<typeof visitorOf>

beforeAll(async () => {
  browser = await openFirefox()
})
afterAll(() => browser.close())
beforeEach(async () => {
  page = await (await browser.createBrowserContext()).newPage()
  visitor = visitorOf(page)
})
afterEach(() => page.browserContext().close())

describe('in Firefox', () => {
  it('a name is found, added and ordered; after an order that was sent back, every key arrives', async () => {
    const label = freshLabel()
    await visitor.go(`/en/domains/search?q=${label}`)
    await visitor.press(words('domainSearch.chooseRow'), 'main')
    await visitor.press(words('domainSearch.add'), '.addon-picker')
    await visitor.seen('[role=dialog] .cart-line')
    await visitor.go('/en/checkout')
    const order = words('checkout.pay', { amount: '' }).trim()
    await visitor.press(order, 'form')
    await visitor.hasFocusOn('.error-summary')
    const typed = {
      [words('checkout.fields.name')]: 'Ana Ruiz',
      [words('checkout.fields.email')]: `${label}@example.com`,
      [words('checkout.fields.line1')]: 'Alder Street 14',
      [words('checkout.fields.postalCode')]: '97232',
      [words('checkout.fields.city')]: 'Portland',
    }
    for (const [field, text] of Object.entries(typed)) await visitor.type(field, text)
    for (const [field, text] of Object.entries(typed)) expect(await visitor.valueOf(field), field).toBe(text)
    await visitor.choose(words('checkout.fields.country'), 'US')
    await visitor.tick('input[value=offline]')
    await visitor.tick('input[name=acceptTerms]')
    await visitor.press(order, 'form')
    await visitor.isAt(/\/orders\/ORD-/)
    await visitor.sees(words('order.pendingTitle'))
  })

  it('a transfer comes as far as the cart', async () => {
    await visitor.go('/en/domains/transfer')
    await visitor.type(words('transferWizard.domainLabel'), `${freshLabel()}.com`)
    await visitor.press(words('transferWizard.lookUp'), 'main')
    await visitor.press(words('transferWizard.acceptPrice'), 'main')
    await visitor.press(words('transferWizard.submit'), 'main')
    await visitor.type(words('transferWizard.codeLabel'), 'Auth-Info-9$x')
    expect(await visitor.valueOf(words('transferWizard.codeLabel'))).toBe('Auth-Info-9$x')
    await visitor.press(words('transferWizard.submit'), 'main')
    await visitor.seen('[role=dialog] .cart-line')
  })

  it('an account is asked for, key by key after an answer with errors', async () => {
    await visitor.go('/en/register')
    await visitor.press(words('account.register.submit'), 'main form')
    await visitor.hasFocusOn('.error-summary')
    const email = `${freshLabel()}@example.com`
    await visitor.type(words('account.fields.name'), 'Ana Ruiz')
    await visitor.type(words('account.fields.email'), email)
    await visitor.type(words('account.fields.password'), 'a quiet otter at noon')
    expect(await visitor.valueOf(words('account.fields.email'))).toBe(email)
    await visitor.press(words('account.register.submit'), 'main form')
    await visitor.sees(words('account.register.sentTitle'))
  })

  it('language and currency are changed and kept', async () => {
    await visitor.go('/en/hosting')
    await page.select('header select', 'EUR')
    await visitor.rootHas('data-currency', 'EUR')
    await page.click('header .language-switch > summary')
    await page.click('header .language-switch a[lang=de]')
    await visitor.rootHas('lang', 'de')
    await visitor.sees(germanWords('cart.title'))
    await visitor.rootHas('data-currency', 'EUR')
  })
})
