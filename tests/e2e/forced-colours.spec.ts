import { expect, freshLabel, test, wordsOf } from './support/shop'

const words = wordsOf('en')

test.describe('forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

  test('distinguish monthly and yearly', async ({ page }) => {
    await page.goto('/en/shared-hosting')
    const choices = page
      .getByRole('group', { name: words('periods.choose') })
      .first()
      .locator('label')
    const looks = await choices.evaluateAll((labels) =>
      labels.map((label) => {
        const style = getComputedStyle(label)
        return {
          isChosen: label.querySelector('input')?.checked,
          adjust: style.getPropertyValue('forced-color-adjust'),
          ground: style.backgroundColor,
        }
      }),
    )
    expect(looks.map(({ isChosen, adjust }) => [isChosen, adjust]).sort()).toEqual([
      [false, 'auto'],
      [true, 'none'],
    ])
    expect(looks[0]?.ground).not.toBe(looks[1]?.ground)
  })

  test('give buttons a border', async ({ page }) => {
    await page.goto('/en/domains/search')
    const button = page
      .getByRole('search', { name: words('domainSearch.searchLabel') })
      .getByRole('button', { name: words('domainSearch.search') })
    await expect(button).toHaveCSS('border-top-width', '2px')
  })
})

test('scrolls the search bar away in landscape on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto(`/en/domains/search?q=${freshLabel()}`)
  const bar = page.locator('.search-sticky')
  await expect(bar).toHaveCSS('position', 'static')
  await page.setViewportSize({ width: 844, height: 900 })
  await expect(bar).toHaveCSS('position', 'sticky')
})
