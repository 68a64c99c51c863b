import { expect, test } from './support/shop'

test('§1.18, R12: the year of the footer is right on 1 January without a new build', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-01-01T12:00:00Z'))
  await page.goto('/en/about')
  await expect(page.getByRole('contentinfo')).toContainText('© 2031')
})
