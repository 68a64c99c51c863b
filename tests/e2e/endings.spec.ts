import { extensions } from '../../seed/content/extensions'
import { domainSearchLimits } from '../../src/lib/config/limits'
import { homeTldOf, locales } from '../../src/lib/config/locales'
import { expect, expectAccessible, freshLabel, test, wordsOf } from './support/shop'

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('searches the TLD price list, in four languages and without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const language of locales) {
    const words = wordsOf(language)
    await page.goto(`/${language}/domains/endings`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('pageTitles.endings'))
    const above = page.getByRole('navigation', { name: words('shell.breadcrumbs') }).getByRole('link')
    expect(await above.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      `/${language}`,
      `/${language}/domains`,
    ])
    const field = page.getByLabel(words('endings.label'))
    await field.fill('.io')
    await field.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/${language}/domains/endings\\?q=\\.io$`))
    await expect(page.getByRole('rowheader').first()).toHaveText(/^\.io/)
    await page.getByRole('link', { name: words('endings.showAll') }).click()
    await expect(page.getByRole('rowheader')).toHaveCount(extensions.length)
    await expect(page.getByRole('rowheader').first()).toHaveText(new RegExp(`^\\${homeTldOf(language) ?? '.com'}`))
    await page.getByRole('link', { name: words('endings.sort.renewal') }).click()
    const [cheapest] = [...extensions].sort((left, right) => left.renewal - right.renewal || left.order - right.order)
    await expect(page.getByRole('rowheader').first()).toHaveText(new RegExp(`^\\${cheapest?.extension}`))
    await page.getByRole('link', { name: words('domainPricingGrid.categories.creative') }).click()
    await expect(page.getByRole('rowheader')).toHaveCount(extensions.filter(({ category }) => category === 'creative').length)
  }
  await context.close()
})

test('has an accessible TLD price list', async ({ page }) => {
  await page.goto('/en/domains/endings?q=nothing-like-it')
  await expect(page.getByText(wordsOf('en')('endings.found', { count: 0 }))).toBeVisible()
  await expectAccessible(page)
})

test('§9: appends further TLDs of a search on click', async ({ page }) => {
  const words = wordsOf('en')
  const label = freshLabel()
  await page.route('**/api/domains/search?**', async (route) => {
    const isNext = new URL(route.request().url()).searchParams.get('page') === '2'
    const response = await route.fetch({ url: route.request().url().replace('page=2', 'page=1') })
    const answer = (await response.json()) as { results: { domain: string; extension: string }[] }
    const [row] = answer.results
    const results = isNext && row ? [{ ...row, domain: `${label}.design`, extension: '.design' }] : answer.results
    await route.fulfill({ response, json: { ...answer, results, nextPage: isNext ? null : 2 } })
  })
  await page.goto('/en/domains/search')
  await page
    .getByRole('search', { name: words('domainSearch.searchLabel') })
    .getByRole('combobox')
    .fill(label)
  await page.keyboard.press('Enter')
  const more = page.getByRole('button', { name: words('domainSearch.moreEndings') })
  await more.press('Enter')
  await expect(page.getByRole('row').filter({ hasText: '.design' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: `${label}` })).toHaveCount(domainSearchLimits.maximumResults + 1)
  await expect(more).toHaveCount(0)
})
