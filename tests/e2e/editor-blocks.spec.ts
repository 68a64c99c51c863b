import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
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

/** Every kind of section by the first page that has it. */
const typesByPage = (pages: readonly Page[]) => {
  const found = new Map<string, string[]>()
  for (const type of blockTypes) {
    const page = pages.find(({ layout }) => layout.some(({ blockType }) => blockType === type))
    if (!page) throw new Error(`No page of the seed has a ${type}`)
    found.set(page.id, [...(found.get(page.id) ?? []), type])
  }
  return [...found]
}

test('shows an editor’s change of each section within 2 s, in its language only', async ({ request, baseURL }) => {
  test.slow()
  const editor = await asEditor(request, baseURL ?? '')
  const pages = new Map<string, readonly Page[]>()
  for (const language of locales) pages.set(language, await allPages(editor, language))
  for (const [index, [id, types]] of typesByPage(pages.get('en') ?? []).entries()) {
    const language = locales[index % locales.length] ?? 'en'
    const other = locales[(index + 1) % locales.length] ?? 'en'
    const page = pages.get(language)?.find((each) => each.id === id)
    if (!page) throw new Error(`Page ${id} is not in ${language}`)
    await test.step(`${page.path} (${language}): ${types.join(', ')}`, async () => {
      // none is the beginning of another
      const wordOf = (type: string) => `Otter${type.replaceAll('-', '')}z`
      const layout = types.reduce<readonly Block[]>((changed, type) => {
        const at = changed.findIndex(({ blockType }) => blockType === type)
        return changed.with(at, withWord(changed[at], wordOf(type)) as Block)
      }, page.layout)
      const address = `/api/pages/${id}?locale=${language}`
      const shown = async (locale: string) => {
        const html = await (await request.get(`/${locale}${page.path}`)).text()
        return types.filter((type) => html.includes(wordOf(type)))
      }
      expect(await shown(language)).toEqual([])
      try {
        await editor.save(address, { layout, _status: 'published' })
        expect(await timeTo(async () => (await shown(language)).length > 0)).toBeLessThan(mostSeconds())
        expect(await shown(language)).toEqual(types)
        expect(await shown(other)).toEqual([])
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
