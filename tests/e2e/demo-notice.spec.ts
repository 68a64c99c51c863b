import { expect, expectAccessible, test, wordsOf } from './support/shop'

for (const [language, path] of [
  ['en', '/en'],
  ['de', '/de/checkout'],
] as const) {
  test(`R10: shows the demo notice above the header of ${path}, but not in print`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const notice = page.getByRole('complementary', { name: wordsOf(language)('shell.demoNotice') })
    await expect(notice).toBeVisible()
    expect((await notice.boundingBox())?.y).toBe(0)
    await expectAccessible(page)
    // R25: print is dark on white in both themes
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
    await page.emulateMedia({ media: 'print' })
    await expect(notice).toBeHidden()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
  })
}
