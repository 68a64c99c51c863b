import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { APIRequestContext } from '@playwright/test'
import { locales } from '../../src/lib/config/locales'
import { asEditor, mostSeconds, timeTo } from './support/editor'
import { expect, test } from './support/shop'

type Editor = Awaited<ReturnType<typeof asEditor>>
type Block = Readonly<Record<string, unknown>> & { readonly blockType: string }
interface Page {
  readonly id: string
  readonly path: string
  readonly layout: readonly Block[]
}

/** One folder per block, so new blocks are covered. */
const blockTypes = readdirSync(fileURLToPath(new URL('../../src/blocks', import.meta.url)), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** First visible text of a block without heading. */
const textFields = ['heading', 'value', 'text']

/** Appends a word to the block's first text at any depth; `null` if it has none. */
const withWord = (value: unknown, word: string): unknown => {
  if (value === null || typeof value !== 'object') return null
  const entries = Object.entries(value)
  const own = textFields.find((field) => typeof entries.find(([name]) => name === field)?.[1] === 'string')
  if (own !== undefined) return { ...value, [own]: `${String((value as Block)[own])} ${word}` }
  for (const [name, inner] of entries) {
    const changed = withWord(inner, word)
    if (changed === null) continue
    return Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed }
  }
  return null
}

const allPages = async (editor: Editor, locale: string) =>
  (await editor.read<{ docs: Page[] }>(`/api/pages?limit=200&depth=0&sort=path&locale=${locale}&fallback-locale=none`)).docs

test.describe('shows an editor’s change of a section within 2 s', () => {
  let request: APIRequestContext
  let editor: Editor
  const pages = new Map<string, readonly Page[]>()
  test.beforeAll(async ({ playwright, baseURL }) => {
    request = await playwright.request.newContext({ baseURL })
    editor = await asEditor(request, baseURL ?? '')
    for (const language of locales) pages.set(language, await allPages(editor, language))
  })
  test.afterAll(() => request.dispose())

  for (const [index, type] of blockTypes.entries()) {
    const language = locales[index % locales.length] ?? 'en'
    const other = locales[(index + 1) % locales.length] ?? 'en'
    test(`${type} (${language})`, async () => {
      const page = pages.get(language)?.find(({ layout }) => layout.some(({ blockType }) => blockType === type))
      if (!page) throw new Error(`No page of the seed has a ${type}`)
      const at = page.layout.findIndex(({ blockType }) => blockType === type)
      const word = `Otter${type.replaceAll('-', '')}`
      const layout = page.layout.with(at, withWord(page.layout[at], word) as Block)
      const address = `/api/pages/${page.id}?locale=${language}`
      const shows = async (locale: string) => (await (await request.get(`/${locale}${page.path}`)).text()).includes(word)
      expect(await shows(language)).toBe(false)
      try {
        await editor.save(address, { layout, _status: 'published' })
        expect(await timeTo(() => shows(language))).toBeLessThan(mostSeconds())
        expect(await shows(other)).toBe(false)
      } finally {
        await editor.save(address, { layout: page.layout, _status: 'published' })
      }
    })
  }
})

test('shows input in the live preview, and to visitors once published', { tag: '@smoke' }, async ({ page, baseURL }) => {
  test.slow()
  const editor = await asEditor(page.request, baseURL ?? '')
  const id = await editor.find('pages', 'path', '/contact')
  const address = `/api/pages/${id}?locale=en`
  const { layout } = await editor.read<Page>(`${address}&depth=0`)
  const heading = 'Otterhood'
  const frame = page.locator('#live-preview-iframe')
  const shown = frame.contentFrame().getByRole('heading', { level: 1 })
  const isPublic = async () => (await (await page.request.get('/en/contact')).text()).includes(heading)
  try {
    await page.goto(`/admin/collections/pages/${id}?locale=en`)
    // Payload restores the preview's last state shortly after loading.
    await expect(async () => {
      if (await frame.isHidden()) await page.getByRole('button', { name: 'Live Preview' }).click()
      await expect(frame).toBeVisible({ timeout: 3000 })
    }).toPass()
    await expect(shown).toHaveText(String(layout[0]?.['heading']))
    const field = page.locator('#field-layout__0__heading')
    // Sections are collapsed initially.
    if (await field.isHidden()) await page.locator('#layout-row-0').getByRole('button', { name: 'Toggle block' }).first().click()
    // Typing triggers server validation, whose response replaces the form's state; a click before it would be lost.
    const noted = page.waitForResponse(
      (response) => response.request().method() === 'POST' && (response.request().postData() ?? '').includes(heading),
    )
    await field.fill(heading)
    await noted
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await expect(shown).toHaveText(heading)
    expect(await isPublic()).toBe(false)

    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.getByText('Updated successfully.').last()).toBeVisible()
    expect(await timeTo(isPublic)).toBeLessThan(mostSeconds())
  } finally {
    await editor.save(address, { layout, _status: 'published' })
  }
})
