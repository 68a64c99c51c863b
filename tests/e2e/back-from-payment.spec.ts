import { newPerson } from './support/account'
import { checkOut, chooseInSandbox, orderHeading, orderNumberOf, putDomainIntoCart } from './support/purchase'
import { expect, expectAccessible, test, wordsOf } from './support/shop'
import { freeDomain } from './support/shop-api'

const words = wordsOf('en')

test.use({ viewport: { width: 1440, height: 900 } })

test('U40, U41: a guest back from the payment page finds the order, pays it, and registers', async ({ page, request }) => {
  test.slow()
  const person = newPerson()
  await putDomainIntoCart(page, 'en', await freeDomain(request))
  const due = await checkOut(page, 'en', person, 'sandbox')
  await expect(page.getByRole('heading', { level: 1, name: words('sandboxPage.title') })).toBeVisible()

  const waiting = page.getByRole('status').filter({ hasText: words('cart.unpaidOrder.waits', { amount: due }) })
  await page.goBack()
  await expect(waiting).toBeVisible()
  await page.goto('/en/cart')
  await expect(waiting).toBeVisible()
  await expectAccessible(page)
  await waiting.getByRole('link', { name: words('cart.unpaidOrder.view') }).click()

  const payNow = page.getByRole('button', { name: words('order.pay.now') })
  await expect(orderHeading(page, 'en', 'pending')).toBeVisible()
  await expect(payNow).toBeInViewport({ ratio: 1 })
  const orderNumber = orderNumberOf(page)

  await page.getByLabel(words('account.claim.password'), { exact: true }).fill(person.password)
  await page.getByRole('button', { name: words('account.claim.register'), exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: person.email })).toBeVisible()

  await page.goto(`/en/orders/${orderNumber}`)
  await payNow.click()
  await chooseInSandbox(page, 'en', 'paid')
  await expect(orderHeading(page, 'en', 'paid')).toBeVisible()
  await page.goto('/en/cart')
  await expect(page.getByText(words('cart.emptyTitle'))).toBeVisible()
  await expect(waiting).toHaveCount(0)
})

test('R19: keeps a toast clear of the message it repeats', async ({ page }) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto('/en/domains/transfer')
    await page.getByRole('button', { name: words('transferWizard.lookUp'), exact: true }).click()
    const toast = page.getByRole('region', { name: words('toast.region') }).locator('.toast')
    const [over, under] = await Promise.all([toast.boundingBox(), page.locator('#wizard-domain-error').boundingBox()])
    if (over === null || under === null) throw new Error('Both are shown')
    const isApart =
      over.x >= under.x + under.width ||
      under.x >= over.x + over.width ||
      over.y >= under.y + under.height ||
      under.y >= over.y + over.height
    expect(isApart).toBe(true)
  }
})
