import { logIn, logOut, newPerson, openAccount } from './support/account'
import { openMail } from './support/mailbox'
import { atStripe, checkOut, orderHeading, orderNumberOf } from './support/purchase'
import { expect, expectAccessible, test, wordsOf } from './support/shop'
import { freeDomain } from './support/shop-api'

const words = wordsOf('de')

test.use({ viewport: { width: 1440, height: 900 } })

test('§6.5: register, verify, log in, buy in German, pay by card; the webhook pays, the receipt is mailed, the dashboard shows it', async ({
  page,
  request,
}) => {
  test.slow()
  const person = newPerson()
  const domain = await freeDomain(request)

  await test.step('register, the mail’s link, and the login that leads back', async () => {
    await openAccount(page, 'de', person)
    await logOut(page, 'de')
    await page.goto('/de/my-domains')
    await expect(page).toHaveURL(/\/de\/login\?next=%2Fde%2Fmy-domains$/)
    await logIn(page, 'de', person)
    await page.waitForURL('**/de/my-domains')
    await expect(page.getByRole('heading', { level: 1, name: words('account.domains.title') })).toBeVisible()
  })

  await test.step('the name is searched and tied on', async () => {
    await page.goto(`/de/domains/search?q=${domain}`)
    await page.getByRole('button', { name: `${words('domainSearch.chooseRow')} ${domain}`, exact: true }).click()
    const picker = page.getByRole('group', { name: words('domainSearch.picker.label', { domain }) })
    await picker.getByRole('button', { name: words('domainSearch.add') }).click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: domain })).toBeVisible()
  })

  const due = await test.step('checkout knows the account, and leads to the payment page', async () => {
    const owed = await checkOut(page, 'de', person, 'card')
    const stripe = await atStripe(page)
    await expect(page.getByText(person.email)).toBeVisible()
    await stripe.press('pay')
    return owed
  })

  const orderNumber = await test.step('the order’s page says so by itself, once the webhook has come', async () => {
    await expect(orderHeading(page, 'de', 'paid')).toBeVisible()
    await expect(page.getByText(words('order.steps.paidTitle', { amount: due }))).toBeVisible()
    await expect(page.getByRole('region', { name: words('receipt.title') })).toContainText(words('receipt.paid'))
    await expectAccessible(page)
    return orderNumberOf(page)
  })

  await test.step('W11: one mail confirms order and payment, in German', async () => {
    const receipt = await openMail(page.context(), person.email, words('mail.orderReceipt.subject', { orderNumber }))
    expect(await receipt.language()).toBe('de')
    await expect(receipt.body).toContainText(domain)
    await expect(receipt.body).toContainText(due)
    await receipt.close()
  })

  await test.step('dashboard and my domains have it', async () => {
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
