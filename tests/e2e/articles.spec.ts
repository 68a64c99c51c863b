import { resources } from '../../seed/content/resources/all'
import { locales } from '../../src/lib/config/locales'
import { asEditor } from './support/editor'
import { structuredDataOf } from './support/markup'
import { expect, expectAccessible, test, wordsOf } from './support/shop'
import { signInToAdmin } from './support/staff'

const words = wordsOf('en')
const pathOf = (slug: string) => `/knowledge-base/${slug}`

/** Text only, without word joiners. */
const headingOf = (html: string) =>
  /<h1[^>]*>([\s\S]*?)<\/h1>/
    .exec(html)?.[1]
    ?.replaceAll(/<[^>]+>|\u2060/g, '')
    .replaceAll(/\s/g, ' ')

test('§2: reaches every article in one click from the knowledge base, with text in four languages', async ({ request }) => {
  const texts = new Set<string>()
  for (const language of locales) {
    const list = await (await request.get(`/${language}/knowledge-base`)).text()
    for (const { slug, title } of resources) {
      expect(list, `${language} ${slug}`).toContain(`href="/${language}${pathOf(slug)}"`)
      const response = await request.get(`/${language}${pathOf(slug)}`)
      const html = await response.text()
      expect(response.status(), `${language} ${slug}`).toBe(200)
      expect(headingOf(html)).toBe(title[language])
      texts.add(/<div class="prose">([\s\S]*?)<form/.exec(html)?.[1] ?? '')
    }
  }
  expect(texts.size).toBe(resources.length * locales.length)
})

test('§2: lists every article in the sitemap, and first in the site search for its title', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  for (const language of locales) {
    for (const { slug, title } of resources) {
      const href = `/${language}${pathOf(slug)}`
      expect(map).toContain(`${href}</loc>`)
      const found = await (await request.get('/api/site-search', { params: { q: title[language], lang: language } })).json()
      expect(found.results[0], `${language} ${slug}`).toMatchObject({ kind: 'resource', href })
    }
  }
})

test('has structured data, and headings without skipped levels', async ({ request }) => {
  for (const { slug } of resources) {
    const html = await (await request.get(`/de${pathOf(slug)}`)).text()
    const things = structuredDataOf(html)
    const article = things.find((thing) => thing['@type'] === 'TechArticle')
    expect(article, slug).toMatchObject({
      inLanguage: 'de',
      proficiencyLevel: expect.stringMatching(/^(?:Beginner|Intermediate|Advanced)$/),
    })
    expect(Number.isNaN(Date.parse(String(article?.['dateModified'])))).toBe(false)
    const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList')?.['itemListElement'] as readonly { readonly item: string }[]
    expect(trail.map(({ item }) => new URL(item).pathname)).toEqual(['/de', '/de/knowledge-base', `/de${pathOf(slug)}`])
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
    let above = 0
    for (const [, level] of main.matchAll(/<h([1-6])[\s>]/g)) {
      expect(Number(level) - above, slug).toBeLessThanOrEqual(1)
      above = Number(level)
    }
  }
})

for (const [slug, language] of [
  ['vps-first-steps', 'en'],
  ['life-of-a-name', 'de'],
] as const) {
  test(`accessible article in either theme: ${slug} (${language})`, async ({ page }) => {
    await page.goto(`/${language}${pathOf(slug)}`)
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await expectAccessible(page, { onlyColours: theme === 'dark' })
    }
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}

test('links the table of contents to the sections', async ({ page }) => {
  await page.goto(`/fr${pathOf('dns-records')}`)
  const entry = page
    .getByRole('navigation', { name: wordsOf('fr')('article.contents') })
    .getByRole('link')
    .nth(2)
  const name = (await entry.textContent()) ?? ''
  await entry.click()
  await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport()
})

test('finds and opens an article by site search', async ({ page }) => {
  await page.goto('/en')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: words('siteSearch.title') })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('redirects')
  const option = dialog.getByRole('option', { name: /301 and 302 redirects: how to set them up/ })
  await expect(option.locator('b > mark')).toHaveText('redirects')
  await option.click()
  await expect(page).toHaveURL(/\/en\/knowledge-base\/redirects$/)
})

for (const language of locales) {
  test(`copies a code block on click without a layout shift (${language})`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`/${language}${pathOf('vps-first-steps')}`)
    const box = page.locator('.copied-code').first()
    const place = () =>
      box.evaluate((element: HTMLElement) => [element.offsetTop, element.offsetHeight, document.documentElement.scrollHeight])
    const before = await place()
    await box.getByRole('button', { name: wordsOf(language)('article.code.copy') }).click()
    await expect(box.getByRole('status')).toHaveText(wordsOf(language)('article.code.copied'))
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await box.locator('code').textContent())
    expect(await place()).toEqual(before)
  })
}

test('selects the lines if the browser cannot copy, and says so', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.goto(`/en${pathOf('vps-first-steps')}`)
  const box = page.locator('.copied-code').first()
  await box.getByRole('button', { name: words('article.code.copy') }).click()
  await expect(box.getByRole('status')).toHaveText(words('article.code.selected'))
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await box.locator('code').textContent())
})

test('filters, sorts and pages the resource list by URL', async ({ page }) => {
  await page.goto('/es/knowledge-base/all?q=dns')
  const rows = page.locator('.resources__list > li')
  const found = await rows.count()
  expect(found).toBeGreaterThan(0)
  expect(found).toBeLessThan(resources.length)
  await expectAccessible(page)
  await page.goto('/es/knowledge-base/all?page=1')
  await expect(rows).toHaveCount(resources.length)
})

test('stores article feedback with a comment, and shows it in the admin', async ({ page, request, baseURL }) => {
  await page.goto(`/en${pathOf('dnssec')}`)
  const form = page.locator('form.helpful')
  await form.getByText(words('article.helpful.why')).click()
  const sentence = `What about .io? ${Date.now()}`
  await form.getByLabel(words('article.helpful.note')).fill(sentence)
  await form.getByRole('button', { name: words('article.helpful.no'), exact: true }).click()
  const thanks = page.getByRole('status').filter({ hasText: words('article.helpful.thanks') })
  await expect(thanks).toBeFocused()
  await expectAccessible(page)

  const editor = await asEditor(request, baseURL ?? '')
  const id = await editor.find('resources', 'slug', 'dnssec')
  await signInToAdmin(page, 'admin')
  await page.goto(`/admin/collections/resources/${id}`)
  await expect(page.getByText(sentence)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows code blocks without a useless button', async ({ page }) => {
    await page.goto(`/en${pathOf('vps-first-steps')}`)
    await expect(page.locator('.copied-code code').first()).toBeVisible()
    await expect(page.locator('.copied-code').getByRole('button')).toHaveCount(0)
  })

  test('posts article feedback to its own page, and thanks again on a second vote', async ({ page }) => {
    for (let time = 0; time < 2; time += 1) {
      await page.goto(`/de${pathOf('email-settings')}`)
      await page
        .locator('form.helpful')
        .getByRole('button', { name: wordsOf('de')('article.helpful.yes'), exact: true })
        .click()
      await expect(page.getByRole('status').filter({ hasText: wordsOf('de')('article.helpful.thanks') })).toBeVisible()
    }
  })
})
