import { newPerson } from './support/account'
import { openMail } from './support/mailbox'
import { atStripe, checkOut, orderHeading, orderNumberOf, putDomainIntoCart } from './support/purchase'
import { expect, expectAccessible, test, wordsOf } from './support/shop'
import { freeDomain } from './support/shop-api'

const words = wordsOf('de')

test.use({ viewport: { width: 390, height: 844 } })

test('keeps the order pending after a declined card, and pays it on the next attempt', async ({ page, request }) => {
  test.slow()
  const person = newPerson()
  await putDomainIntoCart(page, 'de', await freeDomain(request))
  const due = await checkOut(page, 'de', person, 'card')
  const stripe = await atStripe(page)
  await stripe.press('decline')
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  await stripe.press('back')

  await expect(orderHeading(page, 'de', 'pending')).toBeVisible()
  const orderNumber = orderNumberOf(page)
  await expect(page.getByText(words('order.pay.title', { amount: due }))).toBeVisible()
  await expectAccessible(page)
  const failed = await openMail(page.context(), person.email, words('mail.paymentFailed.subject', { orderNumber }))
  expect(await failed.language()).toBe('de')
  await failed.close()

  await page.getByRole('button', { name: words('order.pay.now') }).click()
  await (await atStripe(page)).press('pay')
  await expect(orderHeading(page, 'de', 'paid')).toBeVisible()
  await expect(page.getByRole('button', { name: words('order.pay.now') })).toHaveCount(0)
  const paid = await openMail(page.context(), person.email, words('mail.orderReceipt.subject', { orderNumber }))
  await paid.close()
})
