import type { Route } from '@playwright/test'
import { button, field, rowsOf, searchCalls, words } from './support/search-page'
import { expect, expectAccessible, freshLabel, test } from './support/shop'

interface Row {
  status: string
  available: boolean
  alternativeSuggestion: string | null
}

/** The shop's response with modified rows. */
const answerWith = (change: (rows: Row[]) => void) => async (route: Route) => {
  const response = await route.fetch()
  const body = (await response.json()) as { results: Row[] }
  change(body.results)
  await route.fulfill({ response, json: body })
}

const asUnknown = (row: Row | undefined) => row && Object.assign(row, { status: 'unknown', available: false, alternativeSuggestion: null })

// rows only appear one by one without reduced motion
test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'no-preference' } })
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('§2.28, S6: a search pushes its term, rows come in, Back brings the one before', { tag: '@smoke' }, async ({ page }) => {
  const [first, second] = [freshLabel(), freshLabel()]
  // The response is held until the searching state was seen.
  let answer = () => {}
  const seen = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/domains/search?**', async (route) => {
    await seen
    await route.continue()
  })
  await page.goto('/en/domains/search')
  await expect(page.getByText(words('domainSearch.idleTitle'))).toBeVisible()
  await expect(button(page)).toBeDisabled()
  await field(page).fill(first)
  await button(page).click()
  await expect(page).toHaveURL(new RegExp(`q=${first}$`))
  await expect(page.locator('[aria-busy=true]')).not.toHaveCount(0)
  answer()
  await expect(rowsOf(page, first).first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectAccessible(page)
  await field(page).fill(second)
  await page.keyboard.press('Enter')
  await expect(rowsOf(page, second).first()).toBeVisible()
  await page.goBack()
  await expect(field(page)).toHaveValue(first)
  await expect(rowsOf(page, first).first()).toBeVisible()
})

test('§4.3, §8.3, S3: taken and unknown are said as such; an unknown row is asked again alone', { tag: '@smoke' }, async ({ page }) => {
  const label = freshLabel()
  await page.route(
    searchCalls,
    answerWith((rows) => {
      Object.assign(rows[0] ?? {}, { status: 'taken', available: false, alternativeSuggestion: `get-${label}.com` })
      asUnknown(rows[1])
      for (const row of rows.slice(2)) Object.assign(row, { status: 'available', available: true })
    }),
  )
  await page.goto(`/en/domains/search?q=${label}`)
  const [taken, unknown] = [rowsOf(page, label).nth(0), rowsOf(page, label).nth(1)]
  await expect(taken).toContainText('Not Available')
  await expect(taken).toContainText('This domain is taken')
  await expect(unknown).toContainText(words('domainSearch.unknownBody'))
  await expect(unknown.getByRole('button', { name: words('domainSearch.chooseRow') })).toHaveCount(0)
  await expectAccessible(page)

  const asked: string[] = []
  await page.unroute(searchCalls)
  await page.route(searchCalls, async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('tlds') ?? '')
    await answerWith((rows) => Object.assign(rows[0] ?? {}, { status: 'available', available: true }))(route)
  })
  await unknown.getByRole('button').click()
  await expect(unknown.getByRole('button', { name: words('domainSearch.chooseRow') })).toBeVisible()
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatch(/^[a-z]+$/)
  await expect(taken).toContainText('Not Available')

  await taken.getByRole('button').click()
  await expect(page).toHaveURL(new RegExp(`q=get-${label}\\.com`))
})

test('§2.27, §3.2, §4.4: one row is open at a time', async ({ page }) => {
  const label = freshLabel()
  await page.route(
    searchCalls,
    answerWith((rows) => {
      for (const row of rows) Object.assign(row, { status: 'available', available: true })
    }),
  )
  await page.goto(`/en/domains/search?q=${label}`)
  const openers = page.locator('button[aria-expanded]').filter({ hasText: label })
  await openers.nth(0).click()
  await expect(openers.nth(0)).toHaveAttribute('aria-expanded', 'true')
  const boxes = page.locator('.addon-picker').getByRole('checkbox')
  await expect(boxes.last()).toBeVisible()
  await boxes.first().uncheck()
  await boxes.last().check()
  await openers.nth(1).click()
  await expect(openers.nth(0)).toHaveAttribute('aria-expanded', 'false')
  await expect(openers.nth(1)).toHaveAttribute('aria-expanded', 'true')
  // §4.4: selections survive closing the row
  await openers.nth(0).click()
  await expect(boxes.first()).not.toBeChecked()
  await expect(boxes.last()).toBeChecked()
})

test(
  '§4.2, §8.1: a failed search says so, offers nothing to sort, and can be tried again',
  { tag: '@smoke' },
  async ({ page, quietConsole }) => {
    quietConsole.allow(/Failed to load resource/)
    const label = freshLabel()
    await page.route(searchCalls, (route) => route.abort())
    await page.goto(`/en/domains/search?q=${label}`)
    await expect(page.getByRole('alert').filter({ hasText: words('domainSearch.failedTitle') })).toBeVisible()
    const sorting = page.getByRole('combobox', { name: words('domainSearch.sortLabel') })
    await expect(sorting).toBeHidden()
    await expectAccessible(page)
    await page.unroute(searchCalls)
    await page.getByRole('button', { name: words('domainSearch.tryAgain') }).click()
    await expect(rowsOf(page, label).first()).toBeVisible()
    await expect(sorting).toBeVisible()
  },
)

test('N1: a name that somebody has ordered is said to be held, and one that lies in the cart to be there', async ({ page }) => {
  const label = 'otterbeanharbour'
  await page.route(
    searchCalls,
    answerWith((rows) => Object.assign(rows[1] ?? {}, { status: 'taken', available: false, reason: 'held', alternativeSuggestion: null })),
  )
  await page.goto(`/en/domains/search?q=${label}`)
  await expect(rowsOf(page, label).filter({ hasText: words('domainSearch.held') })).toHaveCount(1)
  await expect(rowsOf(page, label).filter({ hasText: words('domainSearch.inCart') })).toHaveCount(0)
  await page.goto(`/en/domains/search?add=domain:${label}.com`)
  await expect(page.getByRole('dialog').getByText(`${label}.com`).first()).toBeVisible()
  await page.goto(`/en/domains/search?q=${label}`)
  await expect(rowsOf(page, `${label}.com`)).toContainText(words('domainSearch.inCart'))
})

test('§4.1, S6: all rows at once under reduced motion, and nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const label = freshLabel()
  await page.goto(`/en/domains/search?q=${label}`)
  await rowsOf(page, label).first().waitFor()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 500 })
})

test('§2.26, §4.6: the compact bar comes once the page is scrolled past the main one', async ({ page }) => {
  const label = freshLabel()
  await page.setViewportSize({ width: 1440, height: 600 })
  await page.goto(`/en/domains/search?q=${label}`)
  await rowsOf(page, label).first().waitFor()
  const compact = page.getByRole('search', { name: words('domainSearch.compactLabel') })
  await expect(compact).toHaveCount(0)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(compact.getByRole('textbox')).toHaveValue(label)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form submits and the server answers with rows', { tag: '@smoke' }, async ({ page }) => {
    const label = freshLabel()
    await page.goto('/en/domains/search')
    await page.locator('input[name=q]').fill(label)
    await page
      .getByRole('button', { name: words('domainSearch.search'), exact: true })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`q=${label}`))
    await expect(page.getByRole('row').filter({ hasText: label }).first()).toBeVisible()
  })
})
