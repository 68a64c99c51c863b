import { asEditor } from './support/editor'
import { expect, expectAccessible, test } from './support/shop'

const schemes = ['light', 'dark'] as const

test('G3: Ctrl-K finds a text, its place opens the form at the field; G4: what is replaced is reviewed first', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const editor = await asEditor(page.request, baseURL ?? '')
  const { docs } = await editor.read<{ docs: { id: string; question: string }[] }>('/api/faqs?limit=1&depth=0&locale=en&sort=id')
  const [faq] = docs
  if (!faq) throw new Error('No questions')
  const word = 'Kingfisher in thirty streams'
  await editor.save(`/api/faqs/${faq.id}?locale=en`, { question: word, _status: 'published' })
  try {
    await page.goto('/admin')
    await expect(page.getByRole('button', { name: /Search texts/ })).toBeVisible()
    const field = page.getByRole('dialog').getByRole('searchbox')
    await expect(async () => {
      await page.keyboard.press('Control+k')
      await expect(field).toBeVisible({ timeout: 1000 })
    }).toPass()
    await field.fill('kingfisher in thirty')
    const place = page.getByRole('dialog').getByRole('link', { name: /Kingfisher in thirty/ })
    await expect(place).toHaveCount(1)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessible(page, { within: '.text-palette', onlyColours: colorScheme === 'dark' })
    }
    await place.click()
    await expect(page.locator('#field-question')).toBeFocused()

    await page.goto(`/admin/texts?q=${encodeURIComponent('Kingfisher')}`)
    await page.getByLabel('Replace with').fill('Halcyon')
    await expect(page.getByText('Halcyon in thirty streams')).toBeVisible()
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessible(page, { within: '.text-search', onlyColours: colorScheme === 'dark' })
    }
    await page.getByRole('button', { name: 'Replace and publish (1)' }).click()
    await expect(page.getByText('All chosen places were replaced.')).toBeVisible()
    expect((await editor.read<{ question: string }>(`/api/faqs/${faq.id}?locale=en&depth=0`)).question).toBe('Halcyon in thirty streams')
  } finally {
    await editor.save(`/api/faqs/${faq.id}?locale=en`, { question: faq.question, _status: 'published' })
  }
})
