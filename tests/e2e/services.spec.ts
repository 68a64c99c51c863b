import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, wordsOf } from './support/shop'

const words = wordsOf('en')
const calls = '**/api/catalog/services?*'
const rows = (page: Page) => page.getByRole('main').locator('article.goods__row').filter({ visible: true })

/** Simulates a return from the back/forward cache. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

test.use({ viewport: { width: 1440, height: 900 } })
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('§4.20, §8.17: a list that cannot be read again says why, and Retry brings all of it, still filtered', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/Failed to load resource/)
  await page.goto('/en/services?type=ssl')
  await expect(rows(page).first()).toBeVisible()
  const count = await rows(page).count()
  const names = await rows(page).getByRole('heading').allTextContents()

  await page.route(calls, (route) => route.abort())
  await comeBack(page)
  const alert = page.getByRole('alert').filter({ hasText: words('servicesGrid.noConnection') })
  await expect(alert).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
  await expectAccessible(page)

  await page.unroute(calls)
  await page.getByRole('button', { name: words('servicesGrid.retry') }).click()
  await expect(rows(page)).toHaveCount(count)
  expect(await rows(page).getByRole('heading').allTextContents()).toEqual(names)
  await expect(alert).toHaveCount(0)
})
