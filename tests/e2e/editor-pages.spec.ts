import { asEditor, timeTo, promised } from './support/editor'
import { expect, expectAccessible, test } from './support/shop'

interface Page {
  readonly layout: readonly Readonly<Record<string, unknown>>[]
}

const schemes = ['light', 'dark'] as const

test('G1: previews input to its editor only; clicking a section opens it in the form', async ({ page, baseURL }, info) => {
  test.slow()
  const editor = await asEditor(page.request, baseURL ?? '')
  const id = await editor.find('pages', 'path', '/contact')
  const address = `/api/pages/${id}?locale=en`
  const { layout } = await editor.read<Page>(`${address}&depth=0`)
  const heading = 'Heronry'
  const frame = page.locator('#live-preview-iframe')
  const shown = frame.contentFrame().getByRole('heading', { level: 1 })
  try {
    await page.goto(`/admin/collections/pages/${id}?locale=en`)
    await expect(async () => {
      if (await frame.isHidden()) await page.getByRole('button', { name: 'Live Preview' }).click()
      await expect(frame).toBeVisible({ timeout: 3000 })
    }).toPass()
    await expect(shown).toHaveText(String(layout[0]?.['heading']))

    const field = page.locator('#field-layout__0__heading')
    // Clicks before the frame's script runs are lost.
    await expect(async () => {
      await shown.click()
      await expect(field).toBeVisible({ timeout: 2000 })
    }).toPass()
    await field.fill(heading)
    const seconds = await timeTo(async () => (await shown.textContent()) === heading)
    info.annotations.push({ type: 'typed to drawn', description: `${seconds.toFixed(2)} s` })
    expect(seconds).toBeLessThan(promised(1.5))
    expect(await (await page.request.get('/en/contact')).text()).not.toContain(heading)
    expect((await editor.read<Page>(`${address}&depth=0&draft=true`)).layout[0]?.['heading']).toBe(layout[0]?.['heading'])
  } finally {
    await editor.save(address, { layout, _status: 'published' })
  }
})

test('G3: Ctrl-K finds a text and opens its field; G4: a replacement is reviewed first', async ({ page, baseURL }) => {
  test.slow()
  const editor = await asEditor(page.request, baseURL ?? '')
  const { docs } = await editor.read<{ docs: { id: string; question: string }[] }>('/api/faqs?limit=1&depth=0&locale=en&sort=id')
  const [faq] = docs
  if (!faq) throw new Error('No questions')
  const word = 'Kingfisher in thirty streams'
  await editor.save(`/api/faqs/${faq.id}?locale=en`, { question: word, _status: 'published' })
  try {
    await page.goto('/admin')
    await expect(page.getByRole('button', { name: /^Search/ })).toBeVisible()
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
    await field.press('ArrowDown')
    await expect(place).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#field-question')).toBeFocused()

    await page.goto(`/admin/texts?q=${encodeURIComponent('Kingfisher')}`)
    await page.getByLabel('Replace with').fill('Halcyon')
    await expect(page.getByText('Halcyon in thirty streams')).toBeVisible()
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessible(page, { onlyColours: colorScheme === 'dark' })
    }
    await page.getByRole('button', { name: 'Replace and publish (1)' }).click()
    await expect(page.getByText('All selected matches were replaced.')).toBeVisible()
    expect((await editor.read<{ question: string }>(`/api/faqs/${faq.id}?locale=en&depth=0`)).question).toBe('Halcyon in thirty streams')
  } finally {
    await editor.save(`/api/faqs/${faq.id}?locale=en`, { question: faq.question, _status: 'published' })
  }
})
