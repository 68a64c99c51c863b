import { typeInto } from './support/clicks'
import { create, press } from './support/desk'
import { atDashboard, choose, shows } from './support/jobs'
import { expect, test } from './support/shop'

/** Tasks of docs/marketing.md about products and navigation, performed by marketing from the start page. */

test('schedules a price', async ({ page, baseURL }) => {
  test.slow()
  const { editor, clicks } = await atDashboard(page, baseURL)
  const id = await editor.find('transfer-prices', 'extension', '.app')
  const { price } = await editor.read<{ price: number }>(`/api/transfer-prices/${id}?depth=0`)
  try {
    await choose(page, 'Prices')
    await page.getByLabel('Price list', { exact: true }).selectOption('transfers')
    await page.getByRole('row', { name: /\.app/ }).locator('td[role="gridcell"]').first().click()
    await page.keyboard.type('17.17')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Review changes (1)' }).click()
    const moment = page.getByLabel(/^Publish at/)
    await moment.click()
    await moment.fill('2027-03-01T09:00')
    await page.getByRole('button', { name: 'Schedule', exact: true }).click()
    await expect(page.getByText('Until then, the new prices are drafts.')).toBeVisible()
    await clicks.end('schedule-price', 7)
    expect((await editor.read<{ price: number }>(`/api/transfer-prices/${id}?depth=0`)).price).toBe(price)
  } finally {
    await editor.save(`/api/transfer-prices/${id}`, { price, _status: 'published' })
  }
})

