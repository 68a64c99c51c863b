import type { Page, Route } from '@playwright/test'
import { demoLogins } from '../../seed/demo-logins'
import { locales } from '../../src/lib/config/locales'
import { logIn } from './support/account'
import { fillCheckout } from './support/purchase'
import { expect, freshLabel, test, wordsOf, type Language } from './support/shop'

/**
 * Actions while offline, on a slow connection, or during 503: the shop reports it in the page's language, and the same click works
 * once the connection is back. LINES=all runs every action in every language; otherwise languages rotate.
 */
interface Deed {
  /** URL pattern of its requests. */
  readonly calls: string
  readonly open: (page: Page, language: Language) => Promise<unknown>
  /** First attempt. */
  readonly begin: (page: Page, language: Language) => Promise<unknown>
  /** Retry after the failure. */
  readonly again: (page: Page, language: Language) => Promise<unknown>
  /** Messages without a response and with 503. */
  readonly said: (words: ReturnType<typeof wordsOf>) => readonly [offline: string, unavailable: string]
  readonly isDone: (page: Page, language: Language) => Promise<unknown>
  /** Checks that input is kept after a failure, if the click alone does not show it. */
  readonly isKept?: (page: Page, language: Language) => Promise<unknown>
}

const main = (page: Page) => page.getByRole('main')
const customer = demoLogins.find(({ collection }) => collection === 'customers')
const buttonIn = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

const putPlanIntoCart = async (page: Page, language: Language) => {
  await page.goto(`/${language}/cart?add=hosting:shared-basic:yearly`)
  await expect(page.getByRole('dialog')).toBeVisible()
}
const addFirstPlan = (page: Page, language: Language) =>
  main(page)
    .getByRole('button', { name: new RegExp(`^${wordsOf(language)('cart.add')}`) })
    .first()
    .click()
const applyCode = (page: Page, language: Language) => buttonIn(page, wordsOf(language)('discountCodes.apply')).click()
const placeOrder = (page: Page, language: Language) => buttonIn(page, wordsOf(language)('checkout.pay')).click()

const deeds: Readonly<Record<string, Deed>> = {
  'a search': {
    calls: '**/api/domains/search?*',
    open: (page, language) => page.goto(`/${language}/domains/search`),
    begin: async (page, language) => {
      const field = page.getByRole('search', { name: wordsOf(language)('domainSearch.searchLabel') }).getByRole('combobox')
      await field.fill(freshLabel())
      await field.press('Enter')
    },
    again: (page, language) => buttonIn(page, wordsOf(language)('domainSearch.tryAgain')).click(),
    said: (words) => [words('validation.searchFailed'), words('validation.searchFailed')],
    isDone: (page) => expect(page.getByRole('row').filter({ hasText: 'otterbean' }).first()).toBeVisible(),
  },
  'a plan for the cart': {
    calls: '**/api/cart/items?*',
    open: (page, language) => page.goto(`/${language}/shared-hosting`),
    begin: addFirstPlan,
    again: addFirstPlan,
    said: (words) => [words('cart.network'), words('cart.notDone')],
    isDone: (page, language) => expect(page.getByRole('dialog', { name: wordsOf(language)('cart.title') })).toBeVisible(),
  },
  'a discount code': {
    calls: '**/api/discounts/validate?*',
    open: async (page, language) => {
      await putPlanIntoCart(page, language)
      await page.keyboard.press('Escape')
    },
    begin: async (page, language) => {
      await main(page)
        .getByRole('textbox', { name: wordsOf(language)('discountCodes.label') })
        .fill('welcome10')
      await applyCode(page, language)
    },
    again: applyCode,
    said: (words) => [words('discountCodes.failed'), words('discountCodes.failed')],
    isDone: (page, language) =>
      expect(main(page).getByRole('list', { name: wordsOf(language)('discountCodes.standing') })).toContainText('WELCOME10'),
  },
  'an order': {
    calls: '**/api/checkout?*',
    open: async (page, language) => {
      await putPlanIntoCart(page, language)
      await fillCheckout(page, language, { name: 'Ines Calloway', email: `${freshLabel()}@example.com` }, 'offline')
    },
    begin: placeOrder,
    again: placeOrder,
    said: (words) => [words('checkout.network'), words('checkout.unavailable')],
    isDone: (page) => page.waitForURL(/\/orders\/ORD-/),
  },
  'a login': {
    calls: '**/login',
    open: (page, language) => page.goto(`/${language}/login`),
    begin: (page, language) => logIn(page, language, { email: customer?.email ?? '', password: customer?.password ?? '' }),
    again: (page, language) => buttonIn(page, wordsOf(language)('account.login.submit')).click(),
    said: (words) => [words('account.network'), words('account.network')],
    isDone: (page) => page.waitForURL(/\/dashboard/),
    isKept: async (page, language) => {
      await expect(main(page).getByLabel(wordsOf(language)('account.fields.email'), { exact: true })).toHaveValue(customer?.email ?? '')
      await expect(main(page).getByLabel(wordsOf(language)('account.fields.password'), { exact: true })).toHaveValue(
        customer?.password ?? '',
      )
    },
  },
}

