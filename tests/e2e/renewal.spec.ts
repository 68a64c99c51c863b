import type { Page } from '@playwright/test'
import { newPerson, signUp } from './support/account'
import { atStripe, checkOut, orderHeading, orderNumberOf, putDomainIntoCart } from './support/purchase'
import { expect, expectAccessible, test, wordsOf } from './support/shop'
import { freeDomain } from './support/shop-api'

const words = wordsOf('en')

const rowOf = (page: Page, domain: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: domain }) })

const aYearLater = (sentence: string): string => sentence.replace(/\d{4}$/, (year) => String(Number(year) + 1))

test.use({ viewport: { width: 1440, height: 900 } })

test(
  'ADR 029: “Renew now” orders another year; paid by card, the name ends a year after its old end',
  { tag: '@smoke' },
  async ({ page, request }) => {
    test.slow()
    const person = newPerson()
    const domain = await freeDomain(request)

    const bought = await test.step('an account, and a name bought by card', async () => {
      await signUp(page, 'en', person)
      await putDomainIntoCart(page, 'en', domain)
      await checkOut(page, 'en', person, 'card')
      await (await atStripe(page)).press('pay')
      await expect(orderHeading(page, 'en', 'paid')).toBeVisible()
      return orderNumberOf(page)
    })

    const ends = await test.step('“my domains” says when it ends', async () => {
      await page.goto('/en/my-domains')
      const sentence = rowOf(page, domain).getByText(words('account.domains.states.registered', { date: '' }).trim())
      await expect(sentence).toHaveText(/ \d{4}$/)
      return (await sentence.textContent()) ?? ''
    })

    const renewed = await test.step('“Renew now” shows what it costs, and confirmed leads to an order of its own', async () => {
      await rowOf(page, domain)
        .getByRole('button', { name: words('account.domains.renewNow') })
        .click()
      await page.waitForURL(`**/en/my-domains/${domain}/renew*`)
      await expectAccessible(page)
      await page
        .getByRole('region', { name: words('account.renew.costs') })
        .getByRole('button')
        .click()
      await page.waitForURL('**/en/orders/*')
      await expect(orderHeading(page, 'en', 'pending')).toBeVisible()
      await expect(page.getByText(words('order.steps.renewal.waitingTitle', { name: domain }))).toBeVisible()
      await expectAccessible(page)
      return orderNumberOf(page)
    })
    expect(renewed).not.toBe(bought)

    await test.step('asked for again, it leads to the same order', async () => {
      await page.goto('/en/my-domains')
      await rowOf(page, domain)
        .getByRole('button', { name: words('account.domains.renewNow') })
        .click()
      await page.getByRole('link', { name: words('account.renew.toOrder') }).click()
      await page.waitForURL(`**/en/orders/${renewed}`)
    })

    await test.step('paid by card', async () => {
      await page.getByRole('button', { name: words('order.pay.now') }).click()
      await (await atStripe(page)).press('pay')
      await expect(orderHeading(page, 'en', 'paid')).toBeVisible()
      await expect(page.getByText(words('order.steps.renewal.doneTitle', { name: domain }), { exact: true })).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('the name ends a year later, and the dashboard has nothing left to pay', async () => {
      await page.goto('/en/my-domains')
      await expect(rowOf(page, domain).getByText(aYearLater(ends))).toBeVisible()
      await expectAccessible(page)
      await page.goto('/en/dashboard')
      await expect(page.getByRole('region', { name: words('account.dashboard.names') })).toContainText(aYearLater(ends))
      const orders = page.getByRole('table', { name: words('account.dashboard.orders') }).getByRole('row')
      await expect(orders.filter({ hasText: renewed })).toContainText(words('account.dashboard.statuses.paid'))
      await expect(page.getByRole('region', { name: words('account.dashboard.payNow') })).toHaveCount(0)
    })
  },
)
