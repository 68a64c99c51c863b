import type { Page } from '@playwright/test'
import { openMail } from './support/mailbox'
import { atStripe, checkOut, orderHeading, orderNumberOf, putDomainIntoCart } from './support/purchase'
import { newPerson, signUp } from './support/account'
import { awaited, expect, freshLabel, test, wordsOf } from './support/shop'
import { freeDomain, placeOrder } from './support/shop-api'
import { findRow, openRow, signInToAdmin } from './support/staff'

const words = wordsOf('en')

test.use({ viewport: { width: 1440, height: 900 } })
// Each test has its own order.
test.describe.configure({ mode: 'parallel' })

const receiptRow = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })

const statusField = (page: Page) => page.locator('#field-status')

test('support marks a bank transfer as received; the order is paid and the customer notified', async ({ page, request }) => {
  test.slow()
  const { orderNumber, email } = await placeOrder(request, [{ type: 'hosting', id: 'shared-basic', billing: 'yearly', quantity: 1 }])
  await signInToAdmin(page, 'support')
  const order = await findRow(page, 'orders', orderNumber)
  await expect(order).toContainText('Pending')
  await openRow(page, order)
  await expect(receiptRow(page, 'Outstanding')).toContainText('$')
  const payment = await findRow(page, 'payments', orderNumber)
  await openRow(page, payment)
  await page.getByRole('button', { name: 'Mark as received' }).click()
  await expect(page.getByText('Has the whole amount arrived?')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as received' }).click()
  await expect(statusField(page)).toContainText('Paid')
  await expect(page.getByRole('button', { name: 'Mark as received' })).toHaveCount(0)
  const paid = await findRow(page, 'orders', orderNumber)
  await expect(paid).toContainText('Paid')
  await openRow(page, paid)
  await expect(receiptRow(page, 'Paid')).toContainText('$')
  await expect(receiptRow(page, 'Outstanding')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Invoices' }).getByRole('link')).toHaveCount(1)
  const mail = await openMail(page.context(), email, words('mail.paymentReceived.subject', { orderNumber }))
  await mail.close()
})

test('support opens an unpaid transfer from the overview, and Back leads to the list', async ({ page, request }) => {
  const { orderNumber } = await placeOrder(request, [{ type: 'hosting', id: 'shared-basic', billing: 'yearly', quantity: 1 }])
  await signInToAdmin(page, 'support')
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Book a bank transfer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  // The list rewrites its query once it is ready.
  await page.waitForURL(/limit=/)
  await page.getByRole('link', { name: orderNumber }).click()
  await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  // Orders cannot be edited in bulk.
  await page.locator('.cell-_select input').first().check({ force: true })
  await expect(page.getByText('1 selected')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0)
})

test('support books a transfer on the order, which then shows what is left to refund', async ({ page, request }) => {
  test.slow()
  const { orderNumber, email } = await placeOrder(request, [{ type: 'hosting', id: 'shared-basic', billing: 'yearly', quantity: 1 }])
  await signInToAdmin(page, 'support')
  await page.goto(`/admin/collections/customers?search=${email}`)
  await page.getByRole('link', { name: `Search orders for “${email}”` }).click()
  await expect(page.getByText('Total without cancelled and refunded orders: $')).toContainText('Paid, less refunds: $0.00.')
  await openRow(page, page.getByRole('row').filter({ hasText: orderNumber }))
  // Changes that need a confirmation have their own buttons.
  await statusField(page).getByRole('combobox').click()
  await expect(page.getByRole('option')).toHaveText(['Pending', 'Payment failed'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(page.getByText('Has the whole amount arrived?')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(statusField(page)).toContainText('Paid')
  await expect(receiptRow(page, 'Outstanding')).toHaveCount(0)
  const paid = (await receiptRow(page, 'Paid').getByRole('cell').textContent()) ?? ''
  await expect(page.getByRole('group', { name: 'Refund', exact: true }).getByRole('definition').nth(2)).toHaveText(paid)
})

test('support refunds a card order, in part and then the rest', async ({ page, request, browser, baseURL }) => {
  test.slow()
  const person = newPerson()
  await putDomainIntoCart(page, 'en', await freeDomain(request))
  await checkOut(page, 'en', person, 'card')
  await (await atStripe(page)).press('pay')
  await expect(orderHeading(page, 'en', 'paid')).toBeVisible()
  const orderNumber = orderNumberOf(page)

  const staff = await browser.newContext({ baseURL })
  const desk = awaited(await staff.newPage())
  await signInToAdmin(desk, 'support')
  await openRow(desk, await findRow(desk, 'orders', orderNumber))
  const panel = desk.getByRole('group', { name: 'Refund', exact: true })
  await panel.getByLabel('Amount').fill('1.50')
  await panel.getByLabel('Reason').fill('A late start')
  await panel.getByRole('button', { name: 'Refund …' }).click()
  await expect(panel.getByText('Refund 1.50 USD? The customer gets an email.')).toBeVisible()
  await panel.getByRole('button', { name: 'Refund now' }).click()
  await expect(panel.getByText('Refunded. The customer is notified by email.')).toBeVisible()
  await expect(panel.getByRole('definition').nth(1)).toHaveText('$1.50')
  await expect(receiptRow(desk, 'Refunded')).toContainText('−$1.50')
  const partly = await openMail(staff, person.email, words('mail.orderRefunded.subject', { orderNumber }))
  await expect(partly.body).toContainText('$1.50')
  await partly.close()
  await expect(statusField(desk)).toContainText('Paid')

  await panel.getByRole('button', { name: /^Use / }).click()
  await panel.getByLabel('Reason').fill('Called off')
  await panel.getByRole('button', { name: 'Refund …' }).click()
  await panel.getByRole('button', { name: 'Refund now' }).click()
  await expect(statusField(desk)).toContainText('Refunded')
  await staff.close()
  await page.reload()
  await expect(orderHeading(page, 'en', 'refunded')).toBeVisible()
})

test('support advances a transfer, and the customer is notified of each step', async ({ page, context, baseURL }) => {
  test.slow()
  const domain = `taken-${freshLabel()}.com`
  const person = newPerson()
  const begun = await context.request.post('/api/transfers', {
    headers: { origin: baseURL ?? '' },
    data: { domain, authorizationCode: 'Auth-Info-9$x' },
  })
  expect(begun.status(), await begun.text()).toBe(201)
  await checkOut(page, 'en', person, 'card')
  await (await atStripe(page)).press('pay')
  await expect(orderHeading(page, 'en', 'transfer')).toBeVisible()

  await signInToAdmin(page, 'support')
  await openRow(page, await findRow(page, 'transfers', domain))
  for (const [state, subject] of [
    ['Awaiting the registry', words('mail.transferAwaiting.subject', { domain })],
    ['Completed', words('mail.transferCompleted.subject', { domain })],
  ] as const) {
    await statusField(page).locator('.rs__control').click()
    await page.getByRole('option', { name: state }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(/successfully/i).first()).toBeVisible()
    const mail = await openMail(context, person.email, subject)
    await mail.close()
  }
})

test('staff help a customer who cannot log in: with a new password, or with a reset link', async ({ page, context, quietConsole }) => {
  test.slow()
  // the rejected save
  quietConsole.allow(/400 \(Bad Request\)/)
  const person = newPerson()
  await signUp(page, 'en', person)
  await signInToAdmin(page, 'admin')
  await openRow(page, await findRow(page, 'customers', person.email))
  const newPassword = page.getByLabel('New password (at least 10 characters)')
  const sent = (subject: string) =>
    page.getByRole('region', { name: 'Emails' }).getByRole('row', { name: subject }).filter({ hasText: 'Sent' })
  /** Payload validates a field 150 ms after a change, sooner than a person would go on. */
  const validated = async () => {
    const from = await page.evaluate(() => performance.now())
    await page.waitForFunction((start) => performance.now() - start > 300, from)
  }
  const save = async (password: string) => {
    await newPassword.fill(password)
    await page.getByLabel('Confirm Password').fill(password)
    await validated()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
  }
  await page.getByRole('button', { name: 'Change Password' }).click()
  await validated()
  await save('abc')
  const refusal = 'The password was not saved because it is too short. Please use at least 10 characters.'
  await expect(page.locator('.auth-fields').getByText(refusal)).toBeVisible()
  await expect(page.locator('.payload-toast-container').getByText(refusal)).toBeVisible()
  await expect(newPassword).toHaveValue('abc')

  await save('a louder otter at noon')
  await expect(page.getByText('Updated successfully.').first()).toBeVisible()
  await expect(newPassword).toHaveCount(0)
  await expect(sent('Password changed')).toBeVisible()
  const changed = await openMail(context, person.email, words('mail.passwordChanged.subject'))
  await expect(changed.body).toContainText(words('mail.passwordChanged.byStaff'))
  await changed.close()

  const form = page.url()
  await page.goto('/admin')
  // The admin's lock; taking it over would reload what is shown.
  const locks = `/api/payload-locked-documents?where[document.value][equals]=${form.split('/').at(-1) ?? ''}`
  expect(await page.evaluate(async (address) => (await fetch(address, { method: 'DELETE' })).status, locks)).toBe(200)
  await signInToAdmin(page, 'support')
  await page.goto(form)
  const note = page.getByLabel('Internal notes (the customer never sees them)')
  await note.fill('Calls from the same number')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText(`Sent to ${person.email}.`)).toBeVisible()
  await expect(sent('Password reset')).toBeVisible()
  await expect(note).toHaveValue('Calls from the same number')
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeHidden()
  const reset = await openMail(context, person.email, words('mail.resetPassword.subject'))
  await reset.close()
})
