import { demoLogins } from '../../seed/demo-logins'
import { expect, test } from './support/shop'
import { openRow } from './support/staff'

const marketing = demoLogins.find((login) => login.collection === 'users' && login.role === 'marketing')

test('lets marketing log in to the admin, find prices, and see an error for too many decimals', async ({ page, quietConsole }) => {
  test.slow()
  quietConsole.allow(/400 \(Bad Request\)/)
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(marketing?.email ?? '')
  await page.getByLabel('Password').fill(marketing?.password ?? '')
  await page.getByRole('button', { name: 'Login' }).click()

  for (const job of ['Change a headline', 'Change a price', 'Translate']) await expect(page.getByRole('link', { name: job })).toBeVisible()
  await expect(page.getByRole('link', { name: 'See today’s orders' })).toHaveCount(0)
  const entry = (name: string) => page.locator('nav').getByText(name, { exact: true })
  await expect(entry('Pages')).toHaveCount(1)
  await expect(entry('Orders')).toHaveCount(0)

  await page.goto('/admin/collections/extensions')
  await openRow(page, page.getByRole('row').filter({ hasText: '.net' }))
  const price = page.locator('#field-price')
  await expect(price).toHaveValue('14.99')
  // Typing triggers server validation, whose response replaces the form's state; a click before it would be lost.
  const noted = page.waitForResponse(
    (response) => response.request().method() === 'POST' && (response.request().postData() ?? '').includes('14.999'),
  )
  await price.fill('14.999')
  await noted
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText(/at most two decimals/i).first()).toBeVisible()
})
