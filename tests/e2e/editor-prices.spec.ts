import { countClicks } from './support/clicks'
import { asEditor } from './support/editor'
import { withMenu } from './support/jobs'
import { expect, expectAccessible, test } from './support/shop'

const fileOf = (text: string) => ({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

const languages = [
  {
    code: 'en',
    title: 'Prices',
    list: 'Price list',
    filter: 'Filter',
    select: (name: string) => `Select ${name}`,
    change: /Change, such as/,
    column: 'Column',
    renewal: 'Renewal',
    review: /Review changes \(\d+\)/,
    publish: 'Publish now',
    published: 'Published. The site shows the new prices.',
    back: 'Back to prices',
    history: 'History',
    putBack: 'Restore',
    file: 'CSV file',
    reviewFile: 'Review file',
    fault: 'A price can’t be negative.',
  },
  {
    code: 'es',
    title: 'Precios',
    list: 'Lista de precios',
    filter: 'Filtrar',
    select: (name: string) => `Seleccionar ${name}`,
    change: /Cambio, por ejemplo/,
    column: 'Columna',
    renewal: 'Renovación',
    review: /Revisar cambios \(\d+\)/,
    publish: 'Publicar ahora',
    published: 'Publicado. El sitio muestra los precios nuevos.',
    back: 'Volver a los precios',
    history: 'Historial',
    putBack: 'Restaurar',
    file: 'Archivo CSV',
    reviewFile: 'Revisar el archivo',
    fault: 'Un precio no puede ser negativo.',
  },
] as const

const mostClicks = 8

for (const words of languages) {
  test(`P13, G14: marketing raises a range of prices in ${words.code} in at most eight clicks from the first page, puts them back, and reads what is wrong with a file`, async ({
    page,
    baseURL,
  }) => {
    const origin = baseURL ?? ''
    await page.context().addCookies([{ name: 'payload-lng', value: words.code, url: origin }])
    const editor = await asEditor(page.request, origin)
    const clicks = await countClicks(page)
    await page.setViewportSize(withMenu)
    await page.goto('/admin')
    clicks.begin()
    await page.locator('nav').getByRole('link', { name: words.title, exact: true }).click()
    await expect(page.getByRole('heading', { name: words.title, level: 1 })).toBeVisible()
    await page.getByLabel(words.list, { exact: true }).selectOption('extensions')

    const grid = page.getByRole('grid')
    const ticks = grid.getByRole('row').getByRole('checkbox')
    await expect(ticks.nth(5)).toBeVisible()
    await ticks.nth(1).click()
    // shift-click selects a range; the list price of the last four equals the price and moves with it
    const rows = 10
    await ticks.nth(rows).click({ modifiers: ['Shift'] })
    await page.getByLabel(words.change).click()
    await page.keyboard.type('+5%')
    await page.getByLabel(words.change).press('Enter')
    await expect(grid.locator('[data-changed]')).toHaveCount(rows + 4)
    await expectAccessible(page)
    await page.getByRole('button', { name: words.review }).click()
    await expect(page.getByRole('row').filter({ hasText: '.com' }).filter({ hasText: '+' }).first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: words.publish }).click()
    await expect(page.getByText(words.published)).toBeVisible()
    await clicks.end('raise-prices', mostClicks)
    await page.getByRole('button', { name: words.back }).click()

    await page.getByRole('button', { name: words.history }).click()
    await page.locator('.prices-sets summary').first().click()
    await expect(page.locator('.prices-sets summary').first()).toContainText('marketing@')
    await page.getByRole('button', { name: words.putBack }).click()
    await page.getByRole('button', { name: words.publish }).click()
    await expect(page.getByText(words.published)).toBeVisible()
    await page.getByRole('button', { name: words.back }).click()
    await expectAccessible(page)

    await page.goto('/admin/prices')
    await page.getByLabel(words.list, { exact: true }).selectOption('extensions')
    await page.locator('.prices-files summary').click()
    await page.getByLabel(words.file).setInputFiles(fileOf('extension,renewal\n.io,-3'))
    await page.getByRole('button', { name: words.reviewFile }).click()
    await expect(page.getByRole('row').filter({ hasText: words.fault })).toContainText('.io · renewal')
    await expect(page.getByRole('button', { name: words.publish })).toHaveCount(0)
    await page.getByRole('button', { name: words.back }).click()
    await page.locator('.prices-files summary').click()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: /CSV/ }).click()
    expect((await download).suggestedFilename()).toBe('extensions.csv')
    expect((await editor.read<{ docs: unknown[] }>('/api/extensions?limit=1')).docs).toHaveLength(1)
  })
}

test('P13: the grid is worked as a spreadsheet: by keys alone, with a block that is pasted, and back again', async ({ page, baseURL }) => {
  test.slow()
  await asEditor(page.request, baseURL ?? '')
  await page.goto('/admin/prices')
  await page.getByLabel('Price list', { exact: true }).selectOption('extensions')
  const grid = page.getByRole('grid')
  const cells = grid.locator('td[role="gridcell"]')
  const first = (await cells.first().textContent()) ?? ''
  await cells.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(cells.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('3.5')
  await page.keyboard.press('Enter')
  await expect(cells.first()).toHaveText('3.5')
  await expect(cells.nth(3)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('F2')
  await page.keyboard.type('9')
  await page.keyboard.press('Escape')
  await expect(cells.first()).toHaveText('3.5')
  await expect(cells.first()).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(cells.first()).toHaveText(first)
  await page.keyboard.press('Control+y')
  await expect(cells.first()).toHaveText('3.5')
  await page.keyboard.press('Control+z')

  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text/plain', '1.11\t2.22\n3.33\t4.44\n')
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(grid.locator('[data-changed]')).toHaveText(['1.11', '2.22', '3.33', '4.44'])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(cells.nth(3)).toBeFocused()
  await page.getByLabel('Filter').fill('.net')
  await expect(grid.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: /Review changes/ }).click()
  await page.getByRole('button', { name: 'Back to prices' }).click()
  await expect(page.getByLabel('Filter')).toHaveValue('.net')
  await page.getByRole('button', { name: 'Discard all' }).click()
  await page.getByRole('button', { name: 'Crossed-out prices' }).click()
  await expect(page.getByRole('heading', { name: 'Crossed-out prices' })).toBeVisible()
  await expectAccessible(page)
})

test('marketing sees who changed a price and when, and types a tax in percent', async ({ page, baseURL }) => {
  test.slow()
  const editor = await asEditor(page.request, baseURL ?? '')
  const id = await editor.find('extensions', 'extension', '.app')
  await editor.save(`/api/extensions/${id}`, {})
  await page.goto(`/admin/collections/extensions/${id}/versions`)
  await expect(page.getByRole('row').nth(1)).toContainText('marketing@')
  await page.getByRole('row').nth(1).getByRole('link').click()
  await expect(page.getByRole('button', { name: /Restore/ })).toBeVisible()

  await page.goto('/admin/globals/pricing-settings')
  await expect(page.getByLabel('Tax rate (%)')).toHaveValue('10')
})
