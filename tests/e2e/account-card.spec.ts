import { logIn, logOut, newPerson, openAccount } from './support/account'
import { openMail } from './support/mailbox'
import { atStripe, checkOut, orderHeading, orderNumberOf } from './support/purchase'
import { expect, expectAccessible, test, wordsOf } from './support/shop'
import { freeDomain } from './support/shop-api'

const words = wordsOf('de')

test.use({ viewport: { width: 1440, height: 900 } })

test('§6.5: registers, verifies, logs in, buys in German, pays by card; the webhook pays, the receipt is emailed, the dashboard shows it', async ({
  page,
  request,
}) => {
  test.slow()
  const person = newPerson()
  const domain = await freeDomain(request)

  await test.step('register, open the emailed link, and log in to return', async () => {
    await openAccount(page, 'de', person)
    await logOut(page, 'de')
    await page.goto('/de/my-domains')
    await expect(page).toHaveURL(/\/de\/login\?next=%2Fde%2Fmy-domains$/)
    await logIn(page, 'de', person)
    await page.waitForURL('**/de/my-domains')
    await expect(page.getByRole('heading', { level: 1, name: words('account.domains.title') })).toBeVisible()
  })

  await test.step('search the domain and add it', async () => {
    await page.goto(`/de/domains/search?q=${domain}`)
    await page.getByRole('button', { name: `${words('domainSearch.chooseRow')} ${domain}`, exact: true }).click()
    const picker = page.getByRole('group', { name: words('domainSearch.picker.label', { domain }) })
    await picker.getByRole('button', { name: words('domainSearch.add') }).click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: domain })).toBeVisible()
  })

  const due = await test.step('check out with the account’s data, and reach the payment page', async () => {
    const owed = await checkOut(page, 'de', person, 'card')
    const stripe = await atStripe(page)
    await expect(page.getByText(person.email)).toBeVisible()
    await stripe.press('pay')
    return owed
  })

  const orderNumber = await test.step('see the order page update once the webhook arrives', async () => {
    await expect(orderHeading(page, 'de', 'paid')).toBeVisible()
    await expect(page.getByText(words('order.steps.paidTitle', { amount: due }))).toBeVisible()
    await expect(page.getByRole('region', { name: words('receipt.title') })).toContainText(words('receipt.paid'))
    await expectAccessible(page)
    return orderNumberOf(page)
  })

  await test.step('W11: get one German email that confirms order and payment', async () => {
    const receipt = await openMail(page.context(), person.email, words('mail.orderReceipt.subject', { orderNumber }))
    expect(await receipt.language()).toBe('de')
    await expect(receipt.body).toContainText(domain)
    await expect(receipt.body).toContainText(due)
    await receipt.close()
  })

  await test.step('see it on the dashboard and in my domains', async () => {
    await page.goto('/de/dashboard')
    await expect(page.getByRole('region', { name: words('account.dashboard.names') })).toContainText(domain)
    const row = page
      .getByRole('table', { name: words('account.dashboard.orders') })
      .getByRole('row')
      .filter({ hasText: orderNumber })
    await expect(row).toContainText(words('account.dashboard.statuses.paid'))
    await expect(row).toContainText(domain)
    await expectAccessible(page)
    await page.goto('/de/my-domains')
    await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: domain }) })).toBeVisible()
    await expectAccessible(page)
  })
})