test('creates a thousand codes for a partner, and downloads them', async ({ page, baseURL }) => {
  test.slow()
  const { origin, editor, clicks } = await atDashboard(page, baseURL)
  const mark = Date.now().toString(36).toUpperCase()
  const template = await create(page.request, origin, 'coupons', {
    code: `LIKE${mark}`,
    name: 'For partners',
    type: 'percentage',
    value: 15,
    currency: 'USD',
    priority: 100,
    isActive: false,
    combinable: false,
    _status: 'published',
  })
  await choose(page, 'Single-use codes')
  await page
    .getByRole('link', { name: /^create new/i })
    .first()
    .click()
  await typeInto(page, page.locator('#field-name'), 'Otter Magazine, spring')
  await page.locator('#field-template').getByRole('combobox').click()
  await page.keyboard.type(`LIKE${mark}`)
  await expect(page.getByRole('option', { name: `LIKE${mark}` })).toBeVisible()
  await page.keyboard.press('Enter')
  await typeInto(page, page.locator('#field-prefix'), `OTTER${mark}`.slice(0, 20))
  await typeInto(page, page.locator('#field-size'), '1000')
  await press(page, 'Save', 'POST')
  await expect(page.getByText('1000 of 1000 created, 0 used')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  await clicks.end('single-use-codes', 9)
  await editor.save(`/api/code-batches/${page.url().split('/').at(-1)?.split('?')[0] ?? ''}`, { isActive: false })
  await editor.remove(`/api/coupons/${template}`)
})

test('adds a plan with two features', async ({ page, baseURL }) => {
  test.slow()
  const { editor, clicks } = await atDashboard(page, baseURL)
  const feature = (at: number) => page.locator(`#field-features__${at}__text`)
  try {
    await page.getByRole('link', { name: 'Add a plan' }).click()
    await typeInto(page, page.locator('#field-name'), 'Otter hosting')
    await typeInto(page, page.locator('#field-description'), 'Hosting for otters.')
    await typeInto(page, page.locator('#field-prices__0__basePrice'), '7.5')
    await typeInto(page, feature(0), 'A river')
    await page.keyboard.press('Enter')
    await expect(feature(1)).toBeFocused()
    await page.keyboard.type('Two banks')
    await page.keyboard.press('Enter')
    await expect(feature(2)).toBeFocused()
    await page.locator('#field-category').getByRole('combobox').click()
    await page.keyboard.type('Shared')
    await page.keyboard.press('Enter')
    await expect(page.locator('#field-type')).toContainText('Hosting plan')
    await expect(page.locator('#field-key')).toHaveValue('otter-hosting')
    await press(page, 'Publish changes', 'POST')
    await clicks.end('plan', 10)
    const id = await editor.find('services', 'key', 'otter-hosting')
    const plan = await editor.read<{ features: { text: string }[] }>(`/api/services/${id}?depth=0&locale=en`)
    expect(plan).toMatchObject({ type: 'hosting', category: 'shared', prices: [{ period: 'monthly', basePrice: 7.5 }] })
    expect(plan.features.map(({ text }) => text)).toEqual(['A river', 'Two banks'])
  } finally {
    await editor.remove('/api/services?where[key][equals]=otter-hosting')
  }
})

test('redirects an old URL to a new one, in Spanish', async ({ page, baseURL }) => {
  test.slow()
  const { editor, clicks } = await atDashboard(page, baseURL, 'es')
  await choose(page, 'Redirecciones')
  await page
    .getByRole('link', { name: /^crear/i })
    .first()
    .click()
  await typeInto(page, page.locator('#field-from'), '/vieja-nutria')
  await page.getByText('Otra dirección', { exact: true }).click()
  await typeInto(page, page.locator('#field-to__url'), '/pricing')
  await press(page, 'Publicar cambios', 'POST')
  await clicks.end('redirect', 6)
  await expect.poll(async () => (await page.request.get('/es/vieja-nutria', { maxRedirects: 0 })).headers()['location']).toBe('/es/pricing')
  await editor.remove(`/api/redirects/${await editor.find('redirects', 'from', '/vieja-nutria')}`)
})

test('writes and publishes an article', async ({ page, baseURL }) => {
  test.slow()
  const { editor, clicks } = await atDashboard(page, baseURL)
  await choose(page, 'Resources')
  await page
    .getByRole('link', { name: /^create new/i })
    .first()
    .click()
  await typeInto(page, page.locator('#field-title'), 'Otters at the counter')
  await typeInto(page, page.locator('#field-description'), 'How otters are served.')
  for (const field of ['type', 'difficulty']) {
    await page.locator(`#field-${field}`).getByRole('combobox').click()
    await page.keyboard.press('Enter')
  }
  await typeInto(page, page.locator('#field-duration'), '5')
  await page.locator('[contenteditable="true"]').first().click()
  await page.keyboard.type('At the end of this page an otter is served.')
  await typeInto(page, page.locator('#field-slug'), 'otters-at-the-counter')
  await typeInto(page, page.locator('#field-key'), 'otters-at-the-counter')
  await press(page, 'Publish changes', 'POST')
  await clicks.end('article', 14)
  await shows(page, '/en/knowledge-base/otters-at-the-counter', 'an otter is served')
  await editor.remove(`/api/resources/${await editor.find('resources', 'slug', 'otters-at-the-counter')}`)
})

test('undoes a mistake', async ({ page, baseURL }) => {
  test.slow()
  const { origin, editor, clicks } = await atDashboard(page, baseURL)
  const section = { blockType: 'call-to-action', heading: 'As it was meant', buttonLabel: 'Here', href: '/pricing' }
  const path = '/0-mistake'
  const id = await create(page.request, origin, 'pages', { title: 'A mistake', path, layout: [section], _status: 'published' })
  await editor.save(`/api/pages/${id}?locale=en`, { layout: [{ ...section, heading: 'Otters by mistake' }], _status: 'published' })
  try {
    await shows(page, `/en${path}`, 'Otters by mistake')
    await choose(page, 'Pages')
    await page.getByRole('link', { name: 'A mistake', exact: true }).click()
    await page.getByRole('link', { name: /^Versions/ }).click()
    await page.getByRole('row').nth(2).getByRole('link').click()
    await page.getByRole('button', { name: 'Restore this version' }).click()
    const restored = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('/versions/'))
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    expect((await restored).ok()).toBe(true)
    await clicks.end('undo', 6)
    await shows(page, `/en${path}`, 'As it was meant')
  } finally {
    await editor.remove(`/api/pages/${id}`)
  }
})
