import { button, field, rowsOf, searchCalls, words } from './support/search-page'
import { expect, expectAccessible, freshLabel, test, wordsOf } from './support/shop'

test.use({ viewport: { width: 1440, height: 900 } })
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('§5: Enter on a field that is emptied while a search runs says what is missing', async ({ page }) => {
  await page.route(searchCalls, () => {})
  await page.goto(`/en/domains/search?q=${freshLabel()}`)
  await expect(page.getByRole('button', { name: words('domainSearch.searching') })).toBeDisabled()
  await field(page).fill('')
  await field(page).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: words('validation.required') })).toBeVisible()
})

test('§5.13: what is no name is said and cannot be searched; a wrong q on load as well', async ({ page }) => {
  await page.goto('/en/domains/search')
  await field(page).fill('otter--bean')
  await expect(page.getByRole('status').filter({ hasText: words('validation.consecutiveHyphens') })).toBeVisible()
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(button(page)).toBeDisabled()
  await expectAccessible(page)
  await page.goto('/en/domains/search?q=-bean')
  await expect(page.getByRole('status').filter({ hasText: words('validation.hyphenPosition') })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(0)
})

test('§5: a press on the button and Enter on an empty field say what is missing, on the search page and in the hero', async ({ page }) => {
  await page.goto('/en/domains/search')
  await expect(button(page)).toBeDisabled()
  // despite being disabled
  await button(page).click({ force: true })
  await expect(page.getByRole('status').filter({ hasText: words('validation.required') })).toBeVisible()
  await page.reload()
  await field(page).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: words('validation.required') })).toBeVisible()
  await field(page).fill('linden & bakery')
  const first = page
    .getByRole('group', { name: words('domainSearch.suggestions') })
    .getByRole('option')
    .first()
  await expect(first).toHaveText('lindenbakery')
  await expect(page.getByRole('status').filter({ hasText: words('validation.invalidCharacters') })).toBeVisible()
  await page.goto('/en')
  await page
    .getByRole('main')
    .getByRole('button', { name: words('domainHero.search'), exact: true })
    .first()
    .click({ force: true })
  await expect(page.getByRole('status').filter({ hasText: words('validation.required') })).toBeVisible()
  await expect(page.getByRole('textbox', { name: words('domainHero.field') }).first()).toHaveAttribute('aria-invalid', 'true')
})

test('§2.25, S7: recent searches, newest first, chosen by keyboard, and cleared', async ({ page }) => {
  const [older, newer] = [freshLabel(), freshLabel()]
  for (const term of [older, newer]) {
    await page.goto(`/en/domains/search?q=${term}`)
    await expect(rowsOf(page, term).first()).toBeVisible()
  }
  await page.goto('/en/domains/search')
  await field(page).click()
  const recent = page.getByRole('group', { name: words('domainSearch.recent') }).getByRole('option')
  await expect(recent).toHaveText([newer, older])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`q=${older}$`))
  await field(page).fill('')
  await page.getByRole('button', { name: words('domainSearch.clearRecent') }).click()
  await expect(recent).toHaveCount(0)
})

test('§2.25, S7: suggestions from 2 characters', async ({ page }) => {
  await page.goto('/en/domains/search')
  const suggestions = page.getByRole('group', { name: words('domainSearch.suggestions') }).getByRole('option')
  await field(page).fill('o')
  await expect(suggestions).toHaveCount(0)
  await field(page).fill('ot')
  await expect(suggestions).toHaveCount(6)
})

test('§5, S11: a name as people write it is searched as they mean it', async ({ page }) => {
  const label = freshLabel()
  await page.goto('/en/domains/search')
  await field(page).fill(`Rosa’s ${label.toUpperCase()}`)
  await field(page).press('Enter')
  await expect(rowsOf(page, `rosas${label}`).first()).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`q=rosas${label}$`))
})

test('S12: an umlaut is refused with its plain spellings, which are links without script as well', async ({ page, browser }) => {
  await page.goto('/de/domains/search?q=b%C3%A4ckerei')
  await expect(page.getByText(wordsOf('de')('validation.plainSpellings'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'backerei', exact: true }).click()
  await expect(page).toHaveURL(/q=backerei$/)
  await expect(rowsOf(page, 'backerei').first()).toBeVisible()

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto('/de/domains/search?q=b%C3%A4ckerei')
  await expect(plain.getByRole('link', { name: 'baeckerei', exact: true })).toHaveAttribute('href', '/de/domains/search?q=baeckerei')
  await plain.context().close()
})

for (const [width, height] of [
  [390, 844],
  [800, 1000],
  [1440, 900],
] as const) {
  test(`§2.25: the quick buttons stay at hand while somebody types, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const label = freshLabel()
    await page.goto('/en/domains/search')
    await field(page).fill(label)
    await expect(page.getByRole('listbox')).toBeVisible()
    await page
      .getByRole('group', { name: words('domainSearch.extensions') })
      .getByRole('button', { name: '.io', exact: true })
      .click()
    await expect(page).toHaveURL(new RegExp(`q=${label}\\.io$`))
    await expect(page.getByRole('listbox')).toBeHidden()
  })
}

test('§2.25: an extension chosen before a name is typed goes with it', async ({ page }) => {
  const label = freshLabel()
  await page.goto('/en/domains/search')
  const quick = page.getByRole('group', { name: words('domainSearch.extensions') }).getByRole('button', { name: '.io', exact: true })
  await quick.click()
  await expect(quick).toHaveAttribute('aria-pressed', 'true')
  await field(page).fill(label)
  await field(page).press('Enter')
  await expect(page).toHaveURL(new RegExp(`q=${label}\\.io$`))
})

test('§5.10, S2: a name too short for its extension is said to be, by a press and by the address', async ({ page, quietConsole }) => {
  quietConsole.allow(/400/)
  await page.goto('/en/domains/search')
  await field(page).fill('ab.es')
  await field(page).press('Enter')
  const said = page.getByRole('status').filter({ hasText: words('validation.tooShort') })
  await expect(said).toBeVisible()
  await page.goto('/en/domains/search?q=a.eu')
  await expect(said).toBeVisible()
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
})
