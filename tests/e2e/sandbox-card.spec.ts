import { newPerson, openAccount } from './support/account'
import { openMail } from './support/mailbox'
import { checkOut, chooseInSandbox, orderHeading, orderNumberOf, putDomainIntoCart } from './support/purchase'
import { expect, expectAccessible, test, wordsOf } from './support/shop'
import { freeDomain } from './support/shop-api'

const words = wordsOf('de')

test.use({ viewport: { width: 1440, height: 900 } })

test(
  'a German visitor buys a name by the sandbox card: declined, tried again, paid, and the name hangs in the account',
  { tag: '@smoke' },
  async ({ page, request }) => {
    test.slow()
    const person = newPerson()
    const domain = await freeDomain(request)
    await putDomainIntoCart(page, 'de', domain)

    const due = await test.step('it is the first way to pay, and says that nothing is charged', async () => {
      await page.goto('/de/checkout')
      await expect(page.getByRole('radio', { name: words('checkout.sandbox') })).toBeChecked()
      return checkOut(page, 'de', person, 'sandbox')
    })

    await test.step('its page says that no money moves, shows what is due, and is nobody else’s to find', async () => {
      await expect(page.getByText(words('sandboxPage.notice'), { exact: true }).first()).toBeVisible()
      await expect(page.locator('.due__amount')).toHaveText(due)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await expectAccessible(page)
      const answer = await page.request.get(page.url())
      expect(answer.headers()['content-security-policy']).toContain("'nonce-")
      // From another host, and from another site.
      const elsewhere = { 'X-Forwarded-For': '203.0.113.9' }
      expect((await page.request.get(page.url(), { headers: elsewhere })).status()).toBe(404)
      for (const headers of [elsewhere, { Origin: 'https://elsewhere.example' }]) {
        const chosen = await page.request.post(`${page.url()}/choose`, { headers, form: { outcome: 'paid' }, maxRedirects: 0 })
        expect(chosen.status()).toBe(404)
      }
    })

    const orderNumber = await test.step('declined: the order says so and offers another try', async () => {
      await chooseInSandbox(page, 'de', 'declined')
      await expect(orderHeading(page, 'de', 'pending')).toBeVisible()
      await expect(page.getByRole('alert').filter({ hasText: words('order.pay.declined') })).toBeVisible()
      await expectAccessible(page)
      return orderNumberOf(page)
    })
    await (await openMail(page.context(), person.email, words('mail.paymentFailed.subject', { orderNumber }))).close()

    await test.step('paid', async () => {
      await page.getByRole('button', { name: words('order.pay.now') }).click()
      await chooseInSandbox(page, 'de', 'paid')
      await expect(orderHeading(page, 'de', 'paid')).toBeVisible()
      await expect(page.getByText(words('order.steps.paidTitle', { amount: due }))).toBeVisible()
      await (await openMail(page.context(), person.email, words('mail.orderReceipt.subject', { orderNumber }))).close()
    })

    await openAccount(page, 'de', person)
    const orders = page.getByRole('table', { name: words('account.dashboard.orders') })
    await expect(orders.getByRole('row').filter({ hasText: orderNumber })).toContainText(words('account.dashboard.statuses.paid'))
    await page.goto('/de/my-domains')
    await expect(page.getByRole('heading', { name: domain })).toBeVisible()
  },
)

test('paid later: under way when the buyer comes back, paid by the worker while they watch', async ({ page, request }) => {
  test.slow()
  await putDomainIntoCart(page, 'en', await freeDomain(request))
  await checkOut(page, 'en', newPerson(), 'sandbox')
  await chooseInSandbox(page, 'en', 'later')
  await expect(orderHeading(page, 'en', 'confirming')).toBeVisible()
  await expect(orderHeading(page, 'en', 'paid')).toBeVisible({ timeout: 60_000 })
})
