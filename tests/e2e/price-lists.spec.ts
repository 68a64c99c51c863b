import { asEditor } from './support/editor'
import { expect, test } from './support/shop'

const fileOf = (text: string) => ({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

const languages = [
  {
    code: 'en',
    title: 'Price lists',
    list: 'Price list',
    file: 'CSV file',
    check: 'Check the file',
    apply: 'Apply all changes',
    applied: 'Applied. The site shows the new prices.',
    nothing: 'This file changes nothing.',
    fault: ['2', 'renewal', 'A price cannot be below zero.'],
    renewal: '31.27',
  },
  {
    code: 'es',
    title: 'Listas de precios',
    list: 'Lista de precios',
    file: 'Archivo CSV',
    check: 'Comprobar el archivo',
    apply: 'Aplicar todos los cambios',
    applied: 'Aplicado. El sitio muestra los precios nuevos.',
    nothing: 'Este archivo no cambia nada.',
    fault: ['2', 'renewal', 'Un precio no puede ser inferior a cero.'],
    renewal: '32.48',
  },
] as const

for (const words of languages) {
  test(`marketing reads in ${words.code} what is wrong with a price list, and applies one that is right`, async ({ page, baseURL }) => {
    test.slow()
    const origin = baseURL ?? ''
    await page.context().addCookies([{ name: 'payload-lng', value: words.code, url: origin }])
    await asEditor(page.request, origin)
    await page.goto('/admin')
    await expect(page.getByRole('link', { name: words.title, includeHidden: true })).toHaveAttribute('href', '/admin/price-lists')
    await page.goto('/admin/price-lists')
    await expect(page.getByRole('heading', { name: words.title, level: 1 })).toBeVisible()
    await page.getByLabel(words.list, { exact: true }).selectOption('extensions')

    await page.getByLabel(words.file).setInputFiles(fileOf('extension,renewal\n.io,-3'))
    await page.getByRole('button', { name: words.check }).click()
    await expect(page.getByRole('row').filter({ hasText: words.fault[2] }).getByRole('cell')).toHaveText([...words.fault])
    await expect(page.getByRole('button', { name: words.apply })).toHaveCount(0)

    await page.getByLabel(words.file).setInputFiles(fileOf(`extension,renewal\n.io,${words.renewal}`))
    await page.getByRole('button', { name: words.check }).click()
    await expect(page.getByRole('row').filter({ hasText: words.renewal })).toContainText('.io')
    await page.getByRole('button', { name: words.apply }).click()
    await expect(page.getByText(words.applied)).toBeVisible()

    // The same file again: it is what the catalogue says already.
    await page.getByRole('button', { name: words.check }).click()
    await expect(page.getByText(words.nothing)).toBeVisible()

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: /CSV/ }).click()
    expect((await download).suggestedFilename()).toBe('extensions.csv')
  })
}

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
  await expect(page.getByLabel('Tax rate in percent')).toHaveValue('10')
})
