import { newPerson } from './support/account'
import { openMail } from './support/mailbox'
import { atStripe, checkOut, orderHeading, orderNumberOf, putDomainIntoCart } from './support/purchase'
import { awaited, expect, expectAccessible, test, wordsOf } from './support/shop'
import { freeDomain } from './support/shop-api'

const words = wordsOf('en')

test.use({ viewport: { width: 1440, height: 900 } })

test('K20: a guest pays by card, and sets a password by the emailed link: the order is in the account', async ({ page, request }) => {
  test.slow()
  const person = newPerson()
  const domain = await freeDomain(request)
  await putDomainIntoCart(page, 'en', domain)
  await checkOut(page, 'en', person, 'card')
  await (await atStripe(page)).press('pay')
  await expect(orderHeading(page, 'en', 'paid')).toBeVisible()
  const orderNumber = orderNumberOf(page)
  await expect(page.getByRole('link', { name: words('account.claim.logIn') })).toBeVisible()
  await expectAccessible(page)
  const receipt = await openMail(page.context(), person.email, words('mail.orderReceipt.subject', { orderNumber }))
  await expect(receipt.body).toContainText(domain)
  await page.goto(await receipt.linkTo(words('mail.toRegister')))
  await receipt.close()
  await page.getByLabel(words('account.claim.password'), { exact: true }).fill(person.password)
  await page.getByRole('button', { name: words('account.claim.register'), exact: true }).click()
  await page.waitForURL('**/en/dashboard')
  const orders = page.getByRole('table', { name: words('account.dashboard.orders') })
  await expect(orders.getByRole('row').filter({ hasText: orderNumber })).toContainText(words('account.dashboard.statuses.paid'))
  await page.goto('/en/my-domains')
  await expect(page.getByRole('heading', { name: domain })).toBeVisible()
  await page.goto(`/en/orders/${orderNumber}`)
  await expect(orderHeading(page, 'en', 'paid')).toBeVisible()
  await expect(page.getByRole('link', { name: words('account.claim.logIn') })).toHaveCount(0)
})

test('pays the order even if the browser never returns', async ({ browser, baseURL }) => {
  const person = newPerson()
  const visitor = await browser.newContext({ baseURL })
  const page = awaited(await visitor.newPage())
  await putDomainIntoCart(page, 'en', await freeDomain(visitor.request))
  await checkOut(page, 'en', person, 'card')
  await atStripe(page)
  // The response of the payment page is dropped.
  const isSent = page.waitForRequest((asked) => asked.method() === 'POST')
  await page.route('**/orders/**', (route) => route.abort())
  await page.getByRole('button', { name: 'pay', exact: true }).click({ noWaitAfter: true })
  await isSent
  await visitor.close()

  const later = await browser.newContext({ baseURL })
  const mail = await openMail(later, person.email, words('mail.orderReceipt.subject', { orderNumber: '' }).trim())
  const elsewhere = awaited(await later.newPage())
  await elsewhere.goto(await mail.linkTo(words('mail.toOrder')))
  await expect(orderHeading(elsewhere, 'en', 'paid')).toBeVisible()
  expect(elsewhere.url()).not.toContain('token')
  await later.close()
})