const saysOfTheLine = (page: Page) => page.locator('.line-notice')

/** The notice covers no part of the header. */
const expectHeaderFree = async (page: Page) => {
  const said = await saysOfTheLine(page).locator('span').boundingBox()
  const header = await page.getByRole('banner').boundingBox()
  expect(said && header && said.y >= header.y + header.height).toBe(true)
}
const expectSaid = (page: Page, words: string) => expect(page.getByText(words).filter({ visible: true }).last()).toBeVisible()

/** Page loads continue; only form posts to the same URL are intercepted. */
const answerDeed = (page: Page, calls: string, answer: (route: Route) => Promise<void>) =>
  page.route(calls, (route) => (route.request().isNavigationRequest() ? route.continue() : answer(route)))

const recover = async (page: Page, language: Language, { again, isDone }: Deed) => {
  await again(page, language)
  await isDone(page, language)
  await expect(saysOfTheLine(page)).toHaveCount(0)
}

const lines: Readonly<Record<string, (page: Page, language: Language, deed: Deed) => Promise<void>>> = {
  'no line': async (page, language, deed) => {
    await page.context().setOffline(true)
    await expect(saysOfTheLine(page)).toHaveText(wordsOf(language)('cart.network'))
    await deed.begin(page, language)
    await expectSaid(page, deed.said(wordsOf(language))[0])
    await deed.isKept?.(page, language)
    await page.context().setOffline(false)
    await expect(saysOfTheLine(page)).toHaveCount(0)
    await recover(page, language, deed)
  },
  'a slow line': async (page, language, deed) => {
    let letGo: () => void = () => undefined
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await answerDeed(page, deed.calls, async (route) => {
      await held
      await route.continue()
    })
    await deed.begin(page, language)
    await expect(saysOfTheLine(page)).toHaveText(wordsOf(language)('waiting.long'))
    await expectHeaderFree(page)
    letGo()
    await deed.isDone(page, language)
    await expect(saysOfTheLine(page)).toHaveCount(0)
  },
  'a shop that is away': async (page, language, deed) => {
    await answerDeed(page, deed.calls, (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<p>503</p>' }))
    await deed.begin(page, language)
    await expectSaid(page, deed.said(wordsOf(language))[1])
    await deed.isKept?.(page, language)
    await page.unroute(deed.calls)
    await recover(page, language, deed)
  },
}

const isEverything = process.env.LINES === 'all'

test.use({ viewport: { width: 1440, height: 900 } })

for (const [turn, [what, deed]] of Object.entries(deeds).entries()) {
  for (const [place, [kind, meet]] of Object.entries(lines).entries()) {
    const languages = isEverything ? locales : locales.slice((turn * 3 + place) % locales.length).slice(0, 1)
    for (const language of languages) {
      test(`${what} on ${kind} (${language})`, async ({ page, quietConsole }) => {
        quietConsole.allow(/503|ERR_INTERNET_DISCONNECTED|Failed to fetch/)
        await deed.open(page, language)
        await meet(page, language, deed)
      })
    }
  }
}
