import { countClicks } from './support/clicks'
import { asEditor } from './support/editor'
import { expect, expectAccessible, test } from './support/shop'

const languages = [
  {
    code: 'en',
    title: 'Translations',
    row: 'Questions and answers',
    missing: /missing/,
    translation: 'Translation',
    none: 'Nothing to do here.',
  },
  {
    code: 'es',
    title: 'Traducciones',
    row: 'Preguntas y respuestas',
    missing: /sin traducir/,
    translation: 'Traducción',
    none: 'No hay nada que hacer aquí.',
  },
] as const

const heading = (question: string) => new RegExp(question.replace(/[?]/g, '\\?'))

for (const words of languages) {
  test(`G14: a translator, in ${words.code}, goes from the matrix to what is missing, and from each text to the next by one press`, async ({
    page,
    baseURL,
  }) => {
    test.slow()
    const clicks = await countClicks(page)
    const origin = baseURL ?? ''
    const editor = await asEditor(page.request, origin)
    const { docs } = await editor.read<{ docs: { id: string; question: string }[] }>(
      '/api/faqs?limit=2&depth=0&locale=de&fallback-locale=none&sort=id',
    )
    const english = await editor.read<{ docs: { question: string }[] }>('/api/faqs?limit=2&depth=0&locale=en&sort=id')
    for (const { id } of docs) await editor.save(`/api/faqs/${id}?locale=de&fallback-locale=none`, { question: '', _status: 'published' })
    try {
      await page.context().addCookies([{ name: 'payload-lng', value: words.code, url: origin }])
      await page.goto('/admin/translations')
      await expect(page.getByRole('heading', { name: words.title, level: 1 })).toBeVisible()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await expectAccessible(page, { onlyColours: colorScheme === 'dark' })
      }
      await page.getByRole('row', { name: words.row }).getByRole('cell').nth(2).getByRole('link', { name: words.missing }).click()
      const field = page.getByRole('textbox', { name: words.translation })
      await expect(page.getByRole('heading', { name: heading(english.docs[0]?.question ?? '') })).toBeVisible()
      await expect(field).toBeFocused()
      await page.keyboard.type(docs[0]?.question ?? '')
      clicks.begin()
      await page.keyboard.press('Control+Enter')
      await expect(page.getByRole('heading', { name: heading(english.docs[1]?.question ?? '') })).toBeVisible()
      await expect(field).toBeFocused()
      await clicks.end('translate', 1)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await expectAccessible(page, { onlyColours: colorScheme === 'dark' })
      }
      await page.keyboard.type(docs[1]?.question ?? '')
      await page.keyboard.press('Control+Enter')
      await expect(page.locator('.translation-list [data-state="missing"]')).toHaveCount(0)
      await page.reload()
      await expect(page.getByText(words.none, { exact: true })).toBeVisible()
    } finally {
      for (const { id, question } of docs) await editor.save(`/api/faqs/${id}?locale=de`, { question, _status: 'published' })
    }
  })
}
