import sharp from 'sharp'
import { defaultLocale, localeNames, locales } from '../../src/lib/config/locales'
import { typeInto } from './support/clicks'
import { atDesk, create, press } from './support/desk'
import { atDashboard, choose, shows, withMenu } from './support/jobs'
import { expect, expectAccessible, test } from './support/shop'

/*
 * Tasks of docs/marketing.md, performed by marketing from the start page: pages and texts here, products in editor-jobs. Raising
 * prices, price files, testing a code and translating are counted in editor-prices, editor-promotions and editor-translations.
 */

/** Sorts to the head of the list, beside the home page; only this test uses it. */
const pagePath = '/0-otters'
const section = { blockType: 'call-to-action', heading: 'Before the otters', buttonLabel: 'Here', href: '/pricing' }
const pageData = { title: 'Otters first', path: pagePath, layout: [section], _status: 'published' }

test('G14: marketing changes a headline in five clicks, and the admin says when it was live', async ({ page, baseURL }) => {
  test.slow()
  const { origin, editor, clicks } = await atDashboard(page, baseURL)
  const id = await create(page.request, origin, 'pages', pageData)
  try {
    await choose(page, 'Pages')
    await page.getByRole('link', { name: 'Otters first', exact: true }).click()
    await page.locator('#layout-row-0 .collapsible__toggle').first().click()
    await typeInto(page, page.locator('#field-layout__0__heading'), 'Otters write the headlines')
    await press(page, 'Publish changes')
    await clicks.end('headline', 5)
    await shows(page, `/en${pagePath}`, 'Otters write the headlines')

    clicks.begin()
    await page.locator('a[href="/admin"]').first().click()
    await page.waitForURL(/\/admin$/)
    // alone or grouped with others of its minute; on a busy day below earlier entries
    const entry = page
      .locator('.calendar-entry[data-tone=live]')
      .filter({ hasText: /Otters first|\d+ × Pages/ })
      .last()
    const day = page.locator('.calendar-day').filter({ has: entry })
    await expect(async () => {
      await page.reload()
      await expect(entry).toContainText('live on the site after', { timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
    if (await entry.isHidden()) await day.locator('summary').click()
    await expect(entry).toBeVisible()
    await clicks.end('went-live', 2)
  } finally {
    await editor.remove(`/api/pages/${id}`)
  }
})

test('G14, H10: marketing changes a headline in four languages in four clicks, published together', async ({ page, baseURL }) => {
  test.slow()
  const { origin, editor, clicks } = await atDashboard(page, baseURL)
  const id = await create(page.request, origin, 'pages', pageData)
  const headline = page.locator('#field-layout__0__heading')
  const tab = (name: string) => page.getByRole('group', { name: 'Content language' }).getByRole('button', { name })
  const texts = { en: 'Otters write', es: 'Escriben las nutrias', fr: 'Les loutres rédigent', de: 'Otter schreiben' }
  const write = async (text: string) => {
    await expect(headline).toBeFocused()
    await headline.fill(text)
  }
  try {
    // as *Change a headline* opens the home page
    await page.goto(`/admin/collections/pages/${id}?at=layout.0.heading`)
    clicks.begin()
    await write(texts.en)
    for (const code of locales.filter((each) => each !== defaultLocale)) {
      await tab(localeNames[code]).click()
      await expect(tab(localeNames[code])).toHaveAttribute('aria-current', 'true')
      await write(texts[code])
    }
    await expect(tab('English')).toContainText('Draft')
    await shows(page, `/en${pagePath}`, 'Before the otters')
    await press(page, 'Publish changes')
    await clicks.end('headline-in-four-languages', 4)
    await expect(tab('English')).toContainText('Published')
    for (const [code, text] of Object.entries(texts)) await shows(page, `/${code}${pagePath}`, text)

    await page.goto(`/admin/collections/pages/${id}?locale=fr`)
    await tab('Deutsch').focus()
    await page.keyboard.press('Enter')
    await expect(tab('Deutsch')).toHaveAttribute('aria-current', 'true')
    await expect(tab('Deutsch')).toBeFocused()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessible(page, { onlyColours: colorScheme === 'dark' })
    }
    await page.setViewportSize({ width: 390, height: 844 })
    const box = await page.getByRole('group', { name: 'Content language' }).boundingBox()
    expect(box?.height).toBeLessThan(56)
    // the menu slides away first
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  } finally {
    // Payload remembers the language for the next test's marketer.
    await page.goto('/admin/collections/pages?locale=en')
    await editor.remove(`/api/pages/${id}`)
  }
})

test('R20: shows a page that exists in English only in every language, marked as English', async ({ page, baseURL }) => {
  const { origin, editor } = await atDashboard(page, baseURL)
  const id = await create(page.request, origin, 'pages', pageData)
  try {
    for (const code of locales) {
      await shows(page, `/${code}${pagePath}`, 'Before the otters')
      await page.goto(`/${code}${pagePath}`)
      const heading = page.getByRole('heading', { name: 'Before the otters' })
      await expect(heading).toBeVisible()
      expect(await heading.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(defaultLocale)
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/${defaultLocale}${pagePath}`)
      expect(await page.locator('link[hreflang=fr], link[hreflang=de], link[hreflang=es]').count()).toBe(0)
    }
  } finally {
    await editor.remove(`/api/pages/${id}`)
  }
})

test('finds a phrase from any screen and replaces it', async ({ page, baseURL }) => {
  test.slow()
  const { editor, clicks } = await atDashboard(page, baseURL)
  const { docs } = await editor.read<{ docs: { id: string; question: string }[] }>('/api/faqs?limit=1&depth=0&locale=en&sort=-id')
  const [faq] = docs
  if (!faq) throw new Error('No questions')
  await editor.save(`/api/faqs/${faq.id}?locale=en`, { question: 'Do bitterns boom at night?', _status: 'published' })
  try {
    await page.keyboard.press('Control+k')
    const field = page.getByRole('dialog').getByRole('searchbox')
    await expect(field).toBeFocused()
    await page.keyboard.type('bitterns boom')
    await page.getByRole('dialog').getByRole('button', { name: 'Show all matches', exact: true }).click()
    const replacement = page.getByLabel('Replace with')
    await replacement.click()
    await page.keyboard.type('herons boom')
    await page.getByRole('button', { name: 'Replace and publish (1)' }).click()
    await expect(page.getByText('All selected matches were replaced.')).toBeVisible()
    await clicks.end('replace', 5)
  } finally {
    await editor.save(`/api/faqs/${faq.id}?locale=en`, { question: faq.question, _status: 'published' })
  }
})

test('creates a landing page from a similar one', async ({ page, baseURL }) => {
  test.slow()
  const { origin, editor, clicks } = await atDashboard(page, baseURL)
  const id = await create(page.request, origin, 'pages', pageData)
  try {
    await choose(page, 'Pages')
    await page.getByRole('link', { name: 'Otters first', exact: true }).click()
    await page.locator('.doc-controls__popup button').first().click()
    await page.getByRole('button', { name: 'Duplicate', exact: true }).click()
    await expect(page.locator('#field-path')).toHaveValue(/-copy$/)
    await typeInto(page, page.locator('#field-title'), 'Spring at the otters')
    await typeInto(page, page.locator('#field-path'), '/spring-otters')
    await press(page, 'Publish changes')
    await clicks.end('landing-page', 7)
    await expect.poll(async () => (await page.request.get('/en/spring-otters')).status()).toBe(200)
    await editor.remove(`/api/pages/${await editor.find('pages', 'path', '/spring-otters')}`)
  } finally {
    await editor.remove(`/api/pages/${id}`)
  }
})

test('changes a menu, in Spanish', async ({ page, baseURL }) => {
  test.slow()
  const { editor, clicks } = await atDashboard(page, baseURL, 'es')
  const { columns } = await editor.read<{ columns: readonly object[] }>('/api/globals/footer?locale=en&depth=0')
  try {
    await choose(page, 'Pie de página')
    await page.locator('#columns-row-0 .collapsible__toggle').first().click()
    await typeInto(page, page.locator('#field-columns__0__title'), 'Nutrias')
    await press(page, 'Guardar', 'POST')
    await clicks.end('menu', 4)
    await shows(page, '/en/pricing', 'Nutrias')
  } finally {
    await editor.save('/api/globals/footer?locale=en', { columns }, 'POST')
  }
})

const picture = (background: string) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer()

test('replaces a picture', async ({ page, baseURL }) => {
  test.slow()
  const { origin, editor, clicks } = await atDashboard(page, baseURL)
  const mark = Date.now().toString(36)
  const made = await page.request.post('/api/media?locale=en', {
    headers: { origin },
    multipart: {
      _payload: JSON.stringify({ alt: `Otters ${mark}` }),
      file: { name: `otters-${mark}.png`, mimeType: 'image/png', buffer: await picture('#446644') },
    },
  })
  expect(made.status()).toBe(201)
  const { doc } = (await made.json()) as { doc: { id: string } }
  try {
    await choose(page, 'Pictures')
    await page
      .getByRole('link', { name: `otters-${mark}.png` })
      .first()
      .click()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Replace file' }).click()
    await (
      await chooser
    ).setFiles({
      name: `otters-${mark}-new.png`,
      mimeType: 'image/png',
      buffer: await picture('#664444'),
    })
    await typeInto(page, page.locator('#field-alt'), 'Otters at the counter')
    await press(page, 'Save')
    await clicks.end('picture', 6)
    expect((await editor.read<{ alt: string }>(`/api/media/${doc.id}?locale=en`)).alt).toBe('Otters at the counter')
  } finally {
    await editor.remove(`/api/media/${doc.id}`)
  }
})

test('G13: shows a guide beside each screen, in the admin’s language', async ({ page, baseURL }) => {
  test.slow()
  await page.setViewportSize(withMenu)
  await atDesk(page, baseURL, 'es')
  const titles = {
    '/admin/translations': 'Traducir lo que falta',
    '/admin/prices': 'Subir diez precios un 5 %',
    '/admin/texts': 'Buscar una expresión y reemplazarla en todas partes',
    '/admin/collections/pages': 'Cambiar el titular de la página de inicio',
  }
  for (const [address, title] of Object.entries(titles)) {
    await page.goto(address)
    await page.getByRole('button', { name: 'Cómo se hace' }).click()
    const panel = page.getByRole('dialog', { name: 'Cómo se hace' })
    await expect(panel.getByText(title.replace(' %', '\u00a0%'))).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessible(page, { onlyColours: colorScheme === 'dark' })
      // Sentences wrap and do not overflow the panel.
      const beyond = await page.locator('.how-to:popover-open').evaluate((panel) => panel.scrollWidth - panel.clientWidth)
      expect(beyond).toBeLessThanOrEqual(0)
    }
  }
  await choose(page, 'Cabecera')
  await page.waitForURL(/globals\/header/)
  const panel = page.getByRole('dialog', { name: 'Cómo se hace' })
  await page.getByRole('button', { name: 'Cómo se hace' }).click()
  await expect(panel.getByText('Cambiar un menú')).toBeVisible()
  await panel.getByRole('button', { name: 'Cerrar' }).click()
  await expect(panel).toBeHidden()
})
